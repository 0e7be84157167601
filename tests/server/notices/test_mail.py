"""Mail: to addresses that said yes, in their own language, and easy to be rid of."""

import asyncio
import logging
import smtplib
import threading
from collections.abc import Callable
from dataclasses import replace
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

import pytest
from tests.server.notices.house import HOME, SETTINGS, House, config
from tests.server.notices.test_telling import turn

from parlour.server.games.table import GameTable
from parlour.server.notices import mail, texts, ways
from parlour.server.notices.config import read_config
from parlour.server.notices.mail import MailSender
from parlour.server.notices.notifier import DAY_S, FIRST_NOTICE_S, pause
from parlour.server.notices.texts import Links
from parlour.server.notices.ways import Way
from parlour.words.messages import languages


def our_lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    mine = [one for one in caplog.records if one.name == "parlour.notices"]
    return [one.getMessage() for one in mine]


async def waits_for(home: House, person: str) -> GameTable:
    live = await home.open(people=f"{person} bob")
    while home.first(live) != person:
        await turn(home, live)
    return live


async def test_a_mail_says_where_and_how_to_be_rid_of_it(home: House) -> None:
    way = await home.writes_to("ann")
    live = await waits_for(home, "ann")
    await home.wait()
    (told,) = home.mails.mails
    assert told["to"] == "ann@example.org"
    assert told["from"] == "Parlour <parlour@example.org>"
    assert told["subject"] == "Your turn: Willow"
    text = told.get_content()
    assert f"{HOME}/t/{live.room.id}" in text
    assert "At the table: Bob." in text
    assert live.room.code not in text
    assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    at_once = told["list-unsubscribe"].strip("<>")
    token = at_once.removeprefix(f"{HOME}/api/mail/off/")
    assert home.tokens.mail("off", token) == (way.id, "")
    assert home.tokens.mail("yes", token) == ("", "")
    links = [
        line.rpartition(" ")[2] for line in text.splitlines() if "/mail/off/" in line
    ]
    about = [home.tokens.mail("off", link.rpartition("/")[2]) for link in links]
    assert about == [(way.id, live.room.id), (way.id, "")]


@pytest.mark.parametrize("language", languages())
async def test_everybody_is_told_in_their_own_language(
    language: str, home: House
) -> None:
    await home.writes_to("ann", language)
    live = await waits_for(home, "ann")
    await home.wait()
    await home.look(2 * DAY_S)
    other = await waits_for(home, "ann")
    await home.look(FIRST_NOTICE_S)
    assert live is not other
    first, still, *_ = home.mails.mails
    assert first["content-language"] == language
    titles = {
        "en": ("Your turn: Willow", "Still your turn: Willow"),
        "de": ("Du bist dran: Willow", "Du bist noch immer dran: Willow"),
        "es": ("Te toca: Willow", "Te sigue tocando: Willow"),
        "fr": ("À toi de jouer : Willow", "C’est toujours à toi : Willow"),
    }
    assert (first["subject"], still["subject"]) == titles[language]


async def test_an_address_is_asked_once_and_told_after_it_said_yes(home: House) -> None:
    way = await home.writes_to("ann")
    await ways.forget_way(home.store, way.id)
    await ways.put_way(home.store, Way(**{**fields(way), "state": "new"}))
    await waits_for(home, "ann")
    await home.wait()
    (asked,) = home.mails.mails
    assert asked["subject"] == "Should Parlour email you when it is your turn?"
    assert "Willow" not in asked.get_content()
    await home.look(FIRST_NOTICE_S)
    assert len(home.mails.mails) == 1
    (link,) = [one for one in asked.get_content().split() if "/mail/yes/" in one]
    found, _ = home.tokens.mail("yes", link.rpartition("/")[2])
    assert await ways.confirm(home.store, found)
    home.notifier.receive_news("", -1)
    await home.look(900)
    await home.look(FIRST_NOTICE_S)
    assert len(home.mails.mails) == 2


async def test_one_that_never_says_yes_is_forgotten(home: House) -> None:
    way = await home.writes_to("ann")
    await ways.forget_way(home.store, way.id)
    await ways.put_way(home.store, Way(**{**fields(way), "state": "new"}))
    await home.look()
    await home.look(2 * DAY_S + 1)
    assert await home.ways("ann") == []


async def test_a_daily_digest(home: House) -> None:
    await home.writes_to("ann", pace=86_400)
    await waits_for(home, "ann")
    await home.wait()
    for _ in range(3):
        await waits_for(home, "ann")
        await home.wait()
    assert len(home.mails.mails) == 1
    await home.look(DAY_S)
    assert home.mails.mails[1]["subject"] == "Your turn at 4 tables"
    assert home.mails.mails[1].get_content().count(f"{HOME}/t/") == 4


DOWN: list[tuple[str, Callable[[House], None], str]] = [
    ("a full queue", lambda h: setattr(h.mails, "full", "452 4.3.1 full"), "452"),
    ("no room", lambda h: h.mails.answers.update({ANN: "452 4.3.1 full"}), "452"),
    ("no server", lambda h: setattr(h.mails, "port", 1), "cannot be reached"),
]
ANN = "ann@example.org"


@pytest.mark.parametrize(
    ("break_", "said"), [one[1:] for one in DOWN], ids=[one[0] for one in DOWN]
)
async def test_a_mail_server_that_is_down_loses_nobody(
    break_: Callable[[House], None],
    said: str,
    home: House,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It is said once, other things go on, and all of it comes when it is up again."""
    caplog.set_level(logging.INFO, "parlour")
    port = home.mails.port
    break_(home)
    home.notifier = home.another()
    await home.pushes("ann")
    await home.writes_to("ann")
    await waits_for(home, "ann")
    await home.wait()
    for failures in range(1, 4):
        await home.look(pause(failures))
    (line,) = our_lines(caplog)
    assert line.startswith("no mail is sent: the mail server ")
    assert said in line
    assert len(home.told("ann")) == 1
    assert not home.mails.mails
    home.mails.full, home.mails.port = "", port
    home.mails.answers.clear()
    server = config(None, home.mails).mail
    assert server is not None
    home.notifier.senders["mail"] = MailSender(server, Links(home.tokens, HOME))
    await home.look(pause(10))
    assert len(home.mails.mails) == 1
    assert ANN not in caplog.text
    assert len(await home.ways("ann")) == 2


async def test_a_wrong_password_is_said_at_the_start(
    home: House, caplog: pytest.LogCaptureFixture
) -> None:
    wrong = home.another(config(None, home.mails, user="parlour:wrong@"))
    running = asyncio.create_task(wrong.run())
    while not our_lines(caplog):
        assert not running.done()
        await asyncio.sleep(0)
    running.cancel()
    (line,) = our_lines(caplog)
    assert "takes neither the name nor the password" in line
    await wrong.stop()


async def test_an_address_that_does_not_exist_is_forgotten(home: House) -> None:
    await home.writes_to("ann")
    await waits_for(home, "ann")
    home.mails.answers[ANN] = "550 5.1.1 no such user"
    await home.wait()
    assert await home.ways("ann") == []


async def test_a_bare_refusal_may_be_our_own_fault(home: House) -> None:
    await home.writes_to("ann")
    await waits_for(home, "ann")
    home.mails.answers[ANN] = "550 relaying denied"
    await home.wait()
    (way,) = await home.ways("ann")
    assert way.failures == 1


@pytest.mark.parametrize(
    ("answer", "rcpt"), [("452 4.2.2 their mailbox is full", True), ("421 bye", False)]
)
async def test_one_address_keeps_no_mail_from_others(
    answer: str, rcpt: bool, home: House
) -> None:
    """A full mailbox is its owner's; and where the line breaks off at one, it is last
    the next time."""
    for person in ("ann", "bea"):
        await home.writes_to(person)
        await waits_for(home, person)
    await home.look()
    ways = [way for one in ("ann", "bea") for way in await home.ways(one)]
    first = min(ways, key=lambda way: way.id)
    home.mails.answers[first.address] = answer
    await home.look(FIRST_NOTICE_S)
    if not rcpt:
        assert not home.mails.mails
        await home.look(pause(1))
    (told,) = home.mails.mails
    assert told["to"] != first.address
    assert len([way for one in ("ann", "bea") for way in await home.ways(one)]) == 2


async def test_a_letter_that_cannot_be_written_keeps_no_mail_from_others(
    home: House,
) -> None:
    bad = await home.writes_to("bea")
    await ways.forget_way(home.store, bad.id)
    odd = Way(**{**fields(bad), "address": "=?utf-8?b?!!!?=@example.org"})
    await ways.put_way(home.store, odd)
    await home.writes_to("ann")
    for person in ("ann", "bea"):
        await waits_for(home, person)
    await home.wait()
    assert [told["to"] for told in home.mails.mails] == [ANN]
    (way,) = await home.ways("bea")
    assert way.failures == 1


async def test_mail_programs_can_read_where_to_unsubscribe(home: House) -> None:
    """In one piece, as it is: nobody undoes encoded words in it."""
    written = await a_mail(home, "willow", "")
    for raw in (written.as_bytes(), sent_by_smtplib(written)):
        (line,) = [one for one in raw.splitlines() if b"List-Unsubscribe:" in one]
        assert line.startswith(b"List-Unsubscribe: <https://games.example.org/api/")
        assert line.endswith(b">")


async def a_mail(home: House, game: str, title: str, name: str = "Bob") -> EmailMessage:
    table = texts.TableNotice(
        id="t" * 20,
        turn=1,
        game=game,
        closed=False,
        title=title,
        names=[name],
        reminds=False,
        days=0,
    )
    way, links = await home.writes_to("ann"), Links(home.tokens, HOME)
    return texts.write_mail(way, "parlour@example.org", links, [table])


def sent_by_smtplib(mail: EmailMessage) -> bytes:
    class Line(smtplib.SMTP):
        def ehlo_or_helo_if_needed(self) -> None:
            """There is nobody to greet."""

        def sendmail(self, *given: Any, **_: Any) -> Any:
            self.sent = given[2]

    line = Line()
    line.send_message(mail)
    found: bytes = line.sent
    return found


async def test_nothing_that_people_write_makes_a_header(home: House) -> None:
    name = "Bob\r\nBcc: x@example.org\r\n\r\n" + "ü\N{RIGHT-TO-LEFT OVERRIDE}" * 200
    for title in (
        name,
        "=?utf-8?q?=0d=0aBcc:x?=",
        "=\0?utf-8?q?=0d=0aBcc:x?=",
        "x" * 5_000,
    ):
        written = await a_mail(home, "fugue", title, name)
        got = message_from_bytes(sent_by_smtplib(written), policy=default)
        assert "bcc" not in got
        assert got.keys() == written.keys()
        assert got["to"] == ANN
        assert got.get_content().startswith("It is your turn.")


async def test_names_and_titles_in_mail_are_no_links(home: House) -> None:
    evil = "http://evil.example"
    told = (await a_mail(home, "fugue", evil, evil)).get_content()
    assert told.count("http: //evil. example") == 2
    assert "evil.example" not in told


async def test_a_server_that_drips_is_given_up(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that never ends an answer, nor lets us wait too long for a byte."""
    monkeypatch.setattr(mail, "GIVE_UP_S", 0.05)
    stuck = threading.Event()
    monkeypatch.setattr(MailSender, "hand_over", lambda *_: stuck.wait())
    await home.writes_to("ann")
    await waits_for(home, "ann")
    await home.wait()
    assert all(
        one.daemon for one in threading.enumerate() if one.name == "parlour-mail"
    ), "the process ends without it"
    stuck.set()
    monkeypatch.undo()
    assert home.notifier.downs == 1
    assert len(await home.ways("ann")) == 1
    await home.look(pause(1))
    assert len(home.mails.mails) == 1


async def test_a_slow_server_gets_the_rest_later(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "BATCH_S", -1.0)
    await home.writes_to("ann")
    await waits_for(home, "ann")
    await home.wait()
    assert not home.mails.mails
    monkeypatch.undo()
    await home.look(300)
    assert len(home.mails.mails) == 1


async def test_the_same_mail_has_the_same_name(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that dies after sending sends again; mail programs know it as one."""
    await home.writes_to("ann")
    await waits_for(home, "ann")
    await home.look()
    found: list[EmailMessage] = []

    def dies(self: MailSender, mails: list[EmailMessage], done: Any) -> None:
        found.extend(mails)
        raise ZeroDivisionError

    monkeypatch.setattr(MailSender, "hand_over", dies)
    for seconds in (FIRST_NOTICE_S, 300):
        with pytest.raises(ZeroDivisionError):
            await home.look(seconds)
    first, second = found
    assert first["message-id"] == second["message-id"]


WRONG = [
    ({"mail_url": "nonsense"}, "no mail is sent: PARLOUR_MAIL_URL: such as smtp"),
    ({"mail_url": "smtp://h:99999"}, "no mail is sent: PARLOUR_MAIL_URL"),
    ({"mail_url": "smtp://ann@h"}, "no mail is sent: PARLOUR_MAIL_URL"),
    ({"mail_url": "smtp://ann:%C3%B6@h"}, "no mail is sent: PARLOUR_MAIL_URL"),
    ({"mail_url": ""}, "no mail is sent: PARLOUR_MAIL_URL is missing"),
    ({"mail_from": "me"}, "no mail is sent: PARLOUR_MAIL_FROM: expected an"),
    ({"url": ""}, "no mail is sent: PARLOUR_URL is missing"),
    ({"push_contact": "me"}, "nothing is pushed: PARLOUR_PUSH_CONTACT: such as"),
    ({"push_contact": ""}, "nothing is pushed: PARLOUR_PUSH_CONTACT is missing"),
    ({"push_key": "short"}, "nothing is pushed: PARLOUR_PUSH_KEY: a private key"),
    ({"push_key": "_" * 43}, "nothing is pushed: PARLOUR_PUSH_KEY: a private key"),
]


@pytest.mark.parametrize(("changes", "line"), WRONG)
def test_wrong_settings_are_one_line(changes: dict[str, Any], line: str) -> None:
    good = replace(SETTINGS, mail_url="smtps://me:pass%20word@mail.example.org")
    assert read_config(good).troubles == ()
    found = read_config(replace(good, **changes))
    (trouble,) = found.troubles
    assert trouble.startswith(line)
    assert "pass" not in trouble.partition("://")[0]
    assert (found.mail is None) != (found.push is None), "the other one works"


def test_the_key_is_made_from_the_secret_unless_it_is_given() -> None:
    own, again = read_config(SETTINGS).push, read_config(SETTINGS).push
    other = read_config(replace(SETTINGS, secret="t" * 40)).push
    given = read_config(
        replace(SETTINGS, push_key="yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    ).push
    assert own
    assert again
    assert other
    assert given
    assert own.public == again.public != other.public
    assert given.public == (
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
        "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
    )


def fields(way: Way) -> dict[str, Any]:
    return {name: getattr(way, name) for name in Way.__struct_fields__}
