"""Figures for whoever runs the server, in the form Prometheus reads."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """One set for each application, so that tests do not share any."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge(
            "parlour_tables_open", "Tables in memory", registry=self.registry
        )
        self.sockets = Gauge(
            "parlour_sockets_open", "Sockets open", registry=self.registry
        )
        self.kept = Gauge(
            "parlour_kept_bytes",
            "Bytes kept, by kind",
            ["kind"],
            registry=self.registry,
        )
        self.frames = Counter(
            "parlour_frames", "Frames by kind", ["kind"], registry=self.registry
        )
        self.requests = Counter(
            "parlour_http_requests",
            "HTTP requests by route and status",
            ["route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "parlour_request_seconds",
            "From a frame that was read to its answer",
            registry=self.registry,
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        self.created = Counter(
            "parlour_tables_created",
            "New tables by game",
            ["game"],
            registry=self.registry,
        )
