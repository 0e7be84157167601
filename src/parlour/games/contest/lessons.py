"""Facts of Contest that its guided first game speaks about: one hand against one."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Moved
from parlour.engine.pieces import Piece, Seat
from parlour.games.contest.hands import Hands
from parlour.games.contest.hints import bust_chance
from parlour.games.contest.wilds import declarable
from parlour.games.contest.words import DECLARE, DOWN, STAND, TWIST, UP, WILD
from parlour.kit.tarot import BEST_TOTAL, BUST, evaluate

KnownFacts = dict[str, str | int]


def lesson_facts(view: Hands, seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns both hands, what each play would make, and what was turned up since."""
    mine, theirs = view.actor, 1 - view.actor
    up = view.zones[UP + mine]
    tier, total = evaluate(up)
    facts: KnownFacts = {
        "rival": int(view.holder(theirs)),
        "downs": len(view.zones[DOWN + mine]),
        "ups": len(up),
        "total": total,
        "tier": tier,
        "their-ups": len(view.zones[UP + theirs]),
        "their-downs": len(view.zones[DOWN + theirs]),
        "their-total": evaluate(view.zones[UP + theirs])[1],
        "their-bust": int(evaluate(view.zones[UP + theirs])[0] == BUST),
    }
    down = view.zones[DOWN + mine]
    if len(down) == 2:
        facts |= {"down": name(view, down[0]), "other-down": name(view, down[1])}
    if view.phase == "turn":
        facts |= turn_facts(view, seat, mine)
    return facts | since_last_answer(happened, mine, theirs)


def turn_facts(view: Hands, seat: Seat, mine: int) -> KnownFacts:
    """Returns what a declaration, a card, a twist, a swap or a stand would do."""
    options = view.ask(seat).options
    up, down = view.zones[UP + mine], view.zones[DOWN + mine]
    facts: KnownFacts = {"may-stand": int(STAND in options), "paired": 0, "ability": ""}
    if DECLARE in options:
        facts["ability"] = f"ability-{declarable(view, mine)[0] + 1}"
    if TWIST in options:
        facts["percent"] = bust_chance(view, mine)
    cards = [card for card in down if card in options]
    safe = [card for card in cards if evaluate([*up, card])[0] != BUST]
    if safe:
        best = max(safe, key=lambda card: (evaluate([*up, card])[1], -card))
        facts |= {"card": name(view, best), "makes": evaluate([*up, best])[1]}
    if view.zones[WILD + mine]:
        facts |= wild_facts(view, mine, cards)
    return facts


def wild_facts(view: Hands, mine: int, cards: list[Piece]) -> KnownFacts:
    """Returns how a wild card could make 21 with two cards, and what a swap makes."""
    wild = view.zones[WILD + mine][0]
    up = view.zones[UP + mine]
    facts: KnownFacts = {"wild": name(view, wild)}
    pairs = [card for card in cards if evaluate([card, wild])[1] == BEST_TOTAL]
    if pairs and not up:
        facts |= {"pair": name(view, min(pairs)), "paired": 1}
    if len(up) == 1 and evaluate([*up, wild])[1] == BEST_TOTAL:
        places = [card for card in cards if evaluate([*up, card])[0] != BUST]
        facts |= {"partner": name(view, up[0]), "paired": 1}
        if places:
            place = min(places, key=lambda card: (evaluate([*up, card])[1], card))
            facts["place"] = name(view, place)
    swaps = {card: evaluate([one for one in up if one != card] + [wild]) for card in up}
    able = [card for card in up if swaps[card][0] != BUST]
    if able:
        old = max(able, key=lambda card: (swaps[card][1], -card))
        facts |= {"swap-for": name(view, old), "swap-makes": swaps[old][1]}
    return facts


def since_last_answer(
    happened: Sequence[AnyEvent], mine: int, theirs: int
) -> KnownFacts:
    """Returns the card that one drew last, and the one that the other hand showed."""
    facts: KnownFacts = {}
    for event in happened:
        if isinstance(event, Moved) and event.piece is not None:
            if event.target == f"up {theirs + 1}":
                facts["their-card"] = event.piece
            elif event.source == "deck" and event.target == f"up {mine + 1}":
                facts["drew"] = event.piece
            elif event.source == "deck" and event.target == f"wild {mine + 1}":
                facts["drew-wild"] = event.piece
    return facts


def name(view: Hands, card: Piece) -> str:
    return view.table.pieces.names[card]
