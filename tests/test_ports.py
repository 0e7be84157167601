"""Ports that tests hand to servers are theirs alone."""

import random
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.ports import HOST, SIZE, PortBlock, free_port, free_ports, is_free

EPHEMERAL = Path("/proc/sys/net/ipv4/ip_local_port_range")


@pytest.fixture
def block() -> Iterator[PortBlock]:
    with closing(PortBlock(random.Random())) as found:
        yield found


def test_processes_that_choose_the_same_block_get_different_ones() -> None:
    with (
        closing(PortBlock(random.Random(7))) as one,
        closing(PortBlock(random.Random(7))) as two,
    ):
        assert one.first != two.first


@contextmanager
def listening(port: int) -> Iterator[None]:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((HOST, port))
        taken.listen()
        yield


def test_port_is_handed_out_again_only_after_all_others(block: PortBlock) -> None:
    ports = [block.take(1) for _ in range(2 * SIZE)]
    all_once = len(set(ports))
    assert len(set(ports[:all_once])) == all_once
    assert ports[all_once] == ports[0]


def test_port_in_use_is_not_handed_out(block: PortBlock) -> None:
    port = block.take(1)
    with listening(port):
        assert not is_free(port)
        assert port not in {block.take(1) for _ in range(2 * SIZE)}


def test_ports_in_a_row_are_all_free_and_of_one_block(block: PortBlock) -> None:
    port = block.take(1)
    with listening(port):
        found = {block.take(3) for _ in range(2 * SIZE)}
    assert not found & {port - 2, port - 1, port}
    assert min(found) >= block.first
    assert max(found) + 3 <= block.first + SIZE


@pytest.mark.skipif(not EPHEMERAL.exists(), reason="not on Linux")
def test_port_is_none_that_the_system_gives_to_connections() -> None:
    lowest, highest = map(int, EPHEMERAL.read_text().split())
    for port in (free_port(), free_ports(2)):
        assert not lowest <= port <= highest
