"""Reads the facts of The Lost Pueblo's guide again."""

from collections.abc import Sequence

from tests.games.guided import LEARNER
from tests.games.readers.seen import Claims, SeenTable

from parlour.engine.happened import AnyEvent, Decided, Moved, Said, Scored

ENDS = ("caught", "escaped", "six", "lone", "drawn")
ACE = "As"


def read(table: SeenTable) -> Claims:
    hands, of_hand = this_hand(table.all)
    hand = table.pieces("hand", LEARNER)
    claims: Claims = {
        "hand": hands,
        "held": len(hand),
        "more": len(hand) + 1,
        "need": 6 - len(hand),
        "thief": int(ACE in hand),
        "score": sum(
            event.points
            for event in table.all
            if isinstance(event, Scored) and event.seat == LEARNER
        ),
    }
    acts = [e for e in of_hand if isinstance(e, Decided) and e.prompt == "act"]
    match table.question["prompt"]:
        case "act":
            claims |= turn(table, acts, innocents(of_hand))
        case "hand-over":
            asker = acts[-1].seat
            claims |= {
                "asker": asker,
                "asker-after": table.count("hand", asker) + 1,
                "left": len(hand) - 1,
                "card": table.options[0],
            }
        case _:
            wronged = int(str(acts[-1].chosen[1]).removeprefix("seat-"))
            claims |= {
                "wronged": wronged,
                "wronged-after": table.count("hand", wronged) + 2,
                "left": len(hand) - 2,
                "penalty": " ".join(table.options[:2]),
                "suspects": len(suspects(table, innocents(of_hand))),
            }
    return claims | lately(table)


def this_hand(events: Sequence[AnyEvent]) -> tuple[int, list[AnyEvent]]:
    hands = 0
    found: list[AnyEvent] = []
    for event in events:
        if isinstance(event, Said) and event.message == "begins":
            hands += 1
            found = []
        found.append(event)
    return hands, found


def innocents(of_hand: list[AnyEvent]) -> list[int | None]:
    """Players who were accused and did not have the Ace."""
    return [
        event.seat
        for event in of_hand
        if isinstance(event, Said) and event.message == "innocent"
    ]


def suspects(table: SeenTable, cleared: list[int | None]) -> list[int]:
    able = []
    for seat in range(1, table.view["seats"]):
        seen = table.pieces("hand", seat)
        if ACE in seen:
            return [seat]
        if seat not in cleared and len(seen) < table.count("hand", seat):
            able.append(seat)
    return able


def turn(table: SeenTable, acts: list[Decided], cleared: list[int | None]) -> Claims:
    sizes = {seat: table.count("hand", seat) for seat in range(1, table.view["seats"])}
    sizes = {seat: size for seat, size in sizes.items() if size}
    able = suspects(table, cleared)
    rich = max(sizes, key=lambda seat: (sizes[seat], -seat))
    poor = min(sizes, key=lambda seat: (sizes[seat], seat))
    claims: Claims = {
        "suspects": len(able),
        "rich": rich,
        "rich-word": f"seat-{rich}",
        "rich-held": sizes[rich],
        "poor": poor,
        "poor-word": f"seat-{poor}",
        "poor-after": sizes[poor] + 2,
    }
    gifts = [act.seat for act in acts if act.chosen[0] == "give" and act.seat in able]
    if gifts:
        giver = max(gifts, key=lambda seat: (gifts.count(seat), -seat))
        claims |= {
            "giver": giver,
            "giver-word": f"seat-{giver}",
            "gave": gifts.count(giver),
        }
    if len(able) == 1:
        claims |= {"only": able[0], "only-word": f"seat-{able[0]}"}
    return claims


def lately(table: SeenTable) -> Claims:
    """How a hand ended since the last answer, or else what was given and proved."""
    claims: Claims = {}
    act = None
    for event in table.events:
        if isinstance(event, Decided) and event.prompt == "act":
            act = event
        if isinstance(event, Said) and event.message in ENDS:
            act = None
            claims = {"ended": event.message}
            claims["winner"] = -1 if event.seat is None else event.seat
            claims["other"] = -1 if event.target is None else event.target
        if act is None or "ended" in claims:
            continue
        whom = int(str(act.chosen[1]).removeprefix("seat-"))
        asked = act.chosen[0] == "ask" and act.seat == LEARNER
        got = isinstance(event, Moved) and event.target == f"hand {LEARNER}"
        if asked and got:
            assert isinstance(event, Moved)
            claims |= {"got": event.piece or "", "got-from": whom}
        was_innocent = isinstance(event, Said) and event.message == "innocent"
        if was_innocent and LEARNER not in (act.seat, whom):
            claims |= {"cleared": whom, "accuser": act.seat}
    return claims
