"""An upgrade that changes rules closes tables, says so, and notifies their players."""

import logging

import pytest
from tests.engine.renewed import renewed
from tests.server.notices.house import House
from tests.server.notices.test_telling import PEOPLE, all_pushed

from parlour.games import GAMES
from parlour.server.games import acts
from parlour.server.games.table import GameTable
from parlour.server.notices.notifier import DAY_S, FIRST_NOTICE_S
from parlour.server.operator import database
from parlour.server.upgrades import close_outdated_tables
from parlour.words.messages import languages

WHY = (
    "The server was upgraded and the rules of this game changed, so the game can’t be"
    " finished. You can download what was played, or open a new table."
)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(GAMES, "renewed", "tests.engine.renewed")
    renewed(1)
    return "renewed"


async def upgraded(home: House, *, knows: tuple[int, ...] = ()) -> None:
    """The server stops, the game gets its second edition, the server starts."""
    renewed(2, knows=knows)
    for id_ in list(home.tables.open):
        await home.tables.shut_table(id_)
    home.notifier = home.another()
    await close_outdated_tables(home.store, home.clock)


async def states(home: House, *tables: GameTable) -> list[str]:
    rows = [await home.store.table(table.room.id) for table in tables]
    return [row.state for row in rows if row is not None]


async def test_outdated_tables_are_closed_and_logged_at_the_start(
    home: House, toy: str, caplog: pytest.LogCaptureFixture
) -> None:
    old = [await home.open(toy, PEOPLE) for _ in range(2)]
    other = await home.open("willow", PEOPLE)
    with caplog.at_level(logging.WARNING, "parlour.upgrade"):
        await upgraded(home)
        await close_outdated_tables(home.store, home.clock)
    assert await states(home, *old, other) == ["closed", "closed", "playing"]
    (line,) = caplog.records
    assert line.getMessage() == "upgrade: tables closed, rules changed"
    told = {name: vars(line)[name] for name in ("game", "tables", "edition", "now")}
    assert told == {"game": "renewed", "tables": 2, "edition": 1, "now": 2}


async def test_tables_of_an_edition_still_known_stay_open(
    home: House, toy: str, caplog: pytest.LogCaptureFixture
) -> None:
    old = await home.open(toy, PEOPLE)
    await upgraded(home, knows=(1,))
    assert await states(home, old) == ["playing"]
    assert caplog.records == []


async def test_operator_sees_which_tables_an_upgrade_closed(
    home: House, toy: str
) -> None:
    for _ in range(3):
        await home.open(toy, PEOPLE)
    cleared = await home.open("willow", PEOPLE)
    await home.guest(cleared, "ann").join().ask(acts.Host(id="x", act="close"))
    await upgraded(home)
    (closed,) = await home.store.look(database.count_closed_tables)
    assert (closed.game, closed.edition, closed.current) == ("renewed", 1, 2)
    assert closed.tables == 3


async def test_everybody_at_a_closed_table_is_notified_once(
    home: House, toy: str
) -> None:
    await all_pushed(home)
    live = await home.open(toy, PEOPLE)
    await upgraded(home)
    await home.wait()
    for person in PEOPLE.split():
        (told,) = home.told(person)
        assert told["title"].startswith("Table closed: ")
        assert told["body"] == WHY
        assert told["url"] == f"/t/{live.room.id}"
    for seconds in (FIRST_NOTICE_S, DAY_S, 3 * DAY_S):
        await home.look(seconds)
    assert len(home.service.got) == len(PEOPLE.split())


async def test_table_that_its_host_closed_notifies_nobody(home: House) -> None:
    await all_pushed(home)
    live = await home.open("willow", PEOPLE)
    await home.guest(live, "ann").join().ask(acts.Host(id="x", act="close"))
    await upgraded(home)
    await home.wait()
    assert not home.service.got


async def test_turns_and_closed_tables_are_separate_messages(
    home: House, toy: str
) -> None:
    await all_pushed(home)
    waits = await home.open("willow", PEOPLE)
    person = home.first(waits)
    await home.open(toy, PEOPLE)
    await upgraded(home)
    await home.wait()
    await home.look(FIRST_NOTICE_S)
    titles = [told["title"] for told in home.told(person)]
    assert sorted(title.partition(":")[0] for title in titles) == [
        "Table closed",
        "Your turn",
    ]


@pytest.mark.parametrize("language", languages())
async def test_mail_says_why_in_every_language(
    home: House, toy: str, language: str
) -> None:
    await home.writes_to("ann", language)
    await home.open(toy, PEOPLE)
    await home.open(toy, PEOPLE)
    await upgraded(home)
    await home.wait()
    (mail,) = home.mails.mails
    text = mail.get_content()
    assert "2" in mail["Subject"]
    assert text.count("/t/") == 2
    assert "closed-" not in text + mail["Subject"]
    assert (WHY in text) == (language == "en")
