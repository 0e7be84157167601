"""Reading a stranger's file: what came of it, in whatever process this is."""

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from parlour.engine.refusals import BadInput
from parlour.server.process.logs import trace_error
from parlour.words.messages import explained

UNREADABLE: Final = "this file cannot be read"

Work = Callable[..., bytes]
Arguments = tuple[bytes | bytearray, ...]
logger = logging.getLogger("parlour.confined")


class TooCostly(BadInput):
    """The file could not be read within its bounds."""


class Told(msgspec.Struct, array_like=True):
    """What a job came to."""

    made: bytes = b""
    refused: str = ""
    costly: bool = False
    broken: str = ""
    """Where our own code failed over the file."""

    def result(self) -> bytes:
        """What was made; BadInput says why it could not be."""
        if self.broken:
            logger.error("sandbox: job failed", extra={"error": self.broken})
        if self.costly:
            raise TooCostly("this file takes too much time or memory to read")
        if self.refused:
            raise BadInput(self.refused)
        return self.made


def attempted(work: Work, arguments: Arguments) -> Told:
    try:
        return Told(made=work(*arguments))
    except BadInput as wrong:
        return Told(refused=explained(wrong))
    except MemoryError:
        raise
    except Exception as wrong:  # whatever it is, a stranger's file did it
        return Told(refused=UNREADABLE, broken=trace_error(wrong))
