"""Line mode: games played by typing, refusals explained, nothing secret shown."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.engine.game import token_name
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.terminal.faces import face
from parlour.terminal.lines import LineTable, Quit
from parlour.terminal.narrator import Narrator
from parlour.words.messages import Messages


class Person:
    """Types what a random bot would choose, or a script."""

    def __init__(self, slug: str, seats: int | None = None, script: str = "") -> None:
        game = find(slug)
        count = seats or game.usual_seats
        self.match = Match(game, count, seed="line", pace="fast")
        self.lines: list[str] = []
        self.script = iter(script.splitlines())
        self.dice = Dice(3)
        bots = [None, *[find_bot(game, "regular")] * (count - 1)]
        self.table = LineTable(
            self.match, 0, bots, Dice(5), self.read, self.lines.append, "letters"
        )
        self.pending: Iterator[str] = iter(())

    def read(self, prompt: str) -> str:
        line = next(self.script, None)
        if line is not None:
            return line
        seat = self.table.seat
        state = self.match.state
        tokens = answer(find_bot(self.match.game, "random"), state, seat, self.dice)
        return " ".join(token_name(self.match.table, token) for token in tokens)

    def text(self) -> str:
        return "\n".join(self.lines)


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_played_to_the_end_by_typing(slug: str) -> None:
    person = Person(slug)
    person.table.play()
    assert person.match.over()
    text = person.text()
    assert "won" in text or "win" in text
    assert "refused-" not in text
    assert "prompt-" not in text
    assert "zone-" not in text
    assert "said-" not in text
    assert "phase-" not in text


def test_a_refusal_is_explained() -> None:
    person = Person("lamarckian-poker", script="Zz\nquit")
    with pytest.raises(Quit):
        person.table.play()
    assert "no “Zz”" in person.text()


def test_question_mark_tells_the_rule() -> None:
    hand = Person("lamarckian-poker").match.view(0)["zones"]
    pool = next(zone for zone in hand if zone["zone"] == "pool")["pieces"]
    person = Person("lamarckian-poker", script=f"{pool[0]}\n?\nquit")
    with pytest.raises(Quit):
        person.table.play()
    assert "LAM-08: " in person.text()


def test_bots_say_why() -> None:
    person = Person("willow", script="why\nquit")
    person.table.levels = ["", *["regular"] * (person.match.table.seats - 1)]
    with pytest.raises(Quit):
        person.table.play()
    assert "I count cards and pot odds, and bluff now and then." in person.text()


def test_bots_say_why_in_full_when_a_hand_is_over() -> None:
    person = Person("willow", seats=2)
    person.table.levels = ["", "regular"]
    held = {}
    deals = person.match.game.deals
    assert deals is not None
    while deals(person.match.state) == 1:
        if person.match.state.asks(person.table.seat):
            person.table.ask()
        else:
            held = {1: person.match.list_hidden_hand(1)[0]}
            person.table.let_bots_play()
    person.table.explain("")
    said = [line for line in person.lines if "looking back" in line]
    assert len(said) == 1
    assert f"I held {face(held[1], 'letters', person.table.words)}. " in said[0]
    assert "times in 100" in said[0] or "of 100 hands" in said[0]


def test_after_the_end_bots_say_why() -> None:
    person = Person("barcelona", script="")
    person.table.levels = ["", *["regular"] * (person.match.table.seats - 1)]
    while not person.match.over():
        if person.match.state.asks(person.table.seat):
            person.table.ask()
        else:
            person.table.let_bots_play()
    person.script = iter(["why player 2", "nonsense", ""])
    person.table.look_back()
    text = person.text()
    assert text.count("Type why NAME") == 2
    assert "looking back: I held " in text


def wants_two(match: Match) -> bool:
    pick = match.state.ask(match.state.next_asked())
    return pick.least == 2 and not pick.staged


def test_cards_of_one_answer_are_named_in_any_order() -> None:
    person = Person("lost-pueblo")
    match, seat = person.match, person.table.seat
    bot = find_bot(match.game, "regular")
    while match.state.next_asked() != seat or not wants_two(match):
        asked = match.state.next_asked()
        dice = Dice(len(match.choices) + 1)
        match.play_tokens(asked, answer(bot, match.state, asked, dice))
    before = len(match.choices)
    low, *_, high = sorted(match.state.ask(seat).options)
    names = [token_name(match.table, token) for token in (high, low)]
    person.script = iter(names)
    person.table.ask()
    assert match.choices[before].chosen == names[::-1]


def test_commands() -> None:
    person = Person("willow", script="help\ntable\ncrib\nrules\n\nquit")
    with pytest.raises(Quit):
        person.table.play()
    assert "WIL-R01" in person.text()


def test_saving(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    missing = tmp_path / "no" / "game.json"
    person = Person("willow", script=f"save {missing}\nsave {file}\nquit")
    with pytest.raises(Quit):
        person.table.play()
    assert file.is_file()
    assert "No such file" in person.text()


def test_hidden_cards_are_not_shown() -> None:
    person = Person("lamarckian-poker", script="quit")
    with pytest.raises(Quit):
        person.table.play()
    names = person.match.table.pieces.names
    state = person.match.state
    for seat in (1, 2, 3):
        for piece in state.zones[10 + seat]:
            assert names[piece] not in person.text().split()


def test_faces() -> None:
    words = Messages(find("domino-knights"))
    assert face("Th", "letters", words) == "Th"
    assert face("Th", "words", words) == "10 of hearts"
    assert "10♥" in face("Th", "symbols", words)
    assert face("7h/2", "words", words) == "7 of hearts"
    assert {face("6-4", style, words) for style in ("symbols", "words", "letters")} == {
        "6/4"
    }
    assert face("Joker2/2", "symbols", words) == "second Joker"
    german = Messages(find("domino-knights"), "de")
    assert face("Th", "words", german) == "Herz 10"
    assert face("Joker2", "words", german) == "zweiter Joker"


def test_tarot_cards_go_by_their_names() -> None:
    person = Person("contest")
    assert person.table.choices.label("M01") == "M01", "letters are what was asked for"
    table = LineTable(
        person.match, 0, person.table.bots, Dice(5), person.read, person.lines.append
    )
    assert table.choices.label("M01") == "The Magician (M01)"
    assert table.choices.label("Kc") == "King of Cups (Kc)"
    (hole,) = [
        zone
        for zone in person.match.view(0)["zones"]
        if zone["zone"] == "down" and zone["seat"] == 0
    ]
    shown = table.narrator.contents(hole)
    for card in hole["pieces"]:
        assert f"({card})" in shown
        assert table.narrator.words.text(f"tarot-{card}") in shown
    german = Narrator(person.match.game, person.match.names, 0, "words", "de")
    assert german.faces(["M00", None]).startswith("Der Narr, ")


# Passing ahead, and looking ahead


def test_trying_tells_what_an_answer_would_do() -> None:
    person = Person("domino-knights", script="try nothing\ntry\nquit")
    with pytest.raises(Quit):
        person.table.play()
    text = person.text()
    assert "no “nothing”" in text
    assert "As: Death." in text
    assert not [choice for choice in person.match.choices if choice.seat == 0]


def test_passing_ahead_is_not_asked_about() -> None:
    person = Person("domino-knights", script="pass battle\npass turn\nquit")
    with pytest.raises(Quit):
        person.table.play()
    text = person.text()
    assert "That is not going on now. You can type pass turn, pass round." in text
    assert "You let this turn go by" in text


def test_more_unfolds_what_was_told() -> None:
    person = Person("barcelona", script="more\nquit")
    with pytest.raises(Quit):
        person.table.play()
    told = [line for line in person.lines if line.startswith("Hand 1: everyone antes")]
    assert len(told) == 2
    assert any(line.startswith("    You, Player 2") for line in person.lines)


def test_the_end_gives_the_reason() -> None:
    person = Person("barcelona")
    person.table.play()
    assert any(" ahead of " in line for line in person.lines[-3:])
