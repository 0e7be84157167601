"""What a window needs of an engine, whatever protocol drives it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

KEYS: Final = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Escape": "\ue00c",
    "PageUp": "\ue00e",
    "PageDown": "\ue00f",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Delete": "\ue017",
}


class Refused(Exception):
    """The engine says no: `what` is the protocol's word for why."""

    def __init__(self, what: str, message: str) -> None:
        super().__init__(f"{what}: {message}")
        self.what = what


class Driver(ABC):
    """One person's browser, with one window. Elements are handles of the protocol's."""

    name = ""
    version = ""

    @abstractmethod
    def goto(self, url: str) -> None: ...

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def run(self, script: str, *given: object) -> Any:
        """Runs the body of a function; what it promises is awaited."""

    @abstractmethod
    def act(self, kind: str, actions: Sequence[object]) -> None:
        """Does what a hand does, with a `key`board or a `pointer`."""

    @abstractmethod
    def origin(self, element: Any) -> object:
        """An element as the place that a pointer is moved to."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Makes the page itself so large."""

    @abstractmethod
    def picture(self) -> bytes: ...

    @abstractmethod
    def close(self) -> None: ...

    def complaints(self) -> list[str]:
        """Errors that the engine tells of by itself."""
        return []

    def press(self, *names: str) -> None:
        """Keys down in this order, and up again."""
        down = [{"type": "keyDown", "value": KEYS.get(name, name)} for name in names]
        self.act("key", down + [{**one, "type": "keyUp"} for one in reversed(down)])

    def type(self, text: str) -> None:
        self.act(
            "key",
            [
                {"type": how, "value": KEYS["Enter"] if letter == "\n" else letter}
                for letter in text
                for how in ("keyDown", "keyUp")
            ],
        )

    def click(self, element: Any) -> None:
        """Presses the middle of it."""
        self.act(
            "pointer",
            [
                {"type": "pointerMove", "x": 0, "y": 0, "origin": self.origin(element)},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        )
