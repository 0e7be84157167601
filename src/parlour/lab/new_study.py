"""A study to begin with: it runs as it is, and has in it all that could be changed."""

import math
from typing import Final

from parlour.engine.game import Game
from parlour.engine.options import Spec, Value, shown, specs
from parlour.engine.refusals import BadInput
from parlour.lab.measures import OF_DEALS, known, own
from parlour.words.messages import Messages

GAMES: Final = 1000
"""Enough for a first answer in seconds or a few minutes."""


def new_study(game: Game, name: str) -> str:
    """The text of a study of the first option that can be otherwise."""
    usual = shown(game.agree(game.usual_seats))
    chosen = first_measures(game)
    measures = ", ".join(f'"{one}"' for one in chosen)
    return "\n".join(
        [
            'question = "What does this rule do?"',
            f'game = "{name}"',
            f"seats = {game.usual_seats}",
            'bots = ["regular"]  # or random, gentle, expert; several share the chairs',
            "",
            "# What to measure:",
            *[f"#   {line}" for line in measure_lines(game)],
            f"measures = [{measures}]",
            "",
            "# How sure to be: so many games of each arm ...",
            f"games = {GAMES}",
            "# ... or until half of an interval is no wider than this (games are then",
            "# the most that are played):",
            "# [half_widths]",
            f"# {chosen[0]} = 0.1",
            "",
            "# The first arm is what all others are compared with.",
            "[arms.as-it-is]",
            "",
            "[arms.changed]",
            *changed(game, usual),
            "",
            "# What can be changed, and how it usually is:",
            *[f"#   {line}" for line in option_lines(game, usual)],
            "",
        ]
    )


def first_measures(game: Game) -> list[str]:
    """What one may begin with: how long it takes, and two of the game's own."""
    own_names = [one.name for one in own(game)]
    return ["rounds" if game.rounds else "answers", *own_names[:2]]


def measure_lines(game: Game) -> list[str]:
    """Every measure with what it is."""
    single = {name: one.says for name, one in known(game).items()}
    both = {**single, **OF_DEALS}
    width = max(map(len, both))
    return [f"{name:{width}}  {says}" for name, says in both.items()]


def option_lines(game: Game, usual: dict[str, Value]) -> list[str]:
    words = Messages(game)
    return [
        f"{name} = {written(usual[name])}  ({may_be(spec)}){called(words, name)}"
        for name, spec in specs(game.options).items()
    ]


def called(words: Messages, name: str) -> str:
    """What tables call an option, where they do."""
    message = f"option-{name}"
    return f"  {words.text(message)}" if words.has(message) else ""


def may_be(spec: Spec) -> str:
    if spec.kind == "number":
        return " or ".join([f"{spec.least} to {spec.most}", *spec.words])
    return {"switch": "true or false", "text": "see its rules"}.get(
        spec.kind, " or ".join(spec.values)
    )


def changed(game: Game, usual: dict[str, Value]) -> list[str]:
    """The first option that a table may have otherwise, so set; or another number of
    seats, in a game without any."""
    for name, spec in specs(game.options).items():
        for value in others(spec, usual[name]):
            if playable(game, {name: value}):
                return [f"options = {{ {name} = {written(value)} }}"]
    fewest, most = game.players[0], game.players[-1]
    return [f"seats = {most if game.usual_seats == fewest else fewest}"]


def others(spec: Spec, usual: Value) -> list[Value]:
    able: list[Value] = [*spec.values, *spec.typical]
    if spec.kind == "switch":
        able = [not usual]
    if spec.kind == "number" and isinstance(usual, int):
        able = sorted(able, key=lambda value: apart(usual, value))
    return [value for value in able if value != usual]


def apart(usual: int, value: Value) -> float:
    """How far a number is from the usual one; words come last.

    >>> sorted([1, 50, 400, "none"], key=lambda value: apart(150, value))
    [50, 400, 1, 'none']
    """
    return abs(value - usual) if isinstance(value, int) else math.inf


def playable(game: Game, options: dict[str, object]) -> bool:
    try:
        settled = shown(game.agree(game.usual_seats, options))
    except BadInput:
        return False
    return settled != shown(game.agree(game.usual_seats))


def written(value: Value) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{value}"'
