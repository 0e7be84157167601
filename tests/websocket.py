"""WebSocket clients as patient as the tests: on a busy machine a handshake, or the
answer to a ping, takes longer than the 10 and 20 seconds that clients usually allow."""

from functools import partial

import websockets.asyncio.client
import websockets.sync.client
from tests.patience import PATIENCE

connect = partial(
    websockets.asyncio.client.connect, open_timeout=PATIENCE, ping_interval=None
)
connect_sync = partial(
    websockets.sync.client.connect, open_timeout=PATIENCE, ping_interval=None
)
