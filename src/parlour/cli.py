"""The command line: parlour games, rules, play, serve, engine, simulate and others."""

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from cyclopts import App, CycloptsError, Parameter

from parlour.builds import running
from parlour.builds.version import full_version
from parlour.engine.options import read_pairs
from parlour.engine.refusals import BadInput
from parlour.extras import MissingExtra
from parlour.match.bounds import check_numbers
from parlour.odds.command import odds
from parlour.server.commands import backup, restore, serve, storage
from parlour.terminal.book_commands import book
from parlour.terminal.commands import bench, compare, ladder, simulate
from parlour.terminal.lab_commands import lab
from parlour.terminal.parameters import Json, Options
from parlour.terminal.print_command import print_
from parlour.terminal.renamed_flags import replace_old_flags
from parlour.terminal.train_command import train

if TYPE_CHECKING:
    from parlour.match.joint import Person

EXIT_BAD_INPUT = 2
"""Exit code for invalid input."""


def check_bounds(_: object, value: object) -> None:
    """Refuses numbers out of bounds, for every parameter."""
    check_numbers(vars(value) if is_dataclass(value) else value)


app = App(
    name="parlour",
    default_parameter=Parameter(validator=check_bounds),
    help="Games for a deck of cards, a set of dominoes, a tarot deck and chips.",
    version=lambda: f"{full_version()} ({running()})",
    suppress_keyboard_interrupt=False,  # __main__ handles Ctrl-C, imports included
)
app.command(odds)
app.command(simulate)
app.command(compare)
app.command(ladder)
app.command(bench)
app.command(book)
app.command(lab)
app.command(print_, name="print")
app.command(train)
for command in (serve, storage, backup, restore):
    app.command(command)


@app.command
def games(*, json: Json = False) -> None:
    """List the games; --json adds their players, options and presets."""
    from parlour.games import list_games, troubles
    from parlour.terminal.catalogue import as_json, as_lines

    if json:
        write(as_json(list_games()))
    else:
        for line in as_lines(list_games()):
            write(line)
    for slug, why in troubles().items():
        print(f"parlour: {slug} cannot be played: {why}", file=sys.stderr)


@app.command
def rules(
    game: str, *, find: str = "", crib: bool = False, language: str = "en"
) -> None:
    """Show the crib sheet and the rules of a game.

    Parameters
    ----------
    game
        Name of the game, such as last-man-standing, or fugue for the story game.
    find
        Show only the rules that contain all these words, such as "all-in".
    crib
        Show only the crib sheet.
    language
        Language: en, de, es or fr; untranslated pages are shown in English.
    """
    from parlour.games import look_up
    from parlour.presentation.pages import STORY, page, story_page
    from parlour.terminal.catalogue import matching_rules, page_or_english
    from parlour.words.messages import check_language

    found = None if game.lower() == STORY else look_up(game)

    page_of = partial(page, found) if found else story_page
    if find:
        text = page_or_english(partial(page_of, "rules"), check_language(language))
        write_page(matching_rules(text, find))
        return
    for name in ("crib",) if crib else ("crib", "rules"):
        write_page(page_or_english(partial(page_of, name), check_language(language)))


@app.command
def words(language: str) -> None:
    """List missing or outdated translations.

    Parameters
    ----------
    language
        Two-letter language code, such as fr.
    """
    from parlour.authoring.translation import missing_pages, missing_words

    gaps, pages = [*missing_words(language)], [*missing_pages(language)]
    for line in (*gaps, *pages):
        write(line)
    shown = f"{count_noun(len(pages), 'page')} in English"
    write(f"{language}: {count_noun(len(gaps), 'gap')} in the words, {shown}.")


@app.command(name="credits")
def show_credits(*, language: str = "en") -> None:
    """Show the authors, rulebooks and licences of the games.

    Parameters
    ----------
    language
        Language: en, de, es or fr.
    """
    from parlour.presentation.pages import credits_page
    from parlour.terminal.catalogue import page_or_english
    from parlour.words.messages import check_language

    write_page(page_or_english(credits_page, check_language(language)))


@app.command
def play(
    game: str | None = None,
    *,
    seats: int | None = None,
    seat: int = 0,
    bots: str | None = None,
    option: Options = [],  # noqa: B006
    name: str = "Guest",
    seed: str | None = None,
    faces: Literal["symbols", "letters", "words"] = "symbols",
    language: str = "en",
) -> None:
    """Play a game against bots in the terminal.

    Parameters
    ----------
    game
        Name of the game; if omitted, choose the game and the bots from lists.
    seats
        Number of players; defaults to the game's usual number.
    seat
        Your seat, counted from 0.
    bots
        Bots in the other seats, separated by commas: gentle (makes mistakes),
        regular, or expert (searches ahead). Defaults to regular.
    name
        Your name.
    seed
        Random seed; the same seed deals the same cards.
    faces
        Show cards as symbols in four colours, as letters, or as words.
    language
        Language: en, de, es or fr.
    """
    from parlour.terminal.play import play_game

    play_game(
        game,
        seats=seats,
        seat=seat,
        bots=bots.split(",") if bots else [],
        options=read_pairs(option),
        name=name,
        seed=seed,
        faces=faces,
        language=language,
    )


@app.command
def engine() -> None:
    """Serve games to a program over stdin and stdout, one JSON object per line."""
    from parlour.pipe.engine import main as serve_lines

    serve_lines()


@app.command
def replay(
    file: Path,
    *,
    events: bool = False,
    seat: int | None = None,
    detail: bool = False,
    language: str = "en",
) -> None:
    """Replay a saved game from its log.

    Parameters
    ----------
    file
        Log file: downloaded in the browser, or written by `save` in `parlour play`.
    events
        Print the events with all hidden pieces, one JSON object per line.
    seat
        Show only what this seat saw, counted from 0.
    detail
        Also show the events that each line sums up.
    language
        Language: en, de, es or fr.
    """
    from parlour.terminal.reports import show_replay

    show_replay(file, events=events, seat=seat, detail=detail, language=language)


@app.command
def check(file: Path) -> None:
    """Verify the deal of a finished game: commitments, seed and every choice.

    Parameters
    ----------
    file
        Log file of a finished game: downloaded in the browser, or written by `save`
        in `parlour play`.
    """
    from parlour.games import find
    from parlour.match.log import read_file
    from parlour.match.match import replay as replayed

    log = read_file(file)
    match = replayed(find(log.game), log)
    state = "to its end" if match.over() else "as far as it goes"
    if match.mix is None:
        write(f"The seed is the one that was promised: {log.commitment}")
    else:
        write(f"The server's part is the one that was promised: {log.commitment}")
        for person in match.mix.people:
            write(describe_part(log.names, person))
        write(f"The seed follows from these parts: {log.seed}")
    write(f"{len(log.choices)} choices are legal, and the game was played {state}.")


@app.command(name="check-game")
def check_game(game: str, *, games: int = 20) -> None:
    """Run the tests that every game must pass on a game of your own.

    Parameters
    ----------
    game
        Name of the game, or its module and object: my_game.rules:GAME.
    games
        Number of random games per check.
    """
    from parlour.authoring.check_game import report
    from parlour.games import look_up

    if games < 1:
        raise BadInput(f"--games is at least 1, not {games}")
    if not report(look_up(game), games, write):
        raise SystemExit(1)


new = App(name="new", help="Create a game of your own.")
app.command(new)


@new.command(name="game")
def new_game(title: str, *, into: Path = Path()) -> None:
    """Create a package with a small working game to start from.

    Parameters
    ----------
    title
        Title of the game, such as "Night Train".
    into
        Parent folder of the new package.
    """
    from parlour.authoring.new_game import new_game as begin

    folder = begin(title, into)
    module = next(folder.glob("*/rules.py")).parent.name
    write(f"{folder} has a working game. In that folder, run:")
    write(f"    parlour check-game {module}.rules:GAME")
    write(f"    parlour play {module}.rules:GAME")
    write("    pip install -e .    (adds it to the list of games)")


def describe_part(names: list[str], person: "Person") -> str:
    """Describes a person's part of the seed, or why there is none."""
    who = " and ".join(names[seat] for seat in person.seats)
    if person.part is not None:
        return f"The part of {who} is the one that was promised: {person.pledge}"
    if person.pledge is not None:
        return f"Left out: {who}. A part was promised, and not revealed in time."
    return f"Left out: {who}. No part was promised before the deal."


story = App(
    name="story", help="List and check content-sets: stories for the Fugue system."
)
app.command(story)


@story.command(name="sets")
def story_sets(*, language: str = "en") -> None:
    """List the content-sets that come with Parlour, without spoilers.

    Parameters
    ----------
    language
        Language: en, de, es or fr.
    """
    from parlour.story.content.check import SETS, own_source, read_content
    from parlour.words.messages import check_language

    for id_ in SETS:
        content = read_content(own_source(id_, check_language(language)))
        many = len(content.chapter)
        write(f"{content.title} ({content.id}), {many} session{'s' * (many > 1)}")
        write(f"    {content.blurb}")


@story.command(name="check")
def story_check(file: Path, *, blind: bool = False) -> None:
    """Check a content-set and list its errors by line.

    Parameters
    ----------
    file
        Content-set, such as my-story.toml.
    blind
        Show line numbers only, so that nothing of the story is revealed.
    """
    from parlour.match.files import explain_read_errors
    from parlour.story.content.check import BadContent, read_content

    with explain_read_errors(file):
        source = file.read_text(encoding="utf-8")
    try:
        content = read_content(source)
    except BadContent as wrong:
        for line in dict.fromkeys(one.describe(blind=blind) for one in wrong.problems):
            print(f"{file}, {line}", file=sys.stderr)
        sys.exit(EXIT_BAD_INPUT)
    found = (
        f"{file} is a valid content-set: {count_noun(len(content.chapter), 'chapter')}"
    )
    if not blind:
        triggers = sum(len(chapter.trigger) for chapter in content.chapter)
        found += f", {count_noun(len(content.character), 'character')}"
        found += f", {count_noun(triggers, 'trigger')}"
    write(f"{found}.")


def count_noun(many: int, what: str) -> str:
    return f"{many} {what}{'s' * (many != 1)}"


def write(text: str) -> None:
    print(text)


def write_page(text: str) -> None:
    """Writes a page: as it is, or laid out if the output is a terminal."""
    if not sys.stdout.isatty():
        write(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console(width=min(100, Console().width)).print(Markdown(text))


@contextlib.contextmanager
def clear_errors() -> Iterator[None]:
    """Turns invalid input into one line on stderr and exit code 2."""
    try:
        yield
    except BadInput as wrong:
        from parlour.words.messages import explain_error

        print(f"parlour: {explain_error(wrong)}", file=sys.stderr)
        sys.exit(EXIT_BAD_INPUT)
    except MissingExtra as missing:
        print(f"parlour: {missing}", file=sys.stderr)
        sys.exit(EXIT_BAD_INPUT)
    except CycloptsError as wrong:
        print(f"parlour: {wrong}", file=sys.stderr)
        command = " ".join(("parlour", *(wrong.command_chain or ())))
        print(f"Run `{command} --help` to see what it takes.", file=sys.stderr)
        sys.exit(EXIT_BAD_INPUT)
    except BrokenPipeError:
        # The reader, such as head, closed the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def main(arguments: list[str] | None = None) -> None:
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # for games and bots in this folder: module:NAME
    with clear_errors():
        run: Callable[..., Any] = app
        given = sys.argv[1:] if arguments is None else arguments
        run(list(replace_old_flags(given)), exit_on_error=False, print_error=False)


if __name__ == "__main__":
    main()
