"""Seven-Handed Poker: hands laid, and what awaits them."""

from itertools import combinations
from math import comb
from typing import Any

from tests.games.previews.told import names, read_alike, spelled
from tests.games.previews.told import picked as picked_so_far

from parlour.engine.game import token_name
from parlour.engine.pieces import Piece, Seat
from parlour.engine.views import view
from parlour.games import find
from parlour.games.seven_handed_poker import rules as seven
from parlour.kit.poker import category
from parlour.presentation.hints import hints_of
from parlour.testing.previews import Hints, PreviewedAnswer, Values

KINDS = ("coins", "needs", "deck", "face-down", "placing")
MOST_TRIED = 500
"""So many sets of cards are tried to find a better one."""


def claims(f: PreviewedAnswer) -> int:
    compared = read_alike(f, "seven-handed-poker", KINDS, table)
    if f.before.phase == "spot":
        compared += spots_told(f)
        shown = bool(f.events_saying("shows"))
        assert shown == (f.hint_values("spot-mine") is not None)
        turn, spot = f.before.turn, f.answer[0] - seven.SPOT_WORDS[0]
        taken = bool(f.after.won[turn] >> spot & 1)
        ended = taken and bool(seven.GOAL[f.after.won[turn]])
        wins = f.hint_values("would-win")
        assert ended == (taken and wins is not None)
        assert (wins is not None) == (spot in decisive(f.before, turn))
        assert wins in (None, {"seat": turn})
        return compared + len(f.hints)
    ((name, picked),) = f.hints
    assert name == "picked"
    laid = f.after.zones[seven.PLACING + f.seat]
    assert category(f.after.value(laid)) == picked["number"]
    assert names(f, laid) == set(str(picked["pieces"]).split())
    return compared + best_told(f) + 1


def spots_told(f: PreviewedAnswer) -> int:
    """What awaits the cards at each spot that is free for them."""
    free = [token_name(f.before.table, token) for token in f.before.ask(f.seat).options]
    told = picked_so_far(f, "seven-handed-poker", [])
    assert told == [awaits(f, word) for word in free]
    assert f.hints[0] == awaits(f, token_name(f.before.table, f.answer[0]))
    return len(told)


def awaits(f: PreviewedAnswer, word: str) -> tuple[str, Values]:
    """The own hand at a spot, if there is one."""
    spot = int(word.removeprefix("spot-")) - 1
    hand = f.before.zones[seven.SPOTS[spot] + f.seat]
    if not hand:
        return "spot-open", {"word": word}
    return "spot-mine", {"word": word, **in_words(f.before, hand)}


def in_words(state: Any, hand: list[Piece]) -> Values:
    return {"number": category(state.value(hand)), "pieces": spelled(state, hand)}


def table(state: Any, seat: Seat) -> Hints:
    """Coins, threats, the own hands face down, and cards laid down for a spot."""
    told: Hints = [("deck", {"count": len(state.zones[seven.DECK])})]
    for other in state.everyone():
        won = [spot + 1 for spot in range(7) if state.won[other] >> spot & 1]
        assert len(won) == state.scores[other]
        values: Values = {"count": len(won), "spots": ", ".join(map(str, won))}
        held = len(state.zones[seven.HAND + other])
        told.append(("coins", {"seat": other, **values, "cards": held}))
        short = [str(spot + 1) for spot in decisive(state, other)]
        if short:
            told.append(("needs", {"seat": other, "spots": ", ".join(short)}))
    for spot in range(7):
        mine, theirs = (state.zones[seven.SPOTS[spot] + s] for s in (seat, 1 - seat))
        if mine and not theirs:
            told.append(("face-down", {"spot": spot + 1, **in_words(state, mine)}))
    for other in state.everyone():
        laid = len(state.zones[seven.PLACING + other])
        if laid:
            told.append(("placing", {"seat": other, "count": laid}))
    return told


def decisive(state: Any, seat: Seat) -> list[int]:
    """Spots not shown yet whose coin would be a fourth, or the third of neighbours."""
    found = []
    for spot in range(7):
        sides = [state.zones[seven.SPOTS[spot] + one] for one in state.everyone()]
        coins = {one for one in range(7) if state.won[seat] >> one & 1} | {spot}
        rows = any({one, one + 1, one + 2} <= coins for one in range(5))
        if not all(sides) and (rows or len(coins) >= 4):
            found.append(spot)
    return found


def best_told(f: PreviewedAnswer) -> int:
    """The best hand of each size, where not too many need to be tried."""
    hints = hints_of(find("seven-handed-poker"))(view(f.before, f.seat), f.seat)
    told = [values for name, values in hints if name == "best"]
    hand = f.before.zones[seven.HAND + f.seat]
    assert [one["count"] for one in told] == list(range(1, min(5, len(hand)) + 1))
    for values in told:
        count = int(values["count"])
        named = f.before.table.pieces.find_piece
        best = [named(one) for one in str(values["pieces"]).split()]
        assert len(best) == count
        assert set(best) <= set(hand)
        assert values["number"] == category(f.before.value(best))
        worth = f.before.value(best)
        if comb(len(hand), count) <= MOST_TRIED:
            tried = [f.before.value([*some]) for some in combinations(hand, count)]
            assert worth == max(tried)
        if len(f.answer) == count:
            assert worth >= f.before.value(f.answer)
    return len(told)
