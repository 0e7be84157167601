"""Facts of Domino Knights that its guided first game speaks about.

Numbers of Knights are those on their halves, so there are none while a card changes
them.
"""

from collections.abc import Sequence
from itertools import combinations

from parlour.engine.happened import AnyEvent, Moved, Said
from parlour.engine.pieces import Piece, Seat
from parlour.games.domino_knights.chapters.kingdoms import (
    CARD,
    DEATH,
    HAND,
    KNIGHTS,
    LIFE,
    ON_SEAT,
    PLAYER,
    RECRUITS,
    USED,
    Kingdoms,
)
from parlour.games.domino_knights.chapters.knights import (
    attack_of,
    committable,
    defence_of,
    lives,
)
from parlour.games.domino_knights.playing.lessons import card_price

KnownFacts = dict[str, str | int]

PIP_WEIGHT, PRICE_WEIGHT = 5, 2
"""How a Recruit's pips count against what the cards for it are worth."""
MIN_WALL_PIPS = 4
"""A half that is high enough to defend with it alone."""


def lesson_facts(
    view: Kingdoms, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns the Kingdoms, what the question is about, and how a battle ended."""
    rival = next(other for other in view.everyone() if other != seat)
    facts: KnownFacts = {
        "health": view.scores[seat],
        "rival": rival,
        "rival-health": view.scores[rival],
    }
    calm = is_calm(view)
    match view.ask(seat).prompt:
        case "react":
            facts |= reaction_facts(view, seat, calm=calm)
        case "train":
            facts |= training_facts(view, seat)
        case "orient":
            facts |= new_knight_facts(view, seat)
        case "attack" if calm:
            facts |= attack_facts(view, seat, rival)
        case "defend" if calm:
            facts |= defence_facts(view, seat)
        case "discard":
            facts |= discard_facts(view, seat)
        case "disrupt":
            link = view.pending[-1]
            facts |= {"played": name(view, link[CARD]), "player": link[PLAYER]}
            tens = [Piece(card) for card in view.ask(seat).options]
            facts["ten"] = name(view, tens[0])
        case _:
            pass
    return facts | last_battle(seat, happened)


def is_calm(view: Kingdoms) -> bool:
    """Returns whether no card but Life on a fresh Knight bears on Knights, and none of
    them is a copy."""
    knights = [one for seat in view.everyone() for one in view.zones[KNIGHTS + seat]]
    return not (
        view.bars
        or any(view.special(Piece(row[CARD])) != LIFE for row in view.ongoing)
        or any(view.doppelganger(knight) for knight in knights)
        or any(view.marks[one] & USED and lives(view, one) for one in knights)
    )


def reaction_facts(view: Kingdoms, seat: Seat, *, calm: bool) -> KnownFacts:
    """Returns the special cards that may be played, and aims for Death and Life."""
    hand = view.zones[HAND + seat]
    cards = [Piece(token) for token in view.ask(seat).options if token in hand]
    facts: KnownFacts = {"specials": names(view, cards)}
    kinds = {view.special(card): card for card in cards}
    raiders = [Piece(knight) for group in view.attackers for knight in group]
    met = any(view.defenders)
    if DEATH in kinds and view.defender == seat and raiders and calm and not met:
        strongest = max(raiders, key=lambda one: (attack_of(view, [one]), -one))
        facts |= {
            "death": name(view, kinds[DEATH]),
            "raider": name(view, strongest),
            "raider-attack": attack_of(view, [strongest]),
            "force": attack_of(view, [*raiders]),
        }
    recruits = [
        tile for tile in view.zones[RECRUITS + seat] if not view.doppelganger(tile)
    ]
    lessons = [card for card in hand if view.worth(card)]
    if LIFE in kinds and view.turn == seat and recruits and lessons:
        tile = max(recruits, key=lambda one: (pips(view, one), -one))
        card = min(lessons, key=lambda one: (view.worth(one), one))
        facts |= {
            "life": name(view, kinds[LIFE]),
            "life-tile": name(view, tile),
            "life-attack": view.table.pieces.high[tile],
            "life-card": name(view, card),
        }
    return facts


def training_facts(view: Kingdoms, seat: Seat) -> KnownFacts:
    """Returns the Recruit that is the best bargain, and the cards that pay for it."""
    hand = sorted(card for card in view.zones[HAND + seat] if view.worth(card))
    suits = view.table.pieces.suits
    options = view.ask(seat).options
    facts: KnownFacts = {"able": len(options)}
    if any(row[ON_SEAT] == seat for row in view.ongoing):
        return facts
    facts["bargain"] = 0
    most = 0
    for tile in sorted(tile for tile in view.zones[RECRUITS + seat] if tile in options):
        if view.doppelganger(tile):
            continue
        need = pips(view, tile)
        for suit in range(4):
            own = [card for card in hand if suits[card] == suit]
            for count in range(1, len(own) + 1):
                for some in combinations(own, count):
                    paid = sum(view.worth(card) for card in some)
                    price = sum(card_price(view, card) for card in some)
                    gain = PIP_WEIGHT * need - PRICE_WEIGHT * price
                    if paid >= need and gain > most:
                        most = gain
                        facts |= {
                            "bargain": 1,
                            "recruit": name(view, tile),
                            "pips": need,
                            "with": names(view, [*some]),
                            "paid": paid,
                        }
    return facts


def new_knight_facts(view: Kingdoms, seat: Seat) -> KnownFacts:
    """Returns the new Knight that makes the best wall if it is turned round."""
    faces = view.table.pieces
    tiles = sorted(Piece(tile) for tile in view.ask(seat).options)
    walls = [
        tile
        for tile in tiles
        if faces.high[tile] >= MIN_WALL_PIPS and faces.high[tile] - faces.low[tile] > 1
    ]
    if not walls:
        return {}
    wall = max(walls, key=lambda tile: (faces.high[tile], -tile))
    return {
        "wall": name(view, wall),
        "high": faces.high[wall],
        "low": faces.low[wall],
    }


def attack_facts(view: Kingdoms, seat: Seat, rival: Seat) -> KnownFacts:
    """Returns who can block, and the Knights that none of them could bring down."""
    own = [one for one in committable(view, seat, rival) if attack_of(view, [one])]
    blockers = committable(view, rival)
    danger = attack_of(view, [*blockers])
    send = [one for one in own if not blockers or defence_of(view, [one]) >= danger]
    facts: KnownFacts = {
        "blockers": len(blockers),
        "danger": danger,
        "rival-word": f"seat-{rival}",
        "sent": len(send),
    }
    if send:
        facts |= {"send": names(view, send), "force": attack_of(view, [*send])}
    return facts


def defence_facts(view: Kingdoms, seat: Seat) -> KnownFacts:
    """Returns the strongest attacker that a Knight could hold off alone."""
    raiders = [Piece(knight) for group in view.attackers for knight in group]
    force = attack_of(view, [*raiders])
    pairs = [
        (attack_of(view, [raider]), -defence_of(view, [own]), -raider, -own)
        for raider in raiders
        for own in committable(view, seat)
        if defence_of(view, [own]) >= attack_of(view, [raider])
    ]
    facts: KnownFacts = {"force": force, "raiders": names(view, raiders)}
    if pairs:
        attack, defence, raider, own = max(pairs)
        facts |= {
            "block": name(view, -own),
            "block-defence": -defence,
            "raider": name(view, -raider),
            "raider-attack": attack,
            "through": force - attack,
        }
    return facts


def discard_facts(view: Kingdoms, seat: Seat) -> KnownFacts:
    """Returns the card that trains least, if it is a low one."""
    hand = [card for card in view.zones[HAND + seat] if view.worth(card)]
    facts: KnownFacts = {"held": len(view.zones[HAND + seat])}
    if hand:
        least = min(hand, key=lambda card: (view.worth(card), card))
        facts |= {"least": name(view, least), "least-worth": view.worth(least)}
    return facts


def last_battle(seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns the Health that a battle cost since the last answer, and the fallen."""
    hurt = hit = 0
    fallen: list[str] = []
    felled: list[str] = []
    for event in happened:
        if isinstance(event, Said) and event.message == "unblocked":
            if event.seat == seat:
                hurt += event.number
            else:
                hit += event.number
        elif isinstance(event, Moved) and event.target.startswith("graveyard "):
            if event.source == f"knights {seat}":
                fallen.append(event.piece or "")
            elif str(event.source).startswith("knights "):
                felled.append(event.piece or "")
    return {
        "hurt": hurt,
        "hit": hit,
        "fallen": " ".join(fallen),
        "felled": " ".join(felled),
    }


def pips(view: Kingdoms, tile: Piece) -> int:
    return view.table.pieces.high[tile] + view.table.pieces.low[tile]


def name(view: Kingdoms, piece: int) -> str:
    return view.table.pieces.names[piece]


def names(view: Kingdoms, pieces: list[Piece]) -> str:
    return " ".join(name(view, piece) for piece in pieces)
