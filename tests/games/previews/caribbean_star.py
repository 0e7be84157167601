"""Caribbean Star: shows and buffets."""

from typing import Any

from tests.games.previews.told import moved, names, read_alike, spelled

from parlour.engine.pieces import Piece, Seat, rank
from parlour.games.caribbean_star import rules as caribbean
from parlour.testing.previews import Hints, PreviewedAnswer, Values

KINDS = (
    "own-red",
    "own-black",
    "show",
    "comedy",
    "acting",
    "card-add",
    "card-halt",
    "card-swap",
    "card-perform",
    "card-feed",
)
DOES = {5: "swap", 7: "perform", 8: "feed", 9: "perform", 14: "halt"}
"""What ranks do; all others join a practice pile (CAR-10 to CAR-15)."""


def claims(f: PreviewedAnswer) -> int:
    said_of_the_answer(f)
    return 1 + took_effect(f) + read_alike(f, "caribbean-star", KINDS, table)


def said_of_the_answer(f: PreviewedAnswer) -> None:
    """What a card would do, or what an Ace or the buffet brings."""
    ((name, said),) = f.hints
    before = f.before
    match before.phase:
        case "play":
            kind, values = effect(before, f.seat, f.answer[0])
            assert (name, said) == (f"would-{kind}", values)
        case "stop" if f.answer:
            card = before.zones[caribbean.PLAYED + before.resolving]
            home = caribbean.HAND + f.seat
            assert name == "would-stop"
            assert {said["piece"]} == names(f, card)
            assert names(f, card) <= moved(f, caribbean.PLAYED + before.resolving, home)
            assert moved(f, home, caribbean.DISCARD) == names(f, f.answer)
        case "stop":
            card = before.zones[caribbean.PLAYED + before.resolving][0]
            kind, values = effect(before, f.seat, card)
            assert (name, said) == (f"would-{kind}", values)
        case _:
            assert name == ("would-cash" if f.answer else "would-decline")
            pile = before.zones[caribbean.PRACTICE + f.seat]
            assert said["before"] == performed(before, f.seat, pile)["value"]


def took_effect(f: PreviewedAnswer) -> int:
    """A card that nobody stopped did what was said, and so did a buffet."""
    before, after = f.before, f.after
    if before.phase == "stop" and (f.answer or before.queue):
        return 0
    claims = 0
    card = before.zones[caribbean.PLAYED + before.resolving]
    if before.phase == "stop":
        owner = before.owner(card[0])
        show = f.hint_values("would-perform")
        if show is not None:
            claims += 1
            first = next(e for e in f.events if e[0] == "scored")
            assert (first[1], first[2]) == (owner, show["value"])
        added = f.hint_values("would-add")
        if added is not None and after.waiting and after.phase == "stop":
            claims += 1
            pile = after.zones[caribbean.PRACTICE + owner]
            assert performed(after, owner, pile)["value"] == added["after"]
        if f.hint_values("would-swap") is not None:
            claims += 1
            assert f.events_saying("swapped")
        fed = f.hint_values("would-feed")
        if fed is not None:
            claims += 1
            assert bool(f.events_saying("no-buffet")) != (after.phase == "buffet")
            assert (owner == f.seat) == bool(fed["mine"])
            assert after.phase != "buffet" or after.asks(owner)
    cashed = f.hint_values("would-cash")
    if cashed is not None:
        claims += 1
        first = next(e for e in f.events if e[0] == "scored")
        assert (first[1], first[2]) == (f.seat, cashed["number"])
    left = cashed or f.hint_values("would-decline")
    piles = range(caribbean.PRACTICE, caribbean.PRACTICE + 2)
    stirred = [e for e in f.events if e[0] == "moved" and {e[2], e[3]} & {*piles}]
    if left is not None and len(stirred) == (cashed is not None):
        claims += 1
        pile = after.zones[caribbean.PRACTICE + f.seat]
        worth = performed(after, f.seat, pile)["value"]
        assert worth == left["after" if cashed else "before"]
    return claims


def table(state: Any, seat: Seat) -> Hints:
    """The own colour, both shows as they would be scored, and the card at stake."""
    held = len(state.zones[caribbean.HAND + seat])
    turns = held + len(state.zones[caribbean.DECK]) // 2
    diamond = next(card for card in caribbean.PACK if spelled(state, [card]) == "2d")
    own = "own-red" if state.owner(diamond) == seat else "own-black"
    told: Hints = [(own, {"turns": turns})]
    for owner in state.everyone():
        show = performed(state, owner, state.zones[caribbean.PRACTICE + owner])
        told.append(("show" if show["minutes"] else "comedy", {"seat": owner, **show}))
    if state.phase != "play":
        card = state.zones[caribbean.PLAYED + state.resolving]
        told.append(("acting", {"piece": spelled(state, card)}))
    elif state.asks(seat):
        told += [tag(state, seat, card) for card in state.zones[caribbean.HAND + seat]]
    return told


def performed(state: Any, owner: Seat, pile: list[Piece]) -> Values:
    """What a practice pile brings if it is performed, and how it is counted."""
    trial = state.copy()
    trial.events = []
    trial.zones[caribbean.PRACTICE + owner] = pile[:]
    trial.perform(owner, "CAR-13")
    said = {e[5]: e[3] for e in trial.events if e[0] == "said"}
    minutes = said.get("show", 0)
    return {
        "minutes": minutes,
        "tricks": said.get("tricks", 0),
        "mistakes": sum(rank(card) for card in pile if rank(card) < 5),
        "times": 2 ** len([card for card in pile if rank(card) == 6]),
        "value": trial.scores[owner] - state.scores[owner],
    }


def tag(state: Any, seat: Seat, card: Piece) -> tuple[str, Values]:
    """What a card of the hand would do, and by how much it changes a show."""
    kind, values = effect(state, seat, card)
    if kind == "add":
        change = int(values["after"]) - int(values["before"])
        values["change"] = f"{change:+}".replace("-", "−") if change else "0"
    return f"card-{kind}", values


def effect(state: Any, seat: Seat, card: Piece) -> tuple[str, Values]:
    """What a card does for its owner's show, as piles lie."""
    owner = state.owner(card)
    kind = DOES.get(rank(card), "add")
    values: Values = {"piece": spelled(state, [card]), "mine": int(owner == seat)}
    pile = state.zones[caribbean.PRACTICE + owner]
    now = performed(state, owner, pile)
    if kind == "perform":
        values["value"] = now["value"]
    if kind == "add":
        then = performed(state, owner, [*pile, card])
        values["before"], values["after"] = now["value"], then["value"]
        values["minutes"] = then["minutes"]
    return kind, values
