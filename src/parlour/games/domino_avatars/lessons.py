"""Facts of Domino Avatars that its guided first game speaks about."""

from collections.abc import Sequence
from itertools import combinations

from parlour.engine.happened import AnyEvent, Said, Scored
from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.domino_avatars.bot import prize, shortfall
from parlour.games.domino_avatars.exchange import HAND
from parlour.games.domino_avatars.hints import names, worth
from parlour.games.domino_avatars.rules import DominoAvatars

KnownFacts = dict[str, str | int]


def lesson_facts(
    view: DominoAvatars, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns what an Avatar can do and bring, and how the last exchange ended."""
    others = [other for other in view.everyone() if other != seat]
    rival = max(others, key=lambda other: view.scores[other])
    facts: KnownFacts = {
        "score": view.scores[seat],
        "rival": rival,
        "rival-score": view.scores[rival],
        "cards": len(view.zones[HAND + seat]),
        "round": view.round,
        "last": int(view.round == view.options.goal_rounds),
    }
    match view.phase:
        case "place":
            facts |= placing_facts(view, seat)
        case "attack":
            facts |= attack_facts(view, seat)
        case _:
            facts |= exchange_facts(view, seat)
    return facts | last_exchange(seat, happened)


def placing_facts(view: DominoAvatars, seat: Seat) -> KnownFacts:
    """Returns the Avatar to be turned round, and its halves."""
    faces = view.table.pieces
    tiles = [Piece(tile) for tile in view.ask(seat).options]
    shield = min(tiles, key=lambda tile: (view.pips(tile), tile))
    return {
        "shield": names(view, [shield]),
        "high": faces.high[shield],
        "low": faces.low[shield],
        "prize": prize(view, shield),
        "bonus": view.options.domino_set,
    }


def attack_facts(view: DominoAvatars, seat: Seat) -> KnownFacts:
    """Returns the attack on the player with fewest cards: one card where nobody can
    answer, else all of the stronger colour."""
    able = view.ready(seat)[1:]
    tiles = [Piece(tile) for tile in view.targets(seat)]

    def count_hand(tile: Piece) -> int:
        return len(view.zones[HAND + view.owner(tile)])

    target = min(tiles, key=lambda tile: (count_hand(tile), -prize(view, tile), tile))
    own = min([Piece(tile) for tile in able], key=lambda one: -view.attack_base(one))
    hand = sorted(view.zones[HAND + seat])
    colours = view.table.pieces.colours
    sets = [[card for card in hand if colours[card] == one] for one in (0, 1)]
    cards = max(sets, key=lambda cards: worth(view, cards))
    need = view.defence_base(target) - view.attack_base(own)
    if not count_hand(target):
        enough = [card for card in hand if worth(view, [card]) > need]
        enough.sort(key=lambda card: (worth(view, [card]), card))
        cards = enough[:1] or cards
    return {
        "own": names(view, [own]),
        "able": len(able),
        "target": names(view, [target]),
        "owner": view.owner(target),
        "owner-cards": count_hand(target),
        "with": names(view, cards),
        "attack": view.attack_base(own) + worth(view, cards),
        "defence": view.defence_base(target),
        "gain": prize(view, target),
    }


def exchange_facts(view: DominoAvatars, seat: Seat) -> KnownFacts:
    """Returns both totals, and the cheapest cards of one's own that would hold."""
    facts: KnownFacts = {
        "by": view.attacker,
        "owner": view.defender,
        "own": names(view, [view.striker]),
        "target": names(view, [view.target]),
        "attack": view.attack_score,
        "defence": view.defence_score,
        "gain": prize(view, view.target),
        "holds": int(shortfall(view) <= 0),
    }
    cover = cheapest_cards(view, view.ask(seat).options)
    if view.phase == "defend" and cover:
        facts["cover"] = names(view, cover)
        facts["covered"] = view.defence_score + worth(view, cover)
    return facts


def cheapest_cards(view: DominoAvatars, options: list[Token]) -> list[Piece]:
    """Returns the cards of the lowest total that hold, and of those the fewest."""
    hand = sorted(Piece(card) for card in options)
    found: list[Piece] = []
    least = 1000
    for count in range(1, len(hand) + 1):
        for some in combinations(hand, count):
            total = worth(view, [*some])
            if shortfall(view) <= total < least:
                least = total
                found = [*some]
    return found


def last_exchange(seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns how an exchange of one's own ended since the last answer, or else the
    last one of others."""
    found: KnownFacts = {}
    by = helper = -1
    for event in happened:
        if isinstance(event, Said) and event.message.startswith("attacks-"):
            by = -1 if event.seat is None else event.seat
            helper = -1
        elif isinstance(event, Said) and event.message.startswith("defends-"):
            if event.seat is not None and event.seat != event.target:
                helper = event.seat
        elif isinstance(event, Said) and event.message in ("captured", "repelled"):
            if seat in (found.get("past-by"), found.get("past-owner")):
                break
            taken = event.message == "captured"
            first = -1 if event.seat is None else event.seat
            owner = event.target if taken else first
            totals = (event.number, event.of or 0)
            found = {
                "past": event.message,
                "past-by": first if taken else by,
                "past-owner": -1 if owner is None else owner,
                "past-attack": totals[0] if taken else totals[1],
                "past-defence": totals[1] if taken else totals[0],
                "past-tile": event.piece or "",
            }
            if helper >= 0:
                found["past-helper"] = helper
        elif isinstance(event, Scored) and event.seat == found.get("past-by"):
            found.setdefault("past-points", event.points)
    return found
