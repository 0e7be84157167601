"""Measures of games: general ones, and those that a game declares.

There are three kinds. A game's own measures are read from its events
(`engine/measures.py`). General measures are computed from questions and leaders.
Measures of a whole deal, such as its winner (`won:regular`, `seat:0`), are computed
from results, so no game has to be played again for them.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import combinations, groupby
from typing import Final, TypeAlias

import msgspec

from parlour.engine.game import Game
from parlour.engine.measures import FinishedGame, Measure, ratio
from parlour.engine.options import suggestion
from parlour.engine.picks import Pick
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.games import import_checked, look_up
from parlour.lab.play import Begun, Outcome, Pause, play_out
from parlour.lab.simulate import Series, deal_seatings
from parlour.lab.summary import average, seats_of, win_share


class Record(msgspec.Struct, frozen=True):
    """One game: its outcome and all its measures."""

    outcome: Outcome
    values: dict[str, float | None]


Deal: TypeAlias = list[Record]
"""The games of one deal, one for each seating."""


class BegunDeal(msgspec.Struct):
    """A deal in play: its finished games and the unfinished one."""

    deal: int
    games: Deal = []
    game: Begun = msgspec.field(default_factory=Begun)


# Of every game


class GameWatcher:
    """Counts questions and notes the leader while a game is played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.answers = 0
        self.forced = 0
        self.offered = 0
        """Options offered, in questions that had a choice."""
        self.turns = 0
        self.seat = -1
        self.round: int | None = None
        self.on_the_pad: list[int] = []
        """Seat with most points at each answer; -1 for a tie."""
        self.in_chips: list[int] = []
        """Seat with most chips at the start of each round; -1 for a tie."""

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
        """Lists the leaders until the end: by points, or by chips if none."""
        if any(state.scores):
            return [*self.on_the_pad, leader(state.scores)]
        return [*self.in_chips, leader(state.chips[: state.seats])]


def leader(values: Sequence[int]) -> int:
    """Returns the seat with the highest value; -1 for a tie."""
    most = max(values, default=0)
    return values.index(most) if values.count(most) == 1 else -1


def rounds(ended: FinishedGame, seen: GameWatcher) -> float | None:
    last = seen.game.round_in(ended.state)
    return None if last is None else float(last)


def leads(ended: FinishedGame, seen: GameWatcher) -> float | None:
    """Counts changes of leader; None if nobody led before the end."""
    *before, last = seen.leaders(ended.state)
    ahead = [seat for seat in before if seat >= 0]
    if not ahead:
        return None
    return float(len([*groupby([*ahead, last] if last >= 0 else ahead)]) - 1)


def half_time(ended: FinishedGame, seen: GameWatcher) -> float | None:
    ahead = seen.leaders(ended.state)
    seat = ahead[len(ahead) // 2]
    return None if seat < 0 else ended.part_won(seat)


@dataclass(frozen=True)
class General:
    """A measure that every game has."""

    name: str
    says: str
    value: Callable[[FinishedGame, GameWatcher], float | None]
    share: bool = True
    signed: bool = False


GENERAL: Final = (
    General("rounds", "rounds, hands or deals", rounds, share=False),
    General("turns", "turns", lambda ended, seen: float(seen.turns), share=False),
    General("answers", "answers", lambda ended, seen: float(seen.answers), share=False),
    General(
        "forced",
        "questions with only one answer",
        lambda ended, seen: ratio(seen.forced, seen.answers),
    ),
    General(
        "choices",
        "things to choose from where there is a choice",
        lambda ended, seen: ratio(seen.offered, seen.answers - seen.forced),
        share=False,
    ),
    General("leads", "changes of leader", leads, share=False),
    General("half-time", "games won by the half-time leader", half_time),
    General(
        "alone",
        "games with a single winner",
        lambda ended, seen: float(ended.state.ranks.count(1) == 1),
    ),
    General(
        "cut-off",
        "games ended by a limit",
        lambda ended, seen: float(ended.state.capped),
    ),
)


# Of one game


def own_measures(game: Game) -> tuple[Measure, ...]:
    """Returns the measures that a game declares."""
    if not game.package or find_spec(f"{game.package}.measures") is None:
        return ()
    declared: tuple[Measure, ...] = import_checked(f"{game.package}.measures").MEASURES
    return declared


# Of a whole deal


def bot_win_share(bot: str) -> Callable[[Deal], float | None]:
    """Returns a function: a bot's share of wins per seat."""

    def value(deal: Deal) -> float | None:
        sat = seats_of(bot, [one.outcome for one in deal])
        return average([win_share(*chair) for chair in sat]) if sat else None

    return value


def result_of(bot: str) -> Callable[[Deal], float | None]:
    """Returns a function: a bot's mean result in chips, coins or points."""

    def value(deal: Deal) -> float | None:
        sat = seats_of(bot, [one.outcome for one in deal])
        return average([game.returns[seat] for game, seat in sat]) if sat else None

    return value


def seat_win_share(seat: int) -> Callable[[Deal], float | None]:
    return lambda deal: average([win_share(one.outcome, seat) for one in deal])


def luck(deal: Deal) -> float | None:
    """Computes how often two games of a deal, with bots moved on, go to one seat."""
    pairs = [
        sum(
            win_share(one.outcome, seat) * win_share(other.outcome, seat)
            for seat in seats
        )
        for one, other in combinations(deal, 2)
        for seats in [range(one.outcome.seats)]
    ]
    return average(pairs) if pairs else None


def skill_of(bot: str) -> Callable[[Deal], float | None]:
    """Returns a function: a bot's share of wins minus a fair share."""
    share = bot_win_share(bot)

    def value(deal: Deal) -> float | None:
        found = share(deal)
        return None if found is None else found - 1 / deal[0].outcome.seats

    return value


OF_DEALS: Final = {
    "won:BOT": "games won by that bot, per seat",
    "result:BOT": "what that bot wins or loses in a game",
    "seat:N": "games won in that chair, counted from 0",
    "skill": "games that the first bot wins above its share",
    "luck": "deals that go to the same seat, with any bot in it",
}


# By name


@dataclass(frozen=True)
class Figure:
    """A measure as a study asks for it."""

    name: str
    says: str
    share: bool
    of_deal: Callable[[Deal], float | None]
    """Computes the value of a deal; None if the deal has none."""
    stored: bool
    """True if records store it by its name."""
    signed: bool = False
    """True if it may be below zero."""

    @property
    def bounds(self) -> tuple[float, float]:
        """Lower and upper limit: of a share, a count or a gain."""
        if self.share:
            return 0.0, 1.0
        return -math.inf if self.signed else 0.0, math.inf


def all_measures(game: Game) -> dict[str, Measure | General]:
    """Returns all measures of a single game: general ones, then the game's own."""
    found: dict[str, Measure | General] = {}
    every: list[Measure | General] = [*GENERAL, *own_measures(game)]
    for one in every:
        if one.name in found:
            raise ValueError(f"{game.title} has two measures called {one.name!r}")
        found[one.name] = one
    return found


def find_figure(game: Game, name: str, arms: Sequence[Series]) -> Figure:
    """Finds a measure by name; raises BadInput if an arm lacks it."""
    kind, colon, which = name.partition(":")
    single = all_measures(game).get(name)
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
        of_deal = bot_win_share(which) if kind == "won" else result_of(which)
        share, says = kind == "won", OF_DEALS[f"{kind}:BOT"]
        return Figure(name, says, share, of_deal, stored=False, signed=not share)
    if colon and kind == "seat":
        if not which.isdecimal() or any(int(which) >= arm.seats for arm in arms):
            raise BadInput(f"{name}: chairs are counted from 0, in every arm")
        return Figure(
            name, OF_DEALS["seat:N"], True, seat_win_share(int(which)), stored=False
        )
    if name in ("luck", "skill"):
        if any(len(set(arm.bots)) < 2 or not arm.balanced for arm in arms):
            raise BadInput(
                f"{name} needs two bots or more in every arm, with balanced seats"
            )
        first = arms[0].bots[0]
        if name == "skill" and any(first not in arm.bots for arm in arms):
            raise BadInput(
                f"skill is measured for {first!r}, which is not in every arm"
            )
        of_deal = luck if name == "luck" else skill_of(first)
        share, says = name == "luck", OF_DEALS[name]
        return Figure(name, says, share, of_deal, stored=False, signed=not share)
    able = {**dict.fromkeys(all_measures(game)), **dict.fromkeys(OF_DEALS)}
    near = suggestion(name, able) or f"; there are: {', '.join(able)}"
    raise BadInput(f"{game.title} has no measure {name!r}{near}")


def mean_of(name: str) -> Callable[[Deal], float | None]:
    """Returns a function: the mean of a measure over the games of a deal."""

    def value(deal: Deal) -> float | None:
        found = [one.values.get(name) for one in deal]
        values = [one for one in found if one is not None]
        return average(values) if values else None

    return value


# Playing


def measure_deals(series: Series, deals: Sequence[int]) -> list[Deal]:
    """Plays these deals of a series and computes all measures."""
    laid = LaidSeries(series)
    return [laid.play_deal(deal) for deal in deals]


class LaidSeries:
    """A series with its table prepared, ready for any of its deals."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.game = look_up(series.game)
        self.table = self.game.table(series.seats, series.options)
        self.measures = all_measures(self.game)

    def play_deal(
        self, deal: int, begun: BegunDeal | None = None, pause: Pause | None = None
    ) -> Deal:
        """Plays a deal in all its seatings and computes all measures.

        If the deal was `begun` before, it continues; `begun` is kept up to date.
        Before each further answer `pause` is called, which may raise to interrupt it.
        """
        series = self.series
        games = begun.games if begun is not None else []
        for names in deal_seatings(series, series.seats, deal)[len(games) :]:
            seen = GameWatcher(self.game)
            state, outcome = play_out(
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
            ended = FinishedGame(self.table, state)
            games.append(Record(outcome, measure_game(self.measures, ended, seen)))
            if begun is not None:
                begun.game = Begun()
        return games


def measure_game(
    measures: Mapping[str, Measure | General], ended: FinishedGame, seen: GameWatcher
) -> dict[str, float | None]:
    return {
        name: one.value(ended, seen) if isinstance(one, General) else one.value(ended)
        for name, one in measures.items()
    }
