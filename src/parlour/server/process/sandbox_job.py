"""Runs a job on a stranger's file and captures its outcome, in any process."""

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from parlour.engine.refusals import BadInput
from parlour.server.process.logs import trace_error
from parlour.words.messages import explain_error

UNREADABLE: Final = "this file cannot be read"

Work = Callable[..., bytes]
Arguments = tuple[bytes | bytearray, ...]
logger = logging.getLogger("parlour.sandbox")


class TooCostly(BadInput):
    """The file could not be read within its bounds."""


class JobOutcome(msgspec.Struct, array_like=True):
    """Outcome of a sandboxed job."""

    made: bytes = b""
    refused: str = ""
    costly: bool = False
    broken: str = ""
    """Type and lines of an unexpected error in our own code."""

    def result(self) -> bytes:
        """Returns the result; raises BadInput with the cause if there is none."""
        if self.broken:
            logger.error("sandbox: job failed", extra={"error": self.broken})
        if self.costly:
            raise TooCostly("this file takes too much time or memory to read")
        if self.refused:
            raise BadInput(self.refused)
        return self.made


def run_job(work: Work, arguments: Arguments) -> JobOutcome:
    try:
        return JobOutcome(made=work(*arguments))
    except BadInput as wrong:
        return JobOutcome(refused=explain_error(wrong))
    except MemoryError:
        raise
    except Exception as wrong:  # whatever it is, a stranger's file did it
        return JobOutcome(refused=UNREADABLE, broken=trace_error(wrong))
