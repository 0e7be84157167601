"""Abandon Ship!: lifeboats, fights and claims."""

from typing import Any

from tests.games.previews.told import names, number_of, read_alike, spelled

from parlour.engine.pieces import Piece, Seat
from parlour.games.abandon_ship import rules as abandon
from parlour.testing.previews import Hints, PreviewedAnswer, Values

SUITS = ("clubs", "diamonds", "hearts", "spades")
KINDS = (*SUITS, "round", "deck", "safe", "beat", "beat-last")


def claims(f: PreviewedAnswer) -> int:
    before, after = f.before, f.after
    same = before.round_number == after.round_number and after.waiting
    thrown = f.hint_values("would-throw")
    if thrown is not None and same:
        card = f.answer[0]
        boat = after.zones[abandon.BOAT + (card & 3)]
        assert sum(abandon.VALUES[one] for one in boat) == thrown["boat"]
    for name in ("would-attack", "would-answer"):
        said = f.hint_values(name)
        if said is None:
            continue
        rival = Seat(int(said["seat"]))
        hand = after.zones[abandon.HAND + rival]
        assert said["held"] == len(hand)
        seen = names(f, before.zones[abandon.HAND + f.seat])
        for one in before.everyone():
            seen |= names(f, before.zones[abandon.BOARD + one])
        for suit in range(4):
            seen |= names(f, before.zones[abandon.BOAT + suit])
        seen |= names(f, before.zones[abandon.FIGHT])
        lying = [piece for zone in before.table.live for piece in before.zones[zone]]
        able = 0
        hidden = [one for one in lying if not names(f, [one]) <= seen]
        for one in hidden:
            able += one in after.answers([one, *hand[1:]])
        assert said["higher"] == able, said
        assert said["unseen"] == len(hidden)
    gave = f.hint_values("would-give-up")
    if gave is not None and same:
        rival = Seat(int(gave["seat"]))
        grown = len(after.zones[abandon.BOARD + rival])
        assert grown == len(before.zones[abandon.BOARD + rival]) + 1
    run = f.hint_values("would-run")
    if run is not None:
        for event in f.events_saying("boards"):
            if event[1] == f.seat:
                assert number_of(event) == run["boat"]
        for event in f.events_saying("claims"):
            suit = f.answer[0] & 3
            if event[2] & 3 == suit and event[1] == f.seat:
                assert number_of(event) == run["strength"]
            elif event[2] & 3 == suit:
                assert number_of(event) <= int(run["rival"])
        assert run["rival"] == strongest_rival(before, f.seat, f.answer[0] & 3)
        assert run["suit"] == SUITS[f.answer[0] & 3]
    said_of_the_card(f)
    return len(f.hints) + keys_held(f) + read_alike(f, "abandon-ship", KINDS, table)


def said_of_the_card(f: PreviewedAnswer) -> None:
    """One thing is said of each answer, and of the card in it."""
    ((name, values),) = f.hints
    match f.before.phase:
        case "act" if f.answer[1] == abandon.DISCARD:
            assert name == "would-throw"
        case "act":
            assert name == "would-attack"
        case "fight" if f.answer[0] == abandon.SURRENDER:
            assert name == "would-give-up"
            return
        case "fight":
            assert name == "would-answer"
        case _:
            assert name == "would-run"
    assert {values["piece"]} == names(f, f.answer[:1])
    worth = abandon.VALUES[f.answer[0]]
    assert values.get("number", worth) == worth


def keys_held(f: PreviewedAnswer) -> int:
    """Nobody boards before a player whose key was called safe."""
    if f.before.phase != "showdown" or f.answer[0] not in safe_keys(f.before, f.seat):
        return 0
    suit = f.answer[0] & 3
    boarding = [event for message in BOARDING for event in f.events_saying(message)]
    assert [e[1] for e in boarding if e[2] & 3 == suit] == [f.seat]
    return 1


BOARDING = ("boards", "boards-alone", "boards-higher")


def table(state: Any, seat: Seat) -> Hints:
    """The round, the lifeboats, safe keys, and the card that is to be beaten."""
    target = state.options.target_score
    told: Hints = [
        ("round", {"round": state.round_number, "seat": state.dealer, "target": target})
    ]
    if state.zones[abandon.DECK]:
        told.append(("deck", {"count": len(state.zones[abandon.DECK])}))
    told += [(SUITS[suit], lifeboat(state, seat, suit)) for suit in range(4)]
    safe = safe_keys(state, seat)
    if safe:
        told.append(("safe", {"pieces": spelled(state, safe)}))
    if state.phase == "fight" and state.asks(seat):
        told.append(to_beat(state, seat))
    return told


def to_beat(state: Any, seat: Seat) -> tuple[str, Values]:
    """The last card of the fight, and whether only a King may answer it."""
    card = state.zones[abandon.FIGHT][-1]
    worth = abandon.VALUES[card]
    kings = [one for one in abandon.PACK if abandon.VALUES[one] == abandon.KING]
    values: Values = {"piece": spelled(state, [card]), "number": worth}
    rest = state.zones[abandon.HAND + seat][1:]
    able = [one for one in abandon.PACK if one in state.answers([one, *rest])]
    higher = [one for one in abandon.PACK if abandon.VALUES[one] > worth]
    assert able == (higher if rest else [one for one in kings if one in higher])
    return ("beat" if rest else "beat-last"), values


def lifeboat(state: Any, seat: Seat, suit: int) -> Values:
    """The points of a suit, by where they lie."""
    boards = [
        in_suit(state.zones[abandon.BOARD + one], suit) for one in state.everyone()
    ]
    own = boards.pop(seat)
    return {
        "zone": f"{SUITS[suit]}-lifeboat",
        "boat": in_suit(state.zones[abandon.BOAT + suit], suit),
        "mine": own + in_suit(state.zones[abandon.HAND + seat], suit),
        "rival": max(boards),
        "unseen": in_suit(hidden_from(state, seat), suit),
    }


def safe_keys(state: Any, seat: Seat) -> list[Piece]:
    """Cards whose suit nobody can be as strong in, whatever lies hidden."""
    if state.phase != "showdown":
        return []
    safe = []
    for key in state.zones[abandon.HAND + seat]:
        held = state.zones[abandon.HAND + seat] + state.zones[abandon.BOARD + seat]
        if strongest_rival(state, seat, key & 3) < in_suit(held, key & 3):
            safe.append(key)
    return safe


def strongest_rival(state: Any, seat: Seat, suit: int) -> int:
    """What another player would have in a suit who held the best cards unseen."""
    hidden = [one for one in hidden_from(state, seat) if one & 3 == suit]
    hidden.sort(key=lambda one: -abandon.VALUES[one])
    strengths = [0]
    for other in state.everyone():
        held = len(state.zones[abandon.HAND + other])
        if other != seat and held:
            best = hidden[:held] + state.zones[abandon.BOARD + other]
            strengths.append(in_suit(best, suit))
    return max(strengths)


def hidden_from(state: Any, seat: Seat) -> list[Piece]:
    """The cards in the deck, put aside and in other hands."""
    zones = [abandon.DECK, abandon.ASIDE]
    zones += [abandon.HAND + one for one in state.everyone() if one != seat]
    return [card for zone in zones for card in state.zones[zone]]


def in_suit(cards: list[Piece], suit: int) -> int:
    return sum(abandon.VALUES[card] for card in cards if card & 3 == suit)
