"""In which round something happened and what rounds brought, for all readers alike."""

import gzip
from typing import Any

import msgspec
import pytest
from tests.server.house import Guest, House, any_answer, usual

from parlour import bots
from parlour.bots.luck import random_answer
from parlour.engine.dice import Dice
from parlour.engine.events import name_events
from parlour.engine.happened import Moved, Paid, Scored
from parlour.engine.state import State
from parlour.engine.table import Event
from parlour.engine.zones import AUDIENCE
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.match.match import replay_choice
from parlour.match.rounds import Rounds
from parlour.narration import LogNarrator
from parlour.presentation.layout import layout_of
from parlour.server.api import replay_data
from parlour.server.games import acts, scenes
from parlour.server.games import entries as log
from parlour.server.games import frames as wire
from parlour.server.games.room import GameRoom
from parlour.server.games.table import GameTable, StoredReplay
from parlour.server.tables import frames as common
from parlour.server.tables.room import Company, Reader, fold
from parlour.testing.telling import reading

LONGER: dict[str, dict[str, Any]] = {
    "hey-bartender": {"deals": 3},
    "last-man-standing": {"games": 3},
    "lost-pueblo": {"hands": 3},
    "willow": {"hands": 4},
}
"""Options with which games that are short by default have several rounds."""
UNCOUNTED = ("caribbean-star", "seven-handed-poker")
UNSCORED = ("boneyard", "lamarckian-poker")
"""Games that count rounds and keep no score by them."""
STEPS = 700


class Overheard(list[Event]):
    """Events, each with the round and what every seat had when it was told."""

    def __init__(self, state: State, fact: str, source: str) -> None:
        super().__init__()
        self.state, self.fact, self.source = state, fact, source
        self.when: list[tuple[int, list[int]]] = []

    def append(self, event: Event) -> None:
        owned = getattr(self.state, self.source, [])[: self.state.seats]
        self.when.append((getattr(self.state, self.fact), owned))
        super().append(event)


def a_match(slug: str, seed: str = "rounds") -> Match:
    game = find(slug)
    return Match(game, game.usual_seats, LONGER.get(slug), seed=seed)


def step(match: Match, dice: Dice) -> None:
    asked = [seat for seat in match.table.everyone if match.state.asks(seat)]
    seat = asked[dice.roll(len(asked))]
    pick = match.state.ask(seat)
    match.play_tokens(seat, random_answer(match.state, pick, dice))


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug not in UNCOUNTED])
def test_rounds_change_where_the_rules_change_them(slug: str) -> None:
    """Whatever is scored or paid stands in the round in which the rules did it."""
    game = find(slug)
    facts = layout_of(game).facts
    fact = next(fact for fact in facts if fact.label == game.rounds)
    number = layout_of(game).number
    source = number.source if number else "scores"
    changes = 0
    for seed in ("one", "two", "three"):
        match = a_match(slug, seed)
        rounds = Rounds.first(match, layout_of(match.game).counter)
        dice = Dice(3)
        for _ in range(STEPS):
            if match.over():
                break
            before = getattr(match.state, fact.value)
            heard = Overheard(match.state, fact.value, source)
            match.state.events = heard
            step(match, dice)
            after = getattr(match.state, fact.value)
            rounds = rounds.after(match)
            assert rounds.number == after
            if before == after:
                assert rounds.opens is None
                continue
            changes += 1
            assert after == before + 1
            assert rounds.opens is not None
            for place, event in enumerate(heard):
                if event[0] in ("scored", "paid", "decided"):
                    meant = before if place < rounds.opens else after
                    assert heard.when[place][0] == meant, (event, rounds.opens)
    assert changes >= 2 or slug == "contest"


def test_rounds_of_knights_show_the_health_that_is_left() -> None:
    """Health is lost, not won: changes beside what is left would mislead."""
    match = a_match("domino-knights")
    layout = layout_of(match.game)
    assert layout.number_is_stock
    rounds = Rounds.first(match, layout.counter, stock=True)
    changes = Rounds.first(match, layout.counter)
    bot = bots.find(match.game, "regular")
    left = [match.state.scores[: match.table.seats]]
    while not match.over():
        for seat in match.state.everyone():
            if match.state.asks(seat):
                dice = Dice(len(match.choices))
                match.play_tokens(seat, bots.answer(bot, match.state, seat, dice))
                break
        rounds, changes = rounds.after(match), changes.after(match)
    assert rounds.finished == changes.finished > 1
    for row in changes.gains:
        left.append([now + won for now, won in zip(left[-1], row, strict=True)])
    assert [list(row) for row in rounds.gains] == left[1:]
    assert rounds.gains[-1] == tuple(match.state.scores[: match.table.seats])


@pytest.mark.parametrize("slug", GAMES)
def test_what_rounds_brought_adds_up(slug: str) -> None:
    match = a_match(slug)
    number = layout_of(match.game).number
    rounds = Rounds.first(match, layout_of(match.game).counter)
    first = rounds.start
    dice = Dice(5)
    while not match.over() and len(match.choices) < 5 * STEPS:
        step(match, dice)
        rounds = rounds.after(match)
    assert match.over()
    if slug in (*UNCOUNTED, *UNSCORED):
        assert rounds.gains == ()
        return
    assert number is not None
    last = rounds.number
    assert last is not None
    assert len(rounds.gains) == last
    totals = match.state.chips if number.source == "chips" else match.state.scores
    for seat in match.table.everyone:
        brought = sum(row[seat] for row in rounds.gains)
        assert first[seat] + brought == totals[seat]
    if number.source == "chips":
        assert all(sum(row) == 0 for row in rounds.gains), "the pot was shared out"


def test_a_game_that_does_not_say_where_begins_its_round_with_the_next_choice() -> None:
    match = a_match("willow")
    rounds = Rounds.first(match, layout_of(match.game).counter)
    dice = Dice(3)
    while rounds.number == 1:
        step(match, dice)
        match.opened = -1
        rounds = rounds.after(match)
    assert rounds.opens == len(match.events[-1])


# At tables


def heard(guest: Guest) -> list[wire.SeenEntry]:
    guest.read()
    return [
        told
        for message in guest.heard
        if isinstance(message, wire.Update | wire.Welcome)
        for told in message.told
    ]


async def through_the_first_round(live: GameTable, guests: list[Guest]) -> int:
    """Plays until the second round has begun; returns who ended the first."""
    dice = Dice(2)
    seat = -1
    while live.room.round == 1:
        seat = min(live.room.asked)
        await guests[seat].play(any_answer(live, seat, dice), seat)
        for guest in guests:
            guest.read()
    return seat


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", GAMES)
async def test_late_comers_are_told_the_same(slug: str) -> None:
    """Rounds and pad: from the opening, after a lost line, anew, and as a watcher."""
    house = House()
    people = usual(slug)
    live = await house.open(slug, people, candle=0, options=LONGER.get(slug))
    guests = house.guests(live, people)
    watcher = house.guest(live, "zed").join()
    everybody = [*guests, watcher]
    dice = Dice(9)
    for _ in range(STEPS):
        if live.room.state != "playing":
            break
        seat = min(live.room.asked)
        await guests[seat].play(any_answer(live, seat, dice), seat)
        for guest in everybody:
            guest.read()
    known = {told.seq: (told.round, told.opens) for told in heard(guests[0])}
    pad = live.room.rounds[-1].gains
    if slug not in (*UNCOUNTED, *UNSCORED):
        assert pad, "no round was finished"
    for guest in everybody:
        rounds = {told.seq: (told.round, told.opens) for told in heard(guest)}
        assert {seq: known.get(seq, at) for seq, at in rounds.items()} == rounds
        assert guest.scene is not None
        assert guest.scene.pad == pad
    middle = live.room.seq // 2
    for name, since in (("ann", None), ("ann", middle), ("yan", None)):
        late = house.guest(live, name).join(since=since)
        told = heard(late)
        assert told
        assert [(one.round, one.opens) for one in told] == [
            known[one.seq] for one in told
        ]
        assert late.scene is not None
        assert late.scene.pad == pad
    again = await house.rebuilt(live)
    assert again.rounds == live.room.rounds
    if slug not in UNCOUNTED:
        numbers = [number for number, _ in known.values() if number is not None]
        assert numbers == sorted(numbers)
        assert len(set(numbers)) > 1 or slug == "contest"


@pytest.mark.parametrize("slug", ["willow", "spots"])
async def test_events_of_the_next_deal_are_told_apart(slug: str) -> None:
    house = House()
    people = usual(slug)
    live = await house.open(slug, people, candle=0, options=LONGER.get(slug))
    guests = house.guests(live, people)
    await through_the_first_round(live, guests)
    for guest in guests:
        last = heard(guest)[-1]
        assert (last.round, live.room.round) == (1, 2)
        assert last.opens is not None
        ended, begun = last.events[: last.opens], last.events[last.opens :]
        assert any(isinstance(event, Scored | Paid) for event in ended)
        dealt = [event for event in begun if isinstance(event, Moved)]
        assert len(dealt) >= len(guests)
        assert not any(isinstance(event, Scored) for event in begun)


async def test_a_round_taken_back_is_no_longer_on_the_pad() -> None:
    house = House()
    live = await house.open("willow", "ann bob cat", candle=0)
    guests = house.guests(live)
    seat = await through_the_first_round(live, guests)
    assert guests[0].scene is not None
    assert len(guests[0].scene.pad) == 1
    ask = acts.TakeBack(id=house.id(), seat=seat)
    assert isinstance(await guests[seat].ask(ask), common.Done)
    for guest in guests:
        if guest is not guests[seat]:
            looking = guest.conn.looking
            assert looking is not None
            await guest.ask(
                acts.Consent(id=house.id(), seat=looking, to="take-back", answer="yes")
            )
    for guest in guests:
        guest.read()
        assert guest.scene is not None
        assert guest.scene.pad == ()
    assert live.room.round == 1
    rebuilt = await house.rebuilt(live)
    assert rebuilt.rounds == live.room.rounds


async def test_who_may_not_watch_is_told_no_pad() -> None:
    house = House()
    live = await house.open("willow", "ann bob cat", candle=0, watch="none")
    guests = house.guests(live)
    watcher = house.guest(live, "zed").join()
    await through_the_first_round(live, guests)
    watcher.read()
    assert watcher.scene is not None
    assert watcher.scene.pad == ()
    assert live.room.rounds[-1].gains


async def test_who_watches_with_a_delay_has_the_pad_of_then() -> None:
    house = House()
    live = await house.open("willow", "ann bob cat", candle=0, watch="delayed")
    guests = house.guests(live)
    await through_the_first_round(live, guests)
    reader = Reader(None, (), host=False, open=True)
    company, now = Company(), house.clock.now
    before = await earlier(house, live)
    assert scenes.scene(live.room, reader, company, now, before).pad == ()
    past = await house.rebuilt(live)
    assert len(scenes.scene(live.room, reader, company, now, past).pad) == 1


async def earlier(house: House, live: GameTable) -> GameRoom:
    """The table as it was before the last entry."""
    row = house.store.tables[live.room.id]
    rows = (await house.store.read(row.id))[:-1]
    lines = [(entry.seq, entry.at, log.decode(entry.body)) for entry in rows]
    return fold(GameRoom, row.id, row.code, row.seed, lines)


@pytest.mark.parametrize("slug", ["willow", "lamarckian-poker", "caribbean-star"])
def test_replays_tell_rounds_and_pad(slug: str) -> None:
    match = a_match(slug)
    dice = Dice(5)
    while not match.over():
        step(match, dice)
    kept = msgspec.json.encode(StoredReplay(log=match.log(), ended=0.0))
    reel = msgspec.json.decode(gzip.decompress(replay_data.steps(kept, b"watcher")))
    again = a_match(slug)
    rounds = Rounds.first(again, layout_of(again.game).counter)
    finished = [0]
    for choice in match.choices:
        replay_choice(again, choice)
        rounds = rounds.after(again)
        finished.append(len(rounds.gains))
    assert [one["finished"] for one in reel["steps"]] == finished
    assert reel["pad"] == [list(row) for row in rounds.gains]
    if slug == "willow":
        assert [one["round"] for one in reel["rounds"]] == [1, 2, 3, 4]
        assert len(reel["pad"]) == 4
    if slug == "caribbean-star":
        assert reel["rounds"] == []


async def test_the_log_ends_with_everybodys_standing() -> None:
    """Once for all: from the opening, and for somebody who comes anew."""
    house = House()
    options = {"hands": 2}
    live = await house.open("barcelona", "ann bob cat", candle=0, options=options)
    guests = house.guests(live)
    dice = Dice(4)
    while live.room.state == "playing":
        seat = min(live.room.asked)
        await guests[seat].play(any_answer(live, seat, dice), seat)
        for guest in guests:
            guest.read()
    late = house.guest(live, "yan").join()
    for guest in (*guests, late):
        lines = [line for told in heard(guest) for line in told.lines]
        ends = [line for line in lines if line.message.startswith(("won", "closed"))]
        assert ends == lines[-1:]
        assert ends[0].message == "closed-ahead-from-zero"
        assert guest.scene is not None
        inside = [line.message for line in ends[0].detail]
        assert inside == ["over-hand", "standing-from-zero"]
        assert guest.scene.result[-1] == ends[0].detail[-1]


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug not in UNCOUNTED])
def test_no_line_is_torn_by_a_new_round(slug: str) -> None:
    """What was dealt is told with the words that announce it."""
    match = a_match(slug)
    teller = LogNarrator(match.game, match.table, AUDIENCE)
    words = reading(match.game)
    rounds = Rounds.first(match, layout_of(match.game).counter)
    dice = Dice(3)
    begun = 0
    while not match.over() and begun < 3:
        step(match, dice)
        rounds = rounds.after(match)
        if rounds.opens is not None:
            events = match.events[-1]
            before, later, whole = (
                name_events(match.game, match.table, some, AUDIENCE)
                for some in (events[: rounds.opens], events[rounds.opens :], events)
            )
            parts = teller.lines(before) + teller.lines(later, len(before))
            assert words.read(parts) == words.read(teller.lines(whole))
            begun += 1
    assert begun or slug == "contest"
