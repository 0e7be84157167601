"""The sentences of a game, and their shapes."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from parlour.engine.game import Game
from parlour.words.messages import ENGLISH, Messages

Shape: TypeAlias = Literal["line", "aside", "detail", "silent", "alone"]


class Sentences:
    """The shapes of a game's sentences, by message id."""

    def __init__(self, game: Game) -> None:
        self.words = Messages(game, ENGLISH)
        self.shapes: dict[str, Shape | None] = {}
        self.firsts: dict[tuple[str, ...], tuple[str, Shape]] = {}
        self.wanted: dict[tuple[str, str], frozenset[str]] = {}

    def first(self, *messages: str) -> tuple[str, Shape]:
        """Returns the first of these messages that there is, and its shape."""
        found = self.firsts.get(messages)
        if found is None:
            found = self.firsts[messages] = self.find_first(messages)
        return found

    def find_first(self, messages: tuple[str, ...]) -> tuple[str, Shape]:
        for message in messages:
            shape = self.shape(message)
            if shape is not None:
                return message, shape
        raise ValueError(f"no sentence is called {' or '.join(messages)}")

    def uses(self, message: str, part: str) -> frozenset[str]:
        """Returns the values that a sentence asks for."""
        key = (message, part)
        if key not in self.wanted:
            found = self.words.find(message)
            pattern = found.attributes.get(part) if part else found.value
            self.wanted[key] = frozenset(self.list_values(pattern))
        return self.wanted[key]

    def list_values(self, node: Any) -> Iterator[str]:
        """Lists the values that a part of a sentence names, at any depth."""
        match type(node).__name__:
            case "VariableReference":
                yield node.id.name
            case "MessageReference":
                yield from self.uses(node.id.name, "")
            case "list":
                for part in node:
                    yield from self.list_values(part)
            case _ if hasattr(node, "__dict__"):
                for part in vars(node).values():
                    yield from self.list_values(part)

    def alone(self, message: str) -> bool:
        """Returns whether a message speaks up where no line before it says it all."""
        found = self.words.find(message)
        return found is not None and "alone" in found.attributes

    def shape(self, message: str) -> Shape | None:
        if message not in self.shapes:
            self.shapes[message] = self.find(message)
        return self.shapes[message]

    def find(self, message: str) -> Shape | None:
        """Returns `line` for a message with a value, else the shape by its attribute.

        A message with an empty text makes no line.
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
