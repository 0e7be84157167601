"""Sending: a letter for one way, its outcome, and what all senders have in common.

`push.py` and `mail.py` have the two senders.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.server.notices.texts import TableNotice
from parlour.server.notices.turns import Waits
from parlour.server.notices.ways import Way


@dataclass(frozen=True)
class Letter:
    """One message: all that is to be said by one way. A letter about nothing asks a
    mail address for confirmation."""

    way: Way
    about: list[Waits]

    def tables(self, now: float) -> list[TableNotice]:
        return [
            TableNotice(
                id=one.table,
                turn=one.asked or 0,
                game=one.game,
                closed=one.closed,
                title=one.facts.title,
                names=other_names(one),
                reminds=one.known is not None and one.known.sent > 0,
                days=int(max(now - one.known.since, 0) // 86_400) if one.known else 0,
            )
            for one in self.about
        ]


def other_names(one: Waits) -> list[str]:
    """Returns the names of the others who sit there."""
    people = zip(one.facts.names, one.facts.people, strict=True)
    return [name for name, person in people if name and person != one.person]


def error_name(wrong: Exception) -> str:
    """Names an error for the log, without the error's text: that may be an address."""
    return type(wrong).__name__


# Outcomes


@dataclass(frozen=True)
class Accepted:
    """It was taken."""


@dataclass(frozen=True)
class Dead:
    """There is nobody any more: nothing is ever sent there again."""


@dataclass(frozen=True)
class Later:
    """A reason to send later, which concerns this message only."""

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


Outcome = Accepted | Dead | Later | Down | Unsent


class NoticeSender:
    """Hands letters of one kind of way to those who deliver them."""

    async def check(self) -> str:
        """Says why nothing can be sent, as one line; empty if it can."""
        return ""

    async def send(self, letters: Sequence[Letter], now: float) -> list[Outcome]:
        """Sends all of them; returns what came of each."""
        raise NotImplementedError

    def close(self) -> None:
        """Starts nothing new from now on."""
