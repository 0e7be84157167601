"""Reads the facts of Domino Avatars' guide again."""

from collections.abc import Sequence
from itertools import combinations

from tests.games.guided import LEARNER
from tests.games.readers.making_change import total_of, value_of
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import AnyEvent, Decided, Moved, Said, Scored, Turned

BONUS = 9
"""What a captured Avatar brings beside its pips, with dominoes up to 9-9."""
RED = "dh"


def halves(table: SeenTable, tile: str) -> tuple[int, int]:
    """The half that attacks, and the half that defends."""
    first, second = (int(half) for half in tile.split("-"))
    high, low = max(first, second), min(first, second)
    turned = any(
        isinstance(event, Turned) and event.piece == tile and event.facing
        for event in table.all
    )
    return (low, high) if turned else (high, low)


def prize(tile: str) -> int:
    return sum(int(half) for half in tile.split("-")) + BONUS


def read(table: SeenTable) -> Claims:
    seats = table.view["seats"]
    points = [0] * seats
    for event in table.all:
        if isinstance(event, Scored):
            points[event.seat] += event.points
    rival = max(range(1, seats), key=lambda seat: (points[seat], -seat))
    first = [e for e in table.all if isinstance(e, Said) and e.message in ROUNDS]
    claims: Claims = {
        "score": points[LEARNER],
        "rival": rival,
        "rival-score": points[rival],
        "cards": table.count("hand", LEARNER),
        "round": len(first),
        "last": int(len(first) == table.match.options()["goal_rounds"]),
    }
    match table.question["prompt"]:
        case "turn-round":
            claims |= placing(table)
        case "attack":
            claims |= attack(table)
        case _:
            claims |= exchange(table)
    return claims | past(table.events)


ROUNDS = ("first-player", "round")


def placing(table: SeenTable) -> Claims:
    shield = min(table.options, key=lambda tile: prize(tile))
    high, low = halves(table, shield)
    return {
        "shield": shield,
        "high": high,
        "low": low,
        "prize": prize(shield),
        "bonus": BONUS,
    }


def attack(table: SeenTable) -> Claims:
    owners = {
        tile: seat
        for seat in range(table.view["seats"])
        for tile in table.pieces("avatar", seat)
    }
    mine = [tile for tile in table.options if owners.get(tile) == LEARNER]
    rivals = [tile for tile in table.options if owners.get(tile, LEARNER) != LEARNER]
    hand = table.pieces("hand", LEARNER)

    def held(tile: str) -> int:
        return table.count("hand", owners[tile])

    rivals.sort(key=lambda tile: sorted(tile, reverse=True))
    target = min(rivals, key=lambda tile: (held(tile), -prize(tile)))
    own = max(mine, key=lambda tile: halves(table, tile)[0])
    strength, defence = halves(table, own)[0], halves(table, target)[1]
    red = [card for card in hand if card[1] in RED]
    black = [card for card in hand if card[1] not in RED]
    cards = sorted(max(black, red, key=lambda some: total_of([*some])), key=by_deck)
    if not held(target):
        enough = [card for card in hand if strength + value_of(card) > defence]
        if enough:
            cards = [min(enough, key=lambda card: (value_of(card), by_deck(card)))]
    return {
        "own": own,
        "able": len(mine),
        "target": target,
        "owner": owners[target],
        "owner-cards": held(target),
        "with": " ".join(cards),
        "attack": strength + total_of(cards),
        "defence": defence,
        "gain": prize(target),
    }


def by_deck(card: str) -> tuple[int, str]:
    return "23456789TJQKA".index(card[0]), card[1]


def exchange(table: SeenTable) -> Claims:
    """Both totals, from the Avatars and the cards that lie there."""
    said = [e for e in table.all if isinstance(e, Decided) and e.prompt == "attack"]
    own, target = str(said[-1].chosen[0]), str(said[-1].chosen[1])
    [owner] = [
        seat
        for seat in range(table.view["seats"])
        if target in table.pieces("avatar", seat)
    ]
    totals = [
        halves(table, own)[0] + total_of(table.pieces("attack")),
        halves(table, target)[1] + total_of(table.pieces("defence")),
    ]
    claims: Claims = {
        "by": said[-1].seat,
        "owner": owner,
        "own": own,
        "target": target,
        "attack": totals[0],
        "defence": totals[1],
        "gain": prize(target),
        "holds": int(totals[1] >= totals[0]),
    }
    if table.question["prompt"] == "defend":
        cards = sorted(table.options, key=by_deck)
        sets = [
            [*some]
            for count in range(len(cards) + 1)
            for some in combinations(cards, count)
            if totals[1] + total_of([*some]) >= totals[0]
        ]
        cover = min(sets, key=total_of, default=[])
        if cover:
            claims["cover"] = " ".join(cover)
            claims["covered"] = totals[1] + total_of(cover)
    return claims


def past(events: Sequence[AnyEvent]) -> Claims:
    """The first exchange of the learner's since the last answer, or else the last one
    of others: what was scored, and whose Avatar left."""
    claims: Claims = {}
    striker = helper = None
    for event in events:
        if isinstance(event, Said) and event.message.startswith("attacks-"):
            striker, helper = event.seat, None
        if isinstance(event, Said) and event.message.startswith("defends-"):
            helper = event.seat if event.seat != event.target else helper
        if isinstance(event, Said) and event.message in ("captured", "repelled"):
            if "past" in claims and LEARNER in (
                claims["past-by"],
                claims["past-owner"],
            ):
                return claims
            claims = {"past": event.message, "past-tile": event.piece or ""}
            totals = [event.number, event.of or 0]
            if event.message == "captured":
                claims["past-by"] = -1 if event.seat is None else event.seat
            else:
                totals.reverse()
                claims["past-by"] = -1 if striker is None else striker
                claims["past-owner"] = -1 if event.seat is None else event.seat
            claims["past-attack"], claims["past-defence"] = totals
            if helper is not None:
                claims["past-helper"] = helper
        if isinstance(event, Moved) and event.target == "defeated":
            claims["past-owner"] = int(str(event.source).removeprefix("avatar "))
        if isinstance(event, Scored):
            claims["past-points"] = event.points
    return claims
