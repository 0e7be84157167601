"""Plays a game between bots and prints its log as one viewer reads it.

.venv/bin/python tools/tell.py willow --seat 0 --language de --detail
"""

import argparse

from rich.console import Console

from parlour.bots import answer
from parlour.bots import find as find_bot
from parlour.engine.dice import Dice
from parlour.engine.zones import AUDIENCE
from parlour.games import find
from parlour.match import Match
from parlour.terminal.narrator import Narrator

NAMES = ("Ada", "Ben", "Cleo", "Dev", "Edda", "Finn", "Gwen", "Hugo", "Iris", "Juno")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seat", type=int, help="who reads it; without, a watcher")
    parser.add_argument("--seed", default="tell")
    parser.add_argument("--language", default="en")
    parser.add_argument("--detail", action="store_true", help="unfold every line")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bot", default="regular")
    asked = parser.parse_args()
    game = find(asked.game)
    seats = asked.seats or game.usual_seats
    options = dict(pair.split("=", 1) for pair in asked.option)
    match = Match(game, seats, options, seed=asked.seed, names=NAMES[:seats])
    dice = Dice(int(match.commitment[:15], 16))
    bot = find_bot(game, asked.bot)
    while not match.over():
        seat = match.state.next_asked()
        match.play_tokens(seat, answer(bot, match.state, seat, dice))
    viewer = AUDIENCE if asked.seat is None else asked.seat
    narrator = Narrator(game, match.names, asked.seat, "symbols", asked.language)
    console = Console(highlight=False, soft_wrap=True)
    for line in narrator.read(narrator.story(match, viewer), detail=asked.detail):
        console.print(line)
    console.print()
    for line in narrator.end(match):
        console.print(line)


if __name__ == "__main__":
    main()
