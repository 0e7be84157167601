"""Hints for a player of Brain Baseball!"""

from typing import Final

from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.brain_baseball.bot import unseen_cards
from parlour.games.brain_baseball.rules import (
    BALL,
    CATCH,
    DISCARD,
    FIELDING,
    HAND,
    PASS,
    STRIKES,
    SWING,
    WON,
    BrainBaseball,
)
from parlour.kit.values import VALUE, total

Hint = tuple[str, dict[str, str | int]]

RANKS: Final = "-A23456789TJQK"
"""Letters by value."""


def hints(view: BrainBaseball, seat: Seat) -> list[Hint]:
    """Returns the inning, the strikes, what may be played at the ball, and the
    points."""
    if not view.waiting:
        return []
    hints: list[Hint] = [
        (
            "inning",
            {
                "number": view.round_number,
                "innings": view.options.innings,
                "seat": view.dealer,
            },
        ),
        strikes(view),
    ]
    if view.phase != "pitch":
        hints.append(swings(view) if view.phase == "swing" else catches(view))
        if view.asks(seat):
            hints.append(asked_after(view, seat))
    if view.phase == "field" and view.asks(seat):
        for card in view.zones[HAND + seat]:
            if FIELDING[card] != VALUE[card]:
                face = view.table.pieces.names[card]
                hints.append(("counts", {"piece": face, "number": FIELDING[card]}))
    for other in view.everyone():
        hints.append(
            (
                "points",
                {
                    "seat": other,
                    "inning": total(view.zones[WON + other]),
                    "total": view.scores[other],
                },
            )
        )
    played = [VALUE[card] for card in view.zones[BALL] + view.zones[DISCARD]]
    for other in view.everyone():
        for row in (SWING, CATCH, WON):
            played += [VALUE[card] for card in view.zones[row + other]]
    if played:
        ranks = " ".join([RANKS[value] for value in sorted(played)])
        hints.append(("played", {"ranks": ranks}))
    unseen = [VALUE[card] for card in unseen_cards(view, seat)]
    hints.append(("unseen", {"aces": unseen.count(1), "deuces": unseen.count(2)}))
    return hints


def final_hand(view: BrainBaseball, seat: Seat) -> tuple[list[Piece], None]:
    """Returns the balls of a pitcher who struck out three hitters (BBB-15)."""
    balls = view.zones[WON + seat]
    return (balls if len(balls) == STRIKES else []), None


def preview(view: BrainBaseball, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """Shows what a pitch invites, or what tops a swing or a catch."""
    if not chosen:
        return []
    card = chosen[0]
    unseen = unseen_cards(view, seat)
    if card == PASS:
        return [("would-pass", {"act": "pass"})]
    values: dict[str, str | int] = {"act": "play", "unseen": len(unseen)}
    if view.phase == "pitch":
        ball = VALUE[card]
        last = view.streak == STRIKES - 1 and view.options.three_strike_rule
        values["number"] = ball
        values["last"] = int(last)
        values["n"] = len([one for one in unseen if VALUE[one] <= ball])
        return [("would-pitch", values)]
    if view.phase == "swing":
        ball = VALUE[view.zones[BALL][0]]
        mine = VALUE[card]
        values["n"] = len([one for one in unseen if mine < VALUE[one] <= ball])
    else:
        mine = FIELDING[card]
        values["n"] = len([one for one in unseen if FIELDING[one] > mine])
    values["number"] = mine
    if asked_after(view, seat)[0] == "last-asked":
        return [("would-have", values)]
    return [("would-lead", values)]


def strikes(view: BrainBaseball) -> Hint:
    if view.streak == STRIKES - 1 and view.options.three_strike_rule:
        return "two-strikes", {"seat": view.pitcher}
    return "pitcher", {"seat": view.pitcher, "strikes": view.streak}


def swings(view: BrainBaseball) -> Hint:
    """Returns the values that may swing now."""
    ball = VALUE[view.zones[BALL][0]]
    if view.mark == ball:
        return "swing-closed", {"ball": ball}
    if view.mark + 1 == ball:
        return "swing-exact", {"ball": ball}
    return "swing", {"ball": ball, "low": view.mark + 1}


def catches(view: BrainBaseball) -> Hint:
    """Returns the values that may catch now."""
    ball = VALUE[view.zones[BALL][0]]
    if view.mark == max(FIELDING):
        return "field-closed", {"ball": ball}
    return "field", {"ball": ball, "low": view.mark + 1}


def asked_after(view: BrainBaseball, seat: Seat) -> Hint:
    """Shows the seats that may still play at this ball."""
    stop = view.pitcher if view.phase == "swing" else view.hitter
    later: list[Seat] = []
    other = view.left_of(seat)
    while other != stop:
        if view.zones[HAND + other]:
            later.append(other)
        other = view.left_of(other)
    if not later:
        return "last-asked", {}
    return "asked-next", {"count": len(later), "seat": later[0]}


def holdings(view: BrainBaseball) -> tuple[str, list[int]]:
    """Returns what decides the game: points, or dollars (BBB-16, BBB-17)."""
    if view.options.gambling:
        return "dollars", view.chips[: view.seats]
    return "points", view.scores[: view.seats]
