"""Figures for whoever runs the server, in the form Prometheus reads.

They have a listener of their own, on this machine only, and there is none unless it
is asked for. Nothing in them goes up with a single choice: whoever watched it could
tell that somebody passed early or thought something over.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

LOCAL = "127.0.0.1"
TOGETHER = 60.0
"""Seconds of frames that are published together."""


class Metrics:
    """One set for each application, so that tests do not share any."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.tables = Gauge("parlour_tables_open", "Tables in memory", registry=own)
        self.sockets = Gauge("parlour_sockets_open", "Sockets open", registry=own)
        self.kept = Gauge(
            "parlour_kept_bytes", "Bytes kept, by kind", ["kind"], registry=own
        )
        self.requests = Counter(
            "parlour_http_requests",
            "HTTP requests by route and status",
            ["route", "status"],
            registry=own,
        )
        self.seconds = Histogram(
            "parlour_request_seconds",
            "From a frame that was read to its answer, told once a minute",
            registry=own,
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        self.created = Counter(
            "parlour_tables_created", "New tables by game", ["game"], registry=own
        )
        self.taken: list[float] = []
        """What frames took that are not published yet."""
        self.published = time.monotonic()
        self.heard: Callable[[float], None] = lambda seconds: None
        """Called with what each frame took, for figures of the operator's."""

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Notes how long a frame took, of whatever kind."""
        began = time.perf_counter()
        try:
            yield
        finally:
            seconds = time.perf_counter() - began
            self.taken.append(seconds)
            self.heard(seconds)
            self.publish(time.monotonic())

    def publish(self, now: float) -> None:
        if now < self.published + TOGETHER:
            return
        self.published = now
        taken, self.taken = self.taken, []
        for seconds in taken:
            self.seconds.observe(seconds)
