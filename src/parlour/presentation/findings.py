"""Study results on a game's options: `findings.json` beside its rules.

`tools/findings.py` writes it from docs/design/findings. The file is optional.
"""

from functools import lru_cache

from parlour.engine.game import Game
from parlour.engine.options import Value
from parlour.presentation.files import read_beside
from parlour.presentation.layout import LayoutPart


class EffectFigure(LayoutPart):
    """One measure with an option as it was and as it is changed."""

    measure: str
    share: bool
    """Part of a whole, from 0 to 1; else a number of its own kind."""
    before: float
    after: float
    differs: tuple[float, float, float]
    """Difference, with the ends of its confidence interval."""

    @property
    def found(self) -> bool:
        """Whether there is a difference: the interval leaves out none."""
        _, low, high = self.differs
        return low > 0 or high < 0


class Effect(LayoutPart):
    """Effect of another value of an option, all else being equal."""

    option: str
    usual: Value
    """Value that it was compared with."""
    value: Value
    seats: int
    games: int
    """Games of each side."""
    given: dict[str, Value]
    """Other options that were not as usual, on both sides."""
    figures: list[EffectFigure]


@lru_cache(maxsize=64)
def effects_of(game: Game) -> list[Effect]:
    return read_beside(game, "findings.json", list[Effect]) or []
