"""Mail: handed to the operator's own server, several over one line, from a thread.

That server may be as slow as it likes: nobody waits for it for long, and the process
ends without its thread.
"""

import asyncio
import re
import smtplib
import ssl
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from email.message import EmailMessage
from functools import partial
from threading import Thread
from typing import TypeVar

from parlour.server.notices.config import MailServer
from parlour.server.notices.outcome import Dead, Down, Later, Outcome, Sent, Unsent

PATIENCE = 10.0
"""Seconds that the server has for each answer."""

TOGETHER = 60.0
"""Seconds after which the rest of the mails is left for another time."""

ENOUGH = 150.0
"""Seconds after which nobody waits for the rest: it drips, byte by byte."""

Found = TypeVar("Found")


class Mailer:
    def __init__(self, server: MailServer) -> None:
        self.server = server
        self.closing = False

    async def send(self, mails: Sequence[EmailMessage]) -> list[Outcome]:
        """What came of each; once the server is down, of all that follow too."""
        done: list[Outcome] = []
        try:
            async with asyncio.timeout(ENOUGH):
                await beside(lambda: self.hand_over(mails, done))
        except TimeoutError:
            done = list(done)  # the thread is still busy with the other
            done += down(str(NotSent("takes too long")), mails[len(done) :], up=True)
        return done

    async def tried(self) -> str:
        """Why nothing can be sent; empty if it can."""
        return await beside(lambda: self.hand_over((), []))

    def close(self) -> None:
        self.closing = True

    # In the thread

    def hand_over(self, mails: Sequence[EmailMessage], done: list[Outcome]) -> str:
        """Notes what comes of each; says why nothing can be sent, if so."""
        began, up = time.monotonic(), False
        try:
            with self.line() as line:
                up = True
                for mail in mails:
                    late = self.closing or time.monotonic() > began + TOGETHER
                    done.append(Unsent() if late else handed(line, mail))
        except NotSent as wrong:
            done += down(str(wrong), mails[len(done) :], up=up)
            return str(wrong)
        return ""

    @contextmanager
    def line(self) -> Iterator[smtplib.SMTP]:
        """A line to the server, ready to be given mail."""
        server = self.server
        try:
            if server.encrypted:
                line: smtplib.SMTP = smtplib.SMTP_SSL(
                    server.host,
                    server.port,
                    timeout=PATIENCE,
                    context=ssl.create_default_context(),
                )
            else:
                line = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
        except (OSError, smtplib.SMTPException) as wrong:
            raise NotSent(f"cannot be reached ({type(wrong).__name__})") from None
        try:
            greet(line, server)
            yield line
        except smtplib.SMTPAuthenticationError:
            raise NotSent("takes neither the name nor the password") from None
        except smtplib.SMTPResponseException as wrong:
            raise NotSent(f"answers {wrong.smtp_code}") from None
        except (OSError, smtplib.SMTPException) as wrong:
            raise NotSent(f"breaks off ({type(wrong).__name__})") from None
        finally:
            with suppress(OSError, smtplib.SMTPException):
                line.quit()


async def beside(work: Callable[[], Found]) -> Found:
    """Does this in a thread that ends with the process, whatever it waits for."""
    loop = asyncio.get_running_loop()
    told: asyncio.Future[Found] = loop.create_future()

    def run() -> None:
        try:
            found = work()
        except Exception as wrong:
            tell = partial(told.set_exception, wrong)
        else:
            tell = partial(told.set_result, found)
        with suppress(RuntimeError):  # nobody is there any more
            loop.call_soon_threadsafe(lambda: told.done() or tell())

    Thread(target=run, name="parlour-mail", daemon=True).start()
    return await told


def down(why: str, left: Sequence[EmailMessage], *, up: bool) -> list[Outcome]:
    """What comes of those that are left; the first was in hand if the line was up."""
    return [Down(why, in_hand=up and mail is left[0]) for mail in left]


class NotSent(Exception):
    """Why the server takes nothing."""

    def __str__(self) -> str:
        return f"the mail server {self.args[0]}"


def greet(line: smtplib.SMTP, server: MailServer) -> None:
    line.ehlo()
    near = server.encrypted or server.on_this_machine
    if not near and line.has_extn("starttls"):
        line.starttls(context=ssl.create_default_context())
        line.ehlo()
    elif not near and server.name:
        raise NotSent("offers no encryption, and is not told a password without it")
    if server.name:
        line.login(server.name, server.password)


def handed(line: smtplib.SMTP, mail: EmailMessage) -> Outcome:
    """One mail. What is wrong with this one only is told; else the line is given up."""
    try:
        line.send_message(mail)
    except smtplib.SMTPRecipientsRefused as wrong:
        ((code, said),) = wrong.recipients.values()
        if code in FULL and not THEIRS.match(said):
            raise smtplib.SMTPResponseException(code, b"") from None
        if NO_SUCH.match(said):
            return Dead()
        return Later(why=f"the mail server answers {code} to an address")
    except smtplib.SMTPDataError as wrong:
        if wrong.smtp_code < 500 and not THEIRS.match(bytes_of(wrong.smtp_error)):
            raise
        return Later(why=f"the mail server answers {wrong.smtp_code} to a mail")
    except OSError:  # what smtplib raises is one too
        raise
    except Exception as wrong:
        return Later(why=f"a mail cannot be sent ({type(wrong).__name__})")
    return Sent()


def bytes_of(said: bytes | str) -> bytes:
    return said if isinstance(said, bytes) else said.encode()


NO_SUCH = re.compile(rb"5\.1\.(1|2|10)\b")
"""There is no such address. A bare 550 may as well mean that we may not send at all."""
FULL = (421, 452)
"""The server itself has no room, or goes away."""
THEIRS = re.compile(rb"4\.[12]\.")
"""Something is the matter with this address, such as a mailbox that is full."""
