"""Abandon Ship!: lifeboats, fights and claims."""

from tests.games.previews.told import names, number_of

from parlour.engine.pieces import Seat
from parlour.games.abandon_ship import rules as abandon
from parlour.testing.previews import Foretold


def claims(f: Foretold) -> int:
    before, after = f.before, f.after
    same = before.round_number == after.round_number and after.waiting
    thrown = f.said("would-throw")
    if thrown is not None and same:
        card = f.answer[0]
        boat = after.zones[abandon.BOAT + (card & 3)]
        assert sum(abandon.VALUES[one] for one in boat) == thrown["boat"]
    for name in ("would-attack", "would-answer"):
        said = f.said(name)
        if said is None:
            continue
        rival = Seat(int(said["seat"]))
        hand = after.zones[abandon.HAND + rival]
        assert said["held"] == len(hand)
        seen = names(f, before.zones[abandon.HAND + f.seat])
        for one in before.everyone():
            seen |= names(f, before.zones[abandon.BOARD + one])
        for suit in range(4):
            seen |= names(f, before.zones[abandon.BOAT + suit])
        seen |= names(f, before.zones[abandon.FIGHT])
        lying = [piece for zone in before.table.live for piece in before.zones[zone]]
        able = 0
        hidden = [one for one in lying if not names(f, [one]) <= seen]
        for one in hidden:
            able += one in after.answers([one, *hand[1:]])
        assert said["higher"] == able, said
        assert said["unseen"] == len(hidden)
    gave = f.said("would-give-up")
    if gave is not None and same:
        rival = Seat(int(gave["seat"]))
        grown = len(after.zones[abandon.BOARD + rival])
        assert grown == len(before.zones[abandon.BOARD + rival]) + 1
    run = f.said("would-run")
    if run is not None:
        for event in f.told("boards"):
            if event[1] == f.seat:
                assert number_of(event) == run["boat"]
        for event in f.told("claims"):
            suit = f.answer[0] & 3
            if event[2] & 3 == suit and event[1] == f.seat:
                assert number_of(event) == run["strength"]
            elif event[2] & 3 == suit:
                assert number_of(event) <= int(run["rival"])
    return len(f.hints)
