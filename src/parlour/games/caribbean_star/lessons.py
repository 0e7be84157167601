"""Facts of Caribbean Star that its guided first game speaks about."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Moved, Said, Scored
from parlour.engine.pieces import Piece, Seat, rank
from parlour.games.caribbean_star.hints import effect
from parlour.games.caribbean_star.rules import (
    DECK,
    FIRST_ACE,
    HAND,
    PLAYED,
    PRACTICE,
    CaribbeanStar,
)
from parlour.games.caribbean_star.shows import (
    MISTAKE,
    buffet_value,
    is_trick,
    minutes,
    show_value,
)

KnownFacts = dict[str, str | int]


def lesson_facts(
    view: CaribbeanStar, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns both shows, what the own cards or the card at stake would do, and what
    happened last."""
    rival = view.left_of(seat)
    mine, theirs = view.zones[PRACTICE + seat], view.zones[PRACTICE + rival]
    hand = view.zones[HAND + seat]
    aces = sorted(card for card in hand if card >= FIRST_ACE)
    facts: KnownFacts = {
        "red": int(view.red == seat),
        "rival": rival,
        "deck": len(view.zones[DECK]),
        "used": view.aces_used,
        "minutes": minutes(mine),
        "worth": show_value(mine),
        "their-minutes": minutes(theirs),
        "their-worth": show_value(theirs),
        "held": len(hand),
        "aces": len(aces),
        "ace": name_cards(view, aces[:1]),
    }
    match view.phase:
        case "play":
            facts |= hand_facts(view, seat)
        case "stop":
            facts |= stake_facts(view, seat)
        case _:
            facts |= buffet_facts(view, seat)
    return facts | last_events(view, seat, happened)


def hand_facts(view: CaribbeanStar, seat: Seat) -> KnownFacts:
    """Returns the cards that would do most good to the own show, or harm to the
    other."""
    facts: KnownFacts = {}
    playable = [card for card in view.zones[HAND + seat] if card < FIRST_ACE]
    gains = {card: change_by(view, card) for card in sorted(playable)}
    own = [card for card in gains if view.owner(card) == seat]
    others = [card for card in gains if view.owner(card) != seat]
    for name, cards in (("good", own), ("harm", others)):
        adding = [card for card in cards if adds(card)]
        if not adding:
            continue
        best = max(adding, key=lambda card: gains[card] * (1 if name == "good" else -1))
        pile = view.zones[PRACTICE + view.owner(best)]
        facts |= {
            name: name_cards(view, [best]),
            f"{name}-change": abs(gains[best]),
            f"{name}-is-so": int((gains[best] > 0) == (name == "good")),
            f"{name}-minutes": minutes([*pile, best]),
            f"{name}-after": show_value([*pile, best]),
        }
    for name, cards in (("perform", own), ("force", others)):
        shows = [card for card in cards if rank(card) in (7, 9)]
        facts |= {name: name_cards(view, shows[:1])} if shows else {}
    tricks = [card for card in own if is_trick(card)]
    if tricks:
        facts["trick"] = name_cards(view, [max(tricks)])
    small = [card for card in own if MISTAKE[rank(card)]]
    if small:
        facts["small"] = name_cards(view, [max(small)])
    return facts


def adds(card: Piece) -> bool:
    """Returns whether a card goes to a practice pile."""
    return rank(card) not in (5, 7, 8, 9)


def change_by(view: CaribbeanStar, card: Piece) -> int:
    """Returns by how much a card would change the worth of its owner's show."""
    pile = view.zones[PRACTICE + view.owner(card)]
    return show_value([*pile, card]) - show_value(pile) if adds(card) else 0


def stake_facts(view: CaribbeanStar, seat: Seat) -> KnownFacts:
    """Returns what the card at stake would do if nobody stops it."""
    card = view.zones[PLAYED + view.resolving][0]
    kind, values = effect(view, seat, card)
    facts: KnownFacts = {"stake": name_cards(view, [card]), "stake-kind": kind}
    facts["stake-mine"] = mine = values["mine"]
    pile = view.zones[PRACTICE + view.owner(card)]
    if kind == "add":
        after = [*pile, card]
        gain = show_value(after) - show_value(pile)
        facts |= {
            "stake-before": show_value(pile),
            "stake-after": show_value(after),
            "stake-minutes": minutes(after),
            "stake-loss": -gain if mine else gain,
        }
    elif kind == "perform":
        worth = show_value(pile)
        facts |= {"stake-value": worth, "stake-loss": -worth if mine else worth}
    elif kind == "feed":
        facts["stake-tricks"] = sum(is_trick(one) for one in pile)
    return facts


def buffet_facts(view: CaribbeanStar, seat: Seat) -> KnownFacts:
    """Returns the trick to cash in: half its points, and what the show is worth
    then."""
    pile = view.zones[PRACTICE + seat]
    gains: dict[Piece, int] = {}
    for card in pile:
        if is_trick(card):
            rest = [other for other in pile if other != card]
            gains[card] = buffet_value(card) + show_value(rest)
    best = max(gains, key=lambda card: (gains[card], card))
    return {
        "cash": name_cards(view, [best]),
        "cash-points": buffet_value(best),
        "cash-after": gains[best] - buffet_value(best),
        "cash-gain": gains[best] - show_value(pile),
    }


def last_events(
    view: CaribbeanStar, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns the two cards of the turn, who stopped what, and who performed."""
    facts: KnownFacts = {"swapped": 0}
    for event in happened:
        match event:
            case Moved(target=target, piece=piece) if target.startswith("played"):
                mine = target.endswith(f" {seat}")
                facts["my-card" if mine else "their-card"] = piece or ""
            case Said(message="stopped", piece=piece, seat=stopper):
                facts["stopped"] = piece or ""
                facts["stopped-by-me"] = int(stopper == seat)
            case Said(message="swapped"):
                facts["swapped"] = 1
            case Said(message="trick" | "mistake" | "rehearsal", piece=piece):
                facts["added"] = piece or ""
                facts["added-mine"] = int(event.seat == seat)
                facts["added-mistake"] = int(event.message == "mistake")
            case Scored(seat=scorer, points=points):
                facts["my-show" if scorer == seat else "their-show"] = points
            case _:
                pass
    return facts


def name_cards(view: CaribbeanStar, cards: list[Piece]) -> str:
    return " ".join([view.table.pieces.names[card] for card in cards])
