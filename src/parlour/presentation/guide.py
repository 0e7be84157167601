"""The guided first game: `guide.json`."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import field

from parlour.engine.game import Game
from parlour.presentation.files import read_beside
from parlour.presentation.layout import LayoutPart


class GuideStep(LayoutPart):
    """Message of the guided game at one question."""

    prompt: str
    say: str
    at: int | None = None
    suggested: list[str] | None = field(default=None, name="try")


class Guide(LayoutPart):
    """The guided first game."""

    seats: int
    seed: str
    steps: list[GuideStep]
    options: dict[str, str | int | bool] = field(default_factory=dict)

    def step(self, prompts: Sequence[str]) -> GuideStep | None:
        """Returns the step for the last of the learner's questions, given by their
        prompts.

        A step with `at` waits for the question of that number. The others come in
        order, each at the next question with its prompt.
        """
        free = [step for step in self.steps if step.at is None]
        found: GuideStep | None = None
        for number, prompt in enumerate(prompts):
            fixed = [
                step
                for step in self.steps
                if step.at == number and step.prompt == prompt
            ]
            loose = [step for step in free if step.prompt == prompt]
            found = next(iter(fixed + loose), None)
            if found is not None and not fixed:
                free.remove(found)
        return found


@lru_cache(maxsize=64)
def guide_of(game: Game) -> Guide | None:
    """Returns the guided first game, if there is one."""
    return read_beside(game, "guide.json", Guide)
