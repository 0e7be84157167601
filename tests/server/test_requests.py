"""What people ask at a table: once, in time, and by those who may."""

from typing import Any

import pytest
from tests.server.house import Clock, Guest, House, MemoryStore, any_answer

from parlour.engine.data import token_names, tokens_by_name
from parlour.engine.dice import Dice
from parlour.engine.shown import TableView
from parlour.games import find
from parlour.server.access.limits import LOOKS
from parlour.server.games import acts
from parlour.server.games import frames as wire
from parlour.server.games.table import GameTable
from parlour.server.store.rows import Unavailable
from parlour.server.tables import act
from parlour.server.tables import frames as common


def refused(answer: object) -> str:
    assert isinstance(answer, common.No), answer
    assert answer.text
    assert answer.text != answer.refused, "there are no words for this"
    return answer.refused


def asked(live: GameTable, guests: list[Guest]) -> Guest:
    seat = min(live.room.asked)
    return next(guest for guest in guests if guest.conn.looking == seat)


async def test_a_request_repeated_is_never_applied_twice() -> None:
    house = House()
    live = await house.open()
    guests = house.guests(live)
    guest = asked(live, guests)
    seat = guest.conn.looking
    assert seat is not None
    chosen = any_answer(live, seat, Dice(1))
    play = acts.Play(id="one", seat=seat, at=live.room.asked[seat].seq, chosen=chosen)
    first = await guest.ask(play)
    assert isinstance(first, common.Done)
    for _ in range(3):
        assert await guest.ask(play) == first
    assert live.room.match is not None
    assert len(live.room.match.choices) == 1
    # The same person after the server has forgotten everything but the log.
    other = House(store=house.store)
    there = await other.live(live.room.id)
    again = other.guest(there, guest.conn.person).join()
    assert await again.ask(play) == first
    # Somebody else may use the same id for something else.
    said = acts.Say(id="one", text="hello")
    friend = next(one for one in guests if one is not guest)
    assert isinstance(await friend.ask(said), common.Done)


async def test_a_late_answer_is_refused() -> None:
    house = House()
    live = await house.open()
    guests = house.guests(live)
    guest = asked(live, guests)
    seat = guest.conn.looking
    assert seat is not None
    at = live.room.asked[seat].seq
    chosen = any_answer(live, seat, Dice(1))
    stale = acts.Play(id="s", seat=seat, at=at - 1, chosen=chosen)
    assert refused(await guest.ask(stale)) == "moved-on"
    await guest.play(chosen)
    late = acts.Play(id="l", seat=seat, at=at, chosen=chosen)
    assert refused(await guest.ask(late)) in ("moved-on", "not-your-turn")


async def test_sealed_answers_of_others_do_not_make_mine_late() -> None:
    house = House()
    live = await house.open("following-suit")
    ann, bob, cat = house.guests(live)
    assert sorted(live.room.asked) == [0, 1, 2]
    at = [live.room.asked[seat].seq for seat in range(3)]
    for guest, seat in ((ann, 0), (bob, 1), (cat, 2)):
        chosen = any_answer(live, seat, Dice(3))
        play = acts.Play(id=house.id(), seat=seat, at=at[seat], chosen=chosen)
        assert isinstance(await guest.ask(play), common.Done)


WRITING = [
    acts.Play(id="w", seat=0, at=1, chosen=["call"]),
    acts.Retract(id="w", seat=0),
    acts.TakeBack(id="w", seat=0),
    acts.Consent(id="w", seat=0, to="clock", answer="bot"),
    acts.Say(id="w", text="hello"),
    acts.Phrase(id="w", phrase="hello"),
    acts.Sit(id="w", seat=0),
    acts.Stand(id="w", seat=0),
    acts.Begin(id="w"),
    acts.Pledge(id="w", pledge="0" * 64),
    acts.Reveal(id="w", part="0" * 64),
    acts.Host(id="w", act="lock"),
    acts.Plan(id="w", seat=0, words=["fold"]),
    acts.Unplan(id="w", seat=0),
]


@pytest.mark.parametrize("request_", WRITING, ids=lambda one: type(one).__name__)
async def test_nothing_is_written_at_a_closed_table(request_: act.Act) -> None:
    house = House()
    live = await house.open()
    ann, *_ = house.guests(live)
    close = acts.Host(id="c", act="close")
    done = await ann.ask(close)
    assert isinstance(done, common.Done)
    assert refused(await ann.ask(request_)) == "closed"
    assert await ann.ask(close) == done, "it was done before"
    assert live.room.seq == done.seq


async def test_what_another_worker_closed_meanwhile_is_not_written_to() -> None:
    house = House()
    other = House(store=house.store)
    live = await house.open()
    ann = house.guest(live, "ann").join()
    bob = other.guest(await other.live(live.room.id), "bob").join()
    house.store.listeners.clear()
    assert isinstance(await ann.ask(acts.Host(id="c", act="close")), common.Done)
    assert not bob.live.room.closed, "it has not heard of that"
    assert refused(await bob.ask(acts.Say(id="s", text="hello"))) == "closed"


async def test_others_cannot_play_for_me() -> None:
    house = House()
    live = await house.open()
    guests = house.guests(live)
    guest = asked(live, guests)
    friend = next(one for one in guests if one is not guest)
    seat = guest.conn.looking
    assert seat is not None
    chosen = any_answer(live, seat, Dice(1))
    play = acts.Play(id="x", seat=seat, at=live.room.asked[seat].seq, chosen=chosen)
    assert refused(await friend.ask(play)) == "not-your-seat"
    stranger = house.guest(live, "zed").join()
    assert refused(await stranger.ask(play)) == "not-your-seat"
    mine = acts.Play(id="y", seat=friend.conn.looking or 0, at=0, chosen=chosen)
    assert refused(await friend.ask(mine)) in ("not-your-turn", "moved-on")


async def test_nonsense_is_refused_in_words_and_changes_nothing() -> None:
    house = House()
    live = await house.open()
    guests = house.guests(live)
    guest = asked(live, guests)
    rows = len(house.store.rows[live.room.id])
    for chosen in (["nonsense"], ["fold", "fold"], ["Kd"], [], ["done"]):
        answer = await guest.play(chosen)
        assert isinstance(answer, common.No), chosen
        assert answer.text
    assert len(house.store.rows[live.room.id]) == rows


async def test_two_workers_at_once_settle_it_by_the_log() -> None:
    house = House()
    live = await house.open("following-suit")
    ann, *_ = house.guests(live)
    other = House(store=house.store)
    there = await other.live(live.room.id)
    bob = other.guest(there, "bob").join()
    other.store.listeners.clear()  # no news: it finds out by the clash
    assert isinstance(await ann.play(any_answer(live, 0, Dice(1))), common.Done)
    assert there.room.seq < live.room.seq
    assert isinstance(await bob.play(any_answer(there, 1, Dice(1))), common.Done)
    assert there.room.seq == live.room.seq + 1
    await live.compare(there.room.seq)
    assert live.room.seq == there.room.seq
    assert live.room.match is not None
    assert there.room.match is not None
    assert live.room.match.choices == there.room.match.choices


async def test_the_same_request_at_two_workers_counts_once() -> None:
    house = House()
    live = await house.open("following-suit")
    ann, *_ = house.guests(live)
    other = House(store=house.store)
    there = await other.live(live.room.id)
    twin = other.guest(there, "ann").join()
    other.store.listeners.clear()
    play = acts.Play(
        id="once",
        seat=0,
        at=live.room.asked[0].seq,
        chosen=any_answer(live, 0, Dice(1)),
    )
    first = await ann.ask(play)
    assert await twin.ask(play) == first
    assert there.room.match is not None
    assert len(there.room.match.choices) == 1


async def test_coming_back_by_seq_tells_the_gap_and_no_more() -> None:
    house = House()
    live = await house.open("following-suit")
    ann, bob, cat = house.guests(live)
    before = live.room.seq
    for guest, seat in ((ann, 0), (bob, 1), (cat, 2)):
        await guest.play(any_answer(live, seat, Dice(5)))
    back = house.guest(live, "ann")
    live.join(back.conn, before, None)
    welcome = back.read()[0]
    assert isinstance(welcome, wire.Welcome)
    assert not welcome.whole
    assert [told.seq for told in welcome.told] == [
        *range(before + 1, live.room.seq + 1)
    ]
    ann.read()
    assert welcome.scene == ann.scene
    heard = [told for m in ann.heard if isinstance(m, wire.Update) for told in m.told]
    assert welcome.told == heard[-len(welcome.told) :]
    anew = house.guest(live, "ann")
    live.join(anew.conn, 10_000, None)  # from another life of the table
    welcome = anew.read()[0]
    assert isinstance(welcome, wire.Welcome)
    assert welcome.whole


async def test_considering_changes_nothing_and_explains() -> None:
    house = House()
    live = await house.open("following-suit")
    ann, *_ = house.guests(live)
    rows = len(house.store.rows[live.room.id])
    assert ann.scene is not None
    assert ann.scene.question is not None
    at = ann.scene.question.at
    for token in ann.scene.question.options:
        found = await ann.ask(
            act.Consider(id=house.id(), seat=0, at=at, chosen=[token])
        )
        assert isinstance(found, common.Considered)
        assert found.enough
        assert found.no is None
        assert found.hints
    others = [
        name
        for name in live.room.match.table.pieces.names  # type: ignore[union-attr]
        if name not in ann.scene.question.options
    ]
    found = await ann.ask(
        act.Consider(id=house.id(), seat=0, at=at, chosen=[others[0]])
    )
    assert isinstance(found, common.Considered)
    assert found.no is not None
    assert found.no.text
    assert len(house.store.rows[live.room.id]) == rows


async def test_the_seed_is_told_at_the_end_and_not_before() -> None:
    house = House()
    live = await house.open("lost-pueblo", "ann bob cat dot", seed="5ecret-of-the-deal")
    guests = house.guests(live, "ann bob cat dot")
    dice = Dice(2)
    while live.room.state == "playing":
        seat = min(live.room.asked)
        for guest in guests:
            guest.read()
            assert not any(b"5ecret" in data for data in guest.sent)
        await guests[seat].play(any_answer(live, seat, dice))
    for guest in guests:
        guest.read()
        assert guest.scene is not None
        assert guest.scene.table.seed == "5ecret-of-the-deal"
        assert guest.scene.table.replay == live.room.replay


async def test_a_rematch_has_the_same_people_and_is_linked() -> None:
    house = House()
    live = await house.open("lost-pueblo", "ann bob", bots="random random")
    ann, bob = house.guests(live, "ann bob")
    assert refused(await ann.ask(acts.Again(id="early"))) == "not-over"
    dice = Dice(2)
    while live.room.state == "playing":
        await house.beat(live)
        for seat, guest in ((0, ann), (1, bob)):
            if seat in live.room.asked:
                await guest.play(any_answer(live, seat, dice))
    done = await ann.ask(acts.Again(id="again"))
    assert isinstance(done, common.Done)
    assert await ann.ask(acts.Again(id="again")) == done
    assert isinstance(await bob.ask(acts.Again(id="me too")), common.Done)
    assert len(house.store.tables) == 2
    bob.read()
    assert bob.scene is not None
    assert bob.scene.table.next is not None
    there = await house.live(bob.scene.table.next)
    assert [s.person for s in there.room.sitters] == ["ann", "bob", "", ""]
    assert [s.bot for s in there.room.sitters] == ["", "", "random", "random"]
    assert there.room.secret != live.room.secret
    assert there.room.state == "gathering"


async def test_talk_is_told_to_all_and_limited() -> None:
    house = House()
    live = await house.open()
    ann, bob, _ = house.guests(live)
    assert isinstance(
        await ann.ask(acts.Say(id="a", text=" <b>hi</b>  you ")), common.Done
    )
    chats = [t.chat for m in bob.read() for t in getattr(m, "told", []) if t.chat]
    assert [(c.seat, c.name, c.text) for c in chats] == [(0, "Ann", "<b>hi</b> you")]
    assert isinstance(
        await bob.ask(acts.Phrase(id="p", phrase="well-played")), common.Done
    )
    assert (
        refused(await bob.ask(acts.Phrase(id="q", phrase="nonsense")))
        == "no-such-phrase"
    )
    answers = [await ann.ask(acts.Say(id=f"s{n}", text="x")) for n in range(10)]
    assert [m.code for m in answers if isinstance(m, common.Oops)][-1] == "too-fast"
    house.clock.now += 10
    assert isinstance(await ann.ask(acts.Say(id="later", text="x")), common.Done)


async def test_hot_seat_one_person_looks_from_one_seat_at_a_time() -> None:
    house = House()
    live = await house.open("following-suit", "ann ann ann")
    ann = house.guest(live, "ann").join()
    assert ann.scene is not None
    curtain = ann.scene
    assert curtain.looking is None
    assert curtain.question is None
    hands: list[list[str]] = []
    for seat in range(3):
        await ann.live.ask(ann.conn, act.Look(seat=seat))
        ann.read()
        assert ann.scene is not None
        assert ann.scene.looking == seat
        assert ann.scene.question is not None
        assert ann.scene.view is not None
        hands.append(hand(ann.scene.view, seat))
        assert all(
            hand(ann.scene.view, other) is None for other in range(3) if other != seat
        )
    assert len({tuple(cards) for cards in hands}) == 3
    for seat in range(3):
        assert isinstance(await ann.play(hands[seat][:1], seat), common.Done)
    stranger = house.guest(live, "zed").join()
    await stranger.live.ask(stranger.conn, act.Look(seat=1))
    assert [m.code for m in stranger.read() if isinstance(m, common.Oops)] == [
        "not-yours"
    ]
    assert stranger.scene is not None
    assert stranger.scene.looking is None


async def test_looks_are_counted() -> None:
    """Each draws the whole table, and costs as much as many other frames."""
    house = House()
    live = await house.open("following-suit", "ann bob cat")
    for watcher in ("zed", "ann"):
        guest = house.guest(live, watcher).join()
        guest.heard = []
        for _ in range(100):
            await guest.live.ask(guest.conn, act.Look(seat=None))
            guest.read()
        drawn = sum(isinstance(one, wire.Welcome) for one in guest.heard)
        assert drawn == LOOKS.burst
        assert isinstance(guest.heard[-1], common.Oops)


def hand(view: TableView, seat: int) -> Any:
    zones = [z for z in view["zones"] if z["zone"] == "hand" and z["seat"] == seat]
    return zones[0].get("pieces")


async def test_a_slow_reader_is_let_go_and_comes_back() -> None:
    house = House()
    live = await house.open("following-suit")
    ann, bob, cat = house.guests(live)
    for _ in range(80):
        await ann.ask(act.Look(seat=0))
        house.clock.now += 10
        await bob.ask(acts.Say(id=house.id(), text="x"))
    assert cat.conn.closing is not None
    assert not cat.out
    assert ann.conn.closing is None
    back = house.guest(live, "cat").join(since=cat.conn.seq)
    assert back.scene is not None


class Shaky(MemoryStore):
    """A store that goes away now and then, sometimes after it has written."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.fails: list[str] = []

    async def append(self, *given: Any, **more: Any) -> float:
        how = self.fails.pop(0) if self.fails else ""
        if how == "before":
            raise Unavailable
        at = await super().append(*given, **more)
        if how == "after":
            raise Unavailable
        return at


@pytest.mark.parametrize("fails", ["before", "after"])
async def test_when_the_database_is_away_asking_again_is_safe(fails: str) -> None:
    store = Shaky(Clock())
    house = House(store=store)
    live = await house.open("following-suit")
    ann, bob, _ = house.guests(live)
    store.listeners.clear()
    play = acts.Play(
        id="once",
        seat=0,
        at=live.room.asked[0].seq,
        chosen=any_answer(live, 0, Dice(1)),
    )
    store.fails = [fails]
    oops = await ann.ask(play)
    assert isinstance(oops, common.Oops)
    assert oops.code == "busy"
    assert isinstance(await ann.ask(play), common.Done)
    assert live.room.match is not None
    assert len(live.room.match.choices) == 1
    assert isinstance(await bob.play(any_answer(live, 1, Dice(1))), common.Done)
    assert [choice.seat for choice in live.room.match.choices] == [0, 1]


async def test_amounts_travel_as_a_range() -> None:
    """A stack of ten thousand without limit is one option, and any of it may be bet."""
    house = House()
    options = {"structure": "no_limit", "starting_stack": 10_000}
    live = await house.open("willow", options=options)
    guests = house.guests(live)
    guest = asked(live, guests)
    assert guest.scene is not None
    question = guest.scene.question
    assert question is not None
    assert question.options[-1] == "1..9999"
    assert question.next == question.options
    assert len(question.options) < 5
    seat, at = question.seat, question.at
    look = act.Consider(id="a", seat=seat, at=at, chosen=["7777"])
    considered = await guest.ask(look)
    assert isinstance(considered, common.Considered)
    assert considered.enough
    play = acts.Play(id="b", seat=seat, at=at, chosen=["7777"])
    assert isinstance(await guest.ask(play), common.Done)


def test_short_rows_of_numbers_are_sent_as_they_are() -> None:
    table = find("willow").table(3, {"structure": "no_limit"})
    numbers = tokens_by_name(table, [str(number) for number in range(5, 60)])
    fold = tokens_by_name(table, ["fold"])
    assert token_names(table, fold + numbers[:4]) == ["fold", "5", "6", "7", "8"]
    assert token_names(table, [*fold, *numbers]) == ["fold", "5..59"]
    assert token_names(table, numbers[:40] + fold) == ["5..44", "fold"]
