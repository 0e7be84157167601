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
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from math import prod
from operator import index
from typing import Any, SupportsIndex

import msgspec

from parlour.engine.cursor import Cursor
from parlour.engine.data import save, view_data
from parlour.engine.dice import Dice
from parlour.engine.events import name_events
from parlour.engine.game import Game, action_of, token_name, token_of
from parlour.engine.happened import AnyEvent, Moved
from parlour.engine.options import GameOptions, Spec, read, specs
from parlour.engine.pieces import Token
from parlour.engine.refusals import BadInput, ChanceNeeded
from parlour.engine.table import Event, Table
from parlour.engine.views import imagine, view
from parlour.engine.zones import ROW
from parlour.extras import require
from parlour.games import YARDSTICKS, find, list_games
from parlour.learn.event_rows import EventEncoder
from parlour.learn.observations import game_at, observe_seat

for library in ("numpy", "pyspiel"):
    require(library, "learn")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

Tensor = np.ndarray[Any, Any]

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

MAX_INT32 = 2**31 - 1
"""OpenSpiel counts in 32 bits."""

RECALLED_EVENTS = 128
"""Number of the latest events in the tensor of an information state."""
EVENTS_PER_CHOICE = 8
"""More than most choices cause: games of few choices get a smaller tensor."""
SEED_RANGE = 2**52
"""Seeds that a fraction of floating-point numbers can tell apart."""

DECIMAL = re.compile(r"\d+\.\d+")


def load(
    game: str | Game,
    seats: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
) -> pyspiel.Game:
    """Returns a game for OpenSpiel; options are written as everywhere else in
    Parlour."""
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
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(game),
    )


def default_parameters(game: Game) -> dict[str, Any]:
    """Returns the parameters of a game that is loaded by its name alone."""
    return {**values(game.options()), "players": game.usual_seats}


def values(options: GameOptions) -> dict[str, Any]:
    """Returns options as OpenSpiel's parameters; words among numbers become
    integers."""
    return {
        name: numbers(spec).get(value, value)
        for name, spec in specs(type(options)).items()
        for value in [getattr(options, name)]
    }


def numbers(spec: Spec) -> dict[object, float]:
    """Returns the numbers of choices such as `0.8`; empty if not all are numbers."""
    if not all(DECIMAL.fullmatch(value) for value in spec.values):
        return {}
    return {value: float(value) for value in spec.values}


def read_parameters(game: Game, params: Mapping[str, Any]) -> dict[str, Any]:
    """Returns OpenSpiel's parameters as options: the reverse of `values`."""
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
        table = game.table(seats, read_parameters(game, params))
        most = game.utility(table.options, seats) if game.utility else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(table.token_names),
            max_chance_outcomes=most_sides(table),
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if game.zero_sum else None,
            max_game_length=min(MAX_INT32, game.bound(table.options, seats)),
        )
        unusual = dict(params.items() - default_parameters(game).items())
        super().__init__(game_type(game), info, unusual)
        self.opening = GameNode(Setting(game, table, str(self)), None, 0, [])

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Returns a loose bound: no answer turns over more than the whole table."""
        bound = (self.max_game_length() + 1) * self.max_chance_outcomes()
        return min(MAX_INT32, int(bound))

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> "Observer":
        if params:
            raise BadInput("observations take no parameters")
        if iig_obs_type and iig_obs_type.perfect_recall:
            return RecallObserver(self)
        return Observer(self)


def most_sides(table: Table) -> int:
    """Returns the largest number of sides of a roll: all pieces on the table, or the
    seats."""
    return max(ROW, table.piece_count)


class Setting:
    """Data that all nodes of one game share."""

    def __init__(self, game: Game, table: Table, name: str) -> None:
        self.game = game
        self.table = table
        self.name = name
        """The game with its parameters, as pyspiel loads it."""


class GameNode:
    """Node of the game tree. It is immutable, so clones of a state share it.

    A call of the rules that rolls dice passes several nodes: each one runs the call
    again from `before`, with one more roll.
    """

    def __init__(
        self,
        setting: Setting,
        before: "GameNode | None",
        action: int,
        rolls: list[int],
    ) -> None:
        self.setting = setting
        self.before = before
        """The node of the last choice; none while the game is dealt."""
        self.action = action
        """Last choice."""
        self.rolls = rolls
        """Dice rolls since the last choice."""
        self.cursor: Cursor | None = None
        """None at a chance node."""
        self.sides = 0
        """Sides of the roll that is due."""
        self.resampled_for = -1
        """The seat for which this world was imagined; -1 in the real game."""
        self.seen: dict[int, list[AnyEvent]] = {}
        """By seat, the events that it saw since the last choice."""
        at = before.cursor.copy() if before and before.cursor else None
        self.state = at.state if at else setting.table.blank()
        """State of the table; at a chance node, in the middle of an action."""
        self.events: list[Event] = []
        """Events since the last choice."""
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

    def after(self, action: int) -> "GameNode":
        """Returns the node after a choice or a roll; refuses illegal ones."""
        if action not in self.legal():
            raise BadInput(f"action {action} is not legal here, only {self.legal()}")
        if self.sides:
            return GameNode(
                self.setting, self.before, self.action, [*self.rolls, action]
            )
        return GameNode(self.setting, self, action, [])

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
        """Returns what this seat has chosen so far of its current answer."""
        if self.cursor is None or self.cursor.seat != seat:
            return []
        return self.cursor.chosen

    def choosing(self, seat: int) -> list[str]:
        return [token_name(self.setting.table, token) for token in self.chosen(seat)]

    def recall(self, seat: int) -> str:
        """Returns all events that this seat ever saw, one per line, and its
        selection.

        In a resampled world, what other seats saw before is not known. The table as
        they see it then is the first line.
        """
        lines = []
        if self.chosen(seat):
            lines.append(compact({"choosing": self.choosing(seat)}))
        for node in self.path(seat):
            lines.append("".join(compact(event) for event in node.events_for(seat)))
            if node.is_strange_to(seat):
                lines.append(node.view_text(seat))
        return "".join(reversed(lines))

    def path(self, seat: int) -> Iterator["GameNode"]:
        """Iterates over the nodes that this seat saw, the latest first."""
        node: GameNode | None = self
        while node is not None:
            yield node
            node = None if node.is_strange_to(seat) else node.before

    def is_strange_to(self, seat: int) -> bool:
        """Returns whether this world begins here for a seat: it was imagined for
        another."""
        return self.resampled_for not in (-1, seat)

    def events_for(self, seat: int) -> list[AnyEvent]:
        """Returns the events that this seat saw since the last choice."""
        if seat not in self.seen:
            events = [] if self.is_strange_to(seat) else self.events
            setting = self.setting
            self.seen[seat] = name_events(setting.game, setting.table, events, seat)
        return self.seen[seat]

    def view_text(self, seat: int) -> str:
        """Returns the table as this seat sees it, with its selection."""
        seen = view(self.state, seat)
        seen_data = view_data(self.setting.game, self.state, seat, seen)
        fields = save(seen)["own"]  # learners are shown all that the rules count with
        return compact({**seen_data, "facts": fields, "choosing": self.choosing(seat)})

    def resample(self, seat: int, dice: Dice) -> "GameNode":
        """Samples this node in a world that a seat cannot distinguish.

        Sealed answers of others are drawn at random there, and a selection that another
        seat has begun is begun again.
        """
        here = self.cursor
        if here is None or not here.legal:
            raise BadInput("only a state in which a player chooses can be resampled")
        there = Cursor(imagine(self.state, seat, dice))
        there.state.script = None
        while there.seat != here.seat:
            there.step(there.legal[dice.roll(len(there.legal))])
        for token in here.chosen if here.seat == seat else ():
            there.step(token)
        other = GameNode.__new__(GameNode)
        other.__dict__ |= self.__dict__
        other.cursor = there
        other.state = there.state
        other.resampled_for = seat
        other.seen = {seat: self.events_for(seat)}
        return other

    def history(self) -> list[int]:
        """Returns every choice and roll that led here."""
        path: list[int] = []
        node: GameNode | None = self
        while node is not None:
            path += reversed(node.rolls)
            if node.before is not None:
                path.append(node.action)
            node = node.before
        return path[::-1]

    def __deepcopy__(self, memo: object) -> "GameNode":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if any(node.resampled_for >= 0 for node in self.path(self.resampled_for)):
            raise BadInput("a resampled state has no history and cannot be saved")
        return replay_history, (self.setting.name, self.history())


@lru_cache(maxsize=64)
def opening(game: str) -> GameNode:
    node: GameNode = pyspiel.load_game(game).opening
    return node


def replay_history(game: str, history: list[int]) -> GameNode:
    """Returns the node after these choices and rolls."""
    node = opening(game)
    for action in history:
        node = node.after(action)
    return node


def compact(data: object) -> str:
    return msgspec.json.encode(data).decode() + "\n"


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = game.opening

    def current_player(self) -> int:
        return self.node.player()

    def is_terminal(self) -> bool:
        return self.node.player() == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.node.sides
        return [(face, 1.0 / sides) for face in range(sides)]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"roll {action}"
        return self.node.setting.table.token_names[action]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """Samples a state that this player cannot distinguish from this one.

        It has no history: OpenSpiel would show there what was really dealt.
        """
        world: SpielState = self.get_game().new_initial_state()
        dice = Dice(int(probability_sampler() * SEED_RANGE))
        world.node = self.node.resample(player_id, dice)
        return world

    def returns(self) -> list[float]:
        state = self.node.state
        return state.returns() if self.is_terminal() else [0.0] * state.seats

    def __str__(self) -> str:
        return str(self.history_str())


def is_laid_out(event: AnyEvent) -> bool:
    """Returns whether an event only lays out the table, which is no news."""
    return isinstance(event, Moved) and event.source is None


class Observer:
    """Observer of a seat's current view.

    The tensor has the seat, then the table as the seat sees it.
    """

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.dict: dict[str, Tensor] = {}
        parts = self.parts()
        self.tensor = np.zeros(sum(map(prod, parts.values())), np.float32)
        start = 0
        for name, shape in parts.items():
            end = start + prod(shape)
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def parts(self) -> dict[str, tuple[int, ...]]:
        """Returns the shape of each part of the tensor."""
        numbers = len(observe_seat(self.game.opening.state, 0, []))
        return {"player": (self.game.num_players(),), "table": (numbers,)}

    def set_from(self, state: SpielState, player: int) -> None:
        here = state.node
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        self.dict["table"][:] = observe_seat(here.state, player, here.chosen(player))

    def string_from(self, state: SpielState, player: int) -> str:
        return state.node.view_text(player)


class RecallObserver(Observer):
    """Observer with perfect recall: all events that a seat saw.

    The tensor also has a row for each of the latest `RECALLED_EVENTS` of them; see
    `EventEncoder`.
    """

    def __init__(self, game: SpielGame) -> None:
        self.encoder = EventEncoder(
            game.opening.setting.game, game.opening.setting.table
        )
        super().__init__(game)

    def parts(self) -> dict[str, tuple[int, ...]]:
        most = min(RECALLED_EVENTS, EVENTS_PER_CHOICE * self.game.max_game_length())
        return {**super().parts(), "events": (most, self.encoder.size)}

    def set_from(self, state: SpielState, player: int) -> None:
        super().set_from(state, player)
        rows = self.dict["events"]
        rows[:] = 0
        events: list[AnyEvent] = []
        for node in state.node.path(player):
            seen = node.events_for(player)
            events = [event for event in seen if not is_laid_out(event)] + events
            if len(events) >= len(rows):
                break
        for row, event in zip(rows, events[-len(rows) :], strict=False):
            self.encoder.encode(event, row)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.node.recall(player)


for known_game in [*list_games(), *map(find, YARDSTICKS)]:
    register(known_game)
