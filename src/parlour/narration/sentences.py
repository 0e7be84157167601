"""Which sentences a game has, and what they do with what follows them."""

from functools import lru_cache
from typing import Literal, TypeAlias

from parlour.engine.game import Game
from parlour.messages import ENGLISH, Messages

Shape: TypeAlias = Literal["line", "aside", "detail", "silent"]


class Sentences:
    """The shapes of a game's sentences, by message id."""

    def __init__(self, game: Game) -> None:
        self.words = Messages(game, ENGLISH)
        self.shapes: dict[str, Shape | None] = {}

    def first(self, *messages: str) -> tuple[str, Shape]:
        """The first of these messages that there is, and its shape."""
        for message in messages:
            shape = self.shape(message)
            if shape is not None:
                return message, shape
        raise ValueError(f"no sentence is called {' or '.join(messages)}")

    def shape(self, message: str) -> Shape | None:
        if message not in self.shapes:
            self.shapes[message] = self.find(message)
        return self.shapes[message]

    def find(self, message: str) -> Shape | None:
        """`line` for a message with a value, else what its attribute makes it.

        A message that is an empty text says that nothing need be told.
        """
        found = self.words.find(message)
        if found is None:
            return None
        if found.value is not None:
            empty = getattr(found.value, "value", None) == ""  # a bare literal
            return "silent" if empty else "line"
        return "aside" if "aside" in found.attributes else "detail"


@lru_cache(maxsize=64)
def sentences(game: Game) -> Sentences:
    return Sentences(game)
