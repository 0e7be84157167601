"""Facts of Following Suit that its guided first game speaks about."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Moved, Said, Scored
from parlour.engine.pieces import Piece, Seat, suit
from parlour.games.following_suit.hints import prey_of
from parlour.games.following_suit.rules import (
    DISCARD,
    HAND,
    HUNTER,
    POOL,
    PREY,
    FollowingSuit,
    suit_sums,
    turns_in_all,
)

KnownFacts = dict[str, str | int]


def lesson_facts(
    view: FollowingSuit, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns the richest prey, the own best suit and its hunter, and what became of
    the last mark."""
    hand = sorted(view.zones[HAND + seat], reverse=True)
    pool = suit_sums(view.zones[POOL])
    own = suit_sums(hand)
    mine = own.index(max(own))
    best = max(hand, key=lambda mark: pool[PREY[suit(mark)]])
    facts: KnownFacts = {
        "round": view.round_number,
        "turn": view.turns,
        "left": turns_in_all(view.seats) - view.turns + 1,
        "count": len(hand),
        "mine": mine,
        "own": own[mine],
        "pool": pool[mine],
        **mark_facts(view, seat, best, "best"),
        **mark_facts(view, seat, last_mark(view, hand), "last"),
    }
    hunters = [card for card in hand if suit(card) == HUNTER[mine]]
    if hunters:
        facts |= mark_facts(view, seat, hunters[0], "hunter")
    return facts | last_round(seat, happened) | last_catch(view, seat, happened)


def mark_facts(
    view: FollowingSuit, seat: Seat, mark: Piece, name: str
) -> dict[str, str | int]:
    """Returns what a mark may capture from the pool, and how many cards beat it."""
    taken = prey_of(view, mark)
    left = [card for card in view.zones[HAND + seat] if card != mark]
    return {
        name: view.table.pieces.names[mark],
        f"{name}-suit": suit(mark),
        f"{name}-prey": PREY[suit(mark)],
        f"{name}-points": sum(suit_sums(taken)),
        f"{name}-takes": len(taken),
        f"{name}-higher": len(higher_unseen(view, seat, mark)),
        f"{name}-sum": max(suit_sums(left + taken)),
    }


def last_mark(view: FollowingSuit, hand: list[Piece]) -> Piece:
    """Returns the mark that makes the best suit richest if it captures."""

    def richest(mark: Piece) -> int:
        left = [card for card in hand if card != mark]
        return max(suit_sums(left + prey_of(view, mark)))

    return max(hand, key=richest)


def higher_unseen(view: FollowingSuit, seat: Seat, mark: Piece) -> list[Piece]:
    """Returns the higher cards of its suit that somebody else may hold."""
    seen = view.zones[HAND + seat] + view.zones[POOL] + view.zones[DISCARD]
    return [Piece(card) for card in range(mark + 4, 52, 4) if card not in seen]


def last_round(seat: Seat, happened: Sequence[AnyEvent]) -> KnownFacts:
    """Returns what the others scored if a round has ended since the last answer."""
    points = {one.seat: one.points for one in happened if isinstance(one, Scored)}
    if not points:
        return {"ended": 0}
    top = max(
        (other for other in points if other != seat), key=lambda other: points[other]
    )
    return {
        "ended": 1,
        "scored": points[seat],
        "top": top,
        "top-scored": points[top],
    }


def last_catch(
    view: FollowingSuit, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns what the last mark captured, what beat it, and who captured it."""
    numbers = view.table.token_numbers
    marks: dict[int, str] = {}
    captors: dict[int, int] = {}
    points = 0
    got = 0
    for event in happened:
        if isinstance(event, Moved) and event.target.startswith("mark "):
            marks[int(event.target.removeprefix("mark "))] = event.piece or ""
        elif isinstance(event, Said) and event.message == "captures":
            captors[event.number] = -1 if event.seat is None else event.seat
        elif isinstance(event, Moved) and event.target == f"hand {seat}":
            if event.source == "deck" or not event.piece:
                continue
            got += 1
            points += sum(suit_sums([Piece(numbers[event.piece])]))
    if seat not in marks:
        return {"mark": ""}
    mine = Piece(numbers[marks[seat]])
    facts: KnownFacts = {
        "mark": marks[seat],
        "mark-suit": suit(mine),
        "mark-prey": PREY[suit(mine)],
        "got": got,
        "got-points": points,
        "beaten": 0,
        "caught": 0,
    }
    captor = captors.get(PREY[suit(mine)], seat)
    if captor != seat:
        facts |= {"beaten": 1, "beater": captor, "beater-mark": marks[captor]}
    if suit(mine) in captors:
        captor = captors[suit(mine)]
        facts |= {"caught": 1, "catcher": captor, "catcher-mark": marks[captor]}
    return facts
