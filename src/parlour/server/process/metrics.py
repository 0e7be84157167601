"""Prometheus metrics for the host.

They have their own listener on 127.0.0.1, which is off by default. No metric changes
with a single choice: an observer could infer that somebody passed early or took time to
think.
"""

import time
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

LOOPBACK = "127.0.0.1"
PUBLISH_INTERVAL_S = 60.0
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
            "Seconds from reading a frame to its answer, published once per minute",
            registry=own,
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        self.created = Counter(
            "parlour_tables_created", "New tables by game", ["game"], registry=own
        )
        self.durations: list[float] = []
        """Durations of frames that are not published yet, in seconds."""
        self.published = time.monotonic()
        self.heard: Callable[[float], None] = lambda seconds: None
        """Called with what each frame took, for figures of the operator's."""

    def add_frame(self, seconds: float) -> None:
        """Adds the duration of a frame of any kind."""
        self.durations.append(seconds)
        self.heard(seconds)
        self.publish(time.monotonic())

    def publish(self, now: float) -> None:
        if now < self.published + PUBLISH_INTERVAL_S:
            return
        self.published = now
        durations, self.durations = self.durations, []
        for seconds in durations:
            self.seconds.observe(seconds)
