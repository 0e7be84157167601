"""The operator's page: one screen on a phone, two columns on a desk, no script.

`page.html` has its structure, this module the words and numbers in it.
"""

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from parlour.server.operator.figures import House, Minute, Queue, Worker
from parlour.words.messages import Messages

if TYPE_CHECKING:
    from jinja2 import Template

PACKAGE: Final = "parlour.server.operator"
REFRESH: Final = 15
"""Seconds between two looks."""
STATES: Final = ("gathering", "playing", "over", "closed")
NOTHING: Final = "–"
UNITS: Final = ((10**9, "gigabytes"), (10**6, "megabytes"), (10**3, "kilobytes"))
TIMES: Final = ((86_400, "days"), (3_600, "hours"), (60, "minutes"))


class Words:
    """Sentences and numbers in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages = Messages(language=language, package=PACKAGE)

    def __call__(self, message: str, **values: str | float) -> str:
        return self.messages.text(f"op-{message}", "", **values)

    def all(self, messages: str) -> list[str]:
        """Several of them, named with a space between."""
        return [self(message) for message in messages.split()]

    def known(self, message: str, other: str) -> str:
        """A sentence, or another where there is none of that name."""
        return self(message if self.messages.has(f"op-{message}") else other)

    def number(self, value: float | None) -> str:
        return NOTHING if value is None else self("number", number=value)

    def bytes(self, size: int | None) -> str:
        if size is None:
            return NOTHING
        for unit, name in UNITS:
            if size >= unit:
                return self(name, number=round(size / unit, 1))
        return self("bytes", number=size)

    def lasted(self, seconds: float) -> str:
        for unit, name in TIMES:
            if seconds >= unit:
                return self(name, number=int(seconds // unit))
        return self("seconds", number=int(seconds))

    def share(self, part: float) -> str:
        return self("percent", number=round(100 * part))

    def milliseconds(self, taken: float | None) -> str:
        if taken is None:
            return NOTHING
        return self("milliseconds", number=round(taken, 1 if taken < 10 else None))


@cache
def template() -> "Template":
    from jinja2 import Environment  # seldom wanted, and a server starts sooner without

    made = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True)
    return made.from_string(files(PACKAGE).joinpath("page.html").read_text("utf-8"))


def page(house: House, words: Words, *, refreshing: bool) -> bytes:
    shown = Page(house, words)
    text = template().render(
        page=shown,
        house=house,
        last=shown.last,
        w=words,
        refreshing=refreshing,
        refresh=REFRESH,
    )
    return text.encode()


def turned_away(words: Words, message: str) -> bytes:
    """For whoever has no key, or not the right one."""
    return template().render(w=words, refused=message).encode()


class Page:
    """What the template asks for: rows of a table, pairs of a name and a value."""

    def __init__(self, house: House, words: Words) -> None:
        self.house = house
        self.words = words
        self.minutes = house.minutes
        self.last = self.minutes[-1] if self.minutes else None

    def tiles(self) -> list[tuple[str, str]]:
        """The numbers that are looked at first."""
        house, words, last = self.house, self.words, self.last
        playing = None
        if house.tables is not None:
            playing = sum(one.states.get("playing", 0) for one in house.tables)
        here = sum(one.people for one in house.workers)
        found = [
            (words("playing-now"), words.number(playing)),
            (words("here-now"), words.number(here)),
            (words("moves-a-second"), self.moves_a_second(last)),
            (words("told-within"), words.milliseconds(last.late) if last else NOTHING),
            (words("processors"), words.share(last.cpu) if last else NOTHING),
        ]
        if house.storage is not None:
            found.append((words("free"), words.bytes(house.storage.free)))
        return found

    def moves_a_second(self, minute: Minute | None) -> str:
        return self.words.number(round(minute.moves / 60, 1)) if minute else NOTHING

    def table_heads(self) -> list[str]:
        return self.words.all(" ".join(["game", *(f"state-{one}" for one in STATES)]))

    def table_lines(self) -> list[list[str]]:
        words = self.words
        lines: list[list[str]] = []
        for kind in ("game", "pad", "story"):
            of_kind = [one for one in self.house.tables or [] if one.kind == kind]
            for one in of_kind:
                title = words("pad-of", game=one.title) if kind == "pad" else one.title
                lines.append([title, *self.counts(one.states)])
            if len(of_kind) > 1:
                total = sum((Counter(one.states) for one in of_kind), Counter[str]())
                lines.append([words(f"all-{kind}"), *self.counts(total)])
        return lines

    def counts(self, states: dict[str, int] | Counter[str]) -> list[str]:
        found = [states.get(state, 0) for state in STATES]
        return [self.words.number(one) if one else NOTHING for one in found]

    def closed_lines(self) -> list[list[str]]:
        """Which tables an upgrade closed."""
        return [
            [
                one.title,
                f"{one.edition} → {one.current or NOTHING}",
                self.words.number(one.tables),
            ]
            for one in self.house.closed
        ]

    def curves(self) -> list[tuple[str, str, list[float]]]:
        """Over the last hour: a name, the value now, and all values."""
        words, minutes = self.words, self.minutes
        last = minutes[-1]
        late = [m.late or 0.0 for m in minutes]
        return [
            ("moves-a-minute", words.number(last.moves), [m.moves for m in minutes]),
            ("told-within", words.milliseconds(last.late), late),
            ("processors", words.share(last.cpu), [m.cpu for m in minutes]),
        ]

    def machine_load(self) -> str:
        load, processors = self.house.machine.load, self.house.machine.processors
        if load is None:
            return NOTHING
        return self.words("load-of", load=load, processors=processors)

    def worker_lines(self) -> list[list[str]]:
        return [self.worker(one) for one in self.house.workers]

    def worker(self, one: Worker) -> list[str]:
        words = self.words
        last = one.minutes[-1] if one.minutes else None
        return [
            f"{one.machine} {one.process}",
            words.lasted(one.since),
            words.number(one.tables),
            words.number(one.sockets),
            words.share(last.cpu) if last else NOTHING,
            words.bytes(one.memory) if one.memory else NOTHING,
            self.moves_a_second(last),
            words.milliseconds(last.late) if last else NOTHING,
        ]

    def limits(self) -> list[tuple[str, str]]:
        """How often each rate limit was reached, the most frequent first."""
        words = self.words
        reached = sum((Counter(w.limits) for w in self.house.workers), Counter[str]())
        return [
            (words.known(f"limit-{name}", "limit-other"), words.number(count))
            for name, count in reached.most_common()
        ]

    def queue_lines(self) -> list[list[str]]:
        return [self.queue(one) for one in self.house.queues]

    def queue(self, one: Queue) -> list[str]:
        words = self.words
        name = words.known(f"queue-{one.name}", "queue-other")
        if one.note == "off":
            return [name, words("off"), NOTHING]
        if one.failed:
            name = f"{name} ({words('failed', count=one.failed)})"
        return [name, words.number(one.waiting), words.number(one.busy)]

    def versions(self) -> list[tuple[str, str]]:
        words, versions = self.words, self.house.versions
        schema = versions.schema or NOTHING
        if versions.schema and versions.schema != versions.newest:
            schema = words("schema-of", schema=schema, newest=versions.newest)
        build = words.known(f"build-{versions.build}", "build-other")
        return [
            ("Parlour", f"{versions.parlour} ({build})"),
            ("Python", versions.python),
            (words("database"), versions.database or NOTHING),
            (words("schema"), schema),
        ]

    def is_mixed(self) -> bool:
        """Whether workers of different versions or builds run."""
        return len({(one.version, one.build) for one in self.house.workers}) > 1
