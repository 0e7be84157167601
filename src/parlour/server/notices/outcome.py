"""What came of sending something."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Sent:
    """It was taken."""


@dataclass(frozen=True)
class Dead:
    """There is nobody any more: nothing is ever sent there again."""


@dataclass(frozen=True)
class Later:
    """Not now, for a reason of this one's."""

    seconds: float = 0.0
    """Not before, if that was said."""
    why: str = ""
    """For the log: it names nobody."""


@dataclass(frozen=True)
class Down:
    """Nothing goes out at all, which is nobody's fault whom it was meant for."""

    why: str
    in_hand: bool = False
    """It broke off at this one, which comes last when it is tried again: should it be
    the reason, it keeps nobody else waiting."""


@dataclass(frozen=True)
class Unsent:
    """There was no time to try."""


Outcome = Sent | Dead | Later | Down | Unsent
