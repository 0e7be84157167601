"""What special cards aim at, whose hand of a cast it is, and why a game was won."""

import re

import pytest

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.engine.happened import AnyEvent, Moved
from parlour.engine.zones import AUDIENCE
from parlour.games import find
from parlour.match import Match
from parlour.narration import Line, LogNarrator, result_lines
from parlour.narration.folding import events_of
from parlour.narration.reasons import answer_lines
from parlour.testing.telling import reading

NAMES = ["Ada", "Ben", "Cleo", "Dev", "Edda"]


def played(
    slug: str,
    seats: int,
    options: dict[str, object],
    bot: str = "regular",
    seed: int = 7,
) -> Match:
    match = Match(find(slug), seats, options, seed=f"{seed}", names=NAMES[:seats])
    finish(match, bot, seed)
    return match


def finish(match: Match, name: str, seed: int) -> None:
    bot = find_bot(match.game, name)
    dice = Dice(seed)
    while not match.over():
        seat = match.state.next_asked()
        match.play_tokens(seat, answer(bot, match.state, seat, dice))


def log(match: Match, language: str = "en") -> list[str]:
    teller = LogNarrator(match.game, match.table, AUDIENCE)
    told: list[Line] = []
    for number in range(len(match.events)):
        told += teller.lines(match.events_for(AUDIENCE, number, number + 1))
    return reading(match.game, language=language).read(told)


def reasons(match: Match, language: str = "en") -> list[str]:
    told = [
        line
        for line in result_lines(match)
        if not line.standing and line.message != "won"
    ]
    return reading(match.game, language=language).read(told)


def test_special_cards_say_what_they_are_aimed_at() -> None:
    told = [
        line
        for line in log(played("domino-knights", 3, {}, "random"))
        if "plays" in line
    ]
    courage = [line for line in told if "Courage" in line]
    assert courage
    assert all(re.search(r", aimed at \w+’s Kingdom", line) for line in courage)
    power = [line for line in told if "Power" in line]
    assert power
    doubled = re.compile(r", aimed at \d+-\d+: its attack and defence are doubled\.$")
    assert all(map(doubled.search, power))
    wizards = [line for line in told if "Wizard" in line]
    assert wizards
    aims = (", aimed at ", ", to undo what was just played.")
    assert all(any(aim in line for aim in aims) for line in wizards)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"goal": "last_standing"}, r"\w+’s Kingdom is the last one standing\."),
        (
            {"goal": "first_to_fame", "fame_target": 12},
            r"\w+ reaches the target of 12 Fame\.",
        ),
        (
            {"goal": "most_fame_at_time", "round_limit": 2},
            r"All 2 rounds are played, and .+ ha(s|ve) the most Fame: \d+\.",
        ),
        (
            {"goal": "healthiest_at_time", "round_limit": 2},
            r"All 2 rounds are played, and .+ ha(s|ve) the most Health: \d+\.",
        ),
    ],
)
def test_every_goal_of_the_knights_is_a_reason(
    options: dict[str, object], told: str
) -> None:
    (reason,) = reasons(played("domino-knights", 3, options))
    assert re.fullmatch(told, reason)


def test_time_that_is_up_is_a_reason() -> None:
    options = {"goal": "most_fame_at_time", "time_limit_minutes": 30}
    match = Match(find("domino-knights"), 3, options, seed="late", names=NAMES[:3])
    match.ring()
    finish(match, "regular", 3)
    (reason,) = reasons(match)
    assert reason.startswith("Time is up, and ")


def test_a_single_hand_of_a_contest_is_won_by_its_worth() -> None:
    for cast in ("1v1", "2v1", "1v2"):
        match = played("contest", 3 if cast == "2v1" else 2, {"cast": cast})
        (reason,) = reasons(match)
        assert re.search(r" ha(s|ve) |draw|No hand counts|same", reason), reason
        assert "point" not in reason  # the cards decided it
    (german,) = reasons(match, "de")
    assert german != reason


def test_hands_have_numbers_only_where_somebody_has_several() -> None:
    duel = log(played("contest", 2, {"cast": "1v1"}))
    assert duel[1] == "Ann and Ben get two cards face down each."
    assert not any("(hand " in line for line in duel)
    several = log(played("contest", 2, {"cast": "1v2"}, "random"))
    assert any(re.match(r"Ben \(hand [23]\) ", line) for line in several)
    assert not any("Ann (hand" in line for line in several)


def test_a_swap_names_what_came_and_what_went() -> None:
    """The wild card is hidden while it is chosen, and moves last."""
    swaps = []
    for seed in range(12):
        match = played("contest", 2, {"cast": "0a@-@-.db@-@-"}, "random", seed)
        for number in range(len(match.events)):
            events = match.events_for(AUDIENCE, number, number + 1)
            text = " ".join(log_of(match, events))
            if " swaps in " in text:
                swaps.append((text, events))
    assert swaps
    face = reading(find("contest")).face
    for text, events in swaps:
        went, came = [str(one.piece) for one in events_of(Moved, events)][:2]
        assert f"swaps in {face(came)} for {face(went)}: " in text


def log_of(match: Match, events: list[AnyEvent]) -> list[str]:
    return reading(match.game).read(
        LogNarrator(match.game, match.table, AUDIENCE).lines(events)
    )


def test_what_the_clock_plays_is_told() -> None:
    match = Match(find("contest"), 2, {"cast": "1v1"}, seed="slow", names=NAMES[:2])
    match.ring()
    (told,) = log_of(match, match.events_for(AUDIENCE, len(match.events) - 1))
    assert told.startswith("Time is up: Ann turns up ")


def test_everybodys_draws_are_told() -> None:
    """No line that comes before them swallows what somebody draws for a turn."""
    told = log(played("domino-knights", 3, {}))
    assert told.count("Round 1.") == 1
    assert "Ada, Ben and Cleo start with 27 Health each." in [
        line.replace("Ann", "Ada") for line in told
    ]
    later = told[told.index("Round 2.") :]
    turns = [
        line.split()[0]
        for line in later
        if re.search(r"draws \d+ cards\.| draws a card\.", line)
    ]
    tiles = [line.split()[0] for line in later if "to be trained." in line]
    assert set(tiles) <= set(turns)
    assert len(set(turns)) > 1


GOALS = [
    # game, seats, options, in its first line, in German
    ("willow", 4, {"hands": 3}, "Hand 1 of 3: ", "Hand 1 von 3: "),
    (
        *("following-suit", 4, {"target_score": 90}),
        *("The game is to 90 points.", "Gespielt wird bis 90 Punkte."),
    ),
    (
        *("penniless-and-insane", 4, {"target": 70}),
        *("the game is to 70 points.", "gespielt wird bis 70 Punkte."),
    ),
    (
        *("spots", 3, {"rounds_to_win": 2}),
        *("wins 2 rounds first wins the game.", "2 Runden gewonnen hat, gewinnt das"),
    ),
]


@pytest.mark.parametrize(("slug", "seats", "options", "english", "german"), GOALS)
def test_a_log_begins_with_how_long_the_game_is(
    slug: str, seats: int, options: dict[str, object], english: str, german: str
) -> None:
    match = played(slug, seats, options)
    assert english in log(match)[0]
    assert german in log(match, "de")[0]


SAID_ONCE = [
    ("boneyard", r"furthest right of those that have the least now"),
    ("boneyard", r"With \d+, the next highest bid, "),
    ("brain-baseball", r"for only another Ace could hit an Ace: strike"),
    ("caribbean-star", r"is a trick worth \d+ points and \d+ minutes"),
    ("caribbean-star", r"^The deck is empty"),
    ("domino-knights", r"Knights have fought already and cannot defend\.$"),
    ("domino-knights", r"^\d-\d.* and \d-\d.* hold each other off"),
    ("domino-knights", r" sets \d-\d against \d-\d\.$"),
]


@pytest.mark.parametrize(("slug", "told"), SAID_ONCE)
def test_what_counts_is_said_where_it_counts(slug: str, told: str) -> None:
    seats = find(slug).usual_seats
    matches = (played(slug, seats, {}, seed=seed) for seed in range(12))
    assert any(re.search(told, line) for match in matches for line in log(match))


def test_an_arrow_leads_from_a_piece_to_where_it_goes() -> None:
    answers: list[list[str]] = [["Kd", "seat-1"], ["3c", "lifeboat"], ["7h", "7d"], []]
    lines = answer_lines((names, "ahead", 45) for names in answers)
    told = reading(find("abandon-ship")).read(lines)
    assert [line.partition(":")[0] for line in told] == [
        "Kd → Ben",
        "3c → Into its lifeboat",
        "7h 7d",
        "Pass",
    ]
