"""Whoever is waited for and is not there is told, once, and nobody else is."""

import asyncio
import logging
from typing import Any

import pytest
from tests.server.house import any_answer
from tests.server.notices.house import House, opened
from tests.server.notices.services import Mailbox, PushService
from tests.server.test_slow import go_away

from parlour.engine.dice import Dice
from parlour.server.games import acts
from parlour.server.games import frames as wire
from parlour.server.games.table import GameTable
from parlour.server.notices import endpoints, notifier, push, turns, ways
from parlour.server.notices.config import Config
from parlour.server.notices.notifier import (
    DAY_S,
    FIRST_NOTICE_S,
    HOUR_S,
    MAX_FAILURES,
    MAX_PER_DAY,
    pause,
)
from parlour.server.notices.push import PushSender
from parlour.server.notices.sending import Accepted, Letter
from parlour.server.tables import frames as common
from parlour.server.tables.waking import GRACE_S, Waker

PEOPLE = "ann bob cat"


async def turn(home: House, live: GameTable) -> str:
    """Whoever is asked comes, answers and goes again; whose turn it is then."""
    seat = min(live.room.asked)
    guest = home.guest(live, home.first(live)).join(seat=seat)
    await guest.play(any_answer(live, seat, Dice(1)), seat)
    live.leave(guest.conn)
    return home.first(live)


async def all_pushed(home: House) -> None:
    for person in PEOPLE.split():
        await home.pushes(person)


async def test_somebody_who_is_away_is_told_once(home: House) -> None:
    await all_pushed(home)
    live = await home.open()
    person = home.first(live)
    await home.look()
    assert not home.service.got, "they may be on their way"
    await home.look(FIRST_NOTICE_S)
    (told,) = home.told(person)
    others = [name.title() for name in PEOPLE.split() if name != person]
    assert told["title"] == "Your turn: Willow"
    assert told["body"] == f"At the table: {', '.join(others)}."
    assert told["url"] == f"/t/{live.room.id}"
    for _ in range(3):
        await home.look(FIRST_NOTICE_S)
    assert len(home.service.got) == 1
    after = await turn(home, live)
    await home.wait()
    assert len(home.told(after)) == (2 if after == person else 1)
    assert len(home.service.got) == 2


async def test_nothing_that_is_hidden_is_told(home: House) -> None:
    await all_pushed(home)
    live = await home.open()
    await home.wait()
    (told,) = home.told(home.first(live))
    assert set(told) == {"title", "body", "url", "tag"}
    assert live.room.code not in str(told)
    assert live.room.id not in home.service.got[0].headers["Topic"]


async def test_who_has_the_table_open_is_told_nothing(home: House) -> None:
    await all_pushed(home)
    live = await home.open()
    person = home.first(live)
    guest = home.guest(live, person).join()
    await home.wait()
    live.leave(guest.conn)
    await home.wait()
    assert not home.service.got, "they know, and went"
    await home.look(DAY_S)
    assert [told["title"] for told in home.told(person)] == ["Still your turn: Willow"]


async def test_who_is_at_another_worker_is_told_nothing(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await all_pushed(home)
    live = await home.open()
    person, table = home.first(live), live.room.id
    await home.tables.shut_table(table)
    near = home.tables.neighbours
    said: list[str] = []
    near.tell_workers = said.append
    near.receive_message('{"is": "alive", "worker": "other", "number": 1}')

    async def answers(seconds: float) -> None:
        """The other worker is asked, and says who is there."""
        assert f'"table":"{table}"' in said[-1]
        near.receive_message(
            '{"is": "here", "worker": "other", "number": 2,'
            f' "table": "{table}", "persons": ["{person}"]}}'
        )

    monkeypatch.setattr("parlour.server.notices.notifier.asyncio.sleep", answers)
    await home.wait()
    assert not home.service.got
    assert not near.watched


async def test_reminders_come_and_end(home: House) -> None:
    await all_pushed(home)
    live = await home.open()
    person = home.first(live)
    await home.wait()
    for _ in range(20):
        await home.look(DAY_S / 2)
    titles = [told["title"] for told in home.told(person)]
    still = "Still your turn: Willow"
    assert titles == ["Your turn: Willow", still, still]
    bodies = [told["body"].partition(".")[2] for told in home.told(person)]
    assert bodies[1:] == [
        " They have waited for a day.",
        " They have waited for 3 days.",
    ]
    assert len({told["tag"] for told in home.told(person)}) == 1


async def test_only_people_who_keep_people_waiting_are_told(home: House) -> None:
    await all_pushed(home)
    await home.open(people="ann", bots="regular regular")
    paused = await home.open(people="ann bob")
    guest = home.guest(paused, "ann").join()
    await guest.ask(acts.Host(id=home.id(), act="pause"))
    paused.leave(guest.conn)
    await home.open(people="ann bob", seats=3, begin=False)
    kept_by_bot = await home.open(people="ann bob")
    asked = min(kept_by_bot.room.asked)
    host = home.guest(kept_by_bot, "ann").join()
    await host.ask(acts.Host(id=home.id(), act="bot", seat=1 - asked, bot="regular"))
    await host.ask(acts.Host(id=home.id(), act="bot", seat=asked, bot="regular"))
    kept_by_bot.leave(host.conn)
    await home.wait()
    await home.look(5 * DAY_S)
    assert not home.service.got


async def test_nothing_is_told_of_a_table_that_is_quiet(home: House) -> None:
    await all_pushed(home)
    live = await home.open()
    person = home.first(live)
    await ways.mute(home.store, person, live.room.id, quiet=True)
    await home.wait()
    assert not home.service.got
    await ways.mute(home.store, person, live.room.id, quiet=False)
    home.notifier.receive_news("", -1)
    await home.wait()
    assert len(home.told(person)) == 1


async def test_several_tables_come_together(home: House) -> None:
    await home.pushes("ann", "de")
    for _ in range(3):
        live = await home.open(people="ann bob")
        while home.first(live) != "ann":
            await turn(home, live)
    await home.wait()
    (told,) = home.told("ann")
    assert told["title"] == "Du bist an 3 Tischen dran"
    assert (told["body"], told["url"]) == ("Willow", "/tables")


async def test_a_flood_is_not_sent(home: House) -> None:
    """However often it is somebody's turn: what comes soon after comes together."""
    await home.pushes("ann")
    await home.writes_to("ann")
    began = home.clock.now
    for _ in range(24):
        live = await home.open(people="ann bob")
        while home.first(live) != "ann":
            await turn(home, live)
        await home.look(15)
    passed = home.clock.now - began
    assert 2 <= len(home.service.got) <= passed / 60 + 1
    assert len(home.mails.mails) == 1
    await home.look(900)
    assert len(home.mails.mails) == 2
    assert "several tables" in home.mails.mails[1].get_content()


async def test_a_day_has_a_bound(home: House) -> None:
    await home.pushes("ann")
    (way,) = await home.ways("ann")
    way.day, way.sent = int(home.clock.now // DAY_S), MAX_PER_DAY["push"]
    done = turns.Settled(way=way, claimed=way.next)
    await turns.settle(home.store, [done])
    live = await home.open(people="ann bob")
    while home.first(live) != "ann":
        await turn(home, live)
    await home.wait()
    assert not home.service.got
    await home.look(DAY_S)
    assert len(home.told("ann")) == 1


async def test_a_dead_endpoint_is_forgotten(home: House) -> None:
    await all_pushed(home)
    live = await home.open()
    person = home.first(live)
    home.service.answers[f"/{person}"] = "410 Gone"
    await home.wait()
    assert await home.ways(person) == []
    await home.look(DAY_S)
    assert len(home.service.got) == 1


async def test_one_that_refuses_is_tried_again_and_given_up(
    home: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "parlour")
    await all_pushed(home)
    live = await home.open()
    person = home.first(live)
    home.service.answers[f"/{person}"] = "503 Busy"
    await home.wait()
    for failures in range(1, MAX_FAILURES):
        assert len(home.service.got) == failures
        await home.look(pause(failures) - 1)
        assert len(home.service.got) == failures, "not before"
        await home.look(1)
    assert len(home.service.got) == MAX_FAILURES
    assert await home.ways(person) == []
    lines = [record.getMessage() for record in caplog.records]
    assert lines.count("a push service answers 503") <= MAX_FAILURES
    assert "127.0.0.1" not in caplog.text


async def test_what_comes_back_is_told_as_if_nothing_was(home: House) -> None:
    await all_pushed(home)
    live = await home.open()
    person = home.first(live)
    home.service.answers[f"/{person}"] = "429 Slow\r\nRetry-After: 600"
    await home.wait()
    home.service.answers.clear()
    await home.look(300)
    assert len(home.service.got) == 1
    await home.look(300)
    (way,) = await home.ways(person)
    assert (len(home.service.got), way.failures) == (2, 0)


async def test_two_workers_tell_it_once(
    database: str, service: PushService, mails: Mailbox
) -> None:
    """With or without somebody who leads: what one has taken in hand is its own."""
    async with opened(database, service, mails) as home:
        other = home.another()
        await all_pushed(home)
        for person in PEOPLE.split():
            await home.writes_to(person)
        live = await home.open()
        person = home.first(live)
        for seconds in (0, FIRST_NOTICE_S, FIRST_NOTICE_S):
            home.clock.now += seconds
            both = (home.notifier, other)
            await asyncio.gather(*(one.look() for one in both))
            await asyncio.gather(*(one.send_mail() for one in both))
        assert len(home.told(person)) == 1
        assert len(mails.mails) == 1
        await other.stop()


async def test_one_of_several_leads_and_another_takes_over(home: House) -> None:
    first = home.another(alone=False)
    second = home.another(alone=False)
    assert await first.leads()
    assert not await second.leads()
    home.clock.now += notifier.LEASE_S - 1
    assert await first.leads()
    home.clock.now += 2
    assert not await second.leads()
    home.clock.now += notifier.LEASE_S
    second.all = False
    assert await second.leads(), "the first is gone"
    assert second.all, "it looks at all tables once"
    assert not await first.leads()


async def test_a_restart_loses_and_repeats_nothing(home: House) -> None:
    await all_pushed(home)
    live = await home.open()
    person = home.first(live)
    await home.wait()
    home.notifier = home.another()
    await home.wait()
    assert len(home.told(person)) == 1
    after = await turn(home, live)
    home.notifier = home.another()
    await home.wait()
    assert len(home.service.got) == 2
    assert len(home.told(after)) == (2 if after == person else 1)


async def test_no_move_waits_for_it(home: House) -> None:
    """A push service that hangs holds nobody up."""
    await all_pushed(home)
    live = await home.open()
    await home.look()
    home.service.silent = True
    home.clock.now += FIRST_NOTICE_S
    looking = asyncio.create_task(home.notifier.look())
    while not home.service.got:
        assert not looking.done()
        await asyncio.sleep(0)
    before = live.room.seq
    await turn(home, live)
    assert live.room.seq > before
    assert not looking.done()
    looking.cancel()


async def test_who_left_the_table_is_not_told(home: House) -> None:
    await all_pushed(home)
    live = await home.open()
    person = home.first(live)
    await home.look()
    guest = home.guest(live, person).join()
    await guest.ask(acts.Stand(id=home.id(), seat=min(live.room.asked)))
    live.leave(guest.conn)
    await home.wait()
    await home.look(DAY_S)
    assert home.told(person) == []


async def test_a_clock_that_was_far_ahead_silences_nobody(home: House) -> None:
    """A worker starts with a clock a year ahead, tells somebody, and starts again."""
    await all_pushed(home)
    live = await home.open()
    right = home.clock.now
    home.clock.now += 365 * DAY_S
    home.notifier = home.another(alone=False)
    home.notifier.receive_news("", -1)
    await home.wait()
    assert len(home.service.got) == 1
    after = await turn(home, live)
    await home.look()
    home.clock.now = right
    home.notifier = home.another(alone=False)
    await home.wait()
    assert len(home.service.got) == 2
    assert "waited" not in home.told(after)[-1]["body"]
    for _ in range(10):
        await home.look(HOUR_S)
    assert len(home.service.got) == 2, "and reminds no sooner than usual"


async def test_a_browser_with_an_odd_answer_harms_nobody_else(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong with one is noted, and all others are told, once."""
    await all_pushed(home)
    for _ in range(3):
        await home.open()
    await home.look()
    right = endpoints.post

    async def odd(endpoint: str, *given: Any) -> tuple[int, float]:
        if endpoint.endswith("/ann"):
            raise ZeroDivisionError
        return await right(endpoint, *given)

    monkeypatch.setattr(push, "post", odd)
    people = {home.first(live) for live in home.tables.open.values()}  # type: ignore[arg-type]
    live = await home.open(people="ann bob")
    while home.first(live) != "ann":
        await turn(home, live)
    await home.wait()
    await home.look(FIRST_NOTICE_S)
    others = people - {"ann"}
    assert {one.path[1:] for one in home.service.got} >= others
    (way,) = await home.ways("ann")
    assert way.failures


async def test_browsers_that_answered_before_are_told_first(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are that never do: each keeps a door for ten seconds."""
    sent: list[str] = []

    async def noted(self: PushSender, letter: Letter, now: float) -> Accepted:
        sent.append(letter.way.person)
        return Accepted()

    monkeypatch.setattr(PushSender, "send_one", noted)
    await all_pushed(home)
    ways = [way for person in PEOPLE.split() for way in await home.ways(person)]
    ways[0].failures, ways[1].sent, ways[2].sent = 3, 0, 5
    await home.notifier.senders["push"].send([Letter(way, []) for way in ways], 0.0)
    assert sent == [ways[2].person, ways[1].person, ways[0].person]


def is_over(live: GameTable) -> bool:
    return live.room.state == "over"


async def test_three_slow_days_end_properly(home: House) -> None:
    """Four people who come when they are told; one is off-line half of the time."""
    people = "ann bob cat dot"
    for person in people.split():
        await home.pushes(person)
    live = await home.open("willow", people, options={"hands": 2})
    began, moves = home.clock.now, 0
    while not is_over(live):
        person = home.first(live)
        before = home.times(person)
        await home.wait()
        assert home.times(person) == before + 1, "told of each turn, once"
        if person == "dot" and int(home.clock.now // (DAY_S / 2)) % 2:
            home.clock.now = (home.clock.now // (DAY_S / 2) + 1) * DAY_S / 2
        seat, by = min(live.room.asked), live.room.seq
        guest = home.guest(live, person).join(seat=seat)
        while not is_over(live) and home.first(live) == person:
            seat = min(live.room.asked)
            await guest.play(any_answer(live, seat, Dice(moves)), seat)
            moves += 1
        assert live.room.seq > by
        live.leave(guest.conn)
        home.clock.now += 6 * HOUR_S
        assert moves < 500
    assert live.room.match is not None
    assert live.room.match.over()
    assert home.clock.now - began > 3 * DAY_S
    sent = len(home.service.got)
    await home.look(10 * DAY_S)
    assert len(home.service.got) == sent, "it is over"


async def woken(home: House, live: GameTable) -> GameTable:
    """The server starts anew, and slow tables go on."""
    if live.room.id in home.tables.open:
        await home.tables.shut_table(live.room.id)
    await Waker(home.store, home.tables, home.clock).look()
    live = await home.live(live.room.id)
    for _ in range(3):
        await home.beat(live)
    return live


def notes(live: GameTable) -> list[str]:
    return [one.note.note for one in live.room.records if one.note is not None]


@pytest.mark.parametrize("at_zero", ["move", "keep", "ask"])
async def test_three_slow_days_with_a_clock(at_zero: str, home: House) -> None:
    """One is on holiday, one answers ahead and once in vain, one lets time run out; the
    server is started anew after every move."""
    people = "ann bob cat dot"
    for person in people.split():
        await home.pushes(person)
    live = await home.open(
        "willow",
        people,
        options={"hands": 2, "allow_check": True},
        per_move=DAY_S,
        at_zero=at_zero,
        holiday=14,
    )
    began, gone = home.clock.now, ""
    fates: set[str] = set()
    for number in range(60):
        if is_over(live) or (fates == {"used", "question"} and number > 8 and gone):
            break
        seat = min(live.room.asked)
        person = home.first(live)
        before = home.times(person)
        if number == 2:  # on holiday, with the clock running
            await go_away(live, person, home.clock.now + 2 * DAY_S)
            live = await woken(home, live)
            for _ in range(3):
                await home.look(DAY_S / 2)
            live = await woken(home, live)
            assert home.times(person) == before, "nobody reminds them"
            assert seat in live.room.asked, "and nobody answers for them"
            await home.look(DAY_S / 2)
            await home.wait()
            assert home.times(person) == before + 1, "they are back"
        elif number == 4:  # time runs out
            gone = person
            await home.look(DAY_S + 2 * GRACE_S)
            live = await woken(home, live)
            if at_zero == "ask":
                for other in live.room.others(seat)[:2]:
                    guest = home.guest(live, other).join()
                    own = live.room.seats_of(other)[0]
                    ask = acts.Consent(id=home.id(), seat=own, to="clock", answer="bot")
                    assert isinstance(await guest.ask(ask), common.Done)
                    live.leave(guest.conn)
                live = await woken(home, live)
            assert seat not in live.room.asked, "somebody has answered for them"
            note = {"move": "clock-move", "keep": "clock-keep", "ask": "clock-bot"}
            assert note[at_zero] in notes(live)
            continue
        guest = home.guest(live, person).join(seat=seat)
        await guest.play(any_answer(live, seat, Dice(number)), seat)
        live.leave(guest.conn)
        if not is_over(live):
            fates |= await plan_ahead(home, live)
        live = await woken(home, live)
        home.clock.now += 5 * HOUR_S
    assert fates == {"used", "question"}
    assert home.clock.now - began > 3 * DAY_S
    bodies = await home.store.read(live.room.id)
    assert len(bodies) == live.room.seq


async def plan_ahead(home: House, live: GameTable) -> set[str]:
    """Who comes next says ahead that they check; what became of that before."""
    found: set[str] = set()
    for sitter in live.room.sitters:
        seats = live.room.seats_of(sitter.plays)
        if not seats or seats[0] in live.room.asked:
            continue
        guest = home.guest(live, sitter.plays).join()
        assert guest.scene is not None
        if guest.scene.plan is not None and guest.scene.plan.fate:
            found.add(guest.scene.plan.fate)
        cases = [wire.Case(chosen=["check"])]
        await guest.ask(acts.Plan(id=home.id(), seat=seats[0], cases=cases))
        live.leave(guest.conn)
    return found


async def test_news_are_not_kept_if_no_notices_are_set_up(home: House) -> None:
    """It would be one more table each time, for as long as the server runs."""
    quiet = home.another(Config())
    quiet.receive_news("table", 1)
    home.notifier.receive_news("table", 1)
    assert not quiet.news
    assert home.notifier.news
