"""Facts of Willow that its guided first game speaks about."""

from collections.abc import Sequence

from parlour.engine.happened import AnyEvent, Decided, Paid, Said
from parlour.engine.pieces import Seat
from parlour.games.willow.hands import PAIR, VALUES, hand_worth, rank_or_gap
from parlour.games.willow.hints import HIGHEST_VALUE, lower_hands, odds, unseen_values
from parlour.games.willow.rules import DOWN, POT, UP, Willow

SHOWDOWN = ("wins-pair", "wins-gap", "wins-high")


def lesson_facts(
    view: Willow, seat: Seat, happened: Sequence[AnyEvent]
) -> dict[str, str | int]:
    """Returns the betting, the own hand and its chances, and what rivals did."""
    hidden = view.zones[DOWN + seat][0]
    least, most = view.bounds(seat)
    pot = view.chips[POT]
    facts: dict[str, str | int] = {
        "hand": view.hand,
        "round": 1 if view.phase == "first" else 2,
        "deals": int(view.dealer == seat),
        "pot": pot,
        "owed": view.level - view.paid[seat],
        "level": view.level,
        "paid": view.put_in[seat],
        "least": least,
        "small": min(max(least, 3), most),
        "half": min(max(least, pot // 2), most),
        "rivals": view.still_in.bit_count() - 1,
        "out": view.playing.bit_count() - view.still_in.bit_count(),
        "piece": view.table.pieces.names[hidden],
        "reach": max(VALUES[hidden] - 1, HIGHEST_VALUE - VALUES[hidden]),
    }
    facts |= raises(view, seat, happened)
    facts |= ending_of_hand(view, seat, happened)
    if view.zones[UP + seat]:
        facts |= chances(view, seat)
    return facts


def chances(view: Willow, seat: Seat) -> dict[str, str | int]:
    """Returns the own hand, and the share of the hands of the most dangerous rival that
    it beats; a tie counts half."""
    held = [view.zones[DOWN + seat][0], view.zones[UP + seat][0]]
    own = hand_worth(*held)
    unseen = unseen_values(view, seat)
    found: list[tuple[int, Seat]] = []
    for rival in view.seats_in(view.still_in & ~(1 << seat)):
        shown = view.zones[UP + rival][0]
        lower, total = lower_hands(own, VALUES[shown], unseen)
        found.append((round(100 * lower / total), rival))
    ahead, rival = min(found)
    facts: dict[str, str | int] = {
        "pieces": " ".join(view.table.pieces.names[card] for card in held),
        "pair": int(own >= PAIR),
        "gap": 0 if own >= PAIR else rank_or_gap(own),
        "ahead": ahead,
        "rival": rival,
    }
    if view.level:
        facts["need"] = odds(view, seat)[1]["percent"]
    return facts


def raises(
    view: Willow, seat: Seat, happened: Sequence[AnyEvent]
) -> dict[str, str | int]:
    """Returns who made the last bet or raise of this round, and how rivals answered the
    own one."""
    raiser, folded, called = -1, 0, 0
    for event in happened:
        if isinstance(event, Said) and event.message in ("hand", "pot"):
            raiser = -1
        if isinstance(event, Said) and event.message == "level":
            raiser = -1 if event.seat is None else event.seat
        if isinstance(event, Decided) and event.seat != seat:
            folded += event.chosen == ["fold"]
            called += event.chosen == ["call"]
    bettor = raiser if raiser != seat else -1
    return {"raiser": bettor, "folded": folded, "called": called}


def ending_of_hand(
    view: Willow, seat: Seat, happened: Sequence[AnyEvent]
) -> dict[str, str | int]:
    """Returns how the last hand ended, if it ended since the last answer."""
    facts: dict[str, str | int] = {"ended": "", "winner": -1, "won": 0}
    for event in happened:
        if isinstance(event, Said):
            if event.message == "alone":
                facts["ended"] = "alone"
            elif event.message in SHOWDOWN or event.message == "shares":
                facts["ended"] = "shown"
        elif isinstance(event, Paid) and event.source == "pot":
            facts["winner"] = event.target
            facts["won"] = event.amount
    facts["mine"] = int(facts["winner"] == seat)
    return facts
