"""Ports for the servers that tests start: nobody takes one before its server does.

The system gives ports of its own choice to every connection that goes out, so such a
port may be taken between the choice and the start, and again while a server restarts.
The ports here lie below those of the system, and each process hands out its own.
"""

import atexit
import contextlib
import functools
import os
import random
import socket
from typing import Final

HOST: Final = "127.0.0.1"
FIRST: Final = 12_000
END: Final = 32_000
"""Linux gives out ports from 32,768 on, other systems from 49,152 on."""
SIZE: Final = 200


class PortBlock:
    """Ports that only this process hands out.

    A UDP socket at the first port is the claim. Servers listen with TCP, so it is not
    in their way, and the system drops it with the process.
    """

    def __init__(self, chance: random.Random) -> None:
        self.claim = socket.socket(type=socket.SOCK_DGRAM)
        for first in chance.sample(range(FIRST, END, SIZE), (END - FIRST) // SIZE):
            with contextlib.suppress(OSError):  # another process has it
                self.claim.bind((HOST, first))
                self.first, self.handed_out = first, 0
                return
        self.close()
        raise OSError("every block of ports is claimed")

    def take(self, count: int) -> int:
        """The first of this many free ports in a row, the longest unused ones first."""
        for _ in range(SIZE):
            if self.handed_out + count > SIZE:
                self.handed_out = 0
            port = self.first + self.handed_out
            self.handed_out += count
            if all(is_free(one) for one in range(port, port + count)):
                return port
        raise OSError(f"no {count} free ports in a row from {self.first}")

    def close(self) -> None:
        self.claim.close()


def is_free(port: int) -> bool:
    """Whether a server can listen there, also soon after another one did."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):
            probe.bind((HOST, port))
            return True
    return False


@functools.cache
def own_block() -> PortBlock:
    block = PortBlock(random.Random(os.urandom(8)))
    atexit.register(block.close)
    return block


def free_port() -> int:
    return own_block().take(1)


def free_ports(count: int) -> int:
    """The first of this many free ports in a row."""
    return own_block().take(count)
