"""Measures a bot against random players."""

from collections.abc import Mapping

from parlour.bots import answer, find
from parlour.engine.dice import Dice
from parlour.engine.game import Game


def win_share(
    game: Game,
    seats: int,
    games: int,
    options: Mapping[str, object] | None = None,
    name: str = "regular",
) -> float:
    """Returns the share of games won by one bot in a seat that moves on with each game.

    Every answer goes through the checked door, so that an illegal one is refused.
    """
    table = game.table(seats, options)
    rival = find(game, "random")
    bot = find(game, name)
    won = 0.0
    for number in range(games):
        state = table.blank()
        dice = Dice(number)
        state.begin(dice.seed())
        own = number % seats
        while state.waiting:
            seat = state.next_asked()
            player = bot if seat == own else rival
            state.play(seat, answer(player, state, seat, dice))
        if state.ranks[own] == 1:
            won += 1 / state.ranks.count(1)
    return won / games
