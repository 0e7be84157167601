"""Every game as an OpenSpiel game: `load("willow", 4)`, or by name through pyspiel.

Importing this registers the listed games, so that
`pyspiel.load_game("parlour_willow(players=4,ante=2)")` works too. An option that is
a word among numbers is given as the int it stands for (`none` is -1, `auto` -2).

All chance is explicit: the rules roll the state's own dice, and whenever a roll is
due there is a chance node with as many equal outcomes as the roll has sides.
Players choose one token at a time. Seats that answer at once are asked in turn,
and none sees a sealed answer of another.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from operator import index
from typing import Any, SupportsIndex

import msgspec

from parlour.adapters import game_at, observed
from parlour.engine.cursor import Cursor
from parlour.engine.data import save, view_data
from parlour.engine.dice import Dice
from parlour.engine.events import named
from parlour.engine.game import Game, action_of, token_name, token_of
from parlour.engine.options import Settings, Spec, read, specs
from parlour.engine.pieces import Token
from parlour.engine.refusals import BadInput, ChanceNeeded
from parlour.engine.table import Event, Table
from parlour.engine.views import imagine, view
from parlour.engine.zones import ROW
from parlour.extras import require
from parlour.games import listed

for library in ("numpy", "pyspiel"):
    require(library, "learn")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

LARGEST = 2**31 - 1
"""OpenSpiel counts in 32 bits."""

DECIMAL = re.compile(r"\d+\.\d+")


def load(
    game: str | Game,
    seats: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
) -> pyspiel.Game:
    """A game for OpenSpiel; options are written as everywhere else in Parlour."""
    game = game_at(game)
    players = game.usual_seats if seats is None else index(seats)
    given = dict(options or {})
    game.agree(players, given)
    preset = game.presets.get(str(given.pop("preset", "")), {})
    register(game)
    params = values(read(game.options, {**preset, **given}))
    return pyspiel.load_game(short_name(game), {**params, "players": players})


def short_name(game: Game) -> str:
    return "parlour_" + game.slug.replace("-", "_")


def register(game: Game) -> None:
    """Lets pyspiel load this game by name."""
    pyspiel.register_game(game_type(game), Maker(game))


class Maker:
    """Makes a game from OpenSpiel's parameters."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.itself = self  # pyspiel lets go after Python ended: no freeing then

    def __call__(self, params: Mapping[str, Any]) -> "SpielGame":
        return SpielGame(self.game, params)


Utility = pyspiel.GameType.Utility


def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=Utility.ZERO_SUM if game.zero_sum else Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual(game),
    )


def usual(game: Game) -> dict[str, Any]:
    """The parameters of a game that is loaded by its name alone."""
    return {**values(game.options()), "players": game.usual_seats}


def values(options: Settings) -> dict[str, Any]:
    """Options as OpenSpiel's parameters: words among numbers as their ints."""
    return {
        name: numbers(spec).get(value, value)
        for name, spec in specs(type(options)).items()
        for value in [getattr(options, name)]
    }


def numbers(spec: Spec) -> dict[object, float]:
    """A choice among words such as `0.8`, which OpenSpiel reads as numbers."""
    if not all(DECIMAL.fullmatch(value) for value in spec.values):
        return {}
    return {value: float(value) for value in spec.values}


def written(game: Game, params: Mapping[str, Any]) -> dict[str, Any]:
    """OpenSpiel's parameters as options: the reverse of `values`."""
    given: dict[str, Any] = {}
    for name, spec in specs(game.options).items():
        words: dict[float, object] = {n: word for word, n in spec.words.items()}
        words |= {n: word for word, n in numbers(spec).items()}
        given[name] = words.get(params[name], params[name])
    return given


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its seats and options fixed."""

    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        seats = params["players"]
        table = game.table(seats, written(game, params))
        most = game.utility(table.options, seats) if game.utility else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(table.token_names),
            max_chance_outcomes=most_sides(table),
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if game.zero_sum else None,
            max_game_length=min(LARGEST, game.bound(table.options, seats)),
        )
        unusual = dict(params.items() - usual(game).items())
        super().__init__(game_type(game), info, unusual)
        self.opening = Moment(Setting(game, table, str(self)), None, 0, [])

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A loose bound: no answer turns over more than the whole table."""
        bound = (self.max_game_length() + 1) * self.max_chance_outcomes()
        return min(LARGEST, int(bound))

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> "Observer":
        if params:
            raise BadInput("observations take no parameters")
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


def most_sides(table: Table) -> int:
    """The largest roll: a piece from everything on the table, or a seat."""
    return max(ROW, table.piece_count)


class Setting:
    """What all moments of one game share."""

    def __init__(self, game: Game, table: Table, name: str) -> None:
        self.game = game
        self.table = table
        self.name = name
        """The game with its parameters, as pyspiel loads it."""


class Moment:
    """A place in the game tree. It never changes, so clones of a state share it.

    A call of the rules that rolls dice passes several moments: each runs it anew
    from `before`, with one roll more.
    """

    def __init__(
        self,
        setting: Setting,
        before: "Moment | None",
        action: int,
        rolls: list[int],
    ) -> None:
        self.setting = setting
        self.before = before
        """The moment of the last choice; none while the game is dealt."""
        self.action = action
        """What was chosen then."""
        self.rolls = rolls
        """How the dice have fallen since."""
        self.cursor: Cursor | None = None
        """None at a chance node."""
        self.sides = 0
        """Sides of the roll that is due."""
        self.lines: dict[int, str] = {}
        at = before.cursor.copy() if before and before.cursor else None
        self.state = at.state if at else setting.table.blank()
        """The table; at a chance node in the middle of what is happening."""
        self.events: list[Event] = []
        """What happened since the last choice."""
        self.state.events = self.events
        self.state.script = rolls[:]
        try:
            if at:
                at.step(token_of(setting.table, action))
            else:
                self.state.begin(0)
            self.cursor = at or Cursor(self.state)
        except ChanceNeeded as chance:
            self.sides = chance.sides
            assert self.sides <= most_sides(setting.table)
        self.state.events = None

    def after(self, action: int) -> "Moment":
        """The moment that follows a choice or a roll; refuses what is not legal."""
        if action not in self.legal():
            raise BadInput(f"action {action} is not legal here, only {self.legal()}")
        if self.sides:
            return Moment(self.setting, self.before, self.action, [*self.rolls, action])
        return Moment(self.setting, self, action, [])

    def player(self) -> int:
        if self.cursor is None:
            return CHANCE
        if not self.cursor.legal:
            return TERMINAL
        return self.cursor.seat

    def legal(self) -> list[int]:
        if self.cursor is None:
            return list(range(self.sides))
        return sorted(action_of(self.setting.table, t) for t in self.cursor.legal)

    def chosen(self, seat: int) -> list[Token]:
        """What this seat has chosen so far of the answer it is giving."""
        if self.cursor is None or self.cursor.seat != seat:
            return []
        return self.cursor.chosen

    def choosing(self, seat: int) -> list[str]:
        return [token_name(self.setting.table, token) for token in self.chosen(seat)]

    def recalled(self, seat: int) -> str:
        """All that this seat was ever told, one event a line, and its selection."""
        told = []
        if self.chosen(seat):
            told.append(compact({"choosing": self.choosing(seat)}))
        moment: Moment | None = self
        while moment is not None:
            told.append(moment.told(seat))
            moment = moment.before
        return "".join(reversed(told))

    def told(self, seat: int) -> str:
        """What this seat was told since the last choice."""
        if seat not in self.lines:
            events = named(self.setting.game, self.setting.table, self.events, seat)
            self.lines[seat] = "".join(compact(event) for event in events)
        return self.lines[seat]

    def imagined(self, dice: Dice) -> "Moment":
        """This moment in a world that whoever chooses cannot tell from the real one.

        Sealed answers of others are given anew there, by chance.
        """
        here = self.cursor
        assert here is not None, "at a chance node nobody chooses"
        there = Cursor(imagine(self.state, here.seat, dice))
        there.state.script = None
        while there.seat != here.seat:
            there.step(there.legal[dice.roll(len(there.legal))])
        for token in here.chosen:
            there.step(token)
        other = Moment.__new__(Moment)
        other.__dict__ |= self.__dict__
        other.cursor = there
        other.state = there.state
        return other

    def history(self) -> list[int]:
        """Every choice and roll that led here."""
        path: list[int] = []
        moment: Moment | None = self
        while moment is not None:
            path += reversed(moment.rolls)
            if moment.before is not None:
                path.append(moment.action)
            moment = moment.before
        return path[::-1]

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.setting.name, self.history())


@lru_cache(maxsize=64)
def opening(game: str) -> Moment:
    moment: Moment = pyspiel.load_game(game).opening
    return moment


def replayed(game: str, history: list[int]) -> Moment:
    """The moment after these choices and rolls."""
    moment = opening(game)
    for action in history:
        moment = moment.after(action)
    return moment


def compact(data: object) -> str:
    return msgspec.json.encode(data).decode() + "\n"


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = game.opening

    def current_player(self) -> int:
        return self.moment.player()

    def is_terminal(self) -> bool:
        return self.moment.player() == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.moment.sides
        return [(face, 1.0 / sides) for face in range(sides)]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"roll {action}"
        return self.moment.setting.table.token_names[action]

    def returns(self) -> list[float]:
        state = self.moment.state
        return state.returns() if self.is_terminal() else [0.0] * state.seats

    def __str__(self) -> str:
        return str(self.history_str())


def imagined(state: SpielState, dice: Dice) -> SpielState:
    """A world that whoever chooses cannot tell from the real one, to be played on.

    For searches such as OpenSpiel's ISMCTS (`bot.set_resampler`), by observations:
    what other seats were told in such a world before is not worked out.
    """
    world: SpielState = state.clone()
    world.moment = state.moment.imagined(dice)
    return world


class Observer:
    """What a seat sees now or, with perfect recall, was ever told.

    Only what it sees now has a tensor: who it is, then the table as it sees it.
    """

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.recall = recall
        self.tensor: np.ndarray[Any, Any] | None = None
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        if not recall:
            seats = game.num_players()
            numbers = len(observed(game.opening.state, 0, []))
            self.tensor = np.zeros(seats + numbers, np.float32)
            self.dict["player"] = self.tensor[:seats]
            self.dict["table"] = self.tensor[seats:]

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.recall:
            here = state.moment
            self.dict["player"][:] = 0
            self.dict["player"][player] = 1
            self.dict["table"][:] = observed(here.state, player, here.chosen(player))

    def string_from(self, state: SpielState, player: int) -> str:
        here = state.moment
        if self.recall:
            return here.recalled(player)
        seen = view(here.state, player)
        told = view_data(here.setting.game, here.state, player, seen)
        fields = save(seen)["own"]  # learners are shown all that the rules count with
        return compact({**told, "facts": fields, "choosing": here.choosing(player)})


for listed_game in listed():
    register(listed_game)
