"""What the figures tell, and what they do not."""

import time
from types import SimpleNamespace
from typing import Any

import pytest
from prometheus_client import generate_latest
from tests.server.house import House
from tests.server.test_serve import settings

from parlour.server.http.socket import TableConnection
from parlour.server.operator import listener
from parlour.server.process.metrics import PUBLISH_INTERVAL_S, Metrics


async def test_a_single_frame_leaves_no_trace() -> None:
    """Neither its kind nor its moment: it would tell who passes or thinks ahead."""
    house = House()
    live = await house.open("willow", "ann bob")
    ann = house.guest(live, "ann").join()
    metrics = Metrics()
    context: Any = SimpleNamespace(metrics=metrics)
    line = TableConnection(context, ann.live, ann.conn, None)
    line.timer.cancel()
    line.is_joined = True
    before = generate_latest(metrics.registry)
    for frame in (
        b'{"do":"consider","id":"a","seat":0,"at":3,"chosen":[]}',
        b'{"do":"ahead","id":"b","seat":0,"wish":"turn"}',
        b'{"do":"ping"}',
    ):
        await line.frame(time.perf_counter(), frame)
    assert generate_latest(metrics.registry) == before
    metrics.publish(metrics.published + PUBLISH_INTERVAL_S)
    after = generate_latest(metrics.registry).decode()
    assert "parlour_request_seconds_count 3.0" in after
    assert "consider" not in after


def test_each_worker_has_a_metrics_port_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taken: list[int] = []

    def bind(port: int) -> int | None:
        if port in taken:
            return None
        taken.append(port)
        return port

    monkeypatch.setattr(listener, "bind_port", bind)
    given = settings(metrics_port=9_000, workers=2)
    found: list[Any] = [listener.bind_metrics(given) for _ in range(3)]
    assert found == [9_000, 9_001, None]
