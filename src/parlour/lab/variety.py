"""Random legal options, for tests and for `simulate --random-options`."""

from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.options import Spec, specs
from parlour.engine.refusals import BadInput

TRIES = 200


def random_value(spec: Spec, dice: Dice) -> object:
    """Any value an option may have, the typical numbers first of all."""
    if spec.kind == "switch":
        return bool(dice.roll(2))
    if spec.kind == "choice":
        return spec.values[dice.roll(len(spec.values))]
    words = list(spec.words)
    typical = spec.typical or (spec.least, min(spec.most, spec.least + 3))
    pick = dice.roll(len(words) + len(typical))
    return words[pick] if pick < len(words) else typical[pick - len(words)]


def random_options(game: Game, dice: Dice) -> tuple[int, dict[str, object]]:
    """A number of seats and options that the game accepts.

    About half of the options keep their defaults, so that every pair of options
    meets both with and without the others.
    """
    for _ in range(TRIES):
        seats = game.players[dice.roll(len(game.players))]
        given = {
            name: random_value(spec, dice)
            for name, spec in specs(game.options).items()
            if dice.roll(2)
        }
        try:
            game.agree(seats, given)
        except BadInput:
            continue
        return seats, given
    raise BadInput(f"found no options that {game.title} accepts")
