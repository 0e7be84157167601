"""Reads the facts of Domino Knights' guide again.

Knights count what is on their halves; while any card but Life bears on them, the guide
has no numbers, and the learner's question says nothing about them here either.
"""

from collections.abc import Iterator
from itertools import combinations

from tests.games.guided import LEARNER
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import Decided, Moved, Said, Scored, Turned

RANKS = "23456789TJQK"
RIVAL = 1


def worth(card: str) -> int:
    """Training value; Aces and Jokers have none."""
    return RANKS.index(card[0]) + 2 if card[0] in RANKS and len(card) == 2 else 0


def price(card: str) -> int:
    return worth(card) + 7 * (worth(card) >= 10)


def by_deck(card: str) -> tuple[int, str]:
    return worth(card), card[1]


def halves(tile: str) -> tuple[int, int]:
    first, second = (int(half) for half in tile.split("-"))
    return max(first, second), min(first, second)


def read(table: SeenTable) -> Claims:
    health: dict[int, int] = {}
    for event in table.all:
        if isinstance(event, Scored):
            health[event.seat] = event.total
    claims: Claims = {
        "health": health[LEARNER],
        "rival": RIVAL,
        "rival-health": health[RIVAL],
    }
    match table.question["prompt"]:
        case "react":
            claims |= reaction(table)
        case "train":
            claims |= training(table)
        case "orient":
            claims |= new_knights(table)
        case "attack":
            claims |= attack(table)
        case "defend":
            claims |= defence(table)
        case "discard":
            low = sorted((card for card in hand(table) if worth(card)), key=by_deck)
            claims["held"] = len(hand(table))
            if low:
                claims |= {"least": low[0], "least-worth": worth(low[0])}
        case "disrupt":
            played = [event for event in table.all if is_announced(event)][-1]
            assert isinstance(played, Said)
            claims["played"] = played.piece or ""
            claims["player"] = -1 if played.seat is None else played.seat
            claims["ten"] = table.options[0]
        case _:
            pass
    return claims | battle(table)


def is_announced(event: object) -> bool:
    return isinstance(event, Said) and event.message.startswith("plays-")


def hand(table: SeenTable) -> list[str]:
    return table.pieces("hand", LEARNER)


def strengths(table: SeenTable, tile: str) -> tuple[int, int]:
    """Attack and defence of a Knight, by how it was turned last."""
    high, low = halves(tile)
    turned = False
    for event in table.all:
        if isinstance(event, Turned) and event.piece == tile:
            turned = event.facing == 1
        if isinstance(event, Moved) and event.piece == tile:
            turned = turned and event.target.startswith("knights ")
    return (low, high) if turned else (high, low)


def reaction(table: SeenTable) -> Claims:
    cards = [card for card in table.options if card in hand(table)]
    claims: Claims = {"specials": " ".join(cards)}
    raiders = raid(table)
    blocked = any(table.facts["defenders"])
    if "As" in cards and table.facts["defender"] == LEARNER and raiders and not blocked:
        raider = max(raiders, key=lambda one: strengths(table, one)[0])
        claims |= {
            "death": "As",
            "raider": raider,
            "raider-attack": strengths(table, raider)[0],
            "force": sum(strengths(table, one)[0] for one in raiders),
        }
    recruits = [tile for tile in table.pieces("recruits", LEARNER) if tile != "0-0"]
    able = sorted((card for card in hand(table) if worth(card)), key=by_deck)
    if "Ah" in cards and table.view["turn"] == LEARNER and recruits and able:
        recruits.sort(key=halves)
        tile = max(recruits, key=lambda one: sum(halves(one)))
        claims |= {
            "life": "Ah",
            "life-tile": tile,
            "life-attack": halves(tile)[0],
            "life-card": able[0],
        }
    return claims


def raid(table: SeenTable) -> list[str]:
    groups: list[list[str]] = table.facts["attackers"]
    return sorted((one for group in groups for one in group), key=halves)


def training(table: SeenTable) -> Claims:
    claims: Claims = {"able": len(table.options)}
    bargains = []
    recruits = [one for one in table.pieces("recruits", LEARNER) if one != "0-0"]
    for tile in sorted(recruits, key=halves):
        for suit in "cdhs" if tile in table.options else "":
            own = [card for card in hand(table) if worth(card) and card[1] == suit]
            for cards in sets(sorted(own, key=by_deck)):
                paid = sum(map(worth, cards))
                gain = 5 * sum(halves(tile)) - 2 * sum(map(price, cards))
                if paid >= sum(halves(tile)) and gain > 0:
                    bargains.append((gain, tile, cards, paid))
    claims["bargain"] = int(bool(bargains))
    if bargains:
        _, tile, cards, paid = max(bargains, key=lambda bargain: bargain[0])
        claims |= {
            "recruit": tile,
            "pips": sum(halves(tile)),
            "with": " ".join(cards),
            "paid": paid,
        }
    return claims


def sets(cards: list[str]) -> Iterator[list[str]]:
    for count in range(1, len(cards) + 1):
        for some in combinations(cards, count):
            yield [*some]


def new_knights(table: SeenTable) -> Claims:
    tiles = sorted(table.options, key=halves)
    walls = [one for one in tiles if halves(one)[0] >= max(4, halves(one)[1] + 2)]
    if not walls:
        return {}
    wall = max(walls, key=lambda one: halves(one)[0])
    return {"wall": wall, "high": halves(wall)[0], "low": halves(wall)[1]}


def fought(table: SeenTable) -> set[str]:
    """Knights that fought since their owner's last turn began.

    In 0.8 a Knight with Life is not used up by that.
    """
    old = table.match.options()["edition"] == "0.8"
    spent: dict[int, set[str]] = {LEARNER: set(), RIVAL: set()}
    living: dict[int, set[str]] = {LEARNER: set(), RIVAL: set()}
    turn = -1
    for event in table.all:
        if isinstance(event, Moved) and event.source == "pending":
            zone, _, seat = event.target.partition(" ")
            if zone == "knights" and old:
                living[int(seat)].add(event.piece or "")
        if not isinstance(event, Decided):
            continue
        in_turn = event.prompt in ("orient", "train", "attack", "discard")
        if in_turn and event.seat != turn:
            turn = event.seat
            spent[turn].clear()
        if event.prompt in ("attack", "defend"):
            chosen = {str(token) for token in event.chosen}
            spent[event.seat] |= chosen - living[event.seat]
    return spent[LEARNER] | spent[RIVAL]


def ready(table: SeenTable, seat: int) -> list[str]:
    row = sorted(table.pieces("knights", seat), key=halves)
    return [tile for tile in row if tile not in fought(table)]


def attack(table: SeenTable) -> Claims:
    blockers = ready(table, RIVAL)
    danger = sum(strengths(table, one)[0] for one in blockers)
    send = [
        one
        for one in ready(table, LEARNER)
        if strengths(table, one)[0]
        and (not blockers or strengths(table, one)[1] >= danger)
    ]
    claims: Claims = {
        "blockers": len(blockers),
        "danger": danger,
        "rival-word": f"seat-{RIVAL}",
        "sent": len(send),
    }
    if send:
        claims["send"] = " ".join(send)
        claims["force"] = sum(strengths(table, one)[0] for one in send)
    return claims


def defence(table: SeenTable) -> Claims:
    raiders = raid(table)
    force = sum(strengths(table, one)[0] for one in raiders)
    groups: list[list[str]] = table.facts["attackers"]
    order = [one for group in groups for one in group]
    claims: Claims = {"force": force, "raiders": " ".join(order)}
    best = None
    for raider in raiders:
        for own in ready(table, LEARNER):
            attacks, defends = strengths(table, raider)[0], strengths(table, own)[1]
            if defends < attacks:
                continue
            if best is None or (attacks, -defends) > (best[2], -best[3]):
                best = (own, raider, attacks, defends)
    if best is not None:
        claims |= {
            "block": best[0],
            "raider": best[1],
            "raider-attack": best[2],
            "block-defence": best[3],
            "through": force - best[2],
        }
    return claims


def battle(table: SeenTable) -> Claims:
    """Health by what was scored, and the Knights that went to a graveyard."""
    lost = {LEARNER: 0, RIVAL: 0}
    dead: dict[int, list[str]] = {LEARNER: [], RIVAL: []}
    for event in table.events:
        if isinstance(event, Scored) and event.points < 0:
            lost[event.seat] -= event.points
        if not isinstance(event, Moved) or event.piece is None:
            continue
        source, _, seat = str(event.source).partition(" ")
        if source == "knights" and event.target.startswith("graveyard "):
            dead[int(seat)].append(event.piece)
    return {
        "hurt": lost[LEARNER],
        "hit": lost[RIVAL],
        "fallen": " ".join(dead[LEARNER]),
        "felled": " ".join(dead[RIVAL]),
    }
