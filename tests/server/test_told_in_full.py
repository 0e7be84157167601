"""A bot's reason in full: never while its hand matters, and true when it is told."""

import gzip

import msgspec
import pytest
from tests.server.house import House, any_answer

from parlour import bots
from parlour.engine.dice import Dice
from parlour.engine.zones import AUDIENCE
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.server.api.replay_data import steps
from parlour.server.games import acts
from parlour.server.games import entries as log
from parlour.server.games import frames as wire
from parlour.server.games.driver import reason_of
from parlour.server.games.room import GameRoom
from parlour.server.games.table import GameTable
from parlour.server.process.thinking import make_job, think

CHOICES = 36
"""After so many a game has told enough."""
SEVERAL: dict[str, dict[str, object]] = {
    "brain-baseball": {"innings": 2},
    "hey-bartender": {"deals": 2},
    "last-man-standing": {"games": 2},
    "lost-pueblo": {"hands": 2},
}
"""Options with which there is more than one deal."""
COARSE = {"reason-regular", "reason-gentle", "reason-expert-book"}


def seen(match: Match, viewer: int) -> set[str]:
    zones = match.view(viewer)["zones"]
    return {piece for zone in zones for piece in zone.get("pieces", []) if piece}


def own(match: Match, seat: int) -> set[str]:
    """The pieces in this seat's hand that some other player does not know."""
    hands = {zone.name for zone in match.game.zones.all if zone.in_hand}
    names, known = match.table.pieces.names, match.state.known
    others = [other for other in match.table.everyone if other != seat]
    secret = {
        name
        for name, who in zip(names, known, strict=False)
        if not all(who >> other & 1 for other in others)
    }
    return secret & {
        piece
        for zone in match.view(seat)["zones"]
        for piece in zone.get("pieces", [])
        if piece and zone["zone"] in hands and zone.get("seat") == seat
    }


async def bot_moves(live: GameTable, seat: int) -> None:
    """What the driver does, without its pace."""
    match = live.room.match
    assert match is not None
    bot = live.room.sitters[seat].bot
    said = think(make_job(match, seat, bot))
    chose = log.Chose(seat=seat, chosen=said.chosen, why=reason_of(bot, said))
    await live.write(lambda _: [chose])


def why(room: GameRoom, at: int) -> wire.Because:
    return acts.Why(id="w", at=at).reason(room, room)


@pytest.mark.parametrize("slug", GAMES)
async def test_nothing_is_told_early_and_afterwards_what_was_held(slug: str) -> None:
    house = House()
    seats = find(slug).usual_seats
    booked = slug in ("willow", "barcelona")
    levels = ["expert", "gentle"] if booked else ["gentle", "regular"]
    others = " ".join(levels[seat % 2] for seat in range(seats - 1))
    live = await house.open(slug, "ann", bots=others, seed=f"full {slug}")
    room, dice = live.room, Dice(5)
    assert room.match is not None
    held: dict[int, tuple[int, set[str]]] = {}
    told = 0
    for _ in range(CHOICES):
        if room.state != "playing":
            break
        seat = min(room.asked)
        if room.sitters[seat].bot:
            held[room.seq + 1] = room.deal, own(room.match, seat)
            await bot_moves(live, seat)
        else:
            chose = log.Chose(seat=seat, chosen=any_answer(live, seat, dice))
            await live.write(lambda _, chose=chose: [chose])  # type: ignore[misc]
        for at, (deal, cards) in held.items():
            reply = why(room, at)
            assert reply.whole == (room.match.over() or deal < room.deal)
            if reply.whole:
                true(reply, cards)
                told += 1
            else:
                assert reply.message in COARSE
                assert not reply.held
                assert not reply.weighed
    room.state = "over"
    for at, (_, cards) in held.items():
        true(why(room, at), cards)
    assert held
    assert told or find(slug).deals is None or room.deal == 1


def true(reply: wire.Because, cards: set[str]) -> None:
    """A whole reason names what was held, and each of it once."""
    assert reply.whole
    named = [
        piece
        for line in reply.held
        if line.message == "reason-held"
        for piece in line.pieces["pieces"]
    ]
    assert set(named) == cards
    assert len(named) == len(cards)


@pytest.mark.parametrize("slug", [slug for slug in GAMES if find(slug).deals])
def test_what_was_held_is_mixed_before_it_is_told(slug: str) -> None:
    """Who hears what a bot held in a deal that is over learns nothing of this one."""
    assert any(deals_after_deals(slug, f"mixed {number}") for number in range(9))


def deals_after_deals(slug: str, seed: str) -> int:
    """Plays a game and looks at up to two deals after others; how many there were."""
    game = find(slug)
    options = SEVERAL.get(slug, {})
    match = Match(game, game.usual_seats, options, seed=seed)
    deals = game.deals
    assert deals is not None
    where: dict[int, int] = {
        piece: zone for zone in match.table.live for piece in match.state.zones[zone]
    }
    before: set[int] = set()
    now: set[int] = set()
    mixed: set[int] = set()
    dice, done, told = Dice(9), 0, 0
    regular = bots.find(game, "regular")
    while not match.over() and told < 2:
        deal, state = deals(match.state), match.state
        seat = state.next_asked()
        numbers = match.table.pieces.names
        holds = {numbers.index(name) for name in match.list_hidden_hand(seat)}
        now |= holds
        mixed -= holds
        match.play_tokens(seat, bots.answer(regular, state, seat, dice))
        for kind, first, _, third, *_ in (e for es in match.events[done:] for e in es):
            if kind == "moved":
                where[first] = third
            elif kind == "shuffled":
                mixed |= {piece for piece, zone in where.items() if zone == first}
        done = len(match.events)
        if deals(match.state) > deal:
            before, now = now, set()
            told += 1
            for viewer in (*match.table.everyone, AUDIENCE):
                open_ = {numbers.index(name) for name in seen(match, viewer)}
                assert before <= mixed | open_, viewer
    return told


async def test_somebody_elses_hand_is_not_told_by_the_bot_that_kept_it() -> None:
    house = House()
    live = await house.open("willow", "ann bob", bots="regular")
    room = live.room
    await live.write(lambda _: [log.Stood(seat=1, by="bob")])
    assert room.sitters[1].person == "bob"
    assert room.sitters[1].bot
    at = 0
    while room.deal == 1 and room.state == "playing":
        seat = min(room.asked)
        if seat == 1:
            at = room.seq + 1
        if room.sitters[seat].bot:
            await bot_moves(live, seat)
        else:
            chose = log.Chose(seat=seat, chosen=any_answer(live, seat, Dice(2)))
            await live.write(lambda _, chose=chose: [chose])  # type: ignore[misc]
    reply = why(room, at)
    assert not reply.whole
    assert not reply.held
    room.state = "over"
    assert why(room, at).held


async def test_a_replay_tells_why() -> None:
    house = House()
    live = await house.open(
        "barcelona", "ann", bots="expert gentle regular", options={"hands": 2}
    )
    room, dice = live.room, Dice(4)
    while room.state == "playing":
        seat = min(room.asked)
        if room.sitters[seat].bot:
            await bot_moves(live, seat)
        else:
            chose = log.Chose(seat=seat, chosen=any_answer(live, seat, dice))
            await live.write(lambda _, chose=chose: [chose])  # type: ignore[misc]
    await live.keep_replay()
    made = msgspec.json.decode(
        gzip.decompress(steps(house.store.replays[room.replay], b"watcher"))
    )
    told = 0
    for step in made["steps"]:
        expected = step["actor"] is not None and step["actor"] != 0
        assert (step["why"] is not None) == expected
        if step["why"]:
            told += 1
            assert step["why"]["seat"] == step["actor"]
            assert step["why"]["held"]
    assert told
