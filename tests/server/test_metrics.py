"""What the figures tell, and what they do not."""

import urllib.request
from types import SimpleNamespace
from typing import cast

from prometheus_client import generate_latest
from tests.server.house import House
from tests.server.test_logs import free_port

from parlour.server.http.context import Context
from parlour.server.http.socket import take
from parlour.server.kinds import GAME
from parlour.server.process.metrics import TOGETHER, Metrics


async def test_a_single_frame_leaves_no_trace() -> None:
    """Neither its kind nor its moment: it would tell who passes or thinks ahead."""
    house = House()
    live = await house.open("willow", "ann bob")
    ann = house.guest(live, "ann").join()
    metrics = Metrics()
    context = cast(Context, SimpleNamespace(metrics=metrics))
    before = generate_latest(metrics.registry)
    for frame in (
        b'{"do":"consider","id":"a","seat":0,"at":3,"chosen":[]}',
        b'{"do":"ahead","id":"b","seat":0,"wish":"turn"}',
        b'{"do":"ping"}',
    ):
        await take(ann.requests, frame, context, GAME.decode)
    assert generate_latest(metrics.registry) == before
    metrics.publish(metrics.published + TOGETHER)
    after = generate_latest(metrics.registry).decode()
    assert "parlour_request_seconds_count 3.0" in after
    assert "consider" not in after


def test_figures_have_a_listener_of_their_own() -> None:
    metrics = Metrics()
    metrics.created.labels("willow").inc()
    port = free_port()
    stop = metrics.listen(port, 2)
    other = Metrics().listen(port, 2)  # the next worker takes the next port
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as told:
            assert b'parlour_tables_created_total{game="willow"} 1.0' in told.read()
    finally:
        stop()
        other()
