"""Lamarckian Poker: what a mark takes."""

from typing import Any

from tests.games.previews.told import moved, names, read_alike, spelled

from parlour.engine.pieces import Piece, Seat, rank, suit
from parlour.games.lamarckian_poker import rules as lamarckian
from parlour.kit.poker import category, hand_value
from parlour.testing.previews import Hints, PreviewedAnswer

KINDS = ("turn", "takes", "takes-none", "higher", "nothing")


def claims(f: PreviewedAnswer) -> int:
    mark = f.answer[0]
    pool = f.before.zones[lamarckian.POOL]
    for card in pool:
        assert (why(mark, card), {"piece": spelled(f.before, [card])}) in f.hints
    name, said = f.hints[-1]
    assert len(f.hints) == len(pool) + 1
    taken = alone(f.before, f.seat, mark)
    best = max(lamarckian.PACK)
    kind = "would-take-first" if mark == best else "would-take"
    assert name == (kind if taken else "would-take-none")
    assert said["piece"] == spelled(f.before, [mark])
    assert (said["pieces"], said["n"]) == (spelled(f.before, taken), len(taken))
    last = len(f.before.zones[lamarckian.HAND + f.seat]) == 1
    assert said["risk"] == int(last and not taken)
    real = moved(f, lamarckian.POOL, lamarckian.HAND + f.seat)
    if name == "would-take-first":
        assert real == names(f, taken)
    fallen = f.after.table.pieces.find_piece
    for card in real - names(f, pool):
        assert fallen(card) > mark  # a higher mark that fell in before
    assert real & names(f, pool) <= names(f, taken)
    return (
        len(f.hints) + hands_told(f) + read_alike(f, "lamarckian-poker", KINDS, table)
    )


def why(mark: Piece, card: Piece) -> str:
    """By what a mark takes a card, if it does (LAM-06)."""
    if rank(card) == rank(mark):
        return "same-rank"
    return "same-suit" if suit(card) == suit(mark) else "no-match"


def alone(state: Any, seat: Seat, mark: Piece) -> list[Piece]:
    """What a mark takes if it is the only one."""
    trial = state.copy()
    trial.events = []
    trial.move(mark, lamarckian.HAND + seat, lamarckian.MARK + seat)
    trial.capture(seat, mark)
    moves = [event for event in trial.events if event[0] == "moved"]
    return [e[1] for e in moves if e[3] == lamarckian.HAND + seat]


def table(state: Any, seat: Seat) -> Hints:
    """The turn, and what each card of a hand takes on its own."""
    hand = state.zones[lamarckian.HAND + seat]
    if not hand:
        return []
    pools = (52 - 4 * state.seats) // 4
    told: Hints = [("turn", {"turn": state.turns, "turns": pools})]
    several = False
    for mark in hand:
        taken = alone(state, seat, mark)
        name = spelled(state, [mark])
        if taken:
            several = True
            pieces = spelled(state, taken)
            told.append(("takes", {"piece": name, "pieces": pieces, "n": len(taken)}))
        else:
            told.append(("takes-none", {"piece": name}))
    return [*told, ("higher" if several else "nothing", {})]


def hands_told(f: PreviewedAnswer) -> int:
    """The poker hand that the cards make, and the five that make it."""
    return read_alike(f, "lamarckian-poker", ("hand",), hand_told)


def hand_told(state: Any, seat: Seat) -> Hints:
    held = state.zones[lamarckian.HAND + seat]
    if not held:
        return []
    value = hand_value(held)
    trial = state.copy()
    trial.events = []
    trial.say_five(seat)
    five = [event[2] for event in trial.events]
    assert hand_value(five) == value
    return [("hand", {"number": category(value), "pieces": spelled(state, five)})]
