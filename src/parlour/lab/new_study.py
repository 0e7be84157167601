"""Writes a first study: it runs as it is and lists everything that can be changed."""

import math
from typing import Final

from parlour.engine.game import Game
from parlour.engine.options import Spec, Value, options_as_text, specs
from parlour.engine.refusals import BadInput
from parlour.lab.measures import OF_DEALS, all_measures, own_measures
from parlour.words.messages import Messages

DEFAULT_GAMES: Final = 1000
"""Enough for a first answer in seconds or a few minutes."""


def new_study(game: Game, name: str) -> str:
    """Writes a study of the first option that has another value."""
    usual = options_as_text(game.agree(game.usual_seats))
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
            "# Sample size: games per arm ...",
            f"games = {DEFAULT_GAMES}",
            "# ... or target half-widths of intervals (games is then the maximum):",
            "# [half_widths]",
            f"# {chosen[0]} = 0.1",
            "",
            "# The first arm is what all others are compared with.",
            "[arms.as-it-is]",
            "",
            "[arms.changed]",
            *format_changed_arm(game, usual),
            "",
            "# What can be changed, and how it usually is:",
            *[f"#   {line}" for line in option_lines(game, usual)],
            "",
        ]
    )


def first_measures(game: Game) -> list[str]:
    """Returns measures for a first study: the length, and two of the game's own."""
    own_names = [one.name for one in own_measures(game)]
    return ["rounds" if game.rounds else "answers", *own_names[:2]]


def measure_lines(game: Game) -> list[str]:
    """Lists every measure with its label."""
    single = {name: one.says for name, one in all_measures(game).items()}
    both = {**single, **OF_DEALS}
    width = max(map(len, both))
    return [f"{name:{width}}  {says}" for name, says in both.items()]


def option_lines(game: Game, usual: dict[str, Value]) -> list[str]:
    words = Messages(game)
    return [
        f"{name} = {format_toml(usual[name])}"
        f"  ({allowed_values(spec)}){option_title(words, name)}"
        for name, spec in specs(game.options).items()
    ]


def option_title(words: Messages, name: str) -> str:
    """Returns the title of an option, if it has one."""
    message = f"option-{name}"
    return f"  {words.text(message)}" if words.has(message) else ""


def allowed_values(spec: Spec) -> str:
    if spec.kind == "number":
        return " or ".join([f"{spec.least} to {spec.most}", *spec.words])
    return {"switch": "true or false", "text": "see its rules"}.get(
        spec.kind, " or ".join(spec.values)
    )


def format_changed_arm(game: Game, usual: dict[str, Value]) -> list[str]:
    """Formats an arm with another value of the first option that has one, or with
    another number of seats in a game without options."""
    for name, spec in specs(game.options).items():
        for value in others(spec, usual[name]):
            if playable(game, {name: value}):
                return [f"options = {{ {name} = {format_toml(value)} }}"]
    fewest, most = game.players[0], game.players[-1]
    return [f"seats = {most if game.usual_seats == fewest else fewest}"]


def others(spec: Spec, usual: Value) -> list[Value]:
    able: list[Value] = [*spec.values, *spec.typical]
    if spec.kind == "switch":
        able = [not usual]
    if spec.kind == "number" and isinstance(usual, int):
        able = sorted(able, key=lambda value: distance_from(usual, value))
    return [value for value in able if value != usual]


def distance_from(usual: int, value: Value) -> float:
    """Returns the distance of a number from the usual one; words come last.

    >>> sorted([1, 50, 400, "none"], key=lambda value: distance_from(150, value))
    [50, 400, 1, 'none']
    """
    return abs(value - usual) if isinstance(value, int) else math.inf


def playable(game: Game, options: dict[str, object]) -> bool:
    try:
        settled = options_as_text(game.agree(game.usual_seats, options))
    except BadInput:
        return False
    return settled != options_as_text(game.agree(game.usual_seats))


def format_toml(value: Value) -> str:
    """Formats a value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{value}"'
