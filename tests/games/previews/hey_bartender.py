"""Hey, Bartender!: change, and what is left of it."""

from typing import Any

from tests.games.previews.told import events_before, moved, names, read_alike, spelled

from parlour.engine.pieces import Piece, Seat
from parlour.games.hey_bartender import rules as bartender
from parlour.kit.values import VALUE
from parlour.testing.previews import Hints, PreviewedAnswer, Values

KINDS = ("bartender", "fetches", "draws", "short")


def claims(f: PreviewedAnswer) -> int:
    kind, values = offered(f.before, f.seat, f.answer[0])
    said = f.hint_values("offer")
    assert (said is not None) == (kind == "fetches")
    if said is not None:
        assert f.points_scored() == said["points"] == values["points"]
        paid = moved(f, bartender.BARTENDER, bartender.DISCARD)
        assert paid == set(str(said["pieces"]).split())
        assert paid == {str(v["piece"]) for name, v in f.hints if name == "paid"}
        left = f.hint_values("leaves")
        assert left is not None
        if f.after.round_number == f.before.round_number and f.after.waiting:
            held = names(f, f.after.zones[bartender.BARTENDER])
            assert held == set(str(left["pieces"]).split())
    else:
        assert f.hints == [(f"offer-{kind}", values)]
        assert kind in ("draws", "short")
    if f.hint_values("offer-short") is not None:
        assert f.points_scored() == 0
    if f.hint_values("offer-draws") is not None:
        assert moved(f, bartender.DECK, bartender.BARTENDER)
    return len(f.hints) + read_alike(f, "hey-bartender", KINDS, table)


def table(state: Any, seat: Seat) -> Hints:
    """The bartender's purse, and what each card of a hand fetches when offered."""
    purse = state.zones[bartender.BARTENDER]
    told: Values = {
        "pieces": spelled(state, highest_first(purse)),
        "total": sum(VALUE[card] for card in purse),
        "deck": len(state.zones[bartender.DECK]),
    }
    hand = state.zones[bartender.HAND + seat]
    return [("bartender", told), *[offered(state, seat, card) for card in hand]]


def offered(state: Any, seat: Seat, card: Piece) -> tuple[str, Values]:
    """What comes of a card if it is offered now."""
    trial = state.copy()
    trial.events = []
    trial.take(seat, [card])
    events = events_before(trial.events, "over")
    moves = [event for event in events if event[0] == "moved"]
    piece: Values = {"piece": spelled(state, [card])}
    purse = bartender.BARTENDER
    if [event for event in moves if event[2:4] == (bartender.DECK, purse)]:
        return "draws", piece
    if [event for event in events if event[5] == "gives-all"]:
        return "short", piece
    paid = [Piece(e[1]) for e in moves if e[2:4] == (purse, bartender.DISCARD)]
    points = trial.scores[seat] - state.scores[seat]
    pieces = spelled(state, highest_first(paid))
    return "fetches", {**piece, "pieces": pieces, "points": points}


def highest_first(cards: list[Piece]) -> list[Piece]:
    return sorted(cards, key=lambda card: (-VALUE[card], card))
