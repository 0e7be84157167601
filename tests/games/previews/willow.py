"""Willow: costs and pots of the betting."""

from typing import Any

from tests.games.previews.told import read_alike, spelled, this_hand

from parlour.engine.pieces import Piece, Seat
from parlour.games import find
from parlour.games.willow import rules as betting
from parlour.games.willow.hands import hand_worth
from parlour.kit.betting import layers
from parlour.presentation.hints import hints_of
from parlour.testing.previews import Hints, PreviewedAnswer, Values, is_paid_by

KINDS = (
    "hand",
    "no-bet",
    "betting",
    "first-card",
    "own-pair",
    "own-gap",
    "rival",
    "rival-pair",
    "rival-gap",
    "rival-pair-only",
    "rival-gap-only",
    "odds",
    "odds-short",
)


def claims(f: PreviewedAnswer) -> int:
    compared = read_alike(f, "willow", KINDS, table)
    f = this_hand(f)
    ((kind, values),) = f.hints
    assert kind == said_of(f)
    assert values.get("level", 0) in (0, f.before.level + int(values.get("number", 0)))
    for name in ("would-fold", "would-check", "would-call", "would-bet"):
        said = f.hint_values(name)
        if said is not None:
            assert f.chips_paid() == said["cost"]
            if f.after.hand == f.before.hand and f.after.waiting:
                assert f.after.chips[betting.POT] == said["pot"]
    fold = f.hint_values("would-fold")
    if fold is not None:
        assert f.before.put_in[f.seat] == fold["lost"]
    bet = f.hint_values("would-bet")
    if bet is not None and f.after.hand == f.before.hand and f.after.level:
        assert f.after.level == bet["level"]
    told = dict(hints_of(find("willow"))(f.before, f.seat))
    odds = told.get("odds") or told.get("odds-short")
    if odds is not None:
        put = f.before.put_in[:]
        put[f.seat] += odds["owed"]
        pots = layers(put, f.before.still_in)
        mine = sum(amount for amount, payers in pots if payers >> f.seat & 1)
        assert int(odds["pot"]) + int(odds["owed"]) == mine
    return len(f.hints) + compared


def said_of(f: PreviewedAnswer) -> str:
    """The kind of preview that an answer gets."""
    match f.answer[0]:
        case betting.FOLD:
            return "would-fold"
        case betting.CHECK:
            return "would-check"
        case betting.CALL:
            return "would-call"
    return "would-bet"


def table(state: Any, seat: Seat) -> Hints:
    """The hand, the betting, the own cards, and what rivals may have."""
    hands, pot = state.options.hands, state.chips[betting.POT]
    told: Hints = [
        ("hand", {"number": state.hand, "hands": hands, "seat": state.dealer})
    ]
    if state.level:
        left = state.options.max_raises - state.raises
        values: Values = {"level": state.level, "raises": left}
        told.append(("betting", {"pot": pot, **values}))
    else:
        assert not any(state.paid)
        told.append(("no-bet", {"pot": pot}))
    if state.still_in >> seat & 1:
        told.append(own_hand(state, seat))
    for rival in state.everyone():
        if rival != seat and state.still_in >> rival & 1:
            told.append(rival_hand(state, seat, rival))
    if state.asks(seat) and state.level:
        told.append(odds_of_a_call(state, seat))
    return told


def value(state: Any, card: Piece) -> int:
    """Ace 1, number cards their number, Jack 11, Queen 12 (WIL-14)."""
    return "A23456789TJQ".index(spelled(state, [card])[0]) + 1


def own_hand(state: Any, seat: Seat) -> tuple[str, Values]:
    """A pair or a gap; of a first card the widest gap that may come of it."""
    cards = state.zones[betting.DOWN + seat] + state.zones[betting.UP + seat]
    worth = sorted(value(state, card) for card in cards)
    if len(cards) == 1:
        gap = max(abs(worth[0] - other) for other in range(1, 13))
        return "first-card", {"piece": spelled(state, cards), "gap": gap}
    if worth[0] == worth[1]:
        return "own-pair", {"number": 13 if worth[0] == 1 else worth[0]}
    high = max(cards, key=lambda card: value(state, card))
    return "own-gap", {"gap": worth[1] - worth[0], "piece": spelled(state, [high])}


def rival_hand(state: Any, seat: Seat, rival: Seat) -> tuple[str, Values]:
    """The best of all cards that may lie under the open one, and the share below."""
    told: Values = {"seat": rival, "paid": state.put_in[rival]}
    if not state.zones[betting.UP + rival]:
        return "rival", told
    shown = state.zones[betting.UP + rival][0]
    hidden = hidden_from(state, seat)
    worths = [hand_worth(card, shown) for card in hidden]
    pairs = [card for card in hidden if value(state, card) == value(state, shown)]
    gap = max(abs(value(state, card) - value(state, shown)) for card in hidden)
    kind = "rival-pair" if pairs else "rival-gap"
    rank = 13 if value(state, shown) == 1 else value(state, shown)
    told["piece"] = spelled(state, [shown])
    told["gap"] = rank if pairs else gap
    if not state.still_in >> seat & 1:
        return f"{kind}-only", told
    own = hand_worth(
        state.zones[betting.DOWN + seat][0], state.zones[betting.UP + seat][0]
    )
    below = len([worth for worth in worths if worth < own]) + worths.count(own) / 2
    told["percent"] = round(100 * below / len(worths))
    return kind, told


def hidden_from(state: Any, seat: Seat) -> list[Piece]:
    """The cards in the stock and face down before others."""
    zones = [betting.STOCK]
    zones += [betting.DOWN + one for one in state.everyone() if one != seat]
    return [card for zone in zones for card in state.zones[zone]]


def odds_of_a_call(state: Any, seat: Seat) -> tuple[str, Values]:
    """What a call takes, what it may win, and how often it must."""
    trial = state.copy()
    trial.events = []
    trial.take(seat, [betting.CALL])
    owed = next(event[3] for event in trial.events if is_paid_by(event, seat))
    put = state.put_in[:]
    put[seat] += owed
    pots = layers(put, state.still_in)
    pot = sum(amount for amount, payers in pots if payers >> seat & 1) - owed
    kind = "odds" if pot == state.chips[betting.POT] else "odds-short"
    assert kind == "odds" or owed == state.chips[seat]
    percent = next(p for p in range(101) if p * (pot + owed) >= 100 * owed)
    return kind, {"word": "call", "owed": owed, "pot": pot, "percent": percent}
