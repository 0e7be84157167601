"""Hints of a contest: totals, tiers, who leads, odds of a twist."""

from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.games.contest.effects import tier_now
from parlour.games.contest.hands import Hands
from parlour.games.contest.turns import split
from parlour.games.contest.words import (
    DECK,
    DECLARE,
    DISCARD,
    DOWN,
    END,
    ESCAPE,
    STAND,
    TELL,
    TWIST,
    UNSEEN,
    UP,
    WILD,
)
from parlour.kit.tarot import BEST_TOTAL, BUST, TIER_FACTOR, TWO_MAJORS, evaluate, sums

Hint = tuple[str, dict[str, str | int]]


def hints(view: Hands, seat: Seat) -> list[Hint]:
    """Returns every face-up total, who leads, whose turn it is; in private, what if."""
    if not view.waiting or not view.joined:
        return []
    hints: list[Hint] = []
    for hand in view.hands_in(view.joined):
        if view.zones[UP + hand]:
            hints.append(worth(view, hand))
    hints += leading(view)
    if view.phase == "turn":
        hints.append(
            ("turn", {"seat": int(view.holder(view.actor)), "number": view.actor + 1})
        )
        if view.stands:
            able = (view.joined & ~view.stymied).bit_count()
            hints.append(("stands", {"number": view.stands, "of": able}))
    if view.phase == "answer":
        hints.append(("called", {"number": view.caller + 1}))
    if view.asks(seat) and view.phase in ("turn", "answer"):
        hints += if_turned(view, view.actor)
        if TWIST in view.ask(seat).options:
            hints.append(("twist", {"percent": bust_chance(view, view.actor)}))
    if view.phase in ("effect", "intervene") and view.options.violent:  # FUG-B25
        values: dict[str, str | int] = {"number": view.actor + 1}
        hints.append((f"tier-{tier_used(view)}", values))
    return hints


def tier_used(view: Hands) -> int:
    """Returns the tier by which somebody acts: only the winner may strike all
    (FUG-B29)."""
    tier = tier_now(view)
    return tier if view.actor == view.winner else min(tier, TWO_MAJORS - 1)


def worth(view: Hands, hand: int) -> Hint:
    """Returns a hand's total, as a tag beside its cards."""
    up = view.zones[UP + hand]
    tier, total = evaluate(up)
    values: dict[str, str | int] = {"zone": f"up {hand + 1}", "number": total}
    if tier == BUST:
        return "bust", values
    return "total", {**values, **ways(up), "tier": tier}


def ways(up: list[Piece]) -> dict[str, str | int]:
    """Counts the totals that do not bust, with the lowest, and one between it and the
    best."""
    reach = sums(up)
    totals = [total for total in range(BEST_TOTAL + 1) if reach >> total & 1]
    return {"ways": len(totals), "low": totals[0], "middle": totals[len(totals) // 2]}


def leading(view: Hands) -> list[Hint]:
    best = 0
    leaders: list[int] = []
    for hand in view.hands_in(view.joined & ~view.stymied):
        strength = view.strength_of(hand)
        if strength >= TIER_FACTOR and strength >= best:
            leaders = [*leaders, hand] if strength == best else [hand]
            best = strength
    if len(leaders) != 1:
        return []
    return [("leads", {"seat": int(view.holder(leaders[0])), "number": leaders[0] + 1})]


def if_turned(view: Hands, hand: int) -> list[Hint]:
    """Shows the total that each hole card would make with the face-up cards."""
    hints: list[Hint] = []
    for card in view.zones[DOWN + hand]:
        if card != HIDDEN:
            up = [*view.zones[UP + hand], card]
            tier, total = evaluate(up)
            values: dict[str, str | int] = {
                "piece": view.table.pieces.names[card],
                "number": total,
            }
            if tier == BUST:
                hints.append(("card-bust", values))
            else:
                hints.append(("card-makes", {**values, **ways(up)}))
    return hints


def bust_chance(view: Hands, hand: int) -> int:
    """Returns the percentage of possible next cards that would bust.

    Any that this viewer has not seen; once the deck is empty, any that were put aside.
    """
    seen = {card for zone in view.table.live for card in view.zones[zone]}
    unseen = [Piece(card) for card in range(78) if card not in seen]
    up = view.zones[UP + hand]
    share = share_over(up, unseen)
    if not view.zones[DECK]:  # FUG-B08: the discards are shuffled again
        discard, aside = view.zones[DISCARD], len(view.zones[UNSEEN])
        over = len(discard) * share_over(up, discard) + aside * share
        share = over / max(1, len(discard) + aside)
    return round(100 * share)


def share_over(up: list[Piece], cards: list[Piece]) -> float:
    """Returns the share of some cards that would bust beside those face up."""
    over = [card for card in cards if not sums([*up, card])]
    return len(over) / len(cards) if cards else 0.0


def ending(view: Hands) -> list[Hint]:
    """Explains what decided a single hand; several are decided by points."""
    if view.options.max_rounds > 1 or len(view.rounds) > 1:
        return []
    valid = [hand for hand in range(view.hands) if view.strengths[hand] >= TIER_FACTOR]
    if not valid:
        return [("all-stymied", {})]
    if view.winner < 0:
        return [("stalemate", {})]
    tier, total = evaluate(view.zones[UP + view.winner])
    rivals = [hand for hand in valid if view.sides[hand] != view.sides[view.winner]]
    second = max(rivals, key=view.strengths.__getitem__, default=-1)
    if second >= 0 and view.strengths[second] == view.strengths[view.winner]:
        return [("draw", {"number": total})]
    seat = int(view.holder(view.winner))
    several = view.table.holders.count(seat) > 1
    values: dict[str, str | int] = {
        "seat": seat,
        "hand": view.winner + 1 if several else 0,
        "tier": tier,
        "number": total,
        "next": evaluate(view.zones[UP + second])[1] if second >= 0 else 0,
    }
    if second >= 0:
        values["target"] = int(view.holder(second))
    return [("hand", values)]


def holdings(view: Hands) -> tuple[str, list[int]]:
    """Returns points of several rounds; a single hand is decided by its cards alone."""
    if len(view.rounds) < 2 and view.options.max_rounds < 2:
        return "", []
    return "points", view.scores[: view.seats]


def final_hand(view: Hands, seat: Seat) -> tuple[list[Piece], None]:
    """Returns the open cards of the best hand."""
    mine = [hand for hand in range(view.hands) if view.table.holders[hand] == seat]
    best = max(mine, key=view.strengths.__getitem__)
    return [card for card in view.zones[UP + best] if card != HIDDEN], None


# What an answer would do


def preview(view: Hands, seat: Seat, chosen: list[Token]) -> list[Hint]:
    match view.phase:
        case "turn":
            return play_preview(view, chosen)
        case "answer":
            turned, swaps = split(chosen, view.zones[WILD + view.actor])
            return [outcome(view, turned, swaps)]
        case "effect" | "intervene":
            hints: list[Hint] = [("would-strike", {"tier": tier_used(view)})]
            peaceful = bool(chosen) and chosen[0] in (ESCAPE, END, TELL)
            return hints if view.options.violent and not peaceful else []
        case _:
            return []


def play_preview(view: Hands, chosen: list[Token]) -> list[Hint]:
    """Returns the kind of play for the button, and the total it makes where it is
    known."""
    if not chosen:
        return []
    first = chosen[0]
    if first == TWIST:
        percent = bust_chance(view, view.actor)
        return [("would-twist", {"act": "twist", "percent": percent})]
    if first == STAND:
        return [("would-stand", {"act": "stand"})]
    if first == DECLARE:
        return [("would-declare", {"act": "declare"})]
    if first in view.zones[WILD + view.actor]:
        if len(chosen) == 1:
            return [("would-pick", {"act": "swap"})]
        act: dict[str, str | int] = {"act": "swap"}
        name, values = outcome(view, [], chosen)
        return [(name, {**values, **act})]
    name, values = outcome(view, chosen[:1], [])
    return [(name, {**values, "act": "reveal"})]


def outcome(view: Hands, turned: list[Token], swaps: list[Token]) -> Hint:
    """Returns the face-up hand after these cards are turned and swapped."""
    up = view.zones[UP + view.actor] + turned
    for place in range(1, len(swaps), 2):
        up = [card for card in up if card != swaps[place]] + [swaps[place - 1]]
    tier, total = evaluate(up)
    values: dict[str, str | int] = {"number": total, "count": len(up)}
    if tier == BUST:
        return "would-bust", values
    return "would-make", {**values, "tier": tier}
