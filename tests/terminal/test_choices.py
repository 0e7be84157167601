"""Every choice of every game can be typed as it is shown, in every language."""

from collections.abc import Callable

import pytest
from rich.text import Text

from parlour.bots import find as find_bot
from parlour.engine.data import tokens_by_name
from parlour.engine.dice import Dice
from parlour.engine.game import token_name
from parlour.engine.partial_answers import addable
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Token
from parlour.engine.refusals import BadInput
from parlour.games import GAMES, YARDSTICKS, find
from parlour.match import Match
from parlour.terminal.choices import ChoiceReader
from parlour.terminal.lines import LineTable
from parlour.terminal.narrator import Narrator
from parlour.testing.chance import brief, random_answer, random_options
from parlour.words.messages import languages

CASES: list[Callable[[str], str]] = [str, str.lower, str.upper, str.title]
STYLES = ["symbols", "words", "letters"]
SHORT = 600
"""Decisions after which a game that allows it is cut short."""
NAMES = ["Player", "Ann Lee", "Ben", "ben", "D'Arcy", "7h", "Pass", "Quit", "2", "Éva"]
"""Two words, two alike, and names that read like choices and commands."""


class Unforgiving(LineTable):
    """A table at which nothing may be refused or taken for a command."""

    def refuse(self, wrong: BadInput, pick: Pick) -> None:
        raise AssertionError(f"refused: {wrong!r} of {self.offered(pick)}")

    def command(self, text: str, pick: Pick) -> bool:
        assert not text, f"{text!r} is a command among {self.offered(pick)}"
        return False

    def offered(self, pick: Pick) -> list[str]:
        return self.choices.show(addable(self.match.state, pick, []))


class Typist:
    """Plays a random game and types each answer from what is shown."""

    def __init__(self, match: Match, language: str, style: str, seed: int) -> None:
        self.match = match
        self.dice = Dice(seed)
        self.written: list[str] = []
        self.seen: set[tuple[str, ...]] = set()
        bots = [None, *[find_bot(match.game, "random")] * (match.table.seats - 1)]
        self.table = Unforgiving(
            *(match, 0, bots, Dice(seed + 1), self.read, self.written.append),
            *(style, language),
        )
        self.rest: list[Token] = []
        """What is still to be typed of an answer."""
        self.typed: list[Token] = []

    def play(self) -> None:
        while not self.match.over():
            if self.match.state.asks(self.table.seat):
                self.answer()
            else:
                self.table.let_bots_play()

    def answer(self) -> None:
        """Types a random answer, and looks whether that is what was played."""
        state, seat = self.match.state, self.table.seat
        pick = state.ask(seat)
        answer = random_answer(state, seat, self.dice)
        if not pick.staged:
            answer = [answer[place] for place in self.dice.order(len(answer))]
        self.rest, self.typed = answer[:], []
        before = len(self.match.choices)
        self.table.ask()
        chosen = self.match.choices[before].chosen or []
        played = tokens_by_name(self.match.table, chosen)
        wanted = answer if pick.staged else sorted(answer)
        assert [token for token in played if token != DONE] == wanted, self.written[-1]

    def read(self, prompt: str) -> str:
        """One choice, if more are needed then; or all that are left."""
        pick = self.match.state.ask(self.table.seat)
        self.try_each(pick)
        parts: list[str] = []
        while self.rest:
            token = self.rest.pop(0)
            parts.append(self.shown(pick, token))
            self.typed.append(token)
            after = addable(self.match.state, pick, self.typed)
            if DONE not in after and self.dice.chance(30):
                break
        separator = [", ", ",", " "][self.dice.roll(3)]
        return self.spoken(separator.join(parts))

    def try_each(self, pick: Pick) -> None:
        """Each choice that is shown means just that choice."""
        able = addable(self.match.state, pick, self.typed)
        able = [token for token in able if token != DONE]
        line = Text.from_markup(self.written[-1]).plain
        texts = [self.shown(pick, token) for token in able]
        if tuple(texts) in self.seen:
            return
        self.seen.add(tuple(texts))
        for token, text in zip(able, texts, strict=True):
            assert text in line or text.isdigit()
            typed = self.spoken(text)
            assert self.table.is_answer(typed, pick, self.typed), typed
            assert self.table.read_tokens(typed, pick, self.typed) == [token], typed

    def shown(self, pick: Pick, token: Token) -> str:
        """A choice as it is shown after what was typed before."""
        able = addable(self.match.state, pick, self.typed)
        words = [one for one in able if one != DONE and not self.is_number(one)]
        if token not in words:
            return token_name(self.match.table, token)
        label = self.table.choices.label_each(words)[words.index(token)]
        return Text.from_markup(label).plain

    def is_number(self, token: Token) -> bool:
        return token_name(self.match.table, token).isdigit()

    def spoken(self, text: str) -> str:
        return CASES[self.dice.roll(len(CASES))](text)


def type_a_game(slug: str, language: str, style: str, seed: int) -> None:
    game = find(slug)
    seats, options = game.usual_seats, dict[str, object]()
    if seed:
        seats, options = random_options(game, Dice(seed))
    options = brief(game, seats, options, SHORT)
    names = [name[: game.longest_name or 20] for name in NAMES[:seats]]
    match = Match(game, seats, options, seed=f"type-{seed}", names=names)
    Typist(match, language, style, seed).play()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", [*GAMES, *YARDSTICKS])
def test_shown_choices_can_be_typed(slug: str, language: str) -> None:
    style = STYLES[languages().index(language) % len(STYLES)]
    type_a_game(slug, language, style, seed=0)


@pytest.mark.in_bulk
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", [*GAMES, *YARDSTICKS])
def test_shown_choices_can_be_typed_whatever_the_options(
    slug: str, language: str
) -> None:
    for seed in range(1, 9):
        type_a_game(slug, language, STYLES[seed % len(STYLES)], seed)


def at_table(slug: str, names: list[str], style: str = "symbols") -> LineTable:
    match = Match(find(slug), len(names), names=names, seed="typed")
    bots = [find_bot(match.game, "random")] * len(names)
    return LineTable(match, 0, bots, Dice(1), input, print, style)


TYPED = [
    ("7H", "7h"),
    ("7♥", "7h"),
    ("10d", "Td"),
    ("10♦", "Td"),
    ("ada", "seat-2"),
    ("ADA  Lee", "seat-1"),
    ("seat-2", "seat-2"),
    ("acc", "accuse"),
    ("Give to", "give"),
    ("give to (give)", "give"),
    ("say no, 7h", "refuse 7h"),
    ("7h, Ada Lee", "7h seat-1"),
    ("7h ada lee 10d", "7h seat-1 Td"),
]


@pytest.mark.parametrize(("text", "names"), TYPED)
def test_typed_text_means_these_choices(text: str, names: str) -> None:
    table = at_table("lost-pueblo", ["Me", "Ada Lee", "Ada", "Ben"])
    state = table.match.state
    pick = state.ask(state.next_asked())
    found = table.read_tokens(text, pick, [])
    assert [token_name(table.match.table, token) for token in found] == names.split()


def test_tiles_are_shown_with_a_slash_and_typed_either_way() -> None:
    table = at_table("domino-knights", ["Me", "Ada"])
    reader = ChoiceReader(
        table.match.table, Narrator(table.match.game, ["Me", "Ada"], 0)
    )
    tile = tokens_by_name(table.match.table, ["6-4"])
    assert reader.label_each(tile) == ["6/4"]
    for text in ("6-4", "6/4", "4-6", "4/6"):
        assert reader.read(text, lambda chosen: tile, []) == tile


@pytest.mark.parametrize("text", ["zz", "7h zz", "7h, zz, 8h", "[/] zz"])
def test_unknown_part_of_typed_text_is_named(text: str) -> None:
    table = at_table("lost-pueblo", ["Me", "Ada", "Ben", "Cleo"])
    state = table.match.state
    with pytest.raises(BadInput, match=r"“(\[/\] )?zz”"):
        table.read_tokens(text, state.ask(state.next_asked()), [])


def test_choices_that_look_alike_are_shown_with_their_names() -> None:
    table = at_table("lost-pueblo", ["Me", "Ada", "ADA", "8"])
    tokens = tokens_by_name(table.match.table, ["seat-0", "seat-1", "seat-2", "seat-3"])
    shown = ["Me", "Ada (seat-1)", "ADA (seat-2)", "8 (seat-3)"]
    assert table.choices.show(tokens) == shown


def test_numbers_are_shown_without_those_that_cannot_be_chosen() -> None:
    game = find("willow")
    table = game.table(3)
    choices = ChoiceReader(table, Narrator(game, ["Ann", "Ben", "Cleo"], 0))
    tokens = tokens_by_name(table, ["9", "3", "4", "7", "5"])
    assert choices.show(tokens) == ["a number from 3 to 5", "7", "9"]


def test_choice_named_like_a_command_is_chosen() -> None:
    table = at_table("brain-baseball", ["Ann", "Ben", "Cleo"])
    match = table.match
    dice = Dice(1)
    while not match.state.asks(table.seat) or "pass" not in offered_names(table):
        seat = match.state.next_asked()
        match.play_tokens(seat, random_answer(match.state, seat, dice))
    before = len(match.choices)
    table.read = lambda prompt: "Pass"
    table.write = lambda text: None
    table.ask()
    assert match.choices[before].chosen == ["pass"]


def offered_names(table: LineTable) -> list[str]:
    pick = table.match.state.ask(table.seat)
    return [token_name(table.match.table, token) for token in pick.options]
