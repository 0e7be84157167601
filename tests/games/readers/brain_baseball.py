"""Reads the facts of Brain Baseball!'s guide again."""

from tests.games.guided import LEARNER
from tests.games.readers.making_change import total_of, value_of
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import Decided, Moved, Said

PACK = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"]


def glove(card: str) -> int:
    """What a card counts in the field: the Ace 15, the deuce 14 (BBB-07)."""
    return {"A": 15, "2": 14}.get(card[0], value_of(card))


def read(table: SeenTable) -> Claims:
    seats = range(table.view["seats"])
    points = [total_of(table.pieces("balls", seat)) for seat in seats]
    rival = max(seats[1:], key=lambda seat: (points[seat], -seat))
    claims: Claims = {
        "held": len(table.pieces("hand", LEARNER)),
        "points": points[LEARNER],
        "rival": rival,
        "rival-points": points[rival],
        "pitcher": pitcher(table),
        "strikes": strikes(table),
    }
    cards = [str(option) for option in table.options if option != "pass"]
    match table.question["prompt"]:
        case "pitch":
            claims |= pitch(table, cards)
        case "swing":
            claims |= ball(table, "swing", pitcher(table))
            claims |= swing(table, cards)
        case _:
            hits = [e for e in table.all if isinstance(e, Said) and is_hit(e)]
            hitter = int(hits[-1].seat or 0)
            claims |= ball(table, "fielding", hitter)
            claims |= field(table, cards) | {"hitter": hitter}
    return claims | last_ball(table)


def is_hit(event: object) -> bool:
    return isinstance(event, Said) and event.message == "hit"


def pitcher(table: SeenTable) -> int:
    if table.question["prompt"] == "pitch":
        return LEARNER
    pitches = [e for e in table.all if isinstance(e, Decided) and e.prompt == "pitch"]
    return pitches[-1].seat


def strikes(table: SeenTable) -> int:
    """Strikes since a ball was last hit, all by one pitcher."""
    found = 0
    for event in table.all:
        if isinstance(event, Said) and event.message == "strike":
            found += 1
        elif isinstance(event, Said) and event.message in ("hit", "cannot-pitch"):
            found = 0
    return found


def unseen(table: SeenTable) -> list[str]:
    seen = {*table.pieces("discard"), *table.pieces("ball")}
    for seat in range(table.view["seats"]):
        for zone in ("hand", "swing", "fielding", "balls"):
            seen |= {*table.pieces(zone, seat)}
    return [card for card in PACK if card not in seen]


def pitch(table: SeenTable, cards: list[str]) -> Claims:
    cards = sorted(cards, key=lambda card: (value_of(card), card[1]))
    spare = [card for card in cards if card[0] not in "A2"] or cards
    hidden = unseen(table)
    claims: Claims = {"unseen": len(hidden)}
    for kind, card in (("low", cards[0]), ("pitch", spare[0])):
        hits = [one for one in hidden if value_of(one) <= value_of(card)]
        claims |= {kind: card, f"{kind}-value": value_of(card)}
        claims[f"{kind}-hit"] = len(hits)
    return claims


def ball(table: SeenTable, row: str, stop: int) -> Claims:
    [thrown] = table.pieces("ball")
    seats = table.view["seats"]
    later = 0
    for step in range(1, seats):
        other = (LEARNER + step) % seats
        if other == stop:
            break
        later += table.count("hand", other) > 0
    played = {
        seat: table.pieces(row, seat)[0]
        for seat in range(seats)
        if table.pieces(row, seat)
    }
    claims: Claims = {
        "ball": thrown,
        "value": value_of(thrown),
        "later": later,
        "leading": int(bool(played)),
    }
    if played:
        worth = value_of if row == "swing" else glove
        leader = max(played, key=lambda seat: worth(played[seat]))
        claims |= {"leader": leader, "best": played[leader]}
    return claims


def swing(table: SeenTable, cards: list[str]) -> Claims:
    [thrown] = table.pieces("ball")
    cards = sorted(cards, key=lambda card: (value_of(card), card[1]))
    spare = [card for card in cards if card[0] in "345678"]
    claims: Claims = {"able": len(cards), "spare": len(spare)}
    if cards:
        exact = [card for card in spare if card[0] == thrown[0]]
        order = table.pieces("hand", LEARNER)
        exact.sort(key=order.index)
        best = [*exact, *spare, *cards][0]
        top = [
            card
            for card in unseen(table)
            if value_of(best) < value_of(card) <= value_of(thrown)
        ]
        claims |= {
            "swing": best,
            "swing-value": value_of(best),
            "topped": len(top),
        }
    return claims


def field(table: SeenTable, cards: list[str]) -> Claims:
    claims: Claims = {"able": len(cards)}
    if cards:
        catch = min(cards, key=lambda card: (glove(card), card[1]))
        claims |= {
            "catch": catch,
            "catch-counts": glove(catch),
            "catch-precious": int(catch[0] in "A2"),
            "higher": sum(glove(card) > glove(catch) for card in unseen(table)),
        }
    return claims


def last_ball(table: SeenTable) -> Claims:
    """The first ball that was won since, by the cards that lay before it."""
    claims: Claims = {}
    row: dict[str, tuple[int, str]] = {}
    for event in table.events:
        if is_hit(event) and isinstance(event, Said):
            claims |= {"hit-by": int(event.seat or 0), "hit-with": event.piece or ""}
        if isinstance(event, Moved) and event.target.startswith("fielding "):
            seat = int(event.target.removeprefix("fielding "))
            row["catch"] = (seat, event.piece or "")  # each is above the one before
        if isinstance(event, Said) and event.message == "strike":
            claims |= {"strike": event.number, "thrower": int(event.seat or 0)}
        if not isinstance(event, Moved) or event.source != "ball":
            continue
        winner = int(event.target.removeprefix("balls "))
        won = event.piece or ""
        claims |= {"won": won, "won-value": value_of(won), "winner": winner}
        if "catch" in row and "strike" not in claims:
            claims |= {"caught-by": row["catch"][0], "caught-with": row["catch"][1]}
        elif "strike" not in claims and "hit-by" not in claims:
            claims |= earlier_catch(table)
        break
    return claims


def earlier_catch(table: SeenTable) -> Claims:
    """The catch that lay there before the learner passed."""
    said = table.said("caught")
    if not said or said[0].seat is None:
        return {}
    return {"caught-by": said[0].seat, "caught-with": said[0].piece or ""}
