"""Special cards at any time: open windows, and chains of Wizards (KNI-300 ...)."""

from parlour.engine.pieces import Seat, Token
from parlour.games.domino_knights.chapters import effects, specials
from parlour.games.domino_knights.chapters.kingdoms import HAND, PLAYER, Kingdoms
from parlour.games.domino_knights.chapters.moments import NO_WINDOW
from parlour.kit.windows import ask_after, ask_from, holders, stands


def restart(state: Kingdoms) -> None:
    """Gives priority to the active player, then clockwise (KNI-302, KNI-305)."""
    state.to_ask = holders(state, HAND, state.alive)
    if ask_from(state, state.turn, state.to_ask):
        state.enter("react")
    else:
        state.window = NO_WINDOW


def react(state: Kingdoms, seat: Seat, tokens: list[Token]) -> None:
    """Takes one special card, or a pass; the window closes when all have passed."""
    if tokens:
        state.played = True
        announce(state, seat, tokens)
        return
    state.to_ask &= ~(1 << seat)
    if not ask_after(state, seat, state.to_ask):
        state.window = NO_WINDOW
        state.go_on()


def announce(state: Kingdoms, seat: Seat, tokens: list[Token]) -> None:
    """Announces a special card and its aim; the others may answer it."""
    specials.announce(state, seat, tokens)
    open_chain(state)


def open_chain(state: Kingdoms) -> None:
    """Lets everybody else answer the card on top with a Wizard (KNI-303)."""
    seat = Seat(state.pending[-1][PLAYER])
    state.to_ask = holders(state, HAND, state.alive) & ~(1 << seat)
    if ask_after(state, seat, state.to_ask):
        state.enter("disrupt")
    else:
        settle_chain(state)


def disrupt(state: Kingdoms, seat: Seat, tokens: list[Token]) -> None:
    """Takes a Wizard, or a pass; the chain settles when all have passed on its top
    card."""
    if tokens:
        specials.disrupt(state, seat, tokens[0])
        open_chain(state)
        return
    state.to_ask &= ~(1 << seat)
    if not ask_after(state, seat, state.to_ask):
        settle_chain(state)


def settle_chain(state: Kingdoms) -> None:
    seat = effects.settle(state, stands(len(state.pending) - 1))
    state.unchecked = True
    if seat >= 0:
        state.put("dissolve", seat)
    else:
        state.go_on()
