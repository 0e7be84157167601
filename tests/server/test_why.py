"""Asking a bot why: coarse while what it holds matters, in full afterwards."""

from typing import Any

import msgspec
import pytest
from tests.server.house import Guest, House, any_answer

from parlour import bots
from parlour.bots.bot_input import make_input
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.pieces import Seat
from parlour.engine.views import imagine
from parlour.engine.zones import AUDIENCE
from parlour.games import list_games
from parlour.match import Match
from parlour.server.games import acts
from parlour.server.games import entries as log
from parlour.server.games import frames as wire
from parlour.server.games.public_reasons import public_reason
from parlour.server.games.records import BotReason
from parlour.server.games.table import GameTable
from parlour.server.process.bot_answer import ReasonData
from parlour.server.tables import frames as common


async def ask(guest: Guest, at: int) -> Any:
    return await guest.ask(acts.Why(id=guest.house.id(), at=at))


async def moved(house: House, live: GameTable, guest: Guest, dice: Dice) -> int:
    """Plays until a bot has done something; the number of its entry."""
    while True:
        found = [r.seq for r in live.room.records if r.bot is not None]
        if found:
            return found[-1]
        await house.beat(live)
        if 0 in live.room.asked:
            await guest.play(any_answer(live, 0, dice), 0)


async def test_a_bot_says_why_and_coarsely_while_the_hand_goes_on() -> None:
    house = House()
    live = await house.open("willow", "ann", bots="regular gentle")
    (ann,) = house.guests(live, "ann")
    at = await moved(house, live, ann, Dice(3))
    before = live.room.seq
    reply = await ask(ann, at)
    assert isinstance(reply, wire.Because)
    assert reply.at == at
    assert live.room.records[at - 1].bot == reply.seat
    assert reply.bot == live.room.sitters[reply.seat].bot
    assert reply.message == f"reason-{reply.bot}"
    assert not reply.whole
    assert live.room.seq == before  # asking leaves no trace


async def test_what_a_bot_did_is_told_with_its_seat() -> None:
    house = House()
    live = await house.open("willow", "ann", bots="regular regular")
    (ann,) = house.guests(live, "ann")
    at = await moved(house, live, ann, Dice(3))
    ann.read()
    told = {
        one.seq: one.bot
        for message in ann.heard
        if isinstance(message, wire.Update | wire.Welcome)
        for one in message.told
    }
    assert told[at] == live.room.records[at - 1].bot
    assert told[1] is None


async def test_nobody_says_why_of_what_no_bot_did() -> None:
    house = House()
    live = await house.open("willow", "ann bob")
    ann, _ = house.guests(live, "ann bob")
    for at in (1, live.room.seq, live.room.seq + 1, 10_000):
        reply = await ask(ann, at)
        assert isinstance(reply, common.No)
        assert reply.refused == "no-reason"


async def test_who_may_not_see_the_table_may_not_ask() -> None:
    house = House()
    live = await house.open("willow", "ann", bots="regular regular", watch="none")
    (ann,) = house.guests(live, "ann")
    at = await moved(house, live, ann, Dice(3))
    stranger = house.guest(live, "zoe").join()
    reply = await ask(stranger, at)
    assert isinstance(reply, common.No)
    assert reply.refused == "not-at-this-table"


async def test_who_watches_later_hears_no_reason_before_the_move() -> None:
    house = House()
    live = await house.open("willow", "ann", bots="regular regular", watch="delayed")
    (ann,) = house.guests(live, "ann")
    at = await moved(house, live, ann, Dice(3))
    watcher = house.guest(live, "zoe").join()
    reply = await ask(watcher, at)
    assert isinstance(reply, common.No)
    assert reply.refused == "no-reason"


async def test_the_whole_reason_is_told_only_when_the_deal_is_over() -> None:
    house = House()
    live = await house.open("willow", "ann", bots="regular regular")
    (ann,) = house.guests(live, "ann")
    at = await moved(house, live, ann, Dice(3))
    record = live.room.records[at - 1]
    assert record.why is not None
    record.why.whole = ReasonData("reason-only-answer")
    dice = Dice(5)
    while live.room.state == "playing" and live.room.deal == record.asked_in:
        reply = await ask(ann, at)
        assert reply.message != "reason-only-answer"
        assert not reply.whole
        await house.beat(live)
        if 0 in live.room.asked:
            await ann.play(any_answer(live, 0, dice), 0)
        house.clock.now += 60  # she may ask again
    reply = await ask(ann, at)
    assert reply.message == "reason-only-answer"
    assert reply.whole


async def test_another_worker_knows_the_reason_too() -> None:
    house = House()
    live = await house.open("willow", "ann", bots="regular regular")
    (ann,) = house.guests(live, "ann")
    at = await moved(house, live, ann, Dice(3))
    rebuilt = await house.rebuilt(live)
    request = acts.Why(id="w", at=at)
    assert request.reason(rebuilt, rebuilt) == request.reason(live.room, live.room)


@pytest.mark.parametrize("level", ["gentle", "regular", "expert"])
async def test_the_reason_is_the_same_at_tables_that_look_alike(level: str) -> None:
    """What goes over the wire is the same whatever the bot holds."""
    house = House()
    live = await house.open("barcelona", "ann", bots=f"{level} {level}")
    match = live.room.match
    assert match is not None
    dice, compared = Dice(11), 0
    for _ in range(30):
        if live.room.state != "playing":
            break
        for seat in [one for one in live.room.asked if live.room.sitters[one].bot]:
            told = set()
            for viewer in (0, AUDIENCE):
                for world in (
                    match.state,
                    *(imagine(match.state, viewer, dice) for _ in range(3)),
                ):
                    if not world.asks(Seat(seat)):
                        continue
                    given = make_input(world, Seat(seat), dice, None, 6)
                    why = bots.decide(match.game, level, given)
                    reason = ReasonData(
                        why.public_reason.message, why.public_reason.values
                    )
                    whole = ReasonData(why.full_reason.message, why.full_reason.values)
                    told.add(wired(live, seat, level, reason, whole))
            assert len(told) == 1
            compared += 1
        seat = min(live.room.asked)
        chose = log.Chose(seat=seat, chosen=any_answer(live, seat, dice))
        await live.write(lambda _, chose=chose: [chose])  # type: ignore[misc]
    assert compared


def wired(
    live: GameTable, seat: int, bot: str, told: ReasonData, whole: ReasonData
) -> bytes:
    """What an asker would be sent, had the bot said this."""
    record = live.room.records[-1]
    record.bot, record.asked_in = seat, live.room.deal
    record.why = BotReason(bot=bot, public=told, whole=whole)
    request = acts.Why(id="w", at=record.seq)
    return msgspec.json.encode(request.reason(live.room, live.room))


def test_stored_reason_of_a_bot_opens_by_the_names_of_old_logs() -> None:
    stored = b'{"bot":"expert","told":{"message":"reason-expert-book","values":{}}}'
    reason = msgspec.json.decode(stored, type=BotReason)
    assert (reason.bot, reason.public.message) == ("expert", "reason-expert-book")
    assert msgspec.json.decode(msgspec.json.encode(reason))["told"]


async def test_move_runner_up_and_doubt_are_named_while_the_hand_goes_on() -> None:
    house = House()
    live = await house.open("willow", "ann", bots="regular regular")
    (ann,) = house.guests(live, "ann")
    at = await moved(house, live, ann, Dice(3))
    reply = await ask(ann, at)
    assert not reply.whole
    doubt, mine, *others = reply.seen
    assert doubt.message == "reason-doubt"
    assert live.room.match is not None
    made = live.room.match.choices[live.room.chosen_at.index(at)].chosen
    assert mine.tokens["chosen"] == made
    shares = [int(one.values["worth"]) for one in (mine, *others)]
    assert 0 < sum(shares) <= 100
    assert len(others) == (shares[0] < 100)


async def test_sealed_answer_is_not_explained_before_all_are_in() -> None:
    house = House()
    live = await house.open("lamarckian-poker", "ann", bots="regular regular")
    (ann,) = house.guests(live, "ann")
    assert live.room.match is not None
    while live.room.match.state.shut != 0b110:
        await house.beat(live)
    at = live.room.seq
    assert (await ask(ann, at)).seen == []  # she is still awaited
    await ann.play(any_answer(live, 0, Dice(4)), 0)
    assert not live.room.match.state.shut
    doubt, mine, *_ = (await ask(ann, at)).seen
    assert doubt.message == "reason-doubt"
    assert mine.tokens["chosen"]


async def test_bot_whose_hand_lies_open_says_all_at_once() -> None:
    house = House()
    live = await house.open("spots", "ann", bots="regular regular")
    (ann,) = house.guests(live, "ann")
    at = await moved(house, live, ann, Dice(3))
    reply = await ask(ann, at)
    assert reply.whole
    assert reply.seen == []


@pytest.mark.parametrize("game", list_games(), ids=lambda game: str(game.slug))
def test_every_choice_of_every_game_can_be_explained(game: Game) -> None:
    """Nothing is said of sealed answers; of the others, shares of 100 hands."""
    match = Match(game, game.usual_seats, seed="why")
    usual, dice = bots.usual_bot(game), Dice(9)
    while not match.over() and len(match.choices) < 24:
        seat = match.state.next_asked()
        match.play_tokens(seat, bots.answer(usual, match.state, seat, dice))
    played = match.log(reveal=True)
    explained = 0
    for number, choice in enumerate(played.choices):
        lines, is_open = public_reason(game, played, number)
        if lines:
            doubt, mine, *others = lines
            assert doubt.message == "reason-doubt"
            shares = [int(one.values["worth"]) for one in (mine, *others)]
            assert 0 < sum(shares) <= 100
            assert len(others) <= 1
            if mine.message == "reason-answer-seen":
                assert set(mine.tokens["chosen"]) <= set(choice.chosen or [])
        explained += bool(lines) or is_open
    assert explained
