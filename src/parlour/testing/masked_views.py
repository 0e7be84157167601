"""With a masked view a bot sees its view, gives the same answer, and keeps nothing."""

import sys

from parlour.bots import Bot
from parlour.engine.dice import Dice
from parlour.engine.masked_view import ask_masked
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.engine.views import view
from parlour.testing.checks import expect, same, state_text


def same_answer_masked(
    bot: Bot, state: State, seat: Seat, luck: int, answer: list[Token], where: str
) -> None:
    """Asks a bot in place, which gave this answer to its view with the same luck."""
    before = state_text(state)
    pick = state.ask(seat)
    shown: list[str] = []

    def look(seen: State, pick: Pick, dice: Dice) -> list[Token]:
        shown.append(state_text(seen))
        return []

    ask_masked(look, state, pick, Dice(luck))
    same(state_text(view(state, seat)), shown[0], f"{where}: its view and what it sees")
    kept = sys.getrefcount(state)
    said = ask_masked(bot, state, pick, Dice(luck))
    expect(sys.getrefcount(state) == kept, f"{where}: the bot keeps what it was shown")
    same(answer, said, f"{where}: what it says to its view and to its masked view")
    expect(state_text(state) == before, f"{where}: thinking changed the game")
