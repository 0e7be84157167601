"""The Lost Pueblo of Doctor Green: hand-overs and accusations."""

from typing import Any

from tests.games.previews.told import moved, names, read_alike, spelled

from parlour.engine.game import token_name
from parlour.engine.pieces import Piece, Seat
from parlour.engine.views import view
from parlour.games import find
from parlour.games.lost_pueblo import rules as pueblo
from parlour.presentation.hints import hints_of
from parlour.testing.previews import Hints, PreviewedAnswer, Values

KINDS = (
    "hand",
    "turn",
    "you-are-out",
    "thief",
    "innocent",
    "out",
    "did",
    "exposed",
    "cleared",
    "gave-them",
)


def claims(f: PreviewedAnswer) -> int:
    before, after = f.before, f.after
    going_on = before.round_number == after.round_number and after.waiting
    given = f.hint_values("handing")
    if given is not None and going_on:
        receiver = pueblo.HAND + int(given["seat"])
        assert len(after.zones[receiver]) == given["count"]
    if given is not None:
        assert (f.points_scored() == 1) == (f.hint_values("away") is not None)
    sixth = f.hint_values("sixth")
    if sixth is not None:
        receiver = int(sixth["seat"])
        thief = pueblo.ACE in before.zones[pueblo.HAND + receiver]
        assert thief == (f.points_scored(receiver) == 0)
    elif given is not None:
        assert (
            f.points_scored(int(given["seat"])) == 0
            or f.hint_values("out-of-it") is not None
        )
    last = f.hint_values("out-of-it") is not None
    if given is not None:
        out = f.seat in [event[1] for event in f.events_saying("drops-out")]
        won = sixth is not None and f.points_scored(int(sixth["seat"])) == 1
        assert out == (last and not won)
        assert given["risk"] == ("six" if sixth else "last" if last else "none")
    for name in ("asking", "asking-may-refuse"):
        asked = f.hint_values(name)
        if asked is not None:
            target = Seat(int(asked["seat"]))
            assert len(before.zones[pueblo.HAND + target]) == asked["count"]
            at_once = bool(f.events_saying("drops-out") or f.events_saying("escaped"))
            at_once |= bool(
                f.events_saying("end-escaped")
                or f.events_saying("six")
                or f.events_saying("end-six")
            )
            assert at_once == (name == "asking" and asked["count"] == 1)
        if asked is not None and going_on and after.phase == "asked":
            may = pueblo.REFUSE in after.ask(target).options
            assert may == (name == "asking-may-refuse")
    refused = f.hint_values("refusing")
    assert (refused is not None) == (f.answer == [pueblo.REFUSE])
    if refused is not None:
        assert refused["seat"] == before.turn
        drawn = f.events_saying("drawn") or f.events_saying("end-drawn")
        assert drawn or (after.phase == "turn" and after.turns == before.turns + 1)
        if going_on:
            assert not [event for event in f.events if event[0] == "moved"]
    if before.phase == "turn" and f.answer[0] == pueblo.ACCUSE:
        accused(f)
    said_of_the_answer(f)
    counted(f)
    compared = read_alike(f, "lost-pueblo", KINDS, table)
    return len(f.hints) + told_of_others(f) + compared


def said_of_the_answer(f: PreviewedAnswer) -> None:
    """The first thing that is said of each kind of answer."""
    before = f.before
    name = f.hints[0][0]
    if f.answer == [pueblo.REFUSE]:
        assert name == "refusing"
    elif before.phase != "turn" or f.answer[0] == pueblo.GIVE:
        assert name == "handing"
    elif f.answer[0] == pueblo.ASK:
        assert name == ("asking-may-refuse" if before.options.may_refuse else "asking")
    elif pueblo.ACE in before.zones[pueblo.HAND + f.seat]:
        assert name in ("bluff", "bluff-escapes")
    else:
        assert name == "stake"


def counted(f: PreviewedAnswer) -> None:
    """What a player did is noted by what was done."""
    if f.before.phase != "turn" or f.after.round_number != f.before.round_number:
        return
    for word, notes in (("give", "gave"), ("ask", "asked"), ("accuse", "accused")):
        was, now = getattr(f.before, notes), getattr(f.after, notes)
        more = token_name(f.before.table, f.answer[0]) == word
        assert now[f.seat] == was[f.seat] + more


def table(state: Any, seat: Seat) -> Hints:
    """The hand and turn, the own aim, and what is known of the others."""
    told: Hints = []
    hands = state.options.hands
    if hands > 1:
        told.append(("hand", {"number": state.round_number, "hands": hands}))
    told.append(("turn", {"number": state.turns, "cap": state.options.turn_cap}))
    own = state.zones[pueblo.HAND + seat]
    if not own:
        told.append(("you-are-out", {}))
    elif pueblo.ACE in own:
        told.append(("thief", {"number": len(own)}))
    else:
        told.append(("innocent", {"number": 6 - len(own)}))
    for other in state.everyone():
        if other != seat:
            told += known_of(state, seat, other)
    return told


def known_of(state: Any, seat: Seat, other: Seat) -> Hints:
    """What a player did, and what this seat can tell of the hand."""
    hand = state.zones[pueblo.HAND + other]
    if not hand:
        return [("out", {"seat": other})]
    told: Hints = []
    did: Values = {
        "gave": state.gave[other],
        "asked": state.asked[other],
        "accused": state.accused[other],
    }
    if any(did.values()):
        told.append(("did", {"seat": other, **did}))
    known = sorted(card for card in hand if state.known[card] >> seat & 1)
    if pueblo.ACE in known:
        told.append(("exposed", {"seat": other}))
        known.remove(pueblo.ACE)
    elif state.cleared >> other & 1:
        told.append(("cleared", {"seat": other}))
    if known:
        told.append(("gave-them", {"seat": other, "pieces": spelled(state, known)}))
    return told


def accused(f: PreviewedAnswer) -> None:
    """What an accusation costs, once the penalty is paid with any cards."""
    before = f.before
    target = Seat(f.answer[1] - pueblo.SEAT)
    right = pueblo.ACE in before.zones[pueblo.HAND + target]
    stake = f.hint_values("stake")
    thief = pueblo.ACE in before.zones[pueblo.HAND + f.seat]
    assert thief == (stake is None)
    for name in ("stake", "bluff", "bluff-escapes", "penalty-wins"):
        assert (f.hint_values(name) or {}).get("seat", target) == target
    assert (f.points_scored() == 1) == (
        right or f.hint_values("bluff-escapes") is not None
    )
    suspects = f.hint_values("suspects")
    known = [v for n, v in f.hints if n in ("cleared", "exposed", "gave-them")]
    assert len(known) + (suspects is not None) == (not thief)
    if suspects is not None:
        may = [
            other
            for other in before.seats_in(before.still_in & ~before.cleared)
            if other != f.seat and may_hold_ace(before, f.seat, Seat(other))
        ]
        assert target in may
        assert suspects["count"] == len(may)
    for name, values in f.hints:
        if name in ("cleared", "exposed", "gave-them"):
            hand = before.zones[pueblo.HAND + int(values["seat"])]
            assert (pueblo.ACE in hand) == (name == "exposed")
            assert not right
            if name == "gave-them":
                assert set(str(values["pieces"]).split()) == names(f, hand)
    if right or f.hint_values("bluff-escapes") is not None:
        return
    trial = f.after.copy()
    trial.events = list(f.events)
    if trial.phase == "penalty":
        trial.take(f.seat, trial.giveable(f.seat)[: pueblo.PENALTY_CARDS])
    end = PreviewedAnswer(f.seat, [], [], before, trial, trial.events)
    paid = moved(end, pueblo.HAND + f.seat, pueblo.HAND + target)
    if stake is not None:
        assert len(paid) == stake["count"]
    wins = f.hint_values("penalty-wins")
    assert (end.points_scored(target) == 1) == (wins is not None)
    if wins is not None:
        assert len(before.zones[pueblo.HAND + target]) + len(paid) == wins["count"]
    out = f.seat in [event[1] for event in end.events_saying("drops-out")]
    assert out == (f.hint_values("penalty-last") is not None)
    exposes = f.hint_values("bluff-exposes") is not None
    assert exposes == (thief and len(paid) == 1)
    exposed = [event[1] for event in end.events_saying("exposed")]
    assert before.exposed or exposes == (f.seat in exposed)


def may_hold_ace(state: Any, seat: Seat, other: Seat) -> bool:
    """Whether a seat cannot tell that another one does not have the Ace of spades."""
    if state.known[pueblo.ACE] >> seat & 1:
        return pueblo.ACE in state.zones[pueblo.HAND + other]
    hand = state.zones[pueblo.HAND + other]
    return any(not state.known[card] >> seat & 1 for card in hand)


def told_of_others(f: PreviewedAnswer) -> int:
    """What is told of the others is so."""
    before = f.before
    told = hints_of(find("lost-pueblo"))(view(before, f.seat), f.seat)
    for name, said in told:
        if "seat" in said:
            hand = before.zones[pueblo.HAND + int(said["seat"])]
            assert (not hand) == (name == "out")
            if name in ("exposed", "cleared"):
                assert (pueblo.ACE in hand) == (name == "exposed")
                assert name == "cleared" or before.exposed
            if name == "gave-them":
                assert set(str(said["pieces"]).split()) <= names(f, hand)
        if name == "innocent":
            giver = next(s for s in before.seats_in(before.still_in) if s != f.seat)
            for short in (0, 1):
                trial = before.copy()
                more = [Piece(0)] * (int(said["number"]) - short)
                trial.zones[pueblo.HAND + f.seat] += more
                trial.hand_over(Seat(giver), f.seat, [])
                assert trial.scores[f.seat] == before.scores[f.seat] + 1 - short
        if name == "thief":
            hand = before.zones[pueblo.HAND + f.seat]
            assert pueblo.ACE in hand
            assert len(hand) == said["number"]
    return len([name for name, _ in told if name not in ("hand", "turn", "did")])
