"""Everything that telling people needs, on this machine."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.notices.house import House, opened
from tests.server.notices.services import (
    Mailbox,
    PushService,
    mailbox,
    push_service,
)


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as found:
        yield found


@pytest.fixture
async def mails() -> AsyncIterator[Mailbox]:
    async with mailbox() as found:
        yield found


@pytest.fixture
async def home(
    tmp_path: Path, service: PushService, mails: Mailbox
) -> AsyncIterator[House]:
    async with opened(f"sqlite:///{tmp_path / 'parlour.db'}", service, mails) as found:
        yield found
