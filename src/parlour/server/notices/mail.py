"""Mail: handed to the operator's own server, several over one connection, in a thread.

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
from parlour.server.notices.sending import (
    Accepted,
    Dead,
    Down,
    Later,
    Letter,
    NoticeSender,
    Outcome,
    Unsent,
    error_name,
)
from parlour.server.notices.texts import Links, write_mail, write_question

ANSWER_TIMEOUT_S = 10.0
"""Seconds that the server has for each answer."""
BATCH_S = 60.0
"""Seconds after which the rest of the mails is left for another time."""
GIVE_UP_S = 150.0
"""Seconds after which nobody waits for the rest: it drips, byte by byte."""

Found = TypeVar("Found")


class MailSender(NoticeSender):
    """Sends letters to mail addresses."""

    def __init__(self, server: MailServer, links: Links) -> None:
        self.server = server
        self.links = links
        self.closing = False

    async def check(self) -> str:
        why = await run_in_thread(lambda: self.hand_over((), []))
        return f"no mail is sent: {why}" if why else ""

    async def send(self, letters: Sequence[Letter], now: float) -> list[Outcome]:
        made = [self.write(one, now) for one in letters]
        mails = [one for one in made if isinstance(one, EmailMessage)]
        came = iter(await self.send_mails(mails) if mails else ())
        return [next(came) if isinstance(one, EmailMessage) else one for one in made]

    def write(self, letter: Letter, now: float) -> EmailMessage | Later:
        way, sender = letter.way, self.server.sender
        try:
            if not letter.about:
                return write_question(way, sender, self.links)
            return write_mail(way, sender, self.links, letter.tables(now))
        except Exception as wrong:  # others are notified all the same
            return Later(why=f"a mail cannot be written ({error_name(wrong)})")

    async def send_mails(self, mails: Sequence[EmailMessage]) -> list[Outcome]:
        """Returns what came of each. Once the server is down, the rest are down too."""
        done: list[Outcome] = []
        try:
            async with asyncio.timeout(GIVE_UP_S):
                await run_in_thread(lambda: self.hand_over(mails, done))
        except TimeoutError:
            done = list(done)  # the thread is still busy with the other
            done += down(str(NotSent("takes too long")), mails[len(done) :], up=True)
        return done

    def close(self) -> None:
        self.closing = True

    # In the thread

    def hand_over(self, mails: Sequence[EmailMessage], done: list[Outcome]) -> str:
        """Notes what comes of each; says why nothing can be sent, if so."""
        began, up = time.monotonic(), False
        try:
            with self.connect() as line:
                up = True
                for mail in mails:
                    late = self.closing or time.monotonic() > began + BATCH_S
                    done.append(Unsent() if late else hand_mail(line, mail))
        except NotSent as wrong:
            done += down(str(wrong), mails[len(done) :], up=up)
            return str(wrong)
        return ""

    @contextmanager
    def connect(self) -> Iterator[smtplib.SMTP]:
        """Connects to the server, ready to be given mail."""
        server = self.server
        try:
            if server.encrypted:
                line: smtplib.SMTP = smtplib.SMTP_SSL(
                    server.host,
                    server.port,
                    timeout=ANSWER_TIMEOUT_S,
                    context=ssl.create_default_context(),
                )
            else:
                line = smtplib.SMTP(server.host, server.port, timeout=ANSWER_TIMEOUT_S)
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


async def run_in_thread(work: Callable[[], Found]) -> Found:
    """Does this in a thread that ends with the process, whatever it waits for."""
    loop = asyncio.get_running_loop()
    result: asyncio.Future[Found] = loop.create_future()

    def run() -> None:
        try:
            found = work()
        except Exception as wrong:
            finish = partial(result.set_exception, wrong)
        else:
            finish = partial(result.set_result, found)
        with suppress(RuntimeError):  # nobody is there any more
            loop.call_soon_threadsafe(lambda: result.done() or finish())

    Thread(target=run, name="parlour-mail", daemon=True).start()
    return await result


def down(why: str, left: Sequence[EmailMessage], *, up: bool) -> list[Outcome]:
    """Returns outcomes of those that are left; the first was in hand if the server was
    up."""
    return [Down(why, in_hand=up and mail is left[0]) for mail in left]


class NotSent(Exception):
    """The reason why the server accepts nothing."""

    def __str__(self) -> str:
        return f"the mail server {self.args[0]}"


def greet(line: smtplib.SMTP, server: MailServer) -> None:
    line.ehlo()
    near = server.encrypted or server.on_this_machine
    if not near and line.has_extn("starttls"):
        line.starttls(context=ssl.create_default_context())
        line.ehlo()
    elif not near and server.name:
        raise NotSent("offers no encryption, so the password was not sent")
    if server.name:
        line.login(server.name, server.password)


def hand_mail(line: smtplib.SMTP, mail: EmailMessage) -> Outcome:
    """Hands over one mail. Raises unless the problem is with this mail alone."""
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
        return Later(why=f"a mail cannot be sent ({error_name(wrong)})")
    return Accepted()


def bytes_of(said: bytes | str) -> bytes:
    return said if isinstance(said, bytes) else said.encode()


NO_SUCH = re.compile(rb"5\.1\.(1|2|10)\b")
"""There is no such address. A bare 550 may as well mean that we may not send at all."""
FULL = (421, 452)
"""The server itself has no room, or goes away."""
THEIRS = re.compile(rb"4\.[12]\.")
"""Something is the matter with this address, such as a mailbox that is full."""
