"""Facts of Last Man Standing that its guided first game speaks about."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Decided, Moved, Paid, Said
from parlour.engine.pieces import Piece, Seat
from parlour.games.last_man_standing.hints import try_fighter
from parlour.games.last_man_standing.rules import (
    CARDS_BOUGHT,
    FIGHTERS,
    HAND,
    LINE,
    POT,
    ROUNDS,
    LastManStanding,
)

KnownFacts = dict[str, str | int]

JACK_RANK = 11
"""The rank that lives longest, about."""
SECOND_FIGHTER_LOSS = 4
"""What a second fighter of a rank is worth less."""


def lesson_facts(
    view: LastManStanding, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns the best card to buy or to send out, and what the last one did."""
    facts: KnownFacts = {
        "pot": view.chips[POT],
        "up": max(0, view.chips[seat]),
        "down": max(0, -view.chips[seat]),
    }
    if view.phase == "auction":
        return facts | buying_facts(view, seat) | last_purchases(seat, happened)
    return facts | battle_facts(view, seat) | last_fight(seat, happened)


def buying_facts(view: LastManStanding, seat: Seat) -> KnownFacts:
    """Returns the card of the line nearest to a Jack, the price counted in."""
    ranks = view.rank_of()
    held = [ranks[card] for card in view.zones[HAND + seat]]
    line = view.zones[LINE]

    def cost(place: int) -> int:
        rank = ranks[line[place]]
        return (
            abs(rank - JACK_RANK)
            + view.prices[place]
            + SECOND_FIGHTER_LOSS * (rank in held)
        )

    places = range(len(line))
    best = min(places, key=cost)
    facts: KnownFacts = {
        "lap": view.purchases // view.seats + 1,
        "to-buy": CARDS_BOUGHT - view.purchases // view.seats,
        "buy": name(view, line[best]),
        "price": view.prices[best],
        "alone": int(ranks[line[best]] not in held),
        "next": view.left_of(seat),
    }
    if best < len(line) - 1:
        facts["slides"] = name(view, line[best + 1])
        facts["slides-to"] = view.prices[best]
    return facts


def battle_facts(view: LastManStanding, seat: Seat) -> KnownFacts:
    """Returns who is standing, and the fighter to send out."""
    ranks = view.rank_of()
    teams = [
        (ranks[card], owner, card)
        for owner in view.everyone()
        for card in view.zones[FIGHTERS + owner]
    ]
    mine = [card for _, owner, card in sorted(teams) if owner == seat]
    facts: KnownFacts = {
        "round": view.round_number,
        "standing": len(teams),
        "own": len(mine),
        "rivals": len(teams) - len(mine),
        "mine": " ".join(name(view, card) for card in mine),
    }
    hand = sorted(view.zones[HAND + seat], key=lambda card: (ranks[card], card))
    if view.round_number == ROUNDS:
        hand.sort(key=lambda card: abs(ranks[card] - JACK_RANK))
    elif view.round_number > 1:
        late = sorted(
            hand, key=lambda card: (abs(ranks[card] - JACK_RANK), -ranks[card])
        )
        facts["late"] = " ".join(name(view, card) for card in hand if card in late[:2])
        hand = [card for card in hand if card not in late[:2]]
    send = hand[0]
    if facts["rivals"]:
        if view.round_number < ROUNDS:  # the first that lives, as things stand
            send = min(hand, key=lambda card: try_fighter(view, seat, card)[1])
        coins, falls = try_fighter(view, seat, send)
        lowest, highest = min(teams), max(teams)
        tops = [card for rank, _, card in sorted(teams) if rank == highest[0]]
        facts |= {
            "coins": coins,
            "lives": int(not falls),
            "low": name(view, lowest[2]),
            "low-owner": lowest[1],
            "lowest": sum(rank == lowest[0] for rank, _, _ in teams),
            "high": " ".join(name(view, card) for card in tops),
        }
    facts["send"] = name(view, send)
    return facts


def last_purchases(seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns what was bought last, and the dearest purchase since by somebody else."""
    facts: KnownFacts = {}
    price = 0
    for event in happened:
        if isinstance(event, Decided):
            price = 0
        elif isinstance(event, Paid) and event.target == "pot":
            price = event.amount
        elif isinstance(event, Moved) and event.source == "line":
            buyer = event.target.removeprefix("hand ")
            if not buyer.isdecimal():
                continue
            if int(buyer) == seat:
                facts |= {"bought": event.piece or "", "paid": price}
            elif price >= int(facts.get("their-price", 0)):
                facts |= {
                    "their-price": price,
                    "theirs": event.piece or "",
                    "buyer": int(buyer),
                }
    return facts


def last_fight(seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns what the own fighters earned in the last round, and who fell to whom."""
    facts: KnownFacts = {}
    fallen: list[str] = []
    sent: dict[int, str] = {}
    earned = 0
    attack = None
    for event in happened:
        if isinstance(event, Said) and event.message == "attacks":
            attack = event
        elif isinstance(event, Paid) and event.target == seat:
            earned += event.amount
        elif isinstance(event, Moved) and event.target == "discard":
            if event.source == f"fighters {seat}" and attack is not None:
                fallen.append(event.piece or "")
                facts |= {
                    "killer": -1 if attack.seat is None else attack.seat,
                    "killed-by": attack.piece or "",
                    "from-below": int(attack.rule == "LMS-13"),
                }
        elif isinstance(event, Moved) and str(event.source).startswith("hand "):
            sent[int(str(event.source).removeprefix("hand "))] = event.piece or ""
    if seat not in sent:
        return {}
    facts |= {
        "sent": sent[seat],
        "earned": earned,
        "lost": len(fallen),
        "fallen": " ".join(fallen),
    }
    twins = [
        other for other in sent if other != seat and sent[other][0] == sent[seat][0]
    ]
    if twins:
        facts |= {"rival-twin": sent[twins[0]], "twin-owner": twins[0]}
    return facts


def name(view: LastManStanding, card: Piece) -> str:
    return view.table.pieces.names[card]
