"""What is measured of games: what every game has, and what each declares itself.

Three kinds, told apart by where they come from. A game's own are read off its events
(`engine/measures.py`). General ones come from what was asked and from who led when.
Those of a whole deal, as who won it, come from results and need no game to be played
again: `won:regular`, `seat:0`.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import combinations, groupby
from typing import Final, TypeAlias

import msgspec

from parlour.engine.game import Game
from parlour.engine.measures import Measure, Told, ratio
from parlour.engine.options import suggestion
from parlour.engine.picks import Pick
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.games import imported, look_up
from parlour.lab.play import Begun, Outcome, Pause, played
from parlour.lab.simulate import Series, seated
from parlour.lab.summary import average, sat_by, won


class Record(msgspec.Struct, frozen=True):
    """One game: what it came to, and everything that was measured of it."""

    outcome: Outcome
    values: dict[str, float | None]


Deal: TypeAlias = list[Record]
"""The games of one deal, one for each seating."""


class BegunDeal(msgspec.Struct):
    """A deal that is being played: the games that are over, and the one that is not."""

    deal: int
    games: Deal = []
    game: Begun = msgspec.field(default_factory=Begun)


# Of every game


class Watched:
    """Counts what is asked while a game is played, and notes who leads."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.answers = 0
        self.forced = 0
        self.offered = 0
        """Things to choose from, in questions that had a choice."""
        self.turns = 0
        self.seat = -1
        self.round: int | None = None
        self.on_the_pad: list[int] = []
        """Who has most points at each answer, -1 where several have."""
        self.in_chips: list[int] = []
        """Who has most chips when a round opens: within one they are only bet."""

    def __call__(self, state: State, pick: Pick) -> None:
        self.answers += 1
        if pick.least == len(pick.options):
            self.forced += 1
        else:
            self.offered += len(pick.options)
        if pick.seat != self.seat:
            self.seat = pick.seat
            self.turns += 1
        self.on_the_pad.append(leader(state.scores))
        now = self.game.round_in(state)
        if now != self.round:
            self.round = now
            self.in_chips.append(leader(state.chips[: state.seats]))

    def leaders(self, state: State) -> list[int]:
        """Who led, until the end: on the pad, or in chips where nothing is noted."""
        if any(state.scores):
            return [*self.on_the_pad, leader(state.scores)]
        return [*self.in_chips, leader(state.chips[: state.seats])]


def leader(values: Sequence[int]) -> int:
    """The seat that has most; -1 where several have, or there is nothing to have."""
    most = max(values, default=0)
    return values.index(most) if values.count(most) == 1 else -1


def rounds(told: Told, seen: Watched) -> float | None:
    last = seen.game.round_in(told.state)
    return None if last is None else float(last)


def leads(told: Told, seen: Watched) -> float | None:
    """None where nobody led before the end, as where hands are only counted then."""
    *before, last = seen.leaders(told.state)
    ahead = [seat for seat in before if seat >= 0]
    if not ahead:
        return None
    return float(len([*groupby([*ahead, last] if last >= 0 else ahead)]) - 1)


def half_time(told: Told, seen: Watched) -> float | None:
    ahead = seen.leaders(told.state)
    seat = ahead[len(ahead) // 2]
    return None if seat < 0 else told.part_won(seat)


@dataclass(frozen=True)
class General:
    """A measure that every game has."""

    name: str
    says: str
    value: Callable[[Told, Watched], float | None]
    share: bool = True
    signed: bool = False


GENERAL: Final = (
    General("rounds", "rounds, hands or deals", rounds, share=False),
    General("turns", "turns", lambda told, seen: float(seen.turns), share=False),
    General("answers", "answers", lambda told, seen: float(seen.answers), share=False),
    General(
        "forced",
        "questions with only one answer",
        lambda told, seen: ratio(seen.forced, seen.answers),
    ),
    General(
        "choices",
        "things to choose from where there is a choice",
        lambda told, seen: ratio(seen.offered, seen.answers - seen.forced),
        share=False,
    ),
    General("leads", "changes of leader", leads, share=False),
    General("half-time", "games won by who led at half-time", half_time),
    General(
        "alone",
        "games with a single winner",
        lambda told, seen: float(told.state.ranks.count(1) == 1),
    ),
    General(
        "cut-off",
        "games ended by a limit",
        lambda told, seen: float(told.state.capped),
    ),
)


# Of one game


def own(game: Game) -> tuple[Measure, ...]:
    """What a game declares beside its rules, if it does."""
    if not game.package or find_spec(f"{game.package}.measures") is None:
        return ()
    declared: tuple[Measure, ...] = imported(f"{game.package}.measures").MEASURES
    return declared


# Of a whole deal


def won_by(bot: str) -> Callable[[Deal], float | None]:
    """What a bot won of the games, for each chair it sat in."""

    def value(deal: Deal) -> float | None:
        sat = sat_by(bot, [one.outcome for one in deal])
        return average([won(*chair) for chair in sat]) if sat else None

    return value


def result_of(bot: str) -> Callable[[Deal], float | None]:
    """What a bot won of what the game is played for: chips, coins, points."""

    def value(deal: Deal) -> float | None:
        sat = sat_by(bot, [one.outcome for one in deal])
        return average([game.returns[seat] for game, seat in sat]) if sat else None

    return value


def won_in(seat: int) -> Callable[[Deal], float | None]:
    return lambda deal: average([won(one.outcome, seat) for one in deal])


def luck(deal: Deal) -> float | None:
    """How often two games of a deal, with the bots moved on, go to the same chair."""
    pairs = [
        sum(won(one.outcome, seat) * won(other.outcome, seat) for seat in seats)
        for one, other in combinations(deal, 2)
        for seats in [range(one.outcome.seats)]
    ]
    return average(pairs) if pairs else None


def skill_of(bot: str) -> Callable[[Deal], float | None]:
    """How much more than its share a bot wins."""
    share = won_by(bot)

    def value(deal: Deal) -> float | None:
        found = share(deal)
        return None if found is None else found - 1 / deal[0].outcome.seats

    return value


OF_DEALS: Final = {
    "won:BOT": "games won by that bot, a chair",
    "result:BOT": "what that bot wins or loses in a game",
    "seat:N": "games won in that chair, counted from 0",
    "skill": "games that the first bot wins above its share",
    "luck": "deals that go to the same chair, whoever sits there",
}


# By name


@dataclass(frozen=True)
class Figure:
    """A measure as a study asks for it."""

    name: str
    says: str
    share: bool
    of_deal: Callable[[Deal], float | None]
    """What a deal comes to; None where it has no such figure."""
    stored: bool
    """Whether records hold it by its name."""
    signed: bool = False
    """Whether it may be below zero."""

    @property
    def bounds(self) -> tuple[float, float]:
        """What it lies between: a share, a count, or a gain."""
        if self.share:
            return 0.0, 1.0
        return -math.inf if self.signed else 0.0, math.inf


def known(game: Game) -> dict[str, Measure | General]:
    """What is measured of every single game: general measures, then the game's own."""
    found: dict[str, Measure | General] = {}
    every: list[Measure | General] = [*GENERAL, *own(game)]
    for one in every:
        if one.name in found:
            raise ValueError(f"{game.title} has two measures called {one.name!r}")
        found[one.name] = one
    return found


def figure(game: Game, name: str, arms: Sequence[Series]) -> Figure:
    """A measure by its name; BadInput if there is none that all these arms have."""
    kind, colon, which = name.partition(":")
    single = known(game).get(name)
    if single is not None:
        return Figure(
            name,
            single.says,
            single.share,
            mean_of(name),
            stored=True,
            signed=single.signed,
        )
    if colon and f"{kind}:BOT" in OF_DEALS:
        if any(which not in arm.bots for arm in arms):
            raise BadInput(f"{name}: no {which!r} plays in every arm")
        of_deal = won_by(which) if kind == "won" else result_of(which)
        share, says = kind == "won", OF_DEALS[f"{kind}:BOT"]
        return Figure(name, says, share, of_deal, stored=False, signed=not share)
    if colon and kind == "seat":
        if not which.isdecimal() or any(int(which) >= arm.seats for arm in arms):
            raise BadInput(f"{name}: chairs are counted from 0, in every arm")
        return Figure(name, OF_DEALS["seat:N"], True, won_in(int(which)), stored=False)
    if name in ("luck", "skill"):
        if any(len(set(arm.bots)) < 2 or not arm.balanced for arm in arms):
            raise BadInput(f"{name} takes two bots or more in every arm, moved round")
        first = arms[0].bots[0]
        if name == "skill" and any(first not in arm.bots for arm in arms):
            raise BadInput(f"skill is that of {first!r}, who is not in every arm")
        of_deal = luck if name == "luck" else skill_of(first)
        share, says = name == "luck", OF_DEALS[name]
        return Figure(name, says, share, of_deal, stored=False, signed=not share)
    able = {**dict.fromkeys(known(game)), **dict.fromkeys(OF_DEALS)}
    near = suggestion(name, able) or f"; there are: {', '.join(able)}"
    raise BadInput(f"nothing measured in {game.title} is called {name!r}{near}")


def mean_of(name: str) -> Callable[[Deal], float | None]:
    """The average of a measure over the games of a deal that have it."""

    def value(deal: Deal) -> float | None:
        found = [one.values.get(name) for one in deal]
        values = [one for one in found if one is not None]
        return average(values) if values else None

    return value


# Playing


def measured(series: Series, deals: Sequence[int]) -> list[Deal]:
    """Plays these deals of a series, and measures all there is to measure."""
    laid = LaidSeries(series)
    return [laid.play_deal(deal) for deal in deals]


class LaidSeries:
    """A series with its table laid, ready for any of its deals."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.game = look_up(series.game)
        self.table = self.game.table(series.seats, series.options)
        self.measures = known(self.game)

    def play_deal(
        self, deal: int, begun: BegunDeal | None = None, pause: Pause | None = None
    ) -> Deal:
        """Plays a deal in all its seatings, and measures all there is to measure.

        If the deal was `begun` before, it is continued; `begun` is kept up to date.
        Before each further answer `pause` is called, which may raise to interrupt it.
        """
        series = self.series
        games = begun.games if begun is not None else []
        for names in seated(series, series.seats, deal)[len(games) :]:
            seen = Watched(self.game)
            state, outcome = played(
                self.table,
                self.game,
                series.seed,
                deal,
                names,
                tell=True,
                watch=seen,
                begun=begun.game if begun is not None else None,
                pause=pause,
            )
            told = Told(self.table, state)
            games.append(Record(outcome, taken(self.measures, told, seen)))
            if begun is not None:
                begun.game = Begun()
        return games


def taken(
    measures: Mapping[str, Measure | General], told: Told, seen: Watched
) -> dict[str, float | None]:
    return {
        name: one.value(told, seen) if isinstance(one, General) else one.value(told)
        for name, one in measures.items()
    }
