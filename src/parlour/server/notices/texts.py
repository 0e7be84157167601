"""What people are told, in their own language: which game, with whom, and where.

Nothing that is hidden at the table, and nothing of what was played.
"""

import hashlib
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formataddr
from typing import Any

import msgspec
from msgspec import Struct

from parlour.games import find, shelf
from parlour.presentation.pages import STORY
from parlour.server.notices.kept import Way
from parlour.server.notices.links import Links
from parlour.words.messages import Messages
from parlour.words.names import break_links

NAMED = 5
"""Tables and people that a message names."""
LONGEST = 60
"""Characters of a story's title, which whoever wrote it chose."""


class Table(Struct, frozen=True, kw_only=True):
    """A table at which somebody is waited for."""

    id: str
    turn: int
    game: str
    closed: bool
    """An upgrade closed it; nobody waits there."""
    title: str
    names: list[str]
    """Who else sits there."""
    reminds: bool
    """They were told before."""
    days: int
    """For so many whole days."""


class Shown(Struct, omit_defaults=True):
    """What the service worker shows."""

    title: str
    body: str
    url: str
    tag: str
    """One that is shown is replaced by another of the same tag."""


def words(language: str) -> Messages:
    return Messages(language=language, package="parlour.server.notices")


def name_of(table: Table, language: str) -> str:
    """What is played there, by its name; of a story its title."""
    if table.game == STORY:
        title = break_links(" ".join(table.title.split()))
        short = title if len(title) <= LONGEST else title[: LONGEST - 1] + "…"
        return short or words(language).text("a-story")
    return find(table.game).title if table.game in shelf() else table.game


def company(table: Table) -> str:
    """Who else is there, in a row."""
    more = ["…"] if len(table.names) > NAMED else []
    return ", ".join([*map(break_links, table.names[:NAMED]), *more])


def topic(tables: list[Table]) -> str:
    """A name for what a message is about: a newer one replaces it."""
    about = ",".join(sorted(table.id for table in tables))
    return hashlib.sha256(f"topic:{about}".encode()).hexdigest()[:32]


def heading(tables: list[Table], language: str) -> str:
    """In a few words what it is about."""
    say = words(language)
    closed = tables[0].closed  # a message is about turns, or about closed tables
    if len(tables) > 1:
        return say.text("closed-tables" if closed else "turns", count=len(tables))
    (table,) = tables
    message = "closed" if closed else "turn-still" if table.reminds else "turn"
    return say.text(message, game=name_of(table, language))


def line(table: Table, language: str) -> str:
    """Who is there, and for how long they have waited; or why it was closed."""
    say = words(language)
    if table.closed:
        return say.text("closed-why")
    message = "with" if table.names else "alone"
    told = say.text(message, names=company(table))
    if table.days:
        told += " " + say.text("waited", days=table.days)
    return told


# Push


def push_text(language: str, tables: list[Table]) -> bytes:
    if len(tables) == 1:
        body, url = line(tables[0], language), f"/t/{tables[0].id}"
    else:
        names = list(dict.fromkeys(name_of(one, language) for one in tables))
        more = ["…"] if len(names) > NAMED else []
        body, url = ", ".join([*names[:NAMED], *more]), "/tables"
    shown = Shown(heading(tables, language), body, url, topic(tables))
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


def mail(way: Way, sender: str, links: Links, tables: list[Table]) -> EmailMessage:
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
    told = [f"{table.id}:{table.turn}:{table.reminds}:{table.days}" for table in tables]
    made = written(way, sender, heading(tables, language), parts, told)
    made[UNSUBSCRIBE] = f"<{links.off_at_once(way.id)}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return made


def first_line(tables: list[Table]) -> str:
    if tables[0].closed:
        return "mail-closed"
    return "mail-turns" if len(tables) > 1 else "mail-turn"


def question(way: Way, sender: str, links: Links) -> EmailMessage:
    """Asks an address whether it wants any mail."""
    say = words(way.language)
    parts = [
        say.text("ask-body", home=links.home),
        links.yes(way.id),
        say.text("ask-else"),
    ]
    return written(way, sender, say.text("ask-subject"), parts, ["ask", str(way.since)])


def written(
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
    """Letters and spaces only, as people chose some of them. What Python takes for an
    encoded word it undoes, line ends and all, and writes them out.

    >>> plain("Your turn: =?utf-8?q?=0d=0aBcc:x?=")
    'Your turn: = ?utf-8?q?=0d=0aBcc:x?='
    """
    shown = "".join(filter(str.isprintable, " ".join(subject.split())))
    return shown.replace("=?", "= ?")


def message_id(sender: str, *about: str) -> str:
    """The same for the same message: one that comes twice is known again."""
    found = hashlib.sha256("\0".join(about).encode()).hexdigest()[:32]
    return f"<{found}@{sender.partition('@')[2]}>"
