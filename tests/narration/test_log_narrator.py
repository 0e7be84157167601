"""Lines are made of what the viewer saw, and read like a person telling it."""

import re

import pytest

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.engine.happened import AnyEvent, Decided, Moved
from parlour.engine.state import standing
from parlour.engine.zones import AUDIENCE
from parlour.games import find
from parlour.match import Match
from parlour.narration import Line, LogNarrator, Reading, join_lines, result_lines
from parlour.narration.folding import events_of
from parlour.words.messages import Messages

NAMES = ["Ina", "Ada", "Bram", "Cleo", "Dev"]


def played(slug: str, seats: int, seed: str, **options: object) -> Match:
    match = Match(find(slug), seats, options, seed=seed, names=NAMES[:seats])
    bot = find_bot(match.game, "regular")
    dice = Dice(7)
    while not match.over():
        seat = match.state.next_asked()
        match.play_tokens(seat, answer(bot, match.state, seat, dice))
    return match


def reading(match: Match, viewer: int, language: str = "en") -> Reading:
    you = viewer if viewer < AUDIENCE else None
    return Reading(Messages(match.game, language), match.names, you, str)


def story(match: Match, viewer: int, language: str = "en") -> list[str]:
    narrator = LogNarrator(match.game, match.table, viewer)
    lines = [
        line
        for number in range(len(match.events))
        for line in narrator.lines(match.events_for(viewer, number, number + 1))
    ]
    return reading(match, viewer, language).read(join_lines(lines))


def moved_to(events: list[AnyEvent], *zones: str) -> list[str]:
    return [str(one.piece) for one in events_of(Moved, events) if one.target in zones]


def test_a_deal_is_one_line_with_what_you_got() -> None:
    match = played("barcelona", 4, "one", hands=1)
    events = match.events_for(0, 0, 1)
    got = moved_to(events, "red 0", "black 0")
    (deal,) = LogNarrator(match.game, match.table, 0).lines(events)
    told = reading(match, 0).text(deal)
    assert told == (
        "Hand 1: everyone antes 1 coin and gets a red and a black card;"
        f" you: {' '.join(got)}. Whoever shows the lowest card decides first:"
        " the Ace is low, and among equals come clubs, then diamonds, hearts and"
        " spades."
    )
    german = reading(match, 0, "de").text(deal)
    assert german == (
        "Hand 1: Alle setzen eine Münze und bekommen eine rote und eine schwarze"
        f" Karte; du: {' '.join(got)}. Wer die niedrigste Karte zeigt, entscheidet"
        " zuerst: Das Ass ist niedrig, und bei gleichem Wert kommt Kreuz vor Karo,"
        " Herz und Pik."
    )
    folded = reading(match, 0).read(deal.detail)
    assert folded[0] == "Ina, Ada, Bram and Cleo ante 1.".replace("Ina", "You")
    watched = LogNarrator(match.game, match.table, AUDIENCE).lines(
        match.events_for(AUDIENCE, 0, 1)
    )
    (seen,) = reading(match, AUDIENCE).read(watched)
    assert seen.startswith(
        "Hand 1: everyone antes 1 coin and gets a red and a black card. Whoever"
    )


def folds(*seats: int, act: str = "fold") -> Line:
    return Line(
        message="decided-bet-or-fold", seats={"seat": list(seats)}, values={"act": act}
    )


FORMS = [
    # who, in English, in German, for Ina
    ([0], "You fold.", "Du steigst aus."),
    ([1], "Ada folds.", "Ada steigt aus."),
    ([1, 2], "Ada and Bram fold.", "Ada und Bram steigen aus."),
    ([1, 0], "Ada and you fold.", "Ada und du steigt aus."),
]


@pytest.mark.parametrize(("seats", "english", "german"), FORMS)
def test_verbs_follow_who_acts(seats: list[int], english: str, german: str) -> None:
    match = played("willow", 3, "one", hands=1)
    assert reading(match, 0).text(folds(*seats)) == english
    assert reading(match, 0, "de").text(folds(*seats)) == german


def test_equal_acts_in_a_row_are_one_line() -> None:
    lines = join_lines([folds(1), folds(2), folds(1), folds(0, act="check")])
    assert [line.seats["seat"] for line in lines] == [[1, 2], [1], [0]]


def test_a_bet_says_how_much_went_in() -> None:
    told = story(played("willow", 4, "two", hands=6), 0)
    assert any(" raises by " in line and " puts in " in line for line in told)
    assert any(" wins " in line and ("gap" in line or "pair" in line) for line in told)


@pytest.mark.parametrize("slug", ["barcelona", "willow"])
def test_hidden_pieces_stay_hidden(slug: str) -> None:
    """What is told to a seat is the same whatever the others hold."""
    match = played(slug, 4, "three", hands=3)
    for viewer in (0, AUDIENCE):
        narrator = LogNarrator(match.game, match.table, viewer)
        for number in range(len(match.events)):
            events = match.events_for(viewer, number, number + 1)
            seen = {getattr(event, "piece", None) for event in events}
            seen |= {
                one for event in events_of(Decided, events) for one in event.chosen
            }
            for line in narrator.lines(events):
                assert pieces_of(line) <= seen


def pieces_of(line: Line) -> set[str | None]:
    found = {piece for row in line.pieces.values() for piece in row}
    found |= {piece for _, row in line.shares for piece in row}
    return found.union(*(pieces_of(part) for part in line.detail))


def test_the_result_says_by_how_much() -> None:
    match = played("barcelona", 3, "four", hands=4)
    chips = match.state.chips[:3]
    most = max(chips)
    others = [value for value in chips if value != most]
    told = reading(match, AUDIENCE).read(result_lines(match))
    assert told[0] == "All 4 hands are played."
    assert " wins." in told[1] or " share the win." in told[1]
    assert f" up {most} coin" in told[2]
    if chips.count(most) == 1:
        assert f"{most - max(others)} coin" in told[2]


def test_the_end_is_told_once() -> None:
    """Who won and why stand in the result alone, whatever the game said of it."""
    for slug, seats in (("lamarckian-poker", 4), ("boneyard", 5), ("barcelona", 4)):
        match = played(slug, seats, "end")
        told = story(match, 0) + reading(match, 0).read(result_lines(match))
        ends = [line for line in told if re.fullmatch(r"\w+ wins?\.", line)]
        assert len(ends) == 1, told[-8:]
        assert len(told[-8:]) == len(set(told[-8:])), told[-8:]


STANDINGS = [
    # chips, in English, in German, for Ina
    (
        [5, -3, 0, -2],
        "Won and lost: you +5 coins, Bram 0, Cleo −2, Ada −3.",
        "Bilanz: du +5 Münzen, Bram 0, Cleo −2, Ada −3.",
    ),
    (
        [5, 3, 10, 2],  # coins were given out at the start
        "Final standing: Bram 10 coins, you 5, Ada 3, Cleo 2.",
        "Endstand: Bram 10 Münzen, du 5, Ada 3, Cleo 2.",
    ),
]


@pytest.mark.parametrize(("chips", "english", "german"), STANDINGS)
def test_everybody_has_a_place_at_the_end(
    chips: list[int], english: str, german: str
) -> None:
    match = played("barcelona", 4, "four", hands=4)
    match.state.chips[:4] = chips
    match.state.ranks = standing(chips)
    assert reading(match, 0).text(result_lines(match)[-1]) == english
    assert reading(match, 0, "de").text(result_lines(match)[-1]) == german


def test_a_secret_choice_is_told_until_something_comes_of_it() -> None:
    match = played("barcelona", 4, "four", hands=1)
    narrator = LogNarrator(match.game, match.table, 0)
    waiting = [
        line
        for number in range(3)
        for line in narrator.lines(match.events_for(0, number, number + 1))
    ]
    assert "Ada has chosen." in reading(match, 0).read(join_lines(waiting))
    assert not any("chosen" in line for line in story(match, 0))


def test_every_line_names_the_event_it_begins_with() -> None:
    match = played("willow", 4, "five", hands=3)
    narrator = LogNarrator(match.game, match.table, 1)
    for number in range(len(match.events)):
        events = match.events_for(1, number, number + 1)
        for line in narrator.lines(events):
            assert 0 <= line.at < len(events)
        assert [line.at for line in narrator.lines(events, 5)] == [
            line.at + 5 for line in narrator.lines(events)
        ]


def test_pieces_are_told_by_the_way_they_went() -> None:
    match = played("hey-bartender", 2, "way", first_dealer=1, deals=2)
    events = match.events_for(AUDIENCE, 1, 2)
    paid = moved_to(events, "discard")
    (offer,) = LogNarrator(match.game, match.table, AUDIENCE).lines(events)
    told = reading(match, AUDIENCE).text(offer)
    assert told.startswith("Ina offers ")
    assert f"gives {' '.join(paid)}," in told
    last = next(  # what he has left goes back into the deck, and nobody gets it
        number
        for number in range(len(match.events))
        if any(
            (event.source, event.target) == ("bartender", "deck")
            for event in events_of(
                Moved, match.events_for(AUDIENCE, number, number + 1)
            )
        )
    )
    events = match.events_for(AUDIENCE, last, last + 1)
    paid = moved_to(events, "discard")
    offer = LogNarrator(match.game, match.table, AUDIENCE).lines(events)[0]
    assert f"gives {' '.join(paid)}," in reading(match, AUDIENCE).text(offer)


def test_penalty_names_the_taker_when_a_card_is_shown_in_its_place() -> None:
    """The Ace of the accused may be shown at once: its owner takes nothing."""
    match = played("lost-pueblo", 4, "penalty")
    shown = Moved(piece="As", back="card", source="hand 2", target="hand 2")
    given = Moved(piece=None, back="card", source="hand 1", target="hand 0")
    chose = Decided(seat=1, prompt="hand-over-two", sealed=False, chosen=[None, None])
    narrator = LogNarrator(match.game, match.table, AUDIENCE)
    (line,) = narrator.lines([chose, given, given, shown])
    for language, text in (
        ("en", "Ada gives Ina 2 cards face down as a penalty."),
        ("de", "Zur Strafe gibt Ada Ina 2 verdeckte Karten."),
        ("es", "Ada da 2 cartas boca abajo a Ina como castigo."),
        ("fr", "Ada donne 2 cartes cachées à Ina en amende."),
    ):
        assert reading(match, AUDIENCE, language).text(line) == text


def test_who_acts_alone_is_tu_in_french_and_otherwise_toi() -> None:
    words = Reading(Messages(find("willow"), "fr"), NAMES, 0, str)

    def told(message: str, part: str = "", **seats: list[int]) -> str:
        return words.text(Line(message=message, part=part, seats=seats))

    assert told("event-passed", seat=[0]) == "Tu passes."
    assert told("event-passed", seat=[1, 0]) == "Ada et toi passez."
    assert told("event-gave", "detail", seat=[1], target=[2, 0]).endswith(
        "à Bram et toi."
    )


def test_hidden_choice_without_words_of_its_own_names_no_pieces() -> None:
    """A game without `decided-…` for a prompt: others saw that a choice was made."""
    match = played("barcelona", 3, "one", hands=1)
    narrator = LogNarrator(match.game, match.table, AUDIENCE)
    choices: list[list[str | None]] = [[None], [None, None], [None, "7h"]]
    told = [
        reading(match, AUDIENCE).text(line)
        for chosen in choices
        for line in narrator.lines([Decided(1, "no-such-prompt", False, chosen)])
    ]
    assert told[:2] == ["Ada has chosen."] * 2
    assert told[2].startswith("Ada chooses ")
    assert "7h" in told[2]
