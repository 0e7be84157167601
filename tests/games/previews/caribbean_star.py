"""Caribbean Star: shows and buffets."""

from parlour.games.caribbean_star import rules as caribbean
from parlour.games.caribbean_star.shows import show_value
from parlour.testing.previews import Foretold


def claims(f: Foretold) -> int:
    before, after = f.before, f.after
    if before.phase == "stop" and (f.answer or before.queue):
        return 0
    claims = 0
    card = before.zones[caribbean.PLAYED + before.resolving]
    if before.phase == "stop":
        owner = before.owner(card[0])
        performed = f.said("would-perform")
        if performed is not None:
            claims += 1
            first = next(e for e in f.events if e[0] == "scored")
            assert (first[1], first[2]) == (owner, performed["value"])
        added = f.said("would-add")
        if added is not None and after.waiting and after.phase == "stop":
            claims += 1
            pile = after.zones[caribbean.PRACTICE + owner]
            assert show_value(pile) == added["after"]
    cashed = f.said("would-cash")
    if cashed is not None:
        claims += 1
        first = next(e for e in f.events if e[0] == "scored")
        assert (first[1], first[2]) == (f.seat, cashed["number"])
    left = cashed or f.said("would-decline")
    piles = range(caribbean.PRACTICE, caribbean.PRACTICE + 2)
    stirred = [e for e in f.events if e[0] == "moved" and {e[2], e[3]} & {*piles}]
    if left is not None and len(stirred) == (cashed is not None):
        claims += 1
        pile = after.zones[caribbean.PRACTICE + f.seat]
        assert show_value(pile) == left["after" if cashed else "before"]
    return claims
