"""A bound on the CPU time between two points of a program, kept by the system."""

import signal
import sys


def limit_decision(seconds: float) -> None:
    """Ends this process if it uses so much CPU time before the next call.

    The system does that: compiled code that never returns to Python is ended too.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)
