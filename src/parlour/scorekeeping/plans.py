"""Score pads of tables: values to enter and their sums, from `pad.json` and options."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from parlour.engine.game import Game
from parlour.engine.options import options_as_text
from parlour.engine.refusals import BadInput, BadOption
from parlour.kit.scoring import PadPlan, Scoring
from parlour.presentation.pad import Ask, Keeps, Pad, fits, pad_of


def pad_to_keep(game: Game) -> tuple[Pad, Keeps]:
    """Returns the pad of a game that the app can keep; BadInput if there is none."""
    pad = pad_of(game)
    if pad is None or pad.keeps is None:
        raise BadInput(f"{game.title} has no score pad")
    return pad, pad.keeps


def has_pad(game: Game) -> bool:
    pad = pad_of(game)
    return pad is not None and pad.keeps is not None


def new_sheet(game: Game, options: Any, seats: int, dealer: int = 0) -> Scoring:
    """Creates an empty pad; BadOption if these options leave nothing to write down."""
    _, keeps = pad_to_keep(game)
    try:
        return scoring_of(game)(plan(keeps, options), options, seats, dealer)
    except BadOption as wrong:
        wrong.words = game.package
        raise


def scoring_of(game: Game) -> type[Scoring]:
    """Returns `SCORING` in the game's `scoring.py`, or what all pads do."""
    module = f"{game.package}.scoring"
    if not game.package or find_spec(module) is None:
        return Scoring
    found: type[Scoring] = import_module(module).SCORING
    return found


def plan(keeps: Keeps, options: Any) -> PadPlan:
    given = options_as_text(options)

    def limit(name: str) -> int | None:
        """Returns an option's number; words such as `none` set no limit."""
        value = given.get(name)
        return value if isinstance(value, int) else None

    again = keeps.tie_again
    return PadPlan(
        adds=keeps.adds,
        total=keeps.total,
        total_of=keeps.total_of,
        most_of_all=keeps.most_of_all,
        most_winners=keeps.most_winners,
        check_rule=keeps.check_rule,
        target=limit(keeps.target),
        rounds=limit(keeps.rounds),
        cap=limit(keeps.cap),
        tie_again=again if isinstance(again, bool) else fits(again, given),
        rule=keeps.rule,
    )


def asks(keeps: Keeps, options: Any) -> list[Ask]:
    """Returns the values to enter with these options."""
    given = options_as_text(options)
    return [one for one in keeps.asks if fits(one.when, given)]
