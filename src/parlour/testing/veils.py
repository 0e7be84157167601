"""Under a veil a bot sees its view, says the same, and neither changes nor keeps it."""

import sys

from parlour.bots import Bot
from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.engine.veil import veiled
from parlour.engine.views import view
from parlour.testing.checks import expect, same, state_text


def under_a_veil(
    bot: Bot, state: State, seat: Seat, luck: int, answer: list[Token], where: str
) -> None:
    """Asks a bot in place, which gave this answer to its view with the same luck."""
    before = state_text(state)
    pick = state.ask(seat)
    shown: list[str] = []

    def look(seen: State, pick: Pick, dice: Dice) -> list[Token]:
        shown.append(state_text(seen))
        return []

    veiled(look, state, pick, Dice(luck))
    same(state_text(view(state, seat)), shown[0], f"{where}: its view and what it sees")
    kept = sys.getrefcount(state)
    said = veiled(bot, state, pick, Dice(luck))
    expect(sys.getrefcount(state) == kept, f"{where}: the bot keeps what it was shown")
    same(answer, said, f"{where}: what it says to its view and under a veil")
    expect(state_text(state) == before, f"{where}: thinking changed the game")
