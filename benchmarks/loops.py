"""Random games on our engine: the loop in Python, in the engine, and for learners."""

from collections.abc import Callable
from random import getrandbits, random
from typing import Final

from benchmarks.measure import Job
from parlour.adapters.pettingzoo import env
from parlour.bots import Bot, find, names
from parlour.bots.playing import play_bots
from parlour.engine.cursor import Cursor, playout
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.numbers import observe
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Token
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.views import imagine, view
from parlour.learn import VectorTables

PYTHON: Final = "loop in Python"
CURSOR: Final = "loop in Python, cursor"
ENGINE: Final = "loop in the engine"
LEARNER: Final = "with observation and mask"
VECTOR: Final = "vector environment"
AEC: Final = "PettingZoo, env"
CHECKED: Final = "all asked, answers checked"
REGULAR: Final = "regular bots"

VECTOR_TABLES: Final = 512
"""Tables of a vector environment."""

COSTS: Final = ("copy", "imagine", "view", "observe")


def game_jobs(game: Game) -> list[Job]:
    """A game at its usual table, played in every way."""
    table = game.table(game.usual_seats)
    jobs = [
        Job(PYTHON, lambda games: in_python(table, games)),
        Job(CURSOR, lambda games: with_a_cursor(table, games)),
        Job(ENGINE, lambda games: in_the_engine(table, games)),
        Job(LEARNER, lambda games: by_a_learner(table, games)),
        Job(VECTOR, vector_loop(game)),
        Job(AEC, pettingzoo_loop(game)),
        Job(CHECKED, lambda games: as_people_play(table, games)),
    ]
    if "regular" in names(game):
        bots = [find(game, "regular")] * table.seats
        jobs.append(Job(REGULAR, lambda games: by_bots(table, bots, games)))
    return jobs


def in_python(table: Table, games: int) -> int:
    """Question by question: `question` and `take`."""
    decisions = 0
    for _ in range(games):
        state = table.blank()
        state.begin(getrandbits(61) | 1)
        while (pick := state.question()) is not None:
            if pick.most == 1 and pick.least == 1:
                options = pick.options
                state.take(pick.seat, [options[int(random() * len(options))]])
                decisions += 1
            else:
                decisions += select(state, pick)
    return decisions


def select(state: State, pick: Pick) -> int:
    """Answers a question token by token."""
    chosen: list[Token] = []
    decisions = 0
    able = state.narrow(pick, chosen)
    while able:
        token = able[int(random() * len(able))]
        decisions += 1
        if token == DONE:
            break
        chosen.append(token)
        able = state.narrow(pick, chosen)
        if len(able) == 1 and able[0] == DONE:
            break
    state.take(pick.seat, chosen)
    return decisions


def with_a_cursor(table: Table, games: int) -> int:
    """Token by token, the shape of OpenSpiel's loop."""
    decisions = 0
    for _ in range(games):
        state = table.blank()
        state.begin(getrandbits(61) | 1)
        cursor = Cursor(state)
        while legal := cursor.legal:
            cursor.step(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def in_the_engine(table: Table, games: int) -> int:
    """The loop itself is compiled where the engine is."""
    dice = Dice(1)
    decisions = 0
    for _ in range(games):
        state = table.blank()
        state.begin(dice.seed())
        decisions += playout(state, dice)
    return decisions


def by_a_learner(table: Table, games: int) -> int:
    """Token by token, with an observation and a mask of what is legal each time."""
    decisions = 0
    for _ in range(games):
        state = table.blank()
        state.begin(getrandbits(61) | 1)
        cursor = Cursor(state)
        while legal := cursor.legal:
            cursor.observe()
            cursor.mask()
            cursor.step(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def vector_loop(game: Game) -> Callable[[int], int]:
    """All tables step together; a round is a step of them all."""
    tables = VectorTables(game, tables=VECTOR_TABLES, seed=1)
    tables.reset()

    def steps(rounds: int) -> int:
        for _ in range(rounds):
            tables.step(tables.arrays.sampled)
        return rounds * VECTOR_TABLES

    return steps


def pettingzoo_loop(game: Game) -> Callable[[int], int]:
    """As PettingZoo's own page writes it, with a random legal action."""
    table = env(game, seed=1)

    def games(rounds: int) -> int:
        decisions = 0
        for _ in range(rounds):
            table.reset()
            for _ in table.agent_iter():
                seen, _, ended, _, _ = table.last()
                if ended:
                    table.step(None)
                    continue
                legal = seen["action_mask"].nonzero()[0]
                table.step(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return games


def by_bots(table: Table, bots: list[Bot], games: int) -> int:
    """What `parlour simulate` does: every bot sees its own seat's view alone."""
    dice = Dice(4)
    decisions = 0
    for _ in range(games):
        state = table.blank()
        state.begin(dice.seed())
        decisions += play_bots(state, bots, dice)
    return decisions


def as_people_play(table: Table, games: int) -> int:
    """As in the sealed pace: nothing is answered for anybody, all goes by the door.

    Every seat is asked in every window, forced passes included, and every answer
    is checked. A match adds to this the log, the events and the dice of each choice.
    """
    decisions = 0
    for _ in range(games):
        state = table.blank()
        state.begin(getrandbits(61) | 1)
        while (pick := state.question()) is not None:
            chosen: list[Token] = []
            able = state.narrow(pick, chosen)
            while able:
                token = able[int(random() * len(able))]
                decisions += 1
                if token == DONE:
                    break
                chosen.append(token)
                able = state.narrow(pick, chosen)
            state.play(pick.seat, chosen)
    return decisions


def cost_jobs(game: Game) -> list[Job]:
    """What copying, imagining, viewing and observing cost, all through a game."""
    states = sampled(game)
    dice = Dice(2)

    def copies(rounds: int) -> int:
        for _ in range(rounds):
            for state in states:
                state.copy()
        return rounds * len(states)

    def worlds(rounds: int) -> int:
        for _ in range(rounds):
            for state in states:
                imagine(state, state.next_asked(), dice)
        return rounds * len(states)

    def views(rounds: int) -> int:
        for _ in range(rounds):
            for state in states:
                view(state, state.next_asked())
        return rounds * len(states)

    def observations(rounds: int) -> int:
        for _ in range(rounds):
            for state in states:
                observe(state, state.next_asked())
        return rounds * len(states)

    runs = (copies, worlds, views, observations)
    return [Job(name, run) for name, run in zip(COSTS, runs, strict=True)]


def sampled(game: Game, games: int = 10, most: int = 100) -> list[State]:
    """Positions spread over random games, each with a question open."""
    dice = Dice(3)
    positions: list[State] = []
    for seed in range(games):
        cursor = Cursor(game.new(game.usual_seats, seed=seed))
        while cursor.legal:
            if not cursor.chosen:
                positions.append(cursor.state.copy())
            cursor.step(cursor.legal[dice.roll(len(cursor.legal))])
    step = -(-len(positions) // most)
    return positions[::step]
