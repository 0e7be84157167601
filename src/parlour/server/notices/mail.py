"""Mail: handed to the operator's own server, several over one line, from a thread."""

import asyncio
import re
import smtplib
import ssl
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from email.message import EmailMessage

from parlour.server.notices.config import MailServer
from parlour.server.notices.outcome import Dead, Down, Later, Outcome, Sent, Unsent

PATIENCE = 10.0
"""Seconds that the server has for each answer."""

TOGETHER = 60.0
"""Seconds after which the rest of the mails is left for another time."""


class Mailer:
    def __init__(self, server: MailServer) -> None:
        self.server = server
        self.thread = ThreadPoolExecutor(1, "parlour-mail")
        self.closing = False

    async def send(self, mails: Sequence[EmailMessage]) -> list[Outcome]:
        """What came of each; once the server is down, of all that follow too."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.hand_over, mails)

    async def tried(self) -> str:
        """Why nothing can be sent; empty if it can."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self.thread, self.hand_over, ())
        return found[0].why if found and isinstance(found[0], Down) else ""

    def close(self) -> None:
        self.closing = True
        self.thread.shutdown(wait=False)

    # In the thread

    def hand_over(self, mails: Sequence[EmailMessage]) -> list[Outcome]:
        done: list[Outcome] = []
        began = time.monotonic()
        try:
            with self.line() as line:
                for mail in mails:
                    late = self.closing or time.monotonic() > began + TOGETHER
                    done.append(Unsent() if late else handed(line, mail))
        except NotSent as wrong:
            down = Down(str(wrong))
            done += [down] * max(len(mails) - len(done), 0 if mails else 1)
        return done

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
        if code in FULL:
            raise smtplib.SMTPResponseException(code, b"") from None
        if NO_SUCH.match(said):
            return Dead()
        return Later(why=f"the mail server answers {code} to an address")
    except smtplib.SMTPDataError as wrong:
        if wrong.smtp_code < 500:
            raise
        return Later(why=f"the mail server answers {wrong.smtp_code} to a mail")
    return Sent()


NO_SUCH = re.compile(rb"5\.1\.(1|2|10)\b")
"""There is no such address. A bare 550 may as well mean that we may not send at all."""
FULL = (421, 452)
"""The server itself has no room, or goes away."""
