"""Reads the facts of Spots' guide again."""

from fractions import Fraction

from tests.games.guided import LEARNER
from tests.games.readers.making_change import change_for, total_of, value_of
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import Decided, Moved


def read(table: SeenTable) -> Claims:
    seats = range(table.view["seats"])
    hand = table.pieces("hand", LEARNER)
    middle = table.pieces("middle")
    dealt = table.facts["start_totals"]
    off = [Fraction(one - min(dealt), 2) for one in dealt]
    stands = [total_of(table.pieces("score-pile", seat)) - off[seat] for seat in seats]
    rival = max(seats[1:], key=lambda seat: (stands[seat], -seat))
    claims: Claims = {
        "left": len(hand),
        "total": total_of(middle),
        "hand": dealt[LEARNER],
        "least": min(dealt),
        "pile": total_of(table.pieces("score-pile", LEARNER)),
        "mine": in_halves(stands[LEARNER]),
        "rival": rival,
        "rival-hand": dealt[rival],
        "rival-handicap": in_halves(off[rival]),
        "theirs": in_halves(stands[rival]),
        "next": (LEARNER + 1) % len(seats),
        "short": "",
        "excess": -1,
    }
    changed = {card: change_for(value_of(card), middle) for card in hand}
    dear = [card for card in hand if not changed[card]]
    if dear:
        claims["short"] = max(dear, key=value_of)
    able = [card for card in hand if changed[card]]
    if able:
        best = max(
            able,
            key=lambda card: (
                total_of(changed[card]) - value_of(card),
                value_of(card),
                -hand.index(card),
            ),
        )
        claims |= {
            "best": best,
            "pays": " ".join(changed[best]),
            "excess": total_of(changed[best]) - value_of(best),
        }
    return claims | last_card(table)


def last_card(table: SeenTable) -> Claims:
    """What the learner's last card fetched, from the pieces that moved."""
    mine = False
    turned: list[str] = []
    got: list[str] = []
    paid = ""
    for event in table.events:
        if isinstance(event, Decided):
            mine = event.seat == LEARNER
        if isinstance(event, Moved) and event.piece is not None and mine:
            if event.source == f"hand {LEARNER}":
                paid = event.piece
            elif event.target == "middle" and event.source == "deck":
                turned.append(event.piece)
            elif event.target == f"score-pile {LEARNER}":
                got.append(event.piece)
    if not paid:
        return {}
    return {
        "paid": paid,
        "turned": " ".join(turned),
        "fetched": " ".join(got),
        "got": total_of(got) - value_of(paid),
    }


def in_halves(number: Fraction) -> str:
    whole = int(abs(number))
    half = "½" if number.denominator == 2 else ""
    text = f"{whole}{half}" if whole or not half else half
    return f"−{text}" if number < 0 else text
