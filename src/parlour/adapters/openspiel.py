"""Every game as an OpenSpiel game: `load("willow", 4)`, or by name through pyspiel.

Importing this registers the listed games, so that
`pyspiel.load_game("parlour_willow(players=4,ante=2)")` works too. An option that is
a word among numbers is given as the int it stands for (`none` is -1, `auto` -2).

All chance is explicit: the rules roll the state's own dice, and whenever a roll is
due there is a chance node with as many equal outcomes as the roll has sides.
Players choose one token at a time. Seats that answer at once are asked in turn,
and none sees a sealed answer of another.
"""

import json
from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
import pyspiel

import parlour.games
from parlour.adapters import game_at, observed
from parlour.engine.cursor import Cursor
from parlour.engine.data import view_data
from parlour.engine.events import named
from parlour.engine.game import Game, action_of, token_name, token_of
from parlour.engine.options import read, specs
from parlour.engine.pieces import Token
from parlour.engine.refusals import BadInput, ChanceNeeded
from parlour.engine.zones import ROW

LARGEST = 2**31 - 1
"""OpenSpiel counts in 32 bits."""


def load(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
) -> pyspiel.Game:
    """A game for OpenSpiel; options are written as everywhere else in Parlour."""
    game = game_at(game)
    register(game)
    given = dict(options or {})
    preset = given.pop("preset", None)
    if preset is not None:
        given = {**game.preset(str(preset)), **given}
    chosen = read(game.options, given)
    params = {name: getattr(chosen, name) for name in specs(game.options)}
    params["players"] = game.usual_seats if seats is None else int(seats)
    return pyspiel.load_game(short_name(game), params)


def short_name(game: Game) -> str:
    return "parlour_" + game.slug.replace("-", "_")


def register(game: Game) -> None:
    """Lets pyspiel load this game by name."""
    pyspiel.register_game(game_type(game), partial(SpielGame, game))


def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def defaults(game: Game) -> dict[str, Any]:
    usual = game.options()
    values = {name: getattr(usual, name) for name in specs(game.options)}
    return {**values, "players": game.usual_seats}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its seats and options fixed."""

    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        usual = defaults(game)
        told = {name: value for name, value in params.items() if value != usual[name]}
        seats = params["players"]
        given = dict(told)
        given.pop("players", None)
        for name, spec in specs(game.options).items():
            for word, number in spec.words.items():
                if given.get(name) == number:
                    given[name] = word
        self.rules = game
        self.table = game.table(seats, given)
        settled = self.table.options
        most = game.utility(settled, seats) if game.utility else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.token_names),
            max_chance_outcomes=max(ROW, self.table.piece_count),
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=min(LARGEST, game.bound(settled, seats)),
        )
        super().__init__(game_type(game), info, told)
        self.opening = Moment(self, None, 0, [])

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A loose bound: no answer turns over more than the whole table."""
        return min(LARGEST, (self.max_game_length() + 1) * self.max_chance_outcomes())

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> "Recollection | Observation":
        if params:
            raise BadInput("observations take no parameters")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return Recollection()
        return Observation(self)


class Moment:
    """A place in the game tree. It never changes, so clones of a state share it.

    A call of the rules that rolls dice passes several moments: each runs it anew
    from `before`, with one roll more.
    """

    def __init__(
        self, game: SpielGame, before: "Moment | None", action: int, rolls: list[int]
    ) -> None:
        self.game = game
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
        if before is None:
            self.state = game.table.blank()
        else:
            assert before.cursor is not None
            cursor = before.cursor.copy()
            self.state = cursor.state
        self.state.script = rolls[:]
        self.state.events = []
        try:
            if before is None:
                self.state.begin(0)
                cursor = Cursor(self.state)
            else:
                cursor.step(token_of(game.table, action))
            self.cursor = cursor
        except ChanceNeeded as chance:
            self.sides = chance.sides
        self.events = self.state.events
        self.state.events = None

    def after(self, action: int) -> "Moment":
        """The moment that follows a choice or a roll; refuses what is not legal."""
        if action not in self.legal():
            raise BadInput(f"action {action} is not legal here, only {self.legal()}")
        if self.sides:
            return Moment(self.game, self.before, self.action, [*self.rolls, action])
        return Moment(self.game, self, action, [])

    def player(self) -> int:
        if self.cursor is None:
            return int(pyspiel.PlayerId.CHANCE)
        if not self.cursor.legal:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.cursor.seat

    def legal(self) -> list[int]:
        if self.cursor is None:
            return list(range(self.sides))
        return sorted(action_of(self.game.table, t) for t in self.cursor.legal)

    def chosen(self, seat: int) -> list[Token]:
        """What this seat has chosen so far of the answer it is giving."""
        if self.cursor is None or self.cursor.seat != seat:
            return []
        return self.cursor.chosen

    def recalled(self, seat: int) -> str:
        """All that this seat was ever told, one event a line, and its selection."""
        told = []
        moment: Moment | None = self
        while moment is not None:
            told.append(moment.told(seat))
            moment = moment.before
        names = [token_name(self.game.table, token) for token in self.chosen(seat)]
        return "".join(reversed(told)) + (compact({"choosing": names}) if names else "")

    def told(self, seat: int) -> str:
        """What this seat was told since the last choice."""
        if seat not in self.lines:
            events = named(self.game.rules, self.game.table, self.events, seat)
            self.lines[seat] = "".join(compact(event) for event in events)
        return self.lines[seat]

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
        return replayed, (str(self.game), self.history())


def replayed(game: str, history: list[int]) -> Moment:
    """The moment after these choices and rolls."""
    moment: Moment = pyspiel.load_game(game).opening
    for action in history:
        moment = moment.after(action)
    return moment


def compact(data: Mapping[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = game.opening

    def current_player(self) -> int:
        return self.moment.player()

    def is_terminal(self) -> bool:
        return self.moment.player() == pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.moment.sides
        return [(face, 1.0 / sides) for face in range(sides)]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action}"
        return self.moment.game.table.token_names[action]

    def returns(self) -> list[float]:
        state = self.moment.state
        return state.returns() if self.is_terminal() else [0.0] * state.seats

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.moment.history())


class Recollection:
    """Perfect recall, in words: everything a seat was told, and nothing else."""

    tensor = None
    dict: Mapping[str, Any] = {}  # noqa: RUF012

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.moment.recalled(player)


class Observation:
    """What a seat sees now: who it is, the table, and its own selection."""

    def __init__(self, game: SpielGame) -> None:
        seats = game.num_players()
        size = len(observed(game.opening.state, 0, []))
        self.tensor = np.zeros(seats + size, np.float32)
        self.dict = {"player": self.tensor[:seats], "table": self.tensor[seats:]}

    def set_from(self, state: SpielState, player: int) -> None:
        moment = state.moment
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        self.dict["table"][:] = observed(moment.state, player, moment.chosen(player))

    def string_from(self, state: SpielState, player: int) -> str:
        moment = state.moment
        data = view_data(moment.game.rules, moment.state, player)
        names = [token_name(moment.game.table, t) for t in moment.chosen(player)]
        return compact({**data, "choosing": names})


for listed_game in parlour.games.listed():
    register(listed_game)
