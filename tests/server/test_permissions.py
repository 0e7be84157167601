"""Who may ask for what, and when: each refusal alone, and nothing is written then."""

from collections.abc import Awaitable, Callable

import msgspec
import pytest
from tests.server.house import Guest, House, any_answer
from tests.server.test_pace import CANDLE, holds_something, to_window
from tests.server.test_rematch import finished
from tests.server.test_requests import refused
from tests.server.told import by_chance

from parlour.engine.dice import Dice
from parlour.match import joint
from parlour.server.games import acts, scenes
from parlour.server.games.records import EntryRecord
from parlour.server.games.room import came_to_light
from parlour.server.games.table import GameTable
from parlour.server.tables import act
from parlour.server.tables import frames as common
from parlour.server.tables.act import Act, Nudge
from parlour.server.tables.room import Reader

Stage = Callable[[House], Awaitable[GameTable]]
PART = "0" * 64
PLEDGE = joint.pledge(PART)


async def gathering(house: House) -> GameTable:
    """Ann hosts, Bob has a seat, and one seat is free."""
    return await house.open(people="ann bob", seats=3, begin=False)


async def settled(house: House) -> GameTable:
    """Everybody sits, and nothing is dealt yet."""
    return await house.open(people="ann bob", begin=False)


async def playing(house: House) -> GameTable:
    return await house.open(people="ann bob", bots="regular")


async def watched(house: House) -> GameTable:
    return await house.open(people="ann bob", watch="none")


async def simultaneous(house: House) -> GameTable:
    """Several are asked at once, and nobody has answered."""
    return await house.open("following-suit")


async def one_deal(house: House) -> GameTable:
    """Hands stay hidden to the end of the game."""
    return await house.open("boneyard", "ann bob cat", bots="regular")


async def paused(house: House) -> GameTable:
    live = await playing(house)
    done = await house.guest(live, "ann").ask(acts.Host(id="pause", act="pause"))
    assert isinstance(done, common.Done)
    return live


async def over(house: House) -> GameTable:
    live, _ = await finished(house)
    return live


async def calling(house: House) -> GameTable:
    """Ann has promised a part of the deal, and is asked for it."""
    live = await settled(house)
    ann = house.guest(live, "ann")
    await ann.ask(acts.Pledge(id="pledge", pledge=PLEDGE))
    await ann.ask(acts.Begin(id="begin"))
    assert live.room.calling
    return live


async def left(house: House) -> GameTable:
    """Bob has left, and a bot keeps his seat warm."""
    live = await playing(house)
    await house.guest(live, "bob").ask(acts.Stand(id="stand", seat=1))
    return live


REFUSALS: list[tuple[Stage, str, Act, str]] = [
    (gathering, "bob", acts.Begin(id="x"), "host-only"),
    (gathering, "ann", acts.Begin(id="x"), "seats-empty"),
    (settled, "bob", acts.Begin(id="x"), "host-only"),
    (playing, "ann", acts.Begin(id="x"), "begun-already"),
    (calling, "ann", acts.Begin(id="x"), "being-dealt"),
    (settled, "zed", acts.Pledge(id="x", pledge=PLEDGE), "not-at-this-table"),
    (playing, "bob", acts.Pledge(id="x", pledge=PLEDGE), "begun-already"),
    (calling, "bob", acts.Pledge(id="x", pledge="1" * 64), "being-dealt"),
    (calling, "bob", acts.Reveal(id="x", part=PART), "no-part-awaited"),
    (calling, "ann", acts.Reveal(id="x", part="1" * 64), "not-your-part"),
    (playing, "ann", acts.Reveal(id="x", part=PART), "no-part-awaited"),
    (gathering, "zed", acts.Sit(id="x", seat=1), "seat-taken"),
    (gathering, "zed", acts.Sit(id="x", seat=3), "no-such-seat"),
    (gathering, "bob", acts.Sit(id="x", seat=1), "sits-already"),
    (playing, "zed", acts.Sit(id="x"), "table-full"),
    (calling, "zed", acts.Sit(id="x"), "being-dealt"),
    (over, "zed", acts.Sit(id="x", seat=2), "game-over"),
    (gathering, "zed", acts.Stand(id="x", seat=1), "not-your-seat"),
    (gathering, "ann", acts.Stand(id="x", seat=1), "not-your-seat"),
    (calling, "bob", acts.Stand(id="x", seat=1), "being-dealt"),
    (left, "bob", acts.Stand(id="x", seat=1), "bot-plays"),
    (playing, "zed", acts.TakeBack(id="x", seat=0), "not-your-seat"),
    (playing, "ann", acts.TakeBack(id="x", seat=0), "no-take-back"),
    (paused, "ann", acts.TakeBack(id="x", seat=0), "paused"),
    (over, "ann", acts.TakeBack(id="x", seat=0), "game-over"),
    (settled, "ann", acts.TakeBack(id="x", seat=0), "not-begun"),
    (left, "bob", acts.TakeBack(id="x", seat=1), "bot-plays"),
    (simultaneous, "ann", acts.Retract(id="x", seat=0), "nothing-sealed"),
    (simultaneous, "zed", acts.Retract(id="x", seat=0), "not-your-seat"),
    (paused, "ann", acts.Retract(id="x", seat=0), "paused"),
    (
        playing,
        "zed",
        acts.Consent(id="x", seat=0, to="take-back", answer="yes"),
        "not-your-seat",
    ),
    (
        playing,
        "ann",
        acts.Consent(id="x", seat=0, to="take-back", answer="yes"),
        "no-wish",
    ),
    (
        playing,
        "ann",
        acts.Consent(id="x", seat=0, to="clock", answer="bot"),
        "no-clock-out",
    ),
    (paused, "ann", acts.Ahead(id="x", seat=0, wish="turn"), "paused"),
    (playing, "zed", acts.Ahead(id="x", seat=0, wish="turn"), "not-your-seat"),
    (playing, "ann", acts.Say(id="x", text="\u202e"), "nothing-said"),
    (playing, "ann", acts.Say(id="x", text="  "), "nothing-said"),
    (watched, "zed", acts.Say(id="x", text="hm"), "not-at-this-table"),
    (watched, "zed", acts.Why(id="x", at=2), "not-at-this-table"),
    (playing, "zed", Nudge(id="x", seat=0), "not-at-this-table"),
    (playing, "ann", Nudge(id="x", seat=2), "nobody-there"),
    (playing, "zed", acts.Plan(id="x", seat=0, words=["fold"]), "not-your-seat"),
    (settled, "ann", acts.Plan(id="x", seat=0, words=["fold"]), "not-begun"),
    (playing, "zed", acts.Unplan(id="x", seat=0), "not-your-seat"),
    (playing, "zed", acts.Foresee(id="x", seat=0), "not-your-seat"),
    (playing, "zed", acts.Again(id="x"), "not-at-this-table"),
    (playing, "ann", acts.Again(id="x"), "not-over"),
    (playing, "bob", acts.Host(id="x", act="lock"), "host-only"),
    (playing, "zed", acts.Host(id="x", act="close"), "host-only"),
    (playing, "bob", acts.Host(id="x", act="kick", seat=0), "host-only"),
    (settled, "ann", acts.Host(id="x", act="pause"), "not-begun"),
    (over, "ann", acts.Host(id="x", act="pause"), "not-begun"),
    (gathering, "ann", acts.Host(id="x", act="kick"), "no-such-seat"),
    (gathering, "ann", acts.Host(id="x", act="kick", seat=3), "no-such-seat"),
    (gathering, "ann", acts.Host(id="x", act="kick", seat=2), "nobody-there"),
    (gathering, "ann", acts.Host(id="x", act="kick", seat=0), "nobody-there"),
    (gathering, "ann", acts.Host(id="x", act="pass-on", seat=0), "nobody-there"),
    (gathering, "ann", acts.Host(id="x", act="bot", seat=2, bot="nix"), "no-such-bot"),
    (calling, "ann", acts.Host(id="x", act="kick", seat=1), "being-dealt"),
    (over, "ann", acts.Host(id="x", act="kick", seat=1), "game-over"),
    (over, "ann", acts.Host(id="x", act="bot", seat=1), "game-over"),
    (one_deal, "ann", acts.Host(id="x", act="empty", seat=3), "hand-stays"),
]


def name_of(case: object) -> str:
    if isinstance(case, Act):
        return type(case).__name__
    return str(getattr(case, "__name__", case))


@pytest.mark.parametrize(("stage", "person", "request_", "why"), REFUSALS, ids=name_of)
async def test_refused_request_writes_nothing(
    stage: Stage, person: str, request_: Act, why: str
) -> None:
    house = House()
    live = await stage(house)
    seq = live.room.seq
    assert refused(await house.guest(live, person).join().ask(request_)) == why
    assert live.room.seq == seq == len(house.store.rows[live.room.id])


@pytest.mark.parametrize(
    ("stage", "request_"),
    [
        (over, acts.Host(id="x", act="pass-on", seat=1)),
        (gathering, acts.Host(id="x", act="pass-on", seat=1)),
        (gathering, acts.Host(id="x", act="bot", seat=2)),
        (gathering, acts.Host(id="x", act="bot", seat=2, bot="random")),
        (settled, acts.Begin(id="x")),
        (settled, acts.Host(id="x", act="kick", seat=1)),
        (settled, acts.Pledge(id="x", pledge=PLEDGE)),
        (playing, acts.Host(id="x", act="pause")),
        (playing, acts.Stand(id="x", seat=0)),
    ],
    ids=name_of,
)
async def test_host_may(stage: Stage, request_: Act) -> None:
    house = House()
    live = await stage(house)
    done = await house.guest(live, "ann").join().ask(request_)
    assert isinstance(done, common.Done)
    assert done.seq == live.room.seq


PROGRAM = "program:abc"
PEOPLE_ONLY = [
    acts.Begin(id="x"),
    acts.Host(id="x", act="lock"),
    acts.TakeBack(id="x", seat=0),
    acts.Consent(id="x", seat=0, to="take-back", answer="yes"),
    acts.Pledge(id="x", pledge=PLEDGE),
    acts.Reveal(id="x", part=PART),
    acts.Plan(id="x", seat=0, words=["fold"]),
    acts.Unplan(id="x", seat=0),
    acts.Foresee(id="x", seat=0),
    acts.Why(id="x", at=1),
    acts.Again(id="x"),
    Nudge(id="x", seat=0),
]


@pytest.mark.parametrize("request_", PEOPLE_ONLY, ids=name_of)
async def test_programs_may_not(request_: Act) -> None:
    house = House()
    live = await house.open(people=f"{PROGRAM} bob")
    seq = live.room.seq
    guest = house.guest(live, PROGRAM).join()
    assert refused(await guest.ask(request_)) == "not-for-programs"
    assert live.room.seq == seq


async def test_person_without_a_name_writes_nothing() -> None:
    house = House()
    live = await house.open()
    seq = live.room.seq
    answer = await house.guest(live, "").join().ask(acts.Say(id="x", text="hello"))
    assert isinstance(answer, common.Oops)
    assert answer.code == "not-yours"
    assert live.room.seq == seq


@pytest.mark.parametrize(
    "request_",
    [act.Ping(), act.Look(seat=None), acts.Foresee(id="x", seat=0), "nudge"],
    ids=name_of,
)
async def test_question_changes_nothing(request_: Act | str) -> None:
    house = House()
    live = await house.open(people="ann bob", seed="another")
    ann = house.guest(live, "ann").join()
    seq, sent = live.room.seq, len(ann.sent)
    if isinstance(request_, str):
        request_ = Nudge(id="x", seat=min(live.room.asked))
    await ann.ask(request_)
    assert len(ann.sent) > sent, "it is answered"
    assert live.room.seq == seq
    assert not live.room.done


async def in_window(house: House) -> tuple[GameTable, list[Guest], int]:
    live = await house.open("caribbean-star", "ann bob", candle=CANDLE)
    guests = house.guests(live, "ann bob")
    return live, guests, await to_window(house, live, guests, Dice(4))


async def test_nobody_passes_early_for_another_seat() -> None:
    house = House()
    live, guests, seat = await in_window(house)
    at = live.room.asked[seat].seq
    early = acts.Play(id="x", seat=seat, at=at, chosen=[])
    assert refused(await guests[1 - seat].ask(early)) == "not-your-seat"
    stale = acts.Play(id="y", seat=seat, at=at - 1, chosen=[])
    assert refused(await guests[seat].ask(stale)) == "moved-on"
    assert not live.passing
    assert isinstance(await guests[seat].ask(early), common.Done)
    assert live.passing == {seat: at}
    taken_back = acts.Retract(id="z", seat=seat)
    assert refused(await guests[1 - seat].ask(taken_back)) == "not-your-seat"
    assert live.passing == {seat: at}


async def test_early_pass_counts_for_its_own_question_alone() -> None:
    house = House()
    live, guests, seat = await in_window(house)
    await guests[seat].play([], seat)
    await house.guest(live, "ann").ask(acts.Say(id="s", text="hm"))
    assert seat in live.passing, "the question is the same"
    await house.beat(live, CANDLE + 1)
    assert live.passing == {}


async def test_promised_part_of_the_deal_belongs_to_one_person() -> None:
    house = House()
    live = await house.open(people="ann", seats=2, begin=False)
    ann, bob = house.guest(live, "ann"), house.guest(live, "bob")
    await ann.ask(acts.Pledge(id="a", pledge=PLEDGE))
    taken = acts.Sit(id="b", pledge=PLEDGE)
    assert refused(await bob.ask(taken)) == "pledge-taken"
    own = "1" * 64
    assert isinstance(await bob.ask(acts.Sit(id="c", pledge=own)), common.Done)
    assert live.room.pledges == {"ann": PLEDGE, "bob": own}
    assert live.room.awaited_parts() == ["ann", "bob"]
    again = acts.Pledge(id="d", pledge=PLEDGE)
    assert isinstance(await ann.ask(again), common.Done), "it is her own"


async def test_first_to_sit_hosts_a_table_without_a_host() -> None:
    house = House()
    live = await house.open(people="", seats=2, begin=False, banned=["zed"])
    assert live.room.host == "ann", "who opened it"
    zed = house.guest(live, "zed")
    assert refused(await zed.ask(acts.Sit(id="z"))) == "not-at-this-table"
    live.room.host = ""
    await house.guest(live, "bob").ask(acts.Sit(id="b"))
    assert live.room.host == "bob"
    await house.guest(live, "cat").ask(acts.Sit(id="c"))
    assert live.room.host == "bob"


@pytest.mark.parametrize("deed", ["kick", "bot", "empty"])
async def test_host_who_plays_no_longer_is_replaced(deed: str) -> None:
    house = House()
    live = await settled(house)
    await house.guest(live, "ann").ask(acts.Host(id="p", act="pass-on", seat=1))
    assert live.room.host == "bob"
    await house.guest(live, "ann").ask(acts.Host(id="q", act="lock"))
    assert not live.room.locked
    done = await house.guest(live, "bob").ask(
        acts.Host(id="r", act=deed, seat=0 if deed == "kick" else 1)  # type: ignore[arg-type]
    )
    assert isinstance(done, common.Done)
    assert live.room.host == ("bob" if deed == "kick" else "ann")


async def test_kicked_person_comes_back_nowhere() -> None:
    house = House()
    live = await settled(house)
    ann, bob = house.guests(live, "ann bob")
    await ann.ask(acts.Host(id="k", act="kick", seat=1))
    assert bob.conn.closing == common.KICKED
    assert bob.conn not in live.conns
    again = house.guest(live, "bob")
    assert refused(await again.ask(acts.Sit(id="s"))) == "not-at-this-table"
    assert refused(await again.ask(acts.Say(id="t", text="hm"))) == "not-at-this-table"


async def test_locked_table_seats_nobody_new() -> None:
    house = House()
    live = await gathering(house)
    await house.guest(live, "ann").ask(acts.Host(id="l", act="lock"))
    zed = house.guest(live, "zed")
    assert refused(await zed.ask(acts.Sit(id="s"))) == "locked"
    await house.guest(live, "ann").ask(acts.Host(id="u", act="unlock"))
    assert isinstance(await zed.ask(acts.Sit(id="t")), common.Done)


async def test_answer_is_refused_while_paused() -> None:
    house = House()
    live = await house.open(people="ann bob")
    guests = house.guests(live, "ann bob")
    await guests[0].ask(acts.Host(id="p", act="pause"))
    seat = min(live.room.asked)
    chosen = any_answer(live, seat, Dice(1))
    assert refused(await guests[seat].play(chosen, seat)) == "paused"
    await guests[0].ask(acts.Host(id="q", act="pause"))
    assert isinstance(await guests[seat].play(chosen, seat), common.Done)


def test_piece_shown_to_no_more_people_came_not_to_light() -> None:
    eyes = [0b11, 0b11, 0b01]
    assert not came_to_light([("moved", 0, 0, 1, 0b11)], eyes)  # type: ignore[list-item]
    assert came_to_light([("moved", 0, 2, 1, 0b11)], eyes)  # type: ignore[list-item]
    assert came_to_light([("moved", 0, -1, 1, 0b11)], eyes)  # type: ignore[list-item]


# Seats


async def test_seat_is_given_up_by_the_state_of_the_table() -> None:
    house = House()
    live = await settled(house)
    await house.guest(live, "ann").ask(acts.Host(id="k", act="kick", seat=1))
    assert live.room.sitters[1].free, "before the deal it is free"
    live = await house.open("boneyard", "ann bob cat dan")
    ann = house.guest(live, "ann")
    await ann.ask(acts.Host(id="k", act="kick", seat=1))
    sitter = live.room.sitters[1]
    assert (sitter.person, sitter.bot, sitter.open) == ("", "regular", True)
    cat = house.guest(live, "cat")
    assert refused(await cat.ask(acts.Sit(id="s", seat=1))) == "sits-already"
    assert isinstance(
        await house.guest(live, "zed").ask(acts.Sit(id="t", seat=1)), common.Done
    )
    assert live.room.seats_of("zed") == [1]


async def test_host_who_leaves_hands_the_role_on() -> None:
    house = House()
    live = await playing(house)
    await house.guest(live, "ann").ask(acts.Stand(id="s", seat=0))
    assert live.room.host == "bob"
    await house.guest(live, "ann").ask(acts.Sit(id="t", seat=0))
    assert live.room.sitters[0].plays == "ann"
    assert live.room.host == "bob"


async def test_host_sets_the_bot_of_each_kind_of_seat() -> None:
    house = House()
    live = await house.open("boneyard", f"ann bob {PROGRAM}", bots="regular")
    ann = house.guest(live, "ann")
    for seat in (1, 2, 3):
        asked = acts.Host(id=f"b{seat}", act="bot", seat=seat, bot="random")
        assert isinstance(await ann.ask(asked), common.Done)
        if seat == 1:
            assert live.room.owners() == ["ann", "bob"]
            assert live.room.people() == ["ann"]
    found = [(one.person, one.bot, one.open) for one in live.room.sitters]
    assert found == [
        ("ann", "", False),
        ("bob", "random", False),
        ("", "random", False),
        ("", "random", False),
    ]
    again = acts.Host(id="c", act="bot", seat=1)
    assert isinstance(await ann.ask(again), common.Done)
    assert live.room.sitters[1].bot == "regular"
    empty = acts.Host(id="e", act="empty", seat=1)
    assert isinstance(await ann.ask(empty), common.Done), "his hand was his to play"
    assert live.room.sitters[1].open


async def test_nothing_is_asked_for_good_while_paused_or_over() -> None:
    house = House()
    live = await house.open(people="ann bob")
    seat = min(live.room.asked)
    at = live.room.asked[seat].seq
    assert live.room.is_asked(seat, at)
    assert not live.room.is_asked(seat, at + 1)
    assert not live.room.is_asked(seat + 7, at)
    ann = house.guest(live, "ann")
    await ann.ask(acts.Host(id="p", act="pause"))
    assert not live.room.is_asked(seat, at)
    await ann.ask(acts.Host(id="q", act="pause"))
    assert live.room.is_asked(seat, at)
    await ann.ask(acts.Host(id="c", act="close"))
    assert not live.room.is_asked(seat, at)


async def test_delayed_watcher_is_sent_what_anybody_saw_of_a_deal_that_goes_on() -> (
    None
):
    """All cards come once the deal is over, however long the table was paused."""
    house = House()
    live = await house.open("following-suit", watch="delayed", delay=1)
    guests = house.guests(live)
    assert live.room.deal > 0
    dice = Dice(1)
    for _ in range(2):
        for seat in sorted(live.room.asked):
            await guests[seat].play(any_answer(live, seat, dice), seat)
    await house.beat(live, 5)
    zed = live.reader_for("zed")
    assert zed.open
    past = live.past_room(zed)
    assert past is not None
    assert past.seq == live.room.seq
    plain = zed._replace(open=False)

    def sent(reader: Reader) -> bytes:
        return msgspec.json.encode(scenes.log_since(past, reader, 0, live.room))

    assert past.deal == live.room.deal
    assert sent(zed) == sent(plain)
    first, watcher = live.room.deal, house.guest(live, "zed").join()
    while live.room.deal == first:
        await house.beat(live, 3)
        seat, before = min(live.room.asked), past.seq
        await guests[seat].play(any_answer(live, seat, dice), seat)
        watcher.read()
        assert watcher.conn.seq == before < live.room.seq, "it comes after the delay"
    assert sent(zed) != sent(plain), "the hands of that deal are of no use any more"


async def test_host_gives_the_seat_of_a_person_away_before_the_deal() -> None:
    house = House()
    live = await settled(house)
    await house.guest(live, "ann").ask(acts.Host(id="b", act="bot", seat=1))
    sitter = live.room.sitters[1]
    assert (sitter.person, sitter.bot) == ("", "regular")
    live = await house.open("boneyard", f"ann bob cat {PROGRAM}")
    await house.guest(live, PROGRAM).ask(acts.Stand(id="s", seat=3))
    assert live.room.sitters[3].person == PROGRAM
    await house.guest(live, "ann").ask(acts.Host(id="c", act="bot", seat=3))
    assert live.room.sitters[3].person == "", "its token is of no use any more"


@pytest.mark.parametrize("at_zero", ["keep", "ask"])
async def test_host_whose_time_is_up_hands_the_role_on(at_zero: str) -> None:
    house = House()
    live = await house.open(people="ann bob", clock=(5.0, 0.0), at_zero=at_zero)
    guests = house.guests(live, "ann bob")
    host = guests[min(live.room.asked)].conn.person
    live.room.host = host
    other = next(one for one in guests if one.conn.person != host)
    await house.beat(live, 7)
    if at_zero == "ask":
        (seat,) = live.room.seats_of(other.conn.person)
        vote = acts.Consent(id="v", seat=seat, to="clock", answer="remove")
        assert isinstance(await other.ask(vote), common.Done)
        assert live.room.seats_of(host) == []
    assert live.room.people() == [other.conn.person]
    assert live.room.host == other.conn.person


# Answers


async def test_answer_in_a_window_is_written_at_once() -> None:
    house = House()
    live, guests, seat = await in_window(house)
    dice = Dice(4)
    while not holds_something(live, seat):
        await guests[seat].play([], seat)
        await house.beat(live, CANDLE + 1)
        seat = await to_window(house, live, guests, dice)
    answers = (any_answer(live, seat, dice) for _ in range(1_000))
    chosen = next(answer for answer in answers if answer)
    seq = live.room.seq
    done = await guests[seat].play(chosen, seat)
    assert isinstance(done, common.Done)
    assert live.room.seq == done.seq == seq + 1
    assert not live.passing


async def test_answer_counts_for_one_question_though_the_next_is_the_same() -> None:
    house = House()
    live = await simultaneous(house)
    room = live.room
    old = room.asked[0].seq

    def ask(seq: int, actor: int | None) -> list[int]:
        room.ask_seats(EntryRecord(seq, 0.0), actor)
        return [room.asked[seat].seq for seat in range(3)]

    assert ask(90, -1) == [old, old, old]
    assert ask(91, 1) == [old, 91, old]
    assert ask(92, None) == [92, 92, 92]


async def test_only_the_last_answer_is_taken_back_without_asking() -> None:
    """In the first moves of this game, four seats answer face down. The fifth shows all
    of it, and says a letter; then others do."""
    async for heard in by_chance("boneyard", 7):
        room = heard.live.room
        assert room.match is not None
        seats = [int(choice.seat) for choice in room.match.choices]
        if len(seats) < 5:
            assert [room.may_take_back(seat)[0] for seat in seats] == [""] * len(seats)
    last, before, revealing = seats[-1], seats[-2], seats[-3]
    assert before == revealing != last
    assert room.may_take_back(last) == ("at-once", 6)
    assert room.may_take_back(before) == ("by-asking", 5)
    await heard.seated[last].ask(acts.TakeBack(id="a", seat=last))
    assert room.match is not None
    assert len(room.match.choices) == 6
    assert room.may_take_back(before) == ("by-asking", 5), "nobody knows what it showed"
    assert room.choosers == [heard.seated[seat].conn.person for seat in seats[:6]]
    await heard.seated[last].play(any_answer(heard.live, last, Dice(5)), last)
    assert room.may_take_back(last) == ("at-once", 6)


async def test_going_back_leaves_the_answers_of_that_time() -> None:
    house = House()
    live = await simultaneous(house)
    guests, dice = house.guests(live), Dice(1)
    await guests[0].play(any_answer(live, 0, dice), 0)
    await guests[0].ask(acts.Retract(id="r", seat=0))
    latest, choosers = live.room.latest.copy(), live.room.choosers[:]
    for seat in range(3):
        await guests[seat].play(any_answer(live, seat, dice), seat)
    assert live.room.go_back(2) == 3
    assert live.room.latest == latest == {0: 0}
    assert live.room.choosers == choosers
