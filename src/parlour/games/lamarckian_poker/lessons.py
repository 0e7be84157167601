"""Facts of Lamarckian Poker that its guided first game speaks about."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Moved, Said
from parlour.engine.pieces import Piece, Seat, suit
from parlour.games.lamarckian_poker.hints import name_cards, takes
from parlour.games.lamarckian_poker.rules import (
    DISCARD,
    HAND,
    MATCHES,
    POOL,
    LamarckianPoker,
    turns_in_all,
)
from parlour.kit.poker import best_five, category, hand_value

KnownFacts = dict[str, str | int]


def lesson_facts(
    view: LamarckianPoker, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns the turn, the best marks, the own poker hand, and what the last mark
    took."""
    hand = sorted(view.zones[HAND + seat], reverse=True)
    turns = turns_in_all(view.seats)
    most = max(hand, key=lambda mark: len(takes(view, mark)))
    five = best_five(hand)
    facts: KnownFacts = {
        "turn": view.turns,
        "left": turns - view.turns + 1,
        "count": len(hand),
        "category": category(hand_value(hand)),
        "five": name_cards(view, five),
        "best": view.table.pieces.names[most],
        "takes": len(takes(view, most)),
        "taken": name_cards(view, takes(view, most)),
        "higher": name_cards(view, higher_unseen(view, seat, most)),
    }
    facts["rivals-higher"] = len(str(facts["higher"]).split())
    both = [mark for mark in hand if takes_both_ways(view, mark)]
    if both:
        mark = max(both, key=lambda one: len(takes(view, one)))
        facts["both"] = view.table.pieces.names[mark]
        facts["both-taken"] = name_cards(view, takes(view, mark))
    spare = [card for card in hand if card not in five]
    if spare:
        mark = max(spare, key=lambda one: len(takes(view, one)))
        facts["spare"] = view.table.pieces.names[mark]
        facts["spare-takes"] = len(takes(view, mark))
    return facts | catch(view, seat, happened)


def takes_both_ways(view: LamarckianPoker, mark: Piece) -> bool:
    """Returns whether a mark takes by its suit, and another card by its rank."""
    found = takes(view, mark)
    by_suit = [card for card in found if suit(card) == suit(mark)]
    return 0 < len(by_suit) < len(found)


def higher_unseen(view: LamarckianPoker, seat: Seat, mark: Piece) -> list[Piece]:
    """Returns the higher cards that may lie in a rival's hand."""
    seen = view.zones[HAND + seat] + view.zones[POOL] + view.zones[DISCARD]
    return [Piece(card) for card in range(mark + 1, 52) if card not in seen]


def catch(
    view: LamarckianPoker, seat: Seat, happened: Sequence[AnyEvent]
) -> KnownFacts:
    """Returns what the last mark took, and what a quicker mark took away from it."""
    marks: dict[str, str] = {}
    for event in happened:
        if isinstance(event, Moved) and event.target.startswith("mark "):
            marks[event.target.removeprefix("mark ")] = event.piece or ""
    mine = marks.get(f"{seat}", "")
    facts: KnownFacts = {"mark": mine, "got": 0, "snatched": 0}
    if not mine:
        return facts
    numbers = view.table.token_numbers
    acted = False
    got = 0
    for event in happened:
        if isinstance(event, Said) and event.message in ("captures", "nothing"):
            acted = acted or event.seat == seat
        elif isinstance(event, Moved) and event.source == "pool":
            wanted = event.piece and MATCHES[numbers[mine]][numbers[event.piece]]
            if event.target == f"hand {seat}":
                got += 1
            elif wanted and not acted and facts["snatched"] == 0:
                facts["snatched"] = 1
                facts["snatched-card"] = event.piece or ""
                facts["quicker"] = int(event.target.removeprefix("hand "))
                facts["quicker-mark"] = marks[event.target.removeprefix("hand ")]
    facts["got"] = got
    return facts
