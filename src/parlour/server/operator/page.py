"""The operator's page: one screen on a phone, two columns on a desk, no script."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Final
from xml.etree.ElementTree import Element

from parlour.server.operator.figures import House, Minute, Queue, Worker
from parlour.server.operator.html import Part, bar, curve, el, facts, rows, written
from parlour.words.messages import Messages

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


def page(house: House, words: Words, *, refreshing: bool) -> bytes:
    return written(Page(house, words).whole(refreshing))


def turned_away(words: Words, message: str) -> bytes:
    """For whoever has no key, or not the right one."""
    body = el("main", el("h1", words("title")), el("p", words(message)), class_="door")
    return written(document(words, body))


def document(words: Words, *body: Element, refresh: str | None = None) -> Element:
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="robots", content="noindex"),
        el("meta", http_equiv="refresh", content=refresh) if refresh else None,
        el("title", words("title")),
        el("link", rel="stylesheet", href="/style.css"),
        el("link", rel="icon", href="data:,"),
    )
    return el("html", head, el("body", *body), lang=words.language)


class Page:
    def __init__(self, house: House, words: Words) -> None:
        self.house = house
        self.words = words

    @cached_property
    def minutes(self) -> list[Minute]:
        return self.house.minutes

    @property
    def last(self) -> Minute | None:
        return self.minutes[-1] if self.minutes else None

    def whole(self, refreshing: bool) -> Element:
        sections = [section for section in self.sections() if section is not None]
        return document(
            self.words,
            self.header(),
            el("main", self.tiles(), el("div", *sections, class_="sections")),
            self.footer(refreshing),
            refresh=str(REFRESH) if refreshing else None,
        )

    def header(self) -> Element:
        house, words = self.house, self.words
        well = house.healthy and not house.silent
        if not house.healthy:
            state = words("unwell")
        elif house.silent:
            state = words("silent", count=house.silent)
        else:
            state = words("well")
        return el(
            "header",
            el("h1", words("title")),
            el("p", house.machine.name, class_="quiet"),
            el("p", state, class_="state" if well else "state bad", role="status"),
        )

    def footer(self, refreshing: bool) -> Element:
        words = self.words
        said = words("refreshes", seconds=REFRESH) if refreshing else words("stands")
        other = "/?refresh=off" if refreshing else "/"
        again = words("stop") if refreshing else words("go-on")
        return el(
            "footer",
            el("p", said, " ", el("a", again, href=other)),
            el("p", el("a", words("json"), href="/figures.json")),
        )

    # The first look

    def tiles(self) -> Element:
        house, words, last = self.house, self.words, self.last
        playing = None
        if house.tables is not None:
            playing = sum(one.states.get("playing", 0) for one in house.tables)
        here = sum(one.people for one in house.workers)
        told: list[tuple[str, str]] = [
            (words("playing-now"), words.number(playing)),
            (words("here-now"), words.number(here)),
            (words("moves-a-second"), self.moves_a_second(last)),
            (words("told-within"), words.milliseconds(last.late) if last else NOTHING),
            (words("processors"), words.share(last.cpu) if last else NOTHING),
        ]
        if house.storage is not None:
            told.append((words("free"), words.bytes(house.storage.free)))
        return el(
            "div",
            *(el("p", el("b", value), el("span", name)) for name, value in told),
            class_="tiles",
        )

    def moves_a_second(self, minute: Minute | None) -> str:
        return self.words.number(round(minute.moves / 60, 1)) if minute else NOTHING

    # Section by section

    def sections(self) -> Iterator[Element | None]:
        yield self.tables()
        yield self.closed()
        yield self.load()
        yield self.workers()
        yield self.storage()
        yield self.people()
        yield self.queues()
        yield self.versions()

    def section(self, name: str, *parts: Part, wide: bool = False) -> Element:
        heading = el("h2", self.words(name), id=name)
        kind = "wide-section" if wide else None
        return el("section", heading, *parts, aria_labelledby=name, class_=kind)

    def missing(self, name: str) -> Element:
        return self.section(name, el("p", self.words("not-told"), class_="quiet"))

    def tables(self) -> Element:
        words = self.words
        if self.house.tables is None:
            return self.missing("tables")
        if not self.house.tables:
            return self.section("tables", el("p", words("none"), class_="quiet"))
        heads = [words("game"), *(words(f"state-{state}") for state in STATES)]
        lines: list[list[Part]] = []
        for kind in ("game", "pad", "story"):
            of_kind = [one for one in self.house.tables if one.kind == kind]
            for one in of_kind:
                title = words("pad-of", game=one.title) if kind == "pad" else one.title
                lines.append([title, *self.counts(one.states)])
            if len(of_kind) > 1:
                total = sum((Counter(one.states) for one in of_kind), Counter[str]())
                lines.append([words(f"all-{kind}"), *self.counts(total)])
        return self.section("tables", rows(heads, lines, words("tables")))

    def closed(self) -> Element | None:
        """Which tables an upgrade closed, and why; nothing if it closed none."""
        words, closed = self.words, self.house.closed
        if not closed:
            return None
        heads = [words("game"), words("edition"), words("open-tables")]
        lines: list[list[Part]] = [
            [
                one.title,
                f"{one.edition} → {one.current or NOTHING}",
                words.number(one.tables),
            ]
            for one in closed
        ]
        why = el("p", words("closed-why"), class_="quiet")
        return self.section("closed", why, rows(heads, lines, words("closed")))

    def counts(self, states: dict[str, int] | Counter[str]) -> list[Part]:
        found = [states.get(state, 0) for state in STATES]
        return [self.words.number(one) if one else NOTHING for one in found]

    def load(self) -> Element:
        words, minutes, last = self.words, self.minutes, self.last
        if last is None:
            return self.section("load", el("p", words("first-minute"), class_="quiet"))
        curves: list[tuple[str, str, list[float]]] = [
            ("moves-a-minute", words.number(last.moves), [m.moves for m in minutes]),
            (
                "told-within",
                words.milliseconds(last.late),
                [m.late or 0.0 for m in minutes],
            ),
            ("processors", words.share(last.cpu), [m.cpu for m in minutes]),
        ]
        drawn = [
            el(
                "figure",
                el("figcaption", el("span", words(name)), el("b", now)),
                curve(values, words("last-hour", what=words(name))),
            )
            for name, now, values in curves
        ]
        told = facts(
            [
                (words("half-told"), words.milliseconds(last.half)),
                (words("lag"), words.milliseconds(last.lag)),
                (words("machine-load"), self.machine_load()),
            ]
        )
        note = el("p", words("once-a-minute"), class_="quiet")
        return self.section("load", *drawn, told, note)

    def machine_load(self) -> str:
        load, processors = self.house.machine.load, self.house.machine.processors
        if load is None:
            return NOTHING
        return self.words("load-of", load=load, processors=processors)

    def workers(self) -> Element:
        words = self.words
        names = "worker since open-tables sockets cpu memory moves-a-second told-within"
        heads = [words(name) for name in names.split()]
        lines = [self.worker(one) for one in self.house.workers]
        table = rows(heads, lines, words("workers"))
        return self.section("workers", table, wide=True)

    def worker(self, one: Worker) -> list[Part]:
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

    def storage(self) -> Element:
        words, storage = self.words, self.house.storage
        if storage is None:
            return self.missing("storage")
        lines: list[list[Part]] = []
        for one in storage.kept:
            full: Part = None
            if one.most:
                about = words("of-most", most=words.bytes(one.most))
                full = el("span", bar(one.bytes / one.most, about), about)
            name = words.known(f"kept-{one.kind}", "kept-other")
            many = words.number(one.count) if one.count or not one.most else NOTHING
            lines.append([name, many, words.bytes(one.bytes), full])
        heads = [words(name) for name in ("kept", "count", "size", "room")]
        told = facts(
            [
                (words("database-takes"), words.bytes(storage.database)),
                (words("free"), words.bytes(storage.free)),
            ]
        )
        return self.section("storage", rows(heads, lines, words("storage")), told)

    def people(self) -> Element:
        words, people = self.words, self.house.people
        if people is None:
            return self.missing("people")
        told = facts(
            [
                (words("named"), words.number(people.named)),
                (words("seen-today"), words.number(people.today)),
                (words("seen-week"), words.number(people.week)),
                (words("devices"), words.number(people.devices)),
            ]
        )
        reached = sum((Counter(w.limits) for w in self.house.workers), Counter[str]())
        if not reached:
            limits = el("p", words("no-limits"), class_="quiet")
        else:
            limits = facts(
                (words.known(f"limit-{name}", "limit-other"), words.number(count))
                for name, count in reached.most_common()
            )
        return self.section("people", told, el("h3", words("limits")), limits)

    def queues(self) -> Element:
        words = self.words
        heads = [words(name) for name in ("queue", "waiting", "busy")]
        lines = [self.queue(one) for one in self.house.queues]
        return self.section("queues", rows(heads, lines, words("queues")))

    def queue(self, one: Queue) -> list[Part]:
        words = self.words
        name = words.known(f"queue-{one.name}", "queue-other")
        if one.note == "off":
            return [name, words("off"), NOTHING]
        if one.failed:
            name = f"{name} ({words('failed', count=one.failed)})"
        return [name, words.number(one.waiting), words.number(one.busy)]

    def versions(self) -> Element:
        words, versions = self.words, self.house.versions
        schema = versions.schema or NOTHING
        if versions.schema and versions.schema != versions.newest:
            schema = words("schema-of", schema=schema, newest=versions.newest)
        build = words.known(f"build-{versions.build}", "build-other")
        others = {(one.version, one.build) for one in self.house.workers}
        mixed = el("p", words("mixed"), class_="bad") if len(others) > 1 else None
        told = facts(
            [
                ("Parlour", f"{versions.parlour} ({build})"),
                ("Python", versions.python),
                (words("database"), versions.database or NOTHING),
                (words("schema"), schema),
            ]
        )
        return self.section("versions", told, mixed)
