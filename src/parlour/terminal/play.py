"""Sitting down: choosing a game and playing it in line mode."""

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.markup import escape

from parlour.bots import LEVELS, offered_bots
from parlour.bots import look_up as look_up_bot
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.refusals import BadInput
from parlour.games import find, list_games, look_up
from parlour.match import Match
from parlour.terminal.catalogue import as_lines
from parlour.terminal.choices import normalize
from parlour.terminal.lines import LineTable, Quit
from parlour.words.messages import Messages, check_language, explain_error

BOT_NAMES = ("Ada", "Bram", "Cleo", "Dev", "Edda", "Finn", "Gwen", "Hugo", "Iris")


def choose_game(console: Console, language: str) -> Game:
    """Asks which game, until it is one."""
    games = list_games()
    for number, line in enumerate(as_lines(games, language), start=1):
        console.print(f"{number:2}  {line}", no_wrap=True, overflow="ellipsis")
    while True:
        text = console.input(
            Messages(language=language).text("play-which") + " "
        ).strip()
        if text.isdigit() and 1 <= int(text) <= len(games):
            return games[int(text) - 1]
        try:
            return find(text)
        except BadInput as wrong:
            console.print(escape(str(wrong)), highlight=False)


def choose_level(console: Console, game: Game, words: Messages) -> str:
    """Asks how the bots should play, by the words that the browser has for it."""
    levels = [level for level in offered_bots(game) if level in LEVELS]
    if len(levels) < 2:
        return offered_bots(game)[0]
    for number, level in enumerate(levels, start=1):
        description = words.text(f"level-{level}")
        console.print(f"{number:2}  {words.text(f'bot-{level}')}: {description}")
    while True:
        text = normalize(console.input(words.text("play-how") + " "))
        if not text:
            return "regular" if "regular" in levels else levels[0]
        if text.isdigit() and 1 <= int(text) <= len(levels):
            return levels[int(text) - 1]
        for level in levels:
            label = normalize(words.text(f"bot-{level}"))
            if text in (level, label):
                return level


def play_game(
    name_of_game: str | None,
    *,
    seats: int | None,
    seat: int,
    bots: Sequence[str],
    options: Mapping[str, object],
    name: str,
    seed: str | None,
    faces: str,
    language: str,
) -> None:
    console = Console(highlight=False)
    console.soft_wrap = not console.is_terminal
    words = Messages(language=check_language(language))
    try:
        game = look_up(name_of_game) if name_of_game else choose_game(console, language)
        count = seats if seats is not None else game.usual_seats
        names = list(BOT_NAMES[:count])
        if not 0 <= seat < count:
            raise BadInput(f"--seat: the seats are 0 to {count - 1}, not {seat}")
        names.insert(seat, name)
        try:
            match = Match(
                game,
                count,
                game.for_people(options),
                seed=seed,
                names=names[:count],
                pace="fast",
            )
        except BadInput as wrong:
            raise BadInput(explain_error(wrong, language)) from None
        if not bots:
            chosen = "regular" if name_of_game else choose_level(console, game, words)
            bots = [chosen]
        levels = [bots[place % len(bots)] for place in range(count)]
        players = [
            None if place == seat else look_up_bot(game, level)
            for place, level in enumerate(levels)
        ]
        table = LineTable(
            match,
            seat,
            players,
            Dice(int(match.commitment[:15], 16)),
            read=console.input,
            write=console.print,
            style=faces,
            language=language,
            levels=levels,
        )
        table.play()
        table.look_back()
    except (Quit, EOFError):
        console.print(words.text("play-bye"))
