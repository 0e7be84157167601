"""Game: what a game declares, and how a table is laid for it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour.engine.dice import scatter
from parlour.engine.facts import FactType
from parlour.engine.options import Value, read, specs
from parlour.engine.picks import DONE
from parlour.engine.pieces import Piece, Pieces, Token
from parlour.engine.refusals import BadInput, BadOption
from parlour.engine.state import UNSAVED, State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import Zones

MAX_CACHED_TABLES = 32
"""Tables of one game whose names are kept for others."""


@dataclass(eq=False, kw_only=True)
class Game:
    """A game's declaration, read by everybody above it: nobody guesses."""

    slug: str = field(kw_only=False)
    """Name in commands, files and addresses: `lamarckian-poker`."""
    title: str = field(kw_only=False)
    listed: bool = True
    """Whether it stands on the shelf; a yardstick does not."""

    # Who plays, by which rules

    players: range
    usual_seats: int = 0
    """The usual number of players; the fewest, if the game does not say."""
    edition: int
    """Goes up when an old recording would replay differently."""
    knows: Sequence[int] = ()
    """The editions that its rules can still play, by `table.edition`: a game that began
    under one of them is finished under it. The current edition is included
    automatically."""
    options: type[Any]
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    at_tables: Mapping[str, Value] = field(default_factory=dict)
    """Options that tables of people open with, where simulations do not."""
    settle: Callable[[Any, int], Any] | None = None
    """Resolves `auto` values and refuses combinations, given the seats."""
    state: type[State]
    phases: Sequence[str]

    # What lies on the table, and what can be chosen

    zones: Zones
    pieces: Callable[[Any, int], Pieces]
    pots: Sequence[str] = ()
    cast: Callable[[Any, int], list[int]] | None = None
    """The seat that holds each hand, where zones belong to hands of a cast."""
    words: Words = field(default_factory=Words)
    numbers: Callable[[Any, int], int] | None = None
    """The largest number that can be chosen at a table."""
    yields: Sequence[str] = ()
    """Words that give something up: never what is suggested."""
    passes: Sequence[str] = ()
    """Words that let a turn go by at no cost."""
    shows: Mapping[str, FactType] = field(default_factory=dict)
    """The facts that clients may read, by name; see `engine/facts.py`. Views have
    zones, chips, scores, phase and turn in any case."""

    # How it goes along

    spans: Mapping[str, Callable[[Any], int]] = field(default_factory=dict)
    """The spans that the game is played in, the longest first: rounds, hands, turns, as
    its rulebook calls them. Each has a number that changes once the span is over, and
    is -1 while there is none."""
    rounds: str = ""
    """The span that counts the game along, from 1; 0 before the first. Where its number
    goes up, the rules say `round_opens`."""
    deals: Callable[[Any], int] | None = None
    """A number that goes up when all hands are taken in and dealt again: hidden
    information from before means nothing from then on."""
    windows: bool = False
    """Whether anybody is asked to react out of turn, so that pace matters."""
    time_limit: Callable[[Any], int] | None = None
    """Minutes after which the clock rings; 0 or less if it never does. None in a game
    without time; see `State.clock`."""
    bound: Callable[[Any, int], int]
    """More decisions than any game at this table can take."""
    cut: str = ""
    """The option that ends a long game after this number of rounds."""

    # For people

    lasts: int = 0
    """About how many minutes people play; 0 where nobody has tried."""
    recall: Callable[[Any], bool] | None = None
    """Whether people are shown what they could remember of closed zones."""
    poker_faced: bool = False
    """Whether people with only one choice are asked all the same, at any pace,
    because it must not show that they had no other."""
    longest_name: int = 0
    """Maximum length of players' names, in a game in which names matter. They must
    differ."""

    # For learners and for tests

    utility: Callable[[Any, int], float] | None = None
    """The most a seat can win or lose, where not 1."""
    zero_sum: bool = True
    """Whether what the seats win adds up to nothing, whatever the options."""
    seals_with: Mapping[str, object] = field(default_factory=dict)
    """In a game whose seats seldom answer at once: options with which some deals
    begin so, for the contract to look at."""

    laid: dict[object, Table] = field(default_factory=dict, init=False, repr=False)
    """Tables by seats, options and edition, whose names later ones share."""

    def __post_init__(self) -> None:
        self.knows = (*self.knows, self.edition)
        self.usual_seats = self.usual_seats or self.players[0]
        self.check_names()
        self.shows = {
            name: fact if fact.field else fact.of(name)
            for name, fact in self.shows.items()
        }
        if self.shows:
            self.check_facts()

    def check_names(self) -> None:
        """Checks that everything that is declared by name exists."""
        for name, what, known in (
            (self.rounds, "span", list(self.spans)),
            (self.cut, "option", list(specs(self.options))),
            *[(word, "word", self.words.names) for word in self.gives_in],
        ):
            if name and name not in known:
                raise ValueError(f"{self.title} has no {what} called {name!r}")

    def check_facts(self) -> None:
        """Checks that a fact shows a field that is there and holds what the fact's type
        says."""
        table = self.table(self.usual_seats)
        state = table.blank()
        state.lay()
        for name, fact in self.shows.items():
            if fact.field not in table.fields:
                raise ValueError(f"{self.title} has no field called {fact.field!r}")
            if not fits(fact, fact.field, state):
                raise ValueError(f"{self.title}: {name!r} is not {fact.meaning}")

    @property
    def gives_in(self) -> tuple[str, ...]:
        """Words that people may give ahead of time, again and again."""
        return (*self.passes, *self.yields)

    @property
    def package(self) -> str:
        """Returns the package of its words, pages, bots and hints: that of its rules.
        Empty for rules in a single file, which have none.

        Empty for rules in a single file, which have none.
        """
        return str(getattr(self.state, "__module__", "")).rpartition(".")[0]

    def round_in(self, state: State) -> int | None:
        """Returns the number of the round, hand or deal that goes on, where they
        count."""
        return self.spans[self.rounds](state) if self.rounds else None

    def fact_in(self, state: State, name: str) -> Any:
        """Returns the value of a fact, as the rules keep it."""
        return getattr(state, self.shows[name].field)

    def for_people(self, given: Mapping[str, object]) -> dict[str, object]:
        """Returns these options as a table of people means them."""
        preset = self.presets.get(str(given.get("preset")), {})
        usual = {name: v for name, v in self.at_tables.items() if name not in preset}
        return {**usual, **given}

    def agree(self, seats: int, given: Mapping[str, object] | None = None) -> Any:
        """Returns the options for this number of seats; BadInput says what is wrong."""
        try:
            return self.settle_options(seats, dict(given or {}))
        except BadOption as wrong:
            wrong.words = self.package
            raise

    def settle_options(self, seats: int, values: dict[str, object]) -> Any:
        if seats not in self.players:
            low, high = self.players[0], self.players[-1]
            many = f"{low} to {high}" if low < high else f"exactly {low}"
            raise BadOption(
                f"{self.title} is for {many} players, not {seats}",
                "seats" if low < high else "seats-exactly",
                title=self.title,
                least=low,
                most=high,
                seats=seats,
            )
        preset = values.pop("preset", None)
        if preset is not None:
            if preset not in self.presets:
                names = ", ".join(self.presets) or "none"
                raise BadOption(
                    f"no preset is called {preset!r}; there are: {names}",
                    "preset" if self.presets else "preset-none",
                    given=str(preset),
                    presets=names,
                )
            values = {**self.presets[str(preset)], **values}
        options = read(self.options, values)
        return self.settle(options, seats) if self.settle else options

    def table(
        self,
        seats: int,
        given: Mapping[str, object] | None = None,
        edition: int | None = None,
    ) -> Table:
        """Lays a table for this number of seats with these options."""
        if edition is not None and edition not in self.knows:
            raise BadInput(
                f"this follows edition {edition} of the rules of {self.title},"
                f" this Parlour plays edition {self.edition}: use a version that has"
                f" edition {edition}"
            )
        options = self.agree(seats, given)
        number = self.edition if edition is None else edition
        key = (seats, options, number, self.pieces, self.numbers)
        like = self.laid.get(key)
        pieces = self.pieces(options, seats) if like is None else like.pieces
        holders = self.cast(options, seats) if self.cast else []
        table = Table(
            self.state, seats, options, pieces, self.zones, len(self.pots), holders
        )
        table.edition = number
        if like is not None:
            table.share_names(like)
            return table
        self.name_tokens(table)
        self.name_fields(table)
        if len(self.laid) == MAX_CACHED_TABLES:
            del self.laid[next(iter(self.laid))]
        self.laid[key] = table
        return table

    def name_tokens(self, table: Table) -> None:
        """Names the phases, pieces, words and numbers of a table."""
        pieces, numbers = table.pieces, self.numbers
        most = numbers(table.options, table.seats) if numbers else -1
        table.phase_numbers = {name: n for n, name in enumerate(self.phases, start=1)}
        table.token_names = (
            pieces.names
            + self.words.names
            + [str(number) for number in range(most + 1)]
        )
        table.token_numbers = {name: n for n, name in enumerate(table.token_names)}
        table.unmarked = bytearray(len(table.token_names))

    @staticmethod
    def name_fields(table: Table) -> None:
        """Names the fields of a table's states, and says which are of what kind."""
        pieces, seats = table.pieces, table.seats
        packs = [len(pack) for pack in pieces.packs] + [len(pieces)]
        probe = table.blank()
        probe.lay()
        shared = fields_of(State(table))
        table.saved = sorted(shared - {*UNSAVED})
        table.fields = sorted(fields_of(probe) - shared)
        for name in table.fields:
            value = getattr(probe, name)
            if isinstance(value, int):
                table.number_fields.append(name)
            elif isinstance(value, list) and [type(n) for n in value] == [int] * seats:
                table.list_fields.append(name)
            elif isinstance(value, list) and len(value) in packs:
                table.piece_fields.append(name)

    def new(
        self, seats: int, given: Mapping[str, object] | None = None, seed: int = 0
    ) -> State:
        """Returns a game just dealt."""
        state = self.table(seats, given).blank()
        state.begin(scatter(seed))
        return state


def fits(fact: FactType, field: str, state: State) -> bool:
    """Returns whether a field of a state just laid can be shown as a fact of this
    type."""
    table = state.table
    if fact.kind in ("number", "seat", "seats", "hand", "hands", "piece"):
        return field in table.number_fields
    if fact.kind == "by-seat":
        return field in table.list_fields
    if fact.by_piece:
        return field in table.piece_fields
    value = getattr(state, field)
    return isinstance(value, str if fact.kind == "text" else list)


def fields_of(state: State) -> set[str]:
    """Returns the names of all fields of a state, compiled or not: what `__init__`
    sets."""
    names = set(getattr(state, "__dict__", {}))
    for cls in type(state).__mro__:
        for name, member in vars(cls).items():
            if type(member).__name__ in ("getset_descriptor", "member_descriptor"):
                names.add(name)
    return {name for name in names - {"options"} if name[:2] != "__"}


def action_of(table: Table, token: Token) -> int:
    """Returns the action number of a token: pieces first, then words and numbers."""
    return token if token < DONE else token - DONE + table.piece_count


def token_of(table: Table, action: int) -> Token:
    """Returns the token of an action number."""
    if action < table.piece_count:
        return Piece(action)
    return Token(action - table.piece_count + DONE)


def token_name(table: Table, token: Token) -> str:
    return table.token_names[action_of(table, token)]


def token_named(table: Table, name: str) -> Token:
    """Returns the token of that name; BadInput if nothing is called so."""
    try:
        return token_of(table, table.token_numbers[name])
    except KeyError:
        raise BadInput(f"nothing here is called {name!r}") from None
