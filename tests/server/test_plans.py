"""Answers given ahead: carried out as meant or dropped, and nobody's business."""

from typing import Any, cast

import msgspec
import pytest
from tests.server.house import Guest, House, MemoryStore, any_answer
from tests.server.test_requests import refused

from parlour.engine.dice import Dice
from parlour.engine.refusals import Refusal
from parlour.games import find
from parlour.server.games import acts
from parlour.server.games import entries as log
from parlour.server.games import frames as wire
from parlour.server.games.frames import Case
from parlour.server.games.plans import StoredPlan
from parlour.server.games.room import GameEntry, GameRoom
from parlour.server.games.table import GameTable
from parlour.server.store.rows import Unavailable
from parlour.server.store.store import Store
from parlour.server.tables import frames as common
from parlour.server.tables.table import Busy
from parlour.server.tables.waking import Waker

CHECKS = {"allow_check": True}


async def plan(guest: Guest, seat: int, **more: Any) -> Any:
    return await guest.ask(acts.Plan(id=guest.house.id(), seat=seat, **more))


def fate(guest: Guest) -> str | None:
    """What a guest was told of their plan; None where there is none."""
    guest.read()
    assert guest.scene is not None
    return None if guest.scene.plan is None else guest.scene.plan.fate


async def willow(house: House, **more: Any) -> tuple[GameTable, list[Guest], int, int]:
    """A table of two, with who is asked and who is not."""
    live = await house.open(people="ann bob", options=CHECKS, **more)
    guests = house.guests(live, "ann bob")
    asked = min(live.room.asked)
    return live, guests, asked, 1 - asked


def a_bet(guest: Guest) -> str:
    assert guest.scene is not None
    assert guest.scene.question is not None
    return next(token for token in guest.scene.question.options if token.isdigit())


async def test_who_asked_for_it_passes_until_somebody_raises() -> None:
    house = House()
    live, guests, asked, other = await willow(house)
    assert isinstance(await plan(guests[other], other, words=["check"]), common.Done)
    assert fate(guests[other]) == ""
    before = live.room.seq
    await guests[asked].play(["check"], asked)
    await house.beat(live)
    choices = live.room.match.choices if live.room.match else []
    assert [(c.seat, c.chosen) for c in choices[:2]] == [
        (asked, ["check"]),
        (other, ["check"]),
    ]
    assert live.room.seq == before + 2
    assert live.room.choosers[1] == live.room.sitters[other].person


async def test_it_is_dropped_and_said_so_when_something_else_is_asked() -> None:
    house = House()
    live, guests, asked, other = await willow(house)
    await plan(guests[other], other, words=["check"])
    amount = a_bet(guests[asked])
    await guests[asked].play([amount], asked)
    before = live.room.seq
    await house.beat(live, 5)
    assert live.room.seq == before
    assert fate(guests[other]) == "question"
    assert other in live.room.asked
    await guests[other].ask(acts.Unplan(id=house.id(), seat=other))
    assert fate(guests[other]) is None


async def test_giving_in_goes_on_to_the_end_of_the_hand() -> None:
    house = House()
    live, guests, asked, other = await willow(house)
    await plan(guests[other], other, words=["check", "fold"], span="hand")
    amount = a_bet(guests[asked])
    await guests[asked].play([amount], asked)
    await house.beat(live)
    match = live.room.match
    assert match is not None
    assert match.choices[1].chosen == ["fold"]
    for _ in range(6):
        await house.beat(live)
        if other in live.room.asked:
            break
        seat = min(live.room.asked)
        await guests[seat].play(any_answer(live, seat, Dice(1)), seat)
    await house.beat(live)
    assert fate(guests[other]) == "over"


@pytest.mark.parametrize("comes_true", [True, False])
async def test_if_somebody_answers_so_then_this(comes_true: bool) -> None:
    house = House()
    live, guests, asked, other = await willow(house)
    cases = [
        Case(seat=asked, answer=["check" if comes_true else "fold"], chosen=["check"])
    ]
    await plan(guests[other], other, cases=cases)
    await guests[asked].play(["check"], asked)
    await house.beat(live)
    match = live.room.match
    assert match is not None
    if comes_true:
        assert match.choices[1].chosen == ["check"]
        await house.beat(live)
        assert fate(guests[other]) == "used"
    else:
        assert len(match.choices) == 1
        assert fate(guests[other]) == "otherwise"


async def test_the_first_case_that_comes_true_counts() -> None:
    house = House()
    live, guests, asked, other = await willow(house)
    amount = a_bet(guests[asked])
    cases = [
        Case(seat=asked, answer=["check"], chosen=[amount]),
        Case(seat=asked, chosen=["fold"]),
        Case(chosen=["check"]),
    ]
    await plan(guests[other], other, cases=cases)
    await guests[asked].play([amount], asked)
    await house.beat(live)
    match = live.room.match
    assert match is not None
    assert match.choices[1].chosen == ["fold"]


async def test_a_card_makes_a_case_true_once_its_maker_sees_it() -> None:
    """A sealed answer is waited for in vain, until it is shown."""
    house = House()
    live = await house.open("penniless-and-insane", "ann bob cat")
    guests = house.guests(live)
    match = live.room.match
    assert match is not None
    assert match.state.sealing
    card = match.list_hidden_hand(0)[0]
    await guests[2].play(any_answer(live, 2, Dice(1)), 2)
    mine = match.list_hidden_hand(2)[0]
    case = Case(seat=0, answer=[card], chosen=[mine])
    assert isinstance(await plan(guests[2], 2, cases=[case]), common.Done)
    kept = live.plans.known[2]
    await guests[0].play([card], 0)
    assert match.choices[-1].chosen == [card]
    assert not kept.is_met(match, case), "it lies face down"
    await guests[1].play(any_answer(live, 1, Dice(1)), 1)
    assert kept.is_met(match, case), "now it is seen"
    other = Case(seat=1, answer=[card], chosen=[mine])
    assert not kept.is_met(match, other), "somebody else played it"


REFUSED = [
    ({"words": ["raise-the-roof"]}, "no-giving-in"),
    ({"words": ["call"]}, "no-giving-in"),
    ({}, "bad-input"),
    ({"words": ["check"], "cases": [Case(chosen=["check"])]}, "bad-input"),
    ({"words": ["check"], "span": "century"}, "bad-input"),
    ({"cases": [Case(chosen=["no such thing"])]}, "bad-input"),
    ({"cases": [Case(chosen=["check", "check"])]}, "bad-input"),
    ({"cases": [Case(answer=["check"], chosen=["check"])]}, "bad-input"),
    ({"cases": [Case(chosen=["done"])]}, "bad-input"),
    ({"cases": [Case(seat=0, answer=["nothing"], chosen=["check"])]}, "bad-input"),
    ({"cases": [Case(chosen=["check"])], "span": "hand"}, "bad-input"),
    ({"cases": [Case(seat=2, chosen=["check"])]}, "no-such-seat"),
    ({"cases": [Case(seat=9, chosen=["check"])]}, "no-such-seat"),
]


@pytest.mark.parametrize(("given", "why"), REFUSED)
async def test_what_can_be_no_plan_is_refused(given: dict[str, Any], why: str) -> None:
    house = House()
    _live, guests, asked, other = await willow(house)
    assert refused(await plan(guests[other], other, **given)) == why
    assert fate(guests[other]) is None
    assert refused(await plan(guests[asked], asked, words=["check"])) == "asked-now"
    assert refused(await plan(guests[asked], other, words=["check"])) == "not-your-seat"


async def test_a_card_that_is_not_seen_cannot_be_named() -> None:
    house = House()
    live, guests, asked, other = await willow(house)
    assert live.room.match is not None
    hidden = live.room.match.list_hidden_hand(asked)[0]
    given = [Case(chosen=[hidden])]
    assert refused(await plan(guests[other], other, cases=given)) == "not-offered"


async def test_whoever_answers_first_needs_no_plan() -> None:
    house = House(5.0)
    live, guests, asked, other = await willow(house)
    await plan(guests[other], other, words=["check"])
    await guests[asked].play(["check"], asked)
    await guests[other].play(["check"], other)
    await house.beat(live)
    assert fate(guests[other]) is None


async def test_it_is_carried_out_at_a_bots_pace() -> None:
    house = House(2.0)
    live, guests, asked, other = await willow(house)
    await plan(guests[other], other, words=["check"])
    await guests[asked].play(["check"], asked)
    at, before = house.clock.now, live.room.seq
    while live.room.seq == before:
        await house.beat(live, 0.1)
    assert 2.0 * 0.6 * 0.7 <= house.clock.now - at <= 2.0 * 1.3 + 0.2


async def test_nobody_else_is_sent_anything() -> None:
    """The same bytes with a plan and without, until it is carried out."""
    told: list[list[bytes]] = []
    kept: list[list[bytes]] = []
    for planned in (False, True):
        house = House()
        live, guests, asked, other = await willow(house, watch="public")
        watcher = house.guest(live, "eve").join()
        names = [guests[asked], watcher]
        for guest in names:
            guest.sent.clear()
        if planned:
            await plan(guests[other], other, words=["check"], span="hand")
            cases = [Case(seat=asked, answer=["fold"], chosen=["fold"])]
            await plan(guests[other], other, cases=cases)
        await house.beat(live, 2)
        await guests[asked].play(["check"], asked)
        await house.beat(live, 2)
        for guest in names:
            guest.read()
        secret = live.room.id.encode()
        told.append(
            [data.replace(secret, b"table") for one in names for data in one.sent]
        )
        kept.append([row.body for row in house.store.rows[live.room.id]])
    without, with_ = (
        [data for data in one if b'"is":"done"' not in data] for one in told
    )
    assert without == with_
    assert len(kept[0]) == len(kept[1]), "nor by what is written"


async def test_a_restart_keeps_it_and_uses_it_once() -> None:
    store = MemoryStore(House().clock)
    house = House(store=store)
    live, guests, asked, other = await willow(house)
    cases = [Case(seat=asked, answer=["check"], chosen=["check"])]
    await plan(guests[other], other, cases=cases)
    assert len(await store.plans(live.room.id)) == 1
    await guests[asked].play(["check"], asked)  # and the worker dies before the beat

    again = House(store=store)
    waker = Waker(cast(Store, store), again.tables, again.clock)
    await waker.look()
    live = cast(GameTable, again.tables.open[live.room.id])
    await again.beat(live)
    assert live.room.match is not None
    assert [c.chosen for c in live.room.match.choices[:2]] == [["check"], ["check"]]
    used = live.room.seq
    third = House(store=store)
    live = await third.live(live.room.id)
    await third.beat(live, 3)
    assert live.room.seq == used
    guest = third.guest(live, live.room.sitters[other].person).join()
    assert fate(guest) == "used"


async def test_plan_is_dropped_though_the_store_failed_at_first() -> None:
    house = House()
    live, guests, asked, other = await willow(house)
    cases = [Case(seat=asked, answer=["check"], chosen=["check"])]
    await plan(guests[other], other, cases=cases)
    await guests[asked].play(["check"], asked)
    guests[other].read()
    await guests[other].play([a_bet(guests[other])], other)
    drop_plan = house.store.drop_plan

    async def fail(table: str, seat: int) -> None:
        house.store.drop_plan = drop_plan  # type: ignore[method-assign]
        raise Unavailable

    house.store.drop_plan = fail  # type: ignore[method-assign]
    with pytest.raises(Busy):
        await house.beat(live)
    await house.beat(live)
    assert not live.plans.known
    assert await house.store.plans(live.room.id) == []


async def test_two_workers_carry_it_out_once() -> None:
    store = MemoryStore(House().clock)
    one, two = House(store=store), House(store=store)
    live, guests, asked, other = await willow(one)
    twin = await two.live(live.room.id)
    twin.store.shared = live.store.shared = True
    await plan(guests[other], other, words=["check"])
    await guests[asked].play(["check"], asked)
    async with twin.lock:
        await twin.catch_up()
    await two.beat(twin)
    await one.beat(live)
    await two.beat(twin)
    assert twin.room.match is not None
    assert [c.chosen for c in twin.room.match.choices[:2]] == [["check"], ["check"]]
    bodies = [log.decode(row.body) for row in store.rows[live.room.id]]
    assert sum(isinstance(one, log.Chose) for one in bodies) >= 2
    taken = await guests[other].ask(acts.Unplan(id="u", seat=other))
    assert isinstance(taken, common.Done)
    assert not await store.plans(live.room.id)


async def test_what_is_taken_back_elsewhere_is_not_carried_out() -> None:
    store = MemoryStore(House().clock)
    one, two = House(store=store), House(store=store)
    live, guests, asked, other = await willow(one)
    await plan(guests[other], other, words=["check"])
    twin = await two.live(live.room.id)
    twin.store.shared = True
    await guests[other].ask(acts.Unplan(id="u", seat=other))
    await guests[asked].play(["check"], asked)
    async with twin.lock:
        await twin.catch_up()
    await two.beat(twin)
    assert other in twin.room.asked


async def test_plan_taken_back_elsewhere_at_the_last_moment_is_not_carried_out() -> (
    None
):
    """Nothing is written in a log then, so no news reach the other worker."""
    store = MemoryStore(House().clock)
    one, two = House(store=store), House(store=store)
    live, guests, asked, other = await willow(one)
    await plan(guests[other], other, words=["check"])
    twin = await two.live(live.room.id)
    twin.store.shared = True
    await guests[asked].play(["check"], asked)
    async with twin.lock:
        await twin.catch_up()
        await twin.settle_plans()
    assert twin.plans.answers(twin.room) == {other: ["check"]}
    await guests[other].ask(acts.Unplan(id="u", seat=other))
    seq = twin.room.seq
    async with twin.lock:
        await twin.carry_out(other)
    assert twin.room.seq == seq
    assert other in twin.room.asked


async def test_plan_that_only_seemed_to_fit_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    live, guests, asked, other = await willow(house)
    await plan(guests[other], other, words=["check"])
    await guests[asked].play(["check"], asked)

    def refuse(plan: StoredPlan, room: GameRoom, at: int) -> list[GameEntry]:
        raise Refusal("not-offered")

    monkeypatch.setattr(StoredPlan, "entries", refuse)
    async with live.lock:
        await live.carry_out(other)
    assert fate(guests[other]) == "question"
    kept = [msgspec.json.decode(one) for one in await house.store.plans(live.room.id)]
    assert [one["fate"] for one in kept] == ["question"]
    assert other in live.room.asked


async def test_a_plan_goes_with_its_maker() -> None:
    house = House()
    live, guests, _asked, other = await willow(house)
    await plan(guests[other], other, words=["check"])
    async with live.lock:
        await live.write(lambda room: [log.Hosted(act="kick", seat=other)])
    await house.beat(live)
    assert not live.plans.known
    assert not await house.store.plans(live.room.id)


async def test_taking_back_behind_it_drops_it() -> None:
    house = House()
    live, guests, asked, other = await willow(house)
    await guests[asked].play(["check"], asked)
    await guests[other].play(["check"], other)
    while live.room.asked.keys() & {other}:
        await guests[other].play(any_answer(live, other, Dice(1)), other)
    assert asked in live.room.asked
    await plan(guests[other], other, cases=[Case(chosen=["check"])])
    async with live.lock:
        await live.write(lambda room: [log.TookBack(seat=other, to=1)])
    await house.beat(live)
    assert fate(guests[other]) == "taken-back"


async def test_it_is_dropped_too_when_others_have_played_on_since() -> None:
    """What it was made upon is not what happened any more."""
    house = House()
    live = await house.open(options=CHECKS)
    guests = house.guests(live)
    first = min(live.room.asked)
    await guests[first].play(["check"], first)
    second = min(live.room.asked)
    third = 3 - first - second
    await plan(guests[third], third, cases=[Case(chosen=["check"])])
    async with live.lock:
        await live.write(lambda room: [log.TookBack(seat=first, to=0)])
    for seat in (first, second):
        await guests[seat].play(["check"], seat)
    await house.beat(live)
    assert fate(guests[third]) == "taken-back"
    assert third in live.room.asked


async def test_what_was_answered_before_it_does_not_drop_it() -> None:
    """Nobody looked at the table between the answer and the plan."""
    house = House()
    live = await house.open(options=CHECKS)
    guests = house.guests(live)
    first = min(live.room.asked)
    third = next(s for s in range(3) if s not in live.room.asked)
    await plan(guests[third], third, words=["fold"])
    await guests[first].play(["check"], first)
    await plan(guests[first], first, words=["check"])
    await house.beat(live)
    assert fate(guests[first]) == ""


async def test_plan_after_own_answer_was_taken_back_still_waits() -> None:
    house = House()
    live = await house.open(options=CHECKS)
    guests = house.guests(live)
    first = min(live.room.asked)
    await guests[first].play(["check"], first)
    second = min(live.room.asked)
    await guests[second].play(["check"], second)
    async with live.lock:
        await live.write(lambda room: [log.TookBack(seat=first, to=0)])
    await plan(guests[second], second, words=["check"])
    await house.beat(live)
    assert fate(guests[second]) == ""


async def test_own_answer_before_a_restart_drops_the_plan() -> None:
    house = House(store=MemoryStore(House().clock))
    live, guests, asked, other = await willow(house)
    await plan(guests[other], other, cases=[Case(chosen=["check"])])
    await guests[asked].play(["check"], asked)
    await guests[other].ask(
        acts.Play(id="own", seat=other, at=live.room.asked[other].seq, chosen=["check"])
    )
    house = House(store=house.store)
    live = await house.live(live.room.id)
    await house.beat(live)
    assert not live.plans.known
    assert await house.store.plans(live.room.id) == []


@pytest.mark.parametrize("restarted", [False, True])
async def test_what_a_bot_answered_meanwhile_was_the_question_it_was_for(
    restarted: bool,
) -> None:
    house = House(store=MemoryStore(House().clock))
    live, guests, asked, other = await willow(house)
    person = guests[other].conn.person
    await plan(guests[other], other, cases=[Case(chosen=["fold"])])
    await guests[other].ask(acts.Stand(id="up", seat=other))
    await guests[asked].play(["check"], asked)
    assert live.room.match is not None
    if restarted:
        async with live.lock:
            await live.write(lambda room: [log.Chose(seat=other, chosen=["check"])])
        house = House(store=house.store)
        live = await house.live(live.room.id)
    while other in live.room.asked:
        await house.beat(live)
    assert live.room.choosers[-1] == ""
    back = house.guest(live, person).join(seat=other)
    await back.ask(acts.Sit(id="back", seat=other))
    await house.beat(live)
    assert fate(back) == "over"


async def test_nobodys_time_is_up_who_has_answered_ahead() -> None:
    """The server was gone between the question and the answer, for two days."""
    store = MemoryStore(House().clock)
    house = House(store=store)
    day = 86_400.0
    live, guests, asked, other = await willow(house, per_move=day, at_zero="keep")
    await plan(guests[other], other, cases=[Case(chosen=["check"])])
    await guests[asked].play(["check"], asked)
    store.clock.now += 2 * day  # type: ignore[attr-defined]
    again = House(store=store)
    await Waker(cast(Store, store), again.tables, again.clock).look()
    live = cast(GameTable, again.tables.open[live.room.id])
    for _ in range(3):
        await again.beat(live)
    assert live.room.match is not None
    assert live.room.match.choices[1].chosen == ["check"]
    assert live.room.sitters[other].plays


async def test_at_a_closed_table_nothing_is_planned() -> None:
    house = House()
    live, guests, _asked, other = await willow(house)
    async with live.lock:
        await live.write(lambda room: [log.Hosted(act="close")])
    assert refused(await plan(guests[other], other, words=["check"])) == "closed"
    foresee = acts.Foresee(id="f", seat=other)
    assert refused(await guests[other].ask(foresee)) == "closed"


async def test_what_a_plan_can_be_made_of_tells_no_hand() -> None:
    house = House()
    live, guests, asked, other = await willow(house)
    answer = await guests[other].ask(acts.Foresee(id="f", seat=other))
    assert isinstance(answer, wire.Foreseen)
    match = live.room.match
    assert match is not None
    own = set(match.list_hidden_hand(other))
    assert own <= set(answer.chosen)
    assert not own & set(answer.answers)
    assert answer.seats == [asked]
    names = match.table.pieces.names
    deck = {names[piece] for zone in match.state.zones for piece in zone}
    assert deck - own - set(answer.answers) <= {
        name for zone in match.view(other)["zones"] for name in zone.get("pieces", [])
    }


async def test_guided_games_have_none() -> None:
    house = House()
    live = await house.open("willow", "ann", bots="regular regular", guided=True)
    ann = house.guest(live, "ann").join()
    if 0 in live.room.asked:
        await ann.play(any_answer(live, 0, Dice(1)), 0)
    assert ann.scene is not None
    assert ann.scene.gives_in == []
    if 0 not in live.room.asked:
        assert refused(await plan(ann, 0, words=["check"])) == "no-plans"


def test_giving_in_is_declared_by_games() -> None:
    assert find("willow").gives_in == ("check", "fold")
    assert find("barcelona").gives_in == ("drop",)
