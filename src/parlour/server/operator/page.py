"""The operator's page: one screen on a phone, two columns on a desk, no script.

`page.html` says what is on it, this module how words and numbers are written.
"""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from parlour.server.operator.figures import House, Minute
from parlour.words.messages import Messages

if TYPE_CHECKING:
    from jinja2 import Template

PACKAGE: Final = "parlour.server.operator"
REFRESH_S: Final = 15
"""Seconds between two looks."""
STATES: Final = ("gathering", "playing", "over", "closed")
NOTHING: Final = "–"
UNITS: Final = ((10**9, "gigabytes"), (10**6, "megabytes"), (10**3, "kilobytes"))
TIMES: Final = ((86_400, "days"), (3_600, "hours"), (60, "minutes"))


class PageWords:
    """Sentences and numbers in one language; a dash for what is not known."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages = Messages(language=language, package=PACKAGE)

    def __call__(self, message: str, **values: str | float) -> str:
        return self.messages.text(f"op-{message}", "", **values)

    def all(self, messages: str) -> list[str]:
        """Returns several of them, named with a space between."""
        return [self(message) for message in messages.split()]

    def find_sentence(self, message: str, other: str) -> str:
        """Returns a sentence, or another if there is none of that name."""
        return self(message if self.messages.has(f"op-{message}") else other)

    def number(self, value: float | None) -> str:
        return NOTHING if value is None else self("number", number=value)

    def counts(self, states: dict[str, int]) -> list[str]:
        """Returns the numbers of tables by state, in the order of `STATES`."""
        return [self.number(states.get(state) or None) for state in STATES]

    def bytes(self, size: int | None) -> str:
        if size is None:
            return NOTHING
        for unit, name in UNITS:
            if size >= unit:
                return self(name, number=round(size / unit, 1))
        return self("bytes", number=size)

    def duration(self, seconds: float) -> str:
        for unit, name in TIMES:
            if seconds >= unit:
                return self(name, number=int(seconds // unit))
        return self("seconds", number=int(seconds))

    def milliseconds(self, taken: float | None) -> str:
        if taken is None:
            return NOTHING
        return self("milliseconds", number=round(taken, 1 if taken < 10 else None))

    # Of one minute, if there was one

    def cpu(self, minute: Minute | None) -> str:
        return self("percent", number=round(100 * minute.cpu)) if minute else NOTHING

    def late(self, minute: Minute | None) -> str:
        return self.milliseconds(minute.late if minute else None)

    def moves_per_second(self, minute: Minute | None) -> str:
        return self.number(round(minute.moves / 60, 1) if minute else None)


@cache
def template() -> "Template":
    from jinja2 import Environment  # rarely needed, and a server starts faster without

    made = Environment(
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.do"],
    )
    return made.from_string(files(PACKAGE).joinpath("page.html").read_text("utf-8"))


def render_page(house: House, words: PageWords, *, refreshing: bool) -> bytes:
    minutes = house.minutes
    text = template().render(
        house=house,
        minutes=minutes,
        last=minutes[-1] if minutes else None,
        w=words,
        states=STATES,
        nothing=NOTHING,
        refreshing=refreshing,
        refresh=REFRESH_S,
    )
    return text.encode()


def render_refusal(words: PageWords, message: str) -> bytes:
    """Returns the page for requests without a key, or with a wrong one."""
    return template().render(w=words, refused=message).encode()
