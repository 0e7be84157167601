"""Sizes, quotas and rate limits of requests."""

import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from parlour.server.access.addresses import site_of

MAX_FRAME_BYTES = 8_192
"""Bytes of one frame."""
MAX_BODY_BYTES = 65_536
"""Bytes of one HTTP body."""
MAX_LOG_BYTES = 1_048_576
"""Bytes of a log file."""
MAX_INTAKE_BYTES = 100 * 1_048_576
MAX_INTAKE_BYTES_PER_ADDRESS = 45 * 1_048_576
"""Bytes of files that are taken in at once: of all, and of one address."""
SOCKETS_PER_PERSON = 6
"""Sockets of one person at one table."""
SOCKETS_PER_ADDRESS = 400
"""Sockets of one address."""
TABLE_BYTES_PER_ADDRESS = 40 * 1_048_576
"""Bytes of memory that the tables opened by one address may take."""
MAX_QUEUED_MESSAGES = 64
MAX_QUEUED_BYTES = MAX_QUEUED_MESSAGES * 4_096
"""Messages, and bytes, that wait for a slow reader before it is let go."""
MAX_BUCKETS = 10_000
"""Buckets of one rate, those of people and of addresses counted apart."""
OVERFLOW_BUCKETS = 1_024
"""Buckets that further addresses share."""
CHECKED_PER_NEW_BUCKET = 4

Kind: TypeAlias = Literal["site", "address", "person", "overflow"]
"""Kind of owner of a bucket."""


class Rate(NamedTuple):
    """Rate limit: a burst, then a number per second."""

    burst: float
    each_second: float
    name: str = ""
    """Name of the limit, for the operator's statistics."""

    def times(self, factor: float) -> "Rate":
        return Rate(self.burst * factor, self.each_second * factor, self.name)


FRAMES = Rate(60, 20, "frames")
TALK = Rate(6, 0.5, "talk")
STIRS = Rate(30, 1, "stirs")
"""Sitting down, standing up and hosting: stored actions other than play and chat."""
NUDGES = Rate(2, 0.1, "nudges")
LOOKS = Rate(20, 1, "looks")
"""Views from another seat: each one renders the whole table."""
PEOPLE_PER_ADDRESS = 4
"""Number of people at one address that a table allows for."""
ADDRESSES_PER_SITE = 16
"""An IPv6 site (/48) may ask for as much as this number of addresses."""
REQUESTS = Rate(120, 20, "requests")
"""HTTP requests of one address."""
HANDSHAKES = Rate(120, 4, "handshakes")
"""Sockets that one address opens. After a restart all of a household's come at once."""
TABLES = Rate(12, 0.05, "tables")
"""New tables of one person, and of one address."""
CODES = Rate(10, 0.1, "codes")
"""Tries at a spoken code or a seat link, of one address."""
NAMES = Rate(30, 0.5, "names")
"""Names that people give themselves: each new browser is one to remember."""
UPLOADS = Rate(6, 0.01, "uploads")
"""Files that are kept."""
DECKS = Rate(3, 0.002, "decks")
"""Decks of pictures, which are large: of one person, and of one address."""
PICTURES = Rate(30, 0.05, "pictures")
"""Portraits and handouts: of one person, and of one address."""
REPLAYS = Rate(30, 0.5, "replays")
STUDIES = Rate(20, 0.05, "studies")
"""Requests to start, stop and resume studies."""
FIRST_STUDIES = Rate(4, 0.01, "first-studies")
"""Studies of unknown browsers: a browser that drops its cookie is new each time, so the
limit per person does not count its studies."""
EXPORTS = Rate(12, 0.1, "exports")
"""Stories to take home, with their pictures: tens of megabytes each."""
PRINTS = Rate(20, 0.2, "prints")
"""Documents to print: a second of a processor each, at the most."""


class Occupancy:
    """Resources that addresses hold at the same time: sockets, connections, bytes."""

    def __init__(self) -> None:
        self.held: Counter[str] = Counter()
        """Amount held, by address."""
        self.by_site: Counter[str] = Counter()

    def has_room(self, address: str, most: float, many: int = 1) -> bool:
        """Returns true if an address may hold this many more; a site has room for
        several addresses."""
        site = site_of(address)
        return self.held[address] + many <= most and (
            not site or self.by_site[site] + many <= most * ADDRESSES_PER_SITE
        )

    def add(self, address: str, many: int = 1) -> None:
        """Counts; negative if an address lets go."""
        add_to_count(self.held, address, many)
        if site := site_of(address):
            add_to_count(self.by_site, site, many)


def add_to_count(counts: Counter[str], name: str, many: int) -> None:
    counts[name] += many
    if not counts[name]:
        del counts[name]


class BucketGroup:
    """Token buckets of one rate. A full bucket carries no information and may be
    dropped.

    Other buckets are never dropped: forcing a drop would reset limits.
    """

    def __init__(self, rate: Rate, kind: Kind) -> None:
        self.rate = rate
        self.kind = kind
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Tokens by name, and when they were counted."""

    def tokens(self, name: str, now: float) -> float:
        tokens, then = self.levels.get(name, (self.rate.burst, now))
        return min(self.rate.burst, tokens + (now - then) * self.rate.each_second)

    def put(self, name: str, tokens: float, now: float) -> None:
        self.levels[name] = (tokens, now)

    def has_room_for(self, name: str, now: float) -> bool:
        """Returns true if this bucket exists or may be created; drops refilled buckets.

        Each new bucket checks a few others in turn, so nobody waits for all.
        """
        if name in self.levels:
            return True
        for _ in range(min(CHECKED_PER_NEW_BUCKET, len(self.levels))):
            oldest = next(iter(self.levels))
            if self.tokens(oldest, now) >= self.rate.burst:
                del self.levels[oldest]
            else:
                self.levels.move_to_end(oldest)
        return len(self.levels) < MAX_BUCKETS


class Buckets:
    """A token bucket for each name."""

    def __init__(self, clock: Callable[[], float], factor: float = 1) -> None:
        self.clock = clock
        self.factor = factor
        """Factor of the limits per address."""
        self.reached: Counter[str] = Counter()
        """Number of times that each limit was reached, by name."""
        self.groups: dict[tuple[Rate, Kind], BucketGroup] = {}
        self.salt = secrets.randbits(64)

    def allow(self, rate: Rate, name: str, many: float = 1) -> bool:
        """Takes this many tokens of an address's bucket; false if there are fewer."""
        return self.allow_all(many, (rate, "address", name))

    def allow_both(
        self,
        rate: Rate,
        person: str,
        address: str,
        many: float = 1,
        people: int = PEOPLE_PER_ADDRESS,
    ) -> bool:
        """Takes tokens of a person, of the address, which has as many as this
        number of people, and of its IPv6 site; or takes none.

        The address is asked first: a person costs nothing to make, an address does.
        """
        return self.allow_all(many, *self.limits_of(rate, person, address, people))

    def limit(
        self, rate: Rate, person: str, address: str, people: int = PEOPLE_PER_ADDRESS
    ) -> "Limit":
        """Returns the limit of one rate for somebody who asks often."""
        return Limit(self, self.limits_of(rate, person, address, people))

    def limits_of(
        self, rate: Rate, person: str, address: str, people: int
    ) -> list[tuple[Rate, Kind, str]]:
        """Returns all limits that count for somebody, those of their address first."""
        found: list[tuple[Rate, Kind, str]] = []
        if site := site_of(address):
            whole = rate.times(people * self.factor * ADDRESSES_PER_SITE)
            found.append((whole, "site", site))
        if address:
            found.append((rate.times(people * self.factor), "address", address))
        if person:
            found.append((rate, "person", person))
        return found

    def allow_all(self, many: float, *wanted: tuple[Rate, Kind, str]) -> bool:
        """Takes tokens from all of these buckets, or from none.

        A bucket that comes after one that refuses is not made.
        """
        now = self.clock()
        taken: list[tuple[BucketGroup, str, float]] = []
        for rate, kind, name in wanted:
            found = self.bucket(rate, kind, name, now)
            if found is None:
                continue
            group, slot = found
            tokens = group.tokens(slot, now)
            if tokens < many:
                self.reached[rate.name] += 1
                return False
            taken.append((group, slot, tokens - many))
        for group, slot, left in taken:
            group.put(slot, left, now)
        return True

    def bucket(
        self, rate: Rate, kind: Kind, name: str, now: float
    ) -> tuple[BucketGroup, str] | None:
        """Returns the group and the name of a bucket; None if the person has no bucket.

        If the maximum number of buckets is in use, further people have none, and only
        their address counts. Further addresses share a fixed number of buckets by a
        secret hash, so nobody can choose with whom they share.
        """
        group = self.group(rate, kind)
        if group.has_room_for(name, now):
            return group, name
        if kind == "person":
            return None
        slot = hash((self.salt, name)) % OVERFLOW_BUCKETS
        return self.group(rate, "overflow"), str(slot)

    def group(self, rate: Rate, kind: Kind) -> BucketGroup:
        key = (rate, kind)
        found = self.groups.get(key)
        if found is None:
            found = self.groups[key] = BucketGroup(rate, kind)
        return found


class Limit:
    """The call of `Buckets.allow_both` for one rate and one asker, with the names of
    the buckets worked out once."""

    __slots__ = ("buckets", "places")

    def __init__(self, buckets: Buckets, wanted: list[tuple[Rate, Kind, str]]) -> None:
        self.buckets = buckets
        self.places = tuple(
            (buckets.group(rate, kind), name) for rate, kind, name in wanted
        )

    def allow(self, many: float = 1) -> bool:
        """Takes tokens from all of the buckets, or from none."""
        now = self.buckets.clock()
        left: list[float] = []
        for group, name in self.places:
            level = group.levels.get(name)
            if level is None:  # it has to be made, or has no room
                wanted = [(group.rate, group.kind, name) for group, name in self.places]
                return self.buckets.allow_all(many, *wanted)
            tokens = level[0] + (now - level[1]) * group.rate.each_second
            if tokens > group.rate.burst:
                tokens = group.rate.burst
            if tokens < many:
                self.buckets.reached[group.rate.name] += 1
                return False
            left.append(tokens - many)
        for (group, name), tokens in zip(self.places, left, strict=True):
            group.levels[name] = tokens, now
        return True
