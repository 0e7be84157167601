"""Leak test at the wire: what a seat cannot see changes nothing it is sent.

Two tables are played side by side. They are dealt alike but for two pieces that have
changed places, which one reader has not seen. As long as that stays so, every byte
this reader is sent must be the same, frame by frame: scenes, log, refusals, previews.
"""

import itertools
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.house import Guest, House, any_answer, usual
from tests.server.test_pace import to_window

from parlour.engine.data import tokens_by_name
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.pieces import Piece, Seat
from parlour.engine.refusals import BadInput
from parlour.engine.table import Event, Table
from parlour.engine.zones import AUDIENCE
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.server.games import acts, scenes
from parlour.server.games.table import GameTable
from parlour.server.tables import act, codes
from parlour.testing.secrecy import Recording, first_seen, pairs, ruled_out

CHOICES = 70
PAIRS = 3
OPEN = ("boneyard",)
"""Games in which no two pieces lie hidden that could change places."""


def played(slug: str, seats: int, seed: str) -> Match:
    """A game by chance, to find out who sees what when."""
    match = Match(find(slug), seats, seed=seed)
    dice = Dice(99)
    room = SimpleNamespace(match=match)
    live = cast(GameTable, SimpleNamespace(room=room))
    while not match.over() and len(match.choices) < CHOICES:
        asked = [seat for seat in match.table.everyone if match.state.asks(seat)]
        seat = asked[dice.roll(len(asked))]
        match.play(seat, any_answer(live, seat, dice))
    return match


def recording(match: Match) -> Recording:
    """The match as the engine's own leak test reads games."""
    events: list[Event] = []
    cuts = []
    for part in match.events:
        events += part
        cuts.append(len(events))
    made = SimpleNamespace(
        table=match.table, cuts=cuts, events=events, answers=match.choices
    )
    return cast(Recording, made)


class World:
    """One of the two tables, with the reader and everybody else."""

    def __init__(self, house: House, live: GameTable, people: str, viewer: int) -> None:
        self.house = house
        self.live = live
        self.guests = house.guests(live, people)
        watcher = house.guest(live, "zed").join()
        self.reader = watcher if viewer == AUDIENCE else self.guests[viewer]
        self.mark = 0

    def fresh(self) -> list[bytes]:
        """What the reader was sent since the last time."""
        for guest in self.guests:
            guest.read()
        self.reader.read()
        sent = self.reader.sent[self.mark :]
        self.mark = len(self.reader.sent)
        return sent

    async def pester(self, viewer: int, dice: Dice) -> None:
        """The reader asks what it would do to choose this and that, legal or not, and
        tries to act for others."""
        await self.meddle(viewer)
        if viewer == AUDIENCE:
            return
        names = self.live.room.match.table.token_names  # type: ignore[union-attr]
        asked = self.live.room.asked.get(viewer)
        at = asked.seq if asked else 0
        for number in range(4):
            chosen = [names[dice.roll(len(names))] for _ in range(number)]
            await self.reader.ask(
                act.Consider(id=f"c{number}", seat=viewer, at=at, chosen=chosen)
            )
        if not asked:
            await self.reader.ask(acts.Play(id="no", seat=viewer, at=at, chosen=[]))

    async def meddle(self, viewer: int) -> None:
        for seat, asked in self.live.room.asked.items():
            if seat == viewer:
                continue
            where: Any = {"seat": seat, "at": asked.seq, "chosen": []}
            await self.reader.ask(act.Consider(id="other", **where))
            await self.reader.ask(acts.Play(id="other", **where))
            await self.reader.ask(acts.Retract(id="other", seat=seat))
            await self.reader.ask(acts.Ahead(id="other", seat=seat, wish="round"))
            await self.reader.ask(acts.TakeBack(id="other", seat=seat))
            await self.reader.ask(acts.Foresee(id="other", seat=seat))


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", GAMES)
async def test_bytes_do_not_depend_on_what_a_seat_cannot_see(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = usual(slug)
    seats = len(people.split())
    monkeypatch.setattr(codes, "fresh_id", lambda: "the-table")
    monkeypatch.setattr(codes, "code", lambda **_: "the-code")
    match = played(slug, seats, "leak")
    real = recording(match)
    dice = Dice(5)
    compared = 0
    for viewer in (0, seats - 1, AUDIENCE):
        learned = first_seen(real, viewer)
        for one, other in pairs(real, learned, dice)[:PAIRS]:
            end = min(learned[one], learned[other])
            compared += await alike(
                slug, people, match, viewer, (one, other), end, monkeypatch
            )
    assert compared > 20 or slug in OPEN, "too little was compared"


async def alike(
    slug: str,
    people: str,
    match: Match,
    viewer: int,
    pair: tuple[Piece, Piece],
    end: int,
    monkeypatch: pytest.MonkeyPatch,
) -> int:
    """Plays both tables until the reader sees one of the two, after `end` choices.

    Returns how many frames were compared.
    """
    one, other = pair
    relabel = [Piece(piece) for piece in range(match.table.piece_count)]
    relabel[one], relabel[other] = other, one
    names = match.table.pieces.names
    renamed = {names[one]: names[other], names[other]: names[one]}
    where = f"{names[one]} and {names[other]} swapped, for {viewer}"

    plain = await world(slug, people, viewer)
    with monkeypatch.context() as patched:
        lay_swapped(patched, relabel)
        twin = await world(slug, people, viewer)
    compared = 0
    for number in range(end):
        mine, theirs = plain.fresh(), twin.fresh()
        assert mine == theirs, f"choice {number}: {where}"
        compared += len(mine)
        tries = Dice(number + 1)
        await plain.pester(viewer, tries)
        await twin.pester(viewer, Dice(number + 1))
        mine, theirs = plain.fresh(), twin.fresh()
        assert mine == theirs, f"asking at choice {number}: {where}"
        compared += len(mine)
        if number == len(match.choices) or plain.live.room.state != "playing":
            break
        choice = match.choices[number]
        seat = cast(int, choice.seat)
        chosen = choice.chosen or []
        own = chosen if seat == viewer else [renamed.get(n, n) for n in chosen]
        if seat not in twin.live.room.asked or not playable(twin.live, seat, own):
            break
        await plain.guests[seat].play(chosen, seat)
        await twin.guests[seat].play(own, seat)
        if over_differs(plain.live, twin.live):
            break
        state = plain.live.room.match.state  # type: ignore[union-attr]
        if viewer != AUDIENCE and ruled_out(state, viewer, one, other):
            break
    return compared


async def world(slug: str, people: str, viewer: int) -> World:
    house = House()
    live = await house.open(slug, people, seed="leak", candle=0, clock=(900.0, 3.0))
    return World(house, live, people, viewer)


def lay_swapped(patched: pytest.MonkeyPatch, relabel: list[Piece]) -> None:
    plain = Game.table

    def table(
        self: Game, seats: int, given: Any = None, edition: int | None = None
    ) -> Table:
        made = plain(self, seats, given, edition)
        made.relabel = relabel
        return made

    patched.setattr(Game, "table", table)


def playable(live: GameTable, seat: int, chosen: list[str]) -> bool:
    match = live.room.match
    assert match is not None
    try:
        match.state.checked(Seat(seat), tokens_by_name(match.table, chosen))
    except BadInput:
        return False
    return True


def over_differs(one: GameTable, other: GameTable) -> bool:
    """How it ends may depend on what nobody was shown."""
    states = [live.room.match.state for live in (one, other) if live.room.match]
    if all(state.waiting for state in states):
        return False
    first, second = (
        (state.waiting == 0, state.ranks, state.scores, state.chips) for state in states
    )
    return first != second


async def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test with a reader who is told everything must fail."""
    monkeypatch.setattr(codes, "fresh_id", lambda: "the-table")
    monkeypatch.setattr(codes, "code", lambda **_: "the-code")
    plain = scenes.own_parts

    def careless(room: Any, match: Any, *more: Any) -> scenes.Own:
        own = plain(room, match, *more)
        own.ahead = str(match.state.zones)
        return own

    monkeypatch.setattr(scenes, "own_parts", careless)
    match = played("willow", 5, "leak")
    real = recording(match)
    learned = first_seen(real, 0)
    noticed = 0
    for pair in pairs(real, learned, Dice(5)):
        end = min(learned[pair[0]], learned[pair[1]])
        try:
            await alike("willow", usual("willow"), match, 0, pair, end, monkeypatch)
        except AssertionError:
            noticed += 1
    assert noticed


async def test_who_asks_for_another_seat_learns_nothing_of_its_question() -> None:
    """Neither how many things it may choose, nor whether it has passed early."""
    house = House()
    live = await house.open("caribbean-star", "ann bob", candle=8.0)
    guests = house.guests(live, "ann bob")
    seat = await to_window(house, live, guests, Dice(4))
    other = guests[1 - seat]
    watcher = house.guest(live, "zed").join()
    heard: list[list[Any]] = []
    for paused in (False, True):
        if paused:
            await guests[0].ask(acts.Host(id="pause", act="pause"))
        for passed in (False, True):
            if passed:
                live.passing[seat] = live.room.asked[seat].seq
            answers: list[Any] = []
            for stranger in (other, watcher):
                at = live.room.asked[seat].seq
                where: Any = {"seat": seat, "at": at, "chosen": []}
                answers += [
                    await stranger.ask(act.Consider(id="c", **where)),
                    await stranger.ask(acts.Play(id="p", **where)),
                    await stranger.ask(acts.Retract(id="r", seat=seat)),
                ]
            live.passing.clear()
            heard.append(answers)
    assert heard[0] == heard[1]
    assert heard[2] == heard[3], "paused"
    for answer in itertools.chain(*heard):
        assert answer.values.keys() == {"token"}, answer


async def test_early_passes_and_wishes_ahead_are_nobody_elses_business() -> None:
    """A pass before the candle is out leaves no trace for others, not even a seq."""
    sent: list[list[bytes]] = []
    for early in (False, True):
        house = House()
        live = await house.open("caribbean-star", "ann bob", candle=8.0)
        live.room.id, live.room.code = "the-table", "the-code"
        house.store.rows["the-table"] = next(iter(house.store.rows.values()))
        house.store.tables["the-table"] = next(iter(house.store.tables.values()))
        house.tables.drivers["the-table"] = next(iter(house.tables.drivers.values()))
        guests: list[Guest] = house.guests(live, "ann bob")
        seat = await to_window(house, live, guests, Dice(4))
        other = guests[1 - seat]
        if early:
            await guests[seat].play([], seat)
            await guests[seat].ask(acts.Ahead(id="a", seat=seat, wish="round"))
        await house.beat(live, 9)
        other.read()
        sent.append(other.sent)
    assert sent[0] == sent[1]
