"""WebSocket clients as patient as the tests: on a busy machine a handshake, or the
answer to a ping, takes longer than the 10 and 20 seconds that clients usually allow.

They read whatever comes, even if a test does not: a client that stopped reading would
not see the answer to its close frame, and wait ten seconds for it.
"""

from functools import partial

import websockets.asyncio.client
import websockets.sync.client
from tests.patience import PATIENCE

connect = partial(
    websockets.asyncio.client.connect,
    open_timeout=PATIENCE,
    ping_interval=None,
    max_queue=None,
)
connect_sync = partial(
    websockets.sync.client.connect,
    open_timeout=PATIENCE,
    ping_interval=None,
    max_queue=None,
)
