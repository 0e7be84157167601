"""Last Man Standing: prices, and how a fighter fares."""

from typing import Any

from tests.games.previews.told import names

from parlour.engine.pieces import Piece
from parlour.engine.views import view
from parlour.games.last_man_standing import rules as last
from parlour.games.last_man_standing.hints import hints as last_hints
from parlour.testing.previews import Foretold


def claims(f: Foretold) -> int:
    if f.before.phase == "battle":
        return battle(f)
    said = f.said("buys")
    assert said is not None
    assert f.paid() == said["price"]
    assert f.after.results()[f.seat] == said["result"]
    if f.after.phase == "auction":
        line = f.after.zones[last.LINE]
        for name, slid in f.hints:
            if name == "slides":
                card = f.before.table.pieces.named(str(slid["piece"]))
                assert f.after.prices[line.index(card)] == slid["number"]
    return 1


def battle(f: Foretold) -> int:
    """How a fighter fares if nobody else sends one, and so for each card in hand."""
    coins, fell = alone(f, f.answer[0])
    own = names(f, f.answer)
    first = not any(f.before.zones[last.FIGHTERS + s] for s in f.before.everyone())
    assert (f.said("first-out") is not None) == first
    if first:
        assert (coins, fell) == (0, set())
        return 1
    fate = f.said("alone-falls") or f.said("alone-lives")
    assert fate is not None
    assert fate["number"] == coins
    assert (f.said("alone-falls") is not None) == (own <= fell)
    doomed = {str(values["piece"]) for name, values in f.hints if name == "would-fall"}
    assert doomed == fell - own
    claims = 1
    seen: Any = view(f.before, f.seat)
    for name, values in last_hints(seen, f.seat):
        if name in ("lives", "falls"):
            claims += 1
            card = str(values["piece"])
            coins, fell = alone(f, f.before.table.pieces.named(card))
            assert (values["number"], name == "falls") == (coins, card in fell), card
    return claims


def alone(f: Foretold, card: Piece) -> tuple[int, set[str]]:
    """The coins for this seat if only this card joined, and who fell."""
    trial = f.before.copy()
    trial.round_number = 1  # no sharing out
    trial.takings = [0] * trial.seats
    trial.events = []
    trial.move(card, last.HAND + f.seat, last.FIGHTERS + f.seat)
    trial.combat()
    fallen = [e[1] for e in trial.events if e[0] == "moved" and e[3] == last.DISCARD]
    return trial.takings[f.seat], names(f, fallen)
