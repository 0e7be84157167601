"""Domino Avatars: what attacks and defences come to."""

from typing import Any

from tests.games.previews.told import names, number_of, picked, read_alike, spelled

from parlour.engine.options import NONE
from parlour.engine.pieces import RED, Piece, Seat
from parlour.engine.views import view
from parlour.games import find
from parlour.games.domino_avatars import exchange, rules
from parlour.presentation.hints import hints_of
from parlour.testing.previews import Hints, PreviewedAnswer, Values, play_until

KINDS = (
    "round",
    "goal-rounds",
    "goal-points",
    "player",
    "player-bare",
    "attacked",
    "unseen",
    "exchange-red",
    "exchange-black",
    "sum",
    "holds",
    "need",
    "need-card",
    "cover",
    "no-cover",
)
VALUES = {14: 1}
"""What cards add is their rank, but for the Ace (AVA-22)."""


def claims(f: PreviewedAnswer) -> int:
    compared = read_alike(f, "domino-avatars", KINDS, table)
    match f.before.phase:
        case "place":
            return compared + placed(f)
        case "attack" if f.answer[0] == rules.END_TURN:
            assert [name for name, _ in f.hints] == ["would-end"]
            kept(f)
            return compared + 1
        case "attack":
            return compared + attacked(f, *f.answer[:2]) + half_picked(f)
        case "counter" if not f.answer:
            assert [name for name, _ in f.hints] == ["would-waive"]
            kept(f)
            return compared + 1
        case "counter":
            return compared + attacked(f, f.before.target, f.before.striker)
        case "aid-attack":
            return compared + aided(f)
        case _:
            return compared + defended(f)


def kept(f: PreviewedAnswer) -> None:
    """No card of this seat was played."""
    home = exchange.HAND + f.seat
    gone = {exchange.ATTACK, exchange.DEFENCE}
    moves = [event for event in f.events if event[0] == "moved" and event[2] == home]
    assert not [event for event in moves if event[3] in gone]


def placed(f: PreviewedAnswer) -> int:
    """Which way each new Avatar then stands."""
    new = [t for t in f.before.zones[exchange.AVATAR + f.seat] if t in f.before.placing]
    expected = [
        (
            "stands",
            {
                "piece": spelled(f.before, [tile]),
                "attack": f.after.attack_base(tile),
                "defence": f.after.defence_base(tile),
            },
        )
        for tile in new
    ]
    assert f.hints == expected
    return len(new)


def attacked(f: PreviewedAnswer, own: Piece, rival: Piece) -> int:
    """The colour and the totals of an attack, and what it brings if nobody answers."""
    ((name, said),) = f.hints
    assert name == "would-attack"
    colour, attack = attack_told(f)
    defence = f.before.defence_base(rival)
    assert (said["colour"], said["total"]) == (colour, attack)
    assert said["defence"] == defence
    assert said["seat"] == f.before.owner(rival) != f.before.owner(own)
    assert said["avatar"] == f"{f.before.attack_base(rival)}/{defence}"
    assert said["need"] == max(0, attack - defence)
    assert (said["lacks"] == "points") == (attack > defence)
    assert gained(f, f.seat) == (0 if said["lacks"] == "nothing" else said["prize"])
    assert said["prize"] == prize(f.before, rival)
    return 1


def attack_told(f: PreviewedAnswer) -> tuple[str, int]:
    """The colour and total of the attack as the table told them."""
    for colour in ("red", "black"):
        for event in f.events_saying(f"attacks-{colour}")[:1]:
            return colour, number_of(event)
    raise AssertionError("no attack was told")


def gained(f: PreviewedAnswer, attacker: Seat) -> int:
    """What the attacker gets if nobody plays another card."""
    trial = f.before.copy()
    trial.take(f.seat, f.answer[:])
    end: Any = play_until(trial, lambda s: s.phase not in rules.EXCHANGE)
    score: int = end.scores[attacker]
    return score - int(f.before.scores[attacker])


def half_picked(f: PreviewedAnswer) -> int:
    """What is said of the targets once an Avatar is picked, and then of one."""
    own, rival = f.answer[:2]
    others = [
        tile
        for seat in f.before.everyone()
        for tile in f.before.zones[exchange.AVATAR + seat] * (seat != f.seat)
    ]
    base = ("base", {"number": f.before.attack_base(own)})
    every = [target(f.before, tile) for tile in others]
    assert picked(f, "domino-avatars", [own]) == [*every, base]
    assert picked(f, "domino-avatars", [own, rival]) == [target(f.before, rival), base]
    return 2


def target(state: Any, tile: Piece) -> tuple[str, Values]:
    defence = state.defence_base(tile)
    values = {"piece": spelled(state, [tile]), "defence": defence}
    return "target", {**values, "prize": prize(state, tile)}


def aided(f: PreviewedAnswer) -> int:
    """The total of an attack with more cards."""
    ((name, said),) = f.hints
    total = f.before.attack_score + worth(f.before, f.answer)
    assert name == "attack-total"
    assert said == {"total": total, "colour": colour_of(f.before)}
    if f.answer:
        assert attack_told(f) == (said["colour"], total)
    return 1


def defended(f: PreviewedAnswer) -> int:
    """Whether a defence holds, and what is lost if not; the cards that would do."""
    before = f.before
    name, said = f.hints[-1]
    total = before.defence_score + worth(before, f.answer)
    lost = gained(f, before.attacker)
    assert name == ("would-fall" if lost else "would-hold")
    assert said["falls"] == int(lost > 0)
    assert (said["total"], said["attack"]) == (total, before.attack_score)
    assert (said["seat"], said["colour"]) == (before.attacker, colour_of(before))
    assert said["prize"] == prize(before, before.target)
    if lost:
        assert lost == said["prize"]
        missing = before.attack_score - total
        assert said["lacks"] == ("points" if missing > 0 else "card")
        assert said["need"] == max(1, missing)
    covers = [str(values["piece"]) for kind, values in f.hints if kind == "covers"]
    assert len(covers) == len(f.hints) - 1
    cover: list[Piece] = []
    if lost and not f.answer and f.seat == before.defender:
        cover = cheapest(before, f.seat)
    assert set(covers) == names(f, cover)
    return 1 + len(covers)


def table(state: Any, seat: Seat) -> Hints:
    """Goals, everybody's Avatars and cards, and the exchange."""
    told: Hints = []
    options = state.options
    if state.round:
        told.append(("round", {"round": state.round, "seat": state.first}))
    if options.goal_rounds != NONE:
        told.append(("goal-rounds", {"rounds": options.goal_rounds}))
    if options.goal_points != NONE:
        short = max(0, options.goal_points - state.scores[seat])
        told.append(("goal-points", {"target": options.goal_points, "short": short}))
    told += [player(state, other) for other in state.everyone()]
    tired = [tile for tile, spent in enumerate(state.spent) if spent]
    if tired and not options.continuous_draw:  # AVA-R43: without rounds, once a turn
        told.append(("attacked", {"pieces": spelled(state, tired)}))
    unseen = hidden_from(state, seat)
    red = [card for card in unseen if state.table.pieces.colours[card] == RED]
    told.append(("unseen", {"red": len(red), "black": len(unseen) - len(red)}))
    if state.phase in ("aid-attack", "defend", "aid-defence"):
        told += exchanged(state, seat)
    return told


def player(state: Any, seat: Seat) -> tuple[str, Values]:
    """Cards and Avatars of a player, with what each would bring."""
    told: Values = {"seat": seat, "cards": len(state.zones[exchange.HAND + seat])}
    row = [
        f"{state.attack_base(tile)}/{state.defence_base(tile)} = {prize(state, tile)}"
        for tile in state.zones[exchange.AVATAR + seat]
    ]
    if not row:
        return "player-bare", told
    return "player", {**told, "avatars": ", ".join(row)}


def prize(state: Any, tile: Piece) -> int:
    """What a capture brings: all pips and the bonus of the set (AVA-30)."""
    both = state.attack_base(tile) + state.defence_base(tile)
    return int(both + state.options.domino_set)


def hidden_from(state: Any, seat: Seat) -> list[Piece]:
    """The cards in the stock and in other hands."""
    zones = [exchange.STOCK]
    zones += [exchange.HAND + one for one in state.everyone() if one != seat]
    return [card for zone in zones for card in state.zones[zone]]


def exchanged(state: Any, seat: Seat) -> Hints:
    """Both totals and how they come about, and what it takes to hold."""
    attack, defence = state.attack_score, state.defence_score
    kind = f"exchange-{colour_of(state)}"
    assert kind in KINDS
    told: Hints = [(kind, {"attack": attack, "defence": defence})]
    told.append(("sum", summed(state, "attack", state.attack_base(state.striker))))
    told.append(("sum", summed(state, "defence", state.defence_base(state.target))))
    end: Any = play_until(state, lambda s: s.phase not in rules.EXCHANGE)
    if end.scores[state.attacker] == state.scores[state.attacker]:
        return [*told, ("holds", {})]
    if attack > defence:
        told.append(("need", {"need": attack - defence}))
    else:
        told.append(("need-card", {"colour": colour_of(state)}))
    if state.asks(seat) and state.phase != "aid-attack":
        cover = cheapest(state, seat)
        told.append(("no-cover", {}))
        if cover:
            told[-1] = ("cover", {"pieces": spelled(state, cover)})
    return told


def summed(state: Any, name: str, base: int) -> Values:
    zone = exchange.ATTACK if name == "attack" else exchange.DEFENCE
    parts = [base, *[worth(state, [card]) for card in state.zones[zone]]]
    return {"zone": name, "parts": " + ".join(map(str, parts))}


def cheapest(state: Any, seat: Seat) -> list[Piece]:
    """The cards told to hold, once they are seen to hold and to be the cheapest."""
    hints = dict(hints_of(find("domino-avatars"))(view(state, seat), seat))
    told = str(hints.get("cover", {}).get("pieces", ""))
    cover = [state.table.pieces.find_piece(one) for one in told.split()]
    able = state.ask(seat).options
    need = max(1, state.attack_score - state.defence_score)
    sums = {0}
    for card in able:
        sums |= {one + worth(state, [card]) for one in sums}
    enough = [one for one in sums if one >= need]
    assert bool(cover) == bool(enough)
    if cover:
        assert set(cover) <= set(able)
        assert worth(state, cover) == min(enough)
    return cover


def worth(state: Any, cards: list[Piece]) -> int:
    ranks = [state.table.pieces.ranks[card] for card in cards]
    return sum(VALUES.get(rank, rank) for rank in ranks)


def colour_of(state: Any) -> str:
    cards = state.zones[exchange.ATTACK]
    return "red" if state.table.pieces.colours[cards[0]] == RED else "black"
