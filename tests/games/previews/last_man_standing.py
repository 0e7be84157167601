"""Last Man Standing: prices, and how a fighter fares."""

from typing import Any

from tests.games.previews.told import names, read_alike, spelled

from parlour.engine.pieces import Piece, Seat
from parlour.engine.views import view
from parlour.games import find
from parlour.games.last_man_standing import rules as last
from parlour.presentation.hints import hints_of
from parlour.testing.previews import Hints, PreviewedAnswer

KINDS = (
    "game",
    "money",
    "price",
    "laps",
    "round",
    "takings",
    "standing",
    "blocked",
    "unseen",
)
RANKS = "23456789TJQKA"


def claims(f: PreviewedAnswer) -> int:
    compared = read_alike(f, "last-man-standing", KINDS, table)
    if f.before.phase == "battle":
        return compared + battle(f)
    said = f.hint_values("buys")
    assert said is not None
    assert f.chips_paid() == said["price"]
    assert f.after.results()[f.seat] == said["result"]
    assert said["top"] == int(said["price"] == 6)
    if f.after.phase == "auction":
        cheaper = [
            ("slides", {"piece": spelled(f.before, [card]), "number": price})
            for card, price in prices(f.after).items()
            if price < prices(f.before).get(card, 0)
        ]
        assert [hint for hint in f.hints if hint[0] == "slides"] == cheaper
    return 1 + compared


def prices(state: Any) -> dict[Piece, int]:
    """What each card of the line costs."""
    return dict(zip(state.zones[last.LINE], state.prices, strict=True))


def table(state: Any, seat: Seat) -> Hints:
    """Money, prices, who is standing, and what has not been seen."""
    games = state.options.games
    told: Hints = []
    if games > 1:
        told.append(("game", {"number": state.game_number, "games": games}))
    pot = state.chips[last.POT]
    told.append(("money", {"pot": pot, "result": state.results()[seat]}))
    if state.phase == "auction":
        for card, price in prices(state).items():
            told.append(("price", {"piece": spelled(state, [card]), "number": price}))
        told.append(("laps", {"number": still_to_buy(state)}))
    else:
        told.append(("round", {"number": state.round_number, "rounds": 5}))
        if state.round_number > 1:
            told.append(("takings", {"number": state.takings[seat]}))
        told += standing(state)
    seen = view(state, seat)
    visible = {card for zone in seen.table.live for card in seen.zones[zone]}
    hidden = [spelled(state, [card])[0] for card in last.PACK if card not in visible]
    counts = [(rank, hidden.count(rank)) for rank in RANKS if rank in hidden]
    ranks = " ".join(f"{rank}×{count}".replace("T", "10") for rank, count in counts)
    return [*told, ("unseen", {"ranks": ranks})]


def still_to_buy(state: Any) -> int:
    """How many cards the next buyer gets, this one included."""
    trial = state.copy()
    buyer = trial.next_asked()
    count = 0
    while trial.phase == "auction":
        count += trial.next_asked() == buyer
        trial.take(trial.next_asked(), trial.zones[last.LINE][:1])
    return count


def standing(state: Any) -> Hints:
    """Every fighter; blocked where another of its rank stands."""
    owners = {
        card: seat
        for seat in state.everyone()
        for card in state.zones[last.FIGHTERS + seat]
    }
    ranks = [spelled(state, [card])[0] for card in owners]
    return [
        (
            "blocked" if ranks.count(rank) > 1 else "standing",
            {"piece": spelled(state, [card]), "seat": owner},
        )
        for (card, owner), rank in zip(owners.items(), ranks, strict=True)
    ]


def battle(f: PreviewedAnswer) -> int:
    """How a fighter fares if nobody else sends one, and so for each card in hand."""
    if f.after.phase == "battle" and f.after.game_number == f.before.game_number:
        kills = [e for e in f.events if e[0] == "paid" and e[1] == last.POT]
        paid = [sum(e[3] for e in kills if e[2] == s) for s in f.before.everyone()]
        assert f.after.takings == paid
    coins, fell = alone(f, f.answer[0])
    own = names(f, f.answer)
    first = not any(f.before.zones[last.FIGHTERS + s] for s in f.before.everyone())
    assert (f.hint_values("first-out") is not None) == first
    if first:
        assert (coins, fell) == (0, set())
        return 1
    fate = f.hint_values("alone-falls") or f.hint_values("alone-lives")
    assert fate is not None
    assert fate["number"] == coins
    assert (f.hint_values("alone-falls") is not None) == (own <= fell)
    doomed = {
        (str(values["piece"]), values["seat"])
        for name, values in f.hints
        if name == "would-fall"
    }
    owners = {
        (spelled(f.before, [card]), seat)
        for seat in f.before.everyone()
        for card in f.before.zones[last.FIGHTERS + seat]
    }
    assert doomed == {(card, seat) for card, seat in owners if card in fell}
    fates: Hints = []
    for card in f.before.zones[last.HAND + f.seat]:
        coins, fell = alone(f, card)
        name = spelled(f.before, [card])
        kind = "falls" if name in fell else "lives"
        fates.append((kind, {"piece": name, "number": coins}))
    own_cards = ("lives", "falls")
    hints = hints_of(find("last-man-standing"))(view(f.before, f.seat), f.seat)
    told = [hint for hint in hints if hint[0] in own_cards]
    assert sorted(told, key=repr) == sorted(fates, key=repr)
    return 1 + len(fates)


def alone(f: PreviewedAnswer, card: Piece) -> tuple[int, set[str]]:
    """The coins for this seat if only this card joined, and who fell."""
    trial = f.before.copy()
    trial.round_number = 1  # no sharing out
    trial.takings = [0] * trial.seats
    trial.events = []
    trial.move(card, last.HAND + f.seat, last.FIGHTERS + f.seat)
    trial.combat()
    fallen = [e[1] for e in trial.events if e[0] == "moved" and e[3] == last.DISCARD]
    return trial.takings[f.seat], names(f, fallen)
