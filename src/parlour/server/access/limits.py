"""How much and how fast anybody may ask."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import NamedTuple

FRAME = 8_192
"""Bytes of one frame."""
BODY = 65_536
"""Bytes of one HTTP body."""
LOG_BODY = 1_048_576
"""Bytes of a log file."""
INTAKE = 100 * 1_048_576
INTAKE_EACH = 45 * 1_048_576
"""Bytes of files that are taken in at once: of all, and of one address."""
SOCKETS = 6
"""Sockets of one person at one table."""
LINES = 400
"""Sockets of one address."""
QUEUE = 64
HELD = QUEUE * 4_096
"""Messages, and bytes, that wait for a slow reader before it is let go."""
KEPT = 20_000
"""Buckets that are remembered at once."""


class Rate(NamedTuple):
    """So many at once, then so many a second."""

    burst: float
    each_second: float
    name: str = ""
    """What it is of; the operator is told how often each was reached."""

    def times(self, factor: float) -> "Rate":
        return Rate(self.burst * factor, self.each_second * factor, self.name)


FRAMES = Rate(60, 20, "frames")
TALK = Rate(6, 0.5, "talk")
STIRS = Rate(30, 1, "stirs")
"""Sitting down, standing up, hosting: what is written down besides play and talk."""
NUDGES = Rate(2, 0.1, "nudges")
LOOKS = Rate(20, 1, "looks")
"""Looks from another seat: each draws the whole table anew."""
SHARED = 4
"""So many people at one address are reckoned with at a table."""
REQUESTS = Rate(120, 20, "requests")
"""HTTP requests of one address."""
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
"""Studies that are asked for, stopped and gone on with."""
FIRST_STUDIES = Rate(4, 0.01, "first-studies")
"""Studies of browsers that nobody knows yet: whoever forgets who they are is new each
time, and has no studies of their own that would count."""
EXPORTS = Rate(12, 0.1, "exports")
"""Stories to take home, with their pictures: tens of megabytes each."""
PRINTS = Rate(20, 0.2, "prints")
"""Documents to print: a second of a processor each, at the most."""


class Buckets:
    """A token bucket for each name."""

    def __init__(self, clock: Callable[[], float], factor: float = 1) -> None:
        self.clock = clock
        self.factor = factor
        """How many times more an address may ask for than is usual."""
        self.reached: Counter[str] = Counter()
        """How often somebody was told to wait, by what they asked for."""
        self.full: OrderedDict[tuple[Rate, str], tuple[float, float]] = OrderedDict()

    def allow(self, rate: Rate, name: str, many: float = 1) -> bool:
        """Takes so many tokens of this name's bucket; false if there are fewer."""
        now = self.clock()
        key = (rate, name)
        tokens, then = self.full.pop(key, (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - then) * rate.each_second)
        allowed = tokens >= many
        self.full[key] = (tokens - many if allowed else tokens, now)
        if not allowed:
            self.reached[rate.name] += 1
        while len(self.full) > KEPT:
            self.full.popitem(last=False)
        return allowed

    def allow_both(
        self,
        rate: Rate,
        person: str,
        address: str,
        many: float = 1,
        people: int = SHARED,
    ) -> bool:
        """Tokens of a person's, and as many of those that all at an address share, who
        have as much as so many people.

        Persons cost nothing to make, addresses do.
        """
        if person and not self.allow(rate, person, many):
            return False
        shared = rate.times(people * self.factor)
        return not address or self.allow(shared, f"at {address}", many)
