"""Texts of messages, in the reader's language: which game, with whom, and where.

Nothing that is hidden at the table, and nothing of what was played.
"""

import hashlib
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formataddr
from typing import Any

import msgspec
from msgspec import Struct

from parlour.games import find, shelf
from parlour.presentation.pages import STORY
from parlour.server.access.tokens import Tokens
from parlour.server.notices.ways import Way
from parlour.words.messages import Messages
from parlour.words.names import break_links

MAX_NAMED = 5
"""Tables and people that a message names."""
MAX_TITLE_LENGTH = 60
"""Characters of a story's title, which its author chose."""


@dataclass(frozen=True)
class Links:
    """Addresses in messages, signed if they do something."""

    tokens: Tokens
    home: str
    """The public address of this server."""

    def table(self, id_: str) -> str:
        return f"{self.home}/t/{id_}"

    def off(self, way: str, table: str = "") -> str:
        """Returns a page that turns messages off, about one table or all."""
        return f"{self.home}/mail/off/{self.tokens.make_mail_token('off', way, table)}"

    def off_at_once(self, way: str) -> str:
        """Returns the one-click unsubscribe address for mail programs (RFC 8058)."""
        return f"{self.home}/api/mail/off/{self.tokens.make_mail_token('off', way, '')}"

    def yes(self, way: str) -> str:
        """Returns the page on which an address is confirmed."""
        return f"{self.home}/mail/yes/{self.tokens.make_mail_token('yes', way)}"


class TableNotice(Struct, frozen=True, kw_only=True):
    """A table that waits for an answer."""

    id: str
    turn: int
    game: str
    closed: bool
    """An upgrade closed it; nobody waits there."""
    title: str
    names: list[str]
    """Names of the other players."""
    reminds: bool
    """They were notified before."""
    days: int
    """Whole days that others have waited."""


class PushNotice(Struct, omit_defaults=True):
    """The notification that the service worker shows."""

    title: str
    body: str
    url: str
    tag: str
    """One that is shown is replaced by another of the same tag."""


def words(language: str) -> Messages:
    return Messages(language=language, package="parlour.server.notices")


def name_of(table: TableNotice, language: str) -> str:
    """Returns the name of the game, or the title of the story."""
    if table.game == STORY:
        title = break_links(" ".join(table.title.split()))
        short = (
            title
            if len(title) <= MAX_TITLE_LENGTH
            else title[: MAX_TITLE_LENGTH - 1] + "…"
        )
        return short or words(language).text("a-story")
    return find(table.game).title if table.game in shelf() else table.game


def list_names(names: list[str]) -> str:
    more = ["…"] if len(names) > MAX_NAMED else []
    return ", ".join([*names[:MAX_NAMED], *more])


def topic(tables: list[TableNotice]) -> str:
    """Returns a name for what a message is about: a newer one replaces it."""
    about = ",".join(sorted(table.id for table in tables))
    return hashlib.sha256(f"topic:{about}".encode()).hexdigest()[:32]


def heading(tables: list[TableNotice], language: str) -> str:
    """Says in a few words what it is about."""
    say = words(language)
    closed = tables[0].closed  # a message is about turns, or about closed tables
    if len(tables) > 1:
        return say.text("closed-tables" if closed else "turns", count=len(tables))
    (table,) = tables
    message = "closed" if closed else "turn-still" if table.reminds else "turn"
    return say.text(message, game=name_of(table, language))


def line(table: TableNotice, language: str) -> str:
    """Returns the other players and how long they have waited, or why the table
    closed."""
    say = words(language)
    if table.closed:
        return say.text("closed-why")
    message = "with" if table.names else "alone"
    text = say.text(message, names=list_names([*map(break_links, table.names)]))
    if table.days:
        text += " " + say.text("waited", days=table.days)
    return text


# Push


def push_text(language: str, tables: list[TableNotice]) -> bytes:
    if len(tables) == 1:
        body, url = line(tables[0], language), f"/t/{tables[0].id}"
    else:
        names = list(dict.fromkeys(name_of(one, language) for one in tables))
        body, url = list_names(names), "/tables"
    shown = PushNotice(heading(tables, language), body, url, topic(tables))
    return msgspec.json.encode(shown)


# Mail


class Unfolded(EmailPolicy):
    """Python writes long links as encoded words, which no mail program follows."""

    def fold_binary(self, name: str, value: Any) -> bytes:
        if name == UNSUBSCRIBE:
            return f"{name}: {value}{self.linesep}".encode("ascii")
        return super().fold_binary(name, value)


UNSUBSCRIBE = "List-Unsubscribe"
POLICY = Unfolded()


def write_mail(
    way: Way, sender: str, links: Links, tables: list[TableNotice]
) -> EmailMessage:
    say, language = words(way.language), way.language
    one = tables[0].id if len(tables) == 1 else ""
    parts = [say.text(first_line(tables))]
    parts += [
        f"{name_of(table, language)}\n{line(table, language)}\n{links.table(table.id)}"
        for table in tables
    ]
    foot = [say.text("mail-why")]
    if one:
        foot.append(say.text("mail-off-table", link=links.off(way.id, one)))
    foot.append(say.text("mail-off", link=links.off(way.id)))
    parts.append("-- \n" + "\n".join(foot))
    about = [
        f"{table.id}:{table.turn}:{table.reminds}:{table.days}" for table in tables
    ]
    made = make_mail(way, sender, heading(tables, language), parts, about)
    made[UNSUBSCRIBE] = f"<{links.off_at_once(way.id)}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return made


def first_line(tables: list[TableNotice]) -> str:
    if tables[0].closed:
        return "mail-closed"
    return "mail-turns" if len(tables) > 1 else "mail-turn"


def write_question(way: Way, sender: str, links: Links) -> EmailMessage:
    """Returns the mail that asks for confirmation of an address."""
    say = words(way.language)
    parts = [
        say.text("ask-body", home=links.home),
        links.yes(way.id),
        say.text("ask-else"),
    ]
    return make_mail(
        way, sender, say.text("ask-subject"), parts, ["ask", str(way.since)]
    )


def make_mail(
    way: Way, sender: str, subject: str, parts: list[str], about: list[str]
) -> EmailMessage:
    made = EmailMessage(policy=POLICY)
    made["From"] = formataddr(("Parlour", sender))
    made["To"] = way.address
    made["Subject"] = plain(subject)
    made["Auto-Submitted"] = "auto-generated"
    made["Message-ID"] = message_id(sender, way.id, *about)
    made.set_content("\n\n".join(parts) + "\n")
    made["Content-Language"] = way.language
    return made


def plain(subject: str) -> str:
    """Reduces a text to letters and spaces only, as people chose some of them. What
    Python takes for an encoded word it undoes, line ends and all, and writes them out.

    >>> plain("Your turn: =?utf-8?q?=0d=0aBcc:x?=")
    'Your turn: = ?utf-8?q?=0d=0aBcc:x?='
    """
    shown = "".join(filter(str.isprintable, " ".join(subject.split())))
    return shown.replace("=?", "= ?")


def message_id(sender: str, *about: str) -> str:
    """Returns the same for the same message: one that comes twice is known again."""
    found = hashlib.sha256("\0".join(about).encode()).hexdigest()[:32]
    return f"<{found}@{sender.partition('@')[2]}>"
