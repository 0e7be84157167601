"""The command line: parlour games, rules, play, serve, engine, simulate, and more."""

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import App, CycloptsError, Parameter

from parlour.builds import running
from parlour.builds.version import full_version
from parlour.engine.options import read_pairs
from parlour.engine.refusals import BadInput
from parlour.extras import MissingExtra
from parlour.match.bounds import check_numbers
from parlour.odds.command import odds
from parlour.server.commands import backup, restore, serve, storage
from parlour.terminal.asked import Options
from parlour.terminal.book_commands import book
from parlour.terminal.commands import bench, compare, ladder, simulate
from parlour.terminal.lab_commands import lab
from parlour.terminal.print_command import print_
from parlour.terminal.train_command import train

if TYPE_CHECKING:
    from parlour.match.joint import Person

BAD_INPUT = 2
"""Exit code for anything that cannot be understood or is not allowed."""


def check_bounds(_: object, value: object) -> None:
    """Refuses numbers out of bounds, whatever option they are for."""
    check_numbers(vars(value) if is_dataclass(value) else value)


app = App(
    name="parlour",
    default_parameter=Parameter(validator=check_bounds),
    help="Games for a deck of cards, a set of dominoes, a tarot deck and chips.",
    version=lambda: f"{full_version()} ({running()})",
    suppress_keyboard_interrupt=False,  # __main__ handles it, from the first import on
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
def games(*, json_: Annotated[bool, Parameter(name="--json")] = False) -> None:
    """List the games with their players and options."""
    from parlour.games import listed, troubles
    from parlour.terminal.catalogue import as_json, as_lines

    if json_:
        write(as_json(listed()))
    else:
        for line in as_lines(listed()):
            write(line)
    for slug, why in troubles().items():
        print(f"{slug} cannot be played: {why}", file=sys.stderr)


@app.command
def rules(game: str, *, crib: bool = False, language: str = "en") -> None:
    """Show a game's crib sheet and its rules, in our own words.

    Parameters
    ----------
    game
        The game's name, such as last-man-standing, or fugue for the story table.
    crib
        Only the crib sheet.
    language
        The language to read them in, such as de; what it lacks is shown in English.
    """
    from parlour.games import look_up
    from parlour.presentation.pages import STORY, page, story_page
    from parlour.terminal.catalogue import readable
    from parlour.words.messages import known

    found = None if game.lower() == STORY else look_up(game)

    page_of = partial(page, found) if found else story_page
    for name in ("crib",) if crib else ("crib", "rules"):
        write_page(readable(partial(page_of, name), known(language)))


@app.command
def words(language: str) -> None:
    """List what a language lacks beside English: words, their values, pages.

    Parameters
    ----------
    language
        Two letters such as fr; docs/translating.md tells how one is added.
    """
    from parlour.authoring.translation import lacking_pages, lacking_words

    gaps, pages = [*lacking_words(language)], [*lacking_pages(language)]
    for line in (*gaps, *pages):
        write(line)
    shown = f"{counted(len(pages), 'page')} in English"
    write(f"{language}: {counted(len(gaps), 'gap')} in the words, {shown}.")


@app.command(name="credits")
def show_credits(*, language: str = "en") -> None:
    """Show whose games these are: authors, rulebooks and licences.

    Parameters
    ----------
    language
        The language to read them in, such as de.
    """
    from parlour.presentation.pages import credits_page
    from parlour.terminal.catalogue import readable
    from parlour.words.messages import known

    write_page(readable(credits_page, known(language)))


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
    """Play against bots in line mode.

    Parameters
    ----------
    game
        The game's name; leave it out to choose from a list.
    seats
        Number of players; the game's usual number if left out.
    seat
        Where you sit, counted from 0.
    bots
        Who sits in the other seats: gentle (forgets the rules of thumb now and
        then), regular, or expert (looks ahead); several with commas. Regular if left
        out; who chooses the game from the list is asked.
    name
        Your name.
    seed
        Deals the same cards again.
    faces
        How cards are written: symbols in four colours, letters, or words.
    language
        What the table speaks: en, de, es or fr.
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
    """Serve games to a program: one JSON request a line in, one reply a line out."""
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
        A log written by `save` in line mode, or by the table.
    events
        Write the events as JSON lines, every piece named.
    seat
        Only what this seat saw, counted from 0.
    detail
        Tell also what each line of the log sums up.
    language
        The language it is told in.
    """
    from parlour.terminal.reports import show_replay

    show_replay(file, events=events, seat=seat, detail=detail, language=language)


@app.command
def check(file: Path) -> None:
    """Check the deal of a finished game: its parts, its seed and every choice.

    Parameters
    ----------
    file
        A log, from "check the deal" at a table or from `save` in line mode.
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
            write(part_told(log.names, person))
        write(f"The seed follows from these parts: {log.seed}")
    write(f"{len(log.choices)} choices are legal, and the game was played {state}.")


@app.command(name="check-game")
def check_game(game: str, *, games: int = 20) -> None:
    """Check a game of your own against the contract that every game keeps.

    Parameters
    ----------
    game
        A game's name, or where it is: my_game.rules:GAME.
    games
        Random games for each promise.
    """
    from parlour.authoring.check_game import report
    from parlour.games import look_up

    if games < 1:
        raise BadInput("try at least one game")
    if not report(look_up(game), games, write):
        raise SystemExit(1)


new = App(name="new", help="Begin something of your own.")
app.command(new)


@new.command(name="game")
def new_game(title: str, *, into: Path = Path()) -> None:
    """Write a package with a small game that plays, to be made into yours.

    Parameters
    ----------
    title
        What it is called, such as "Night Train".
    into
        The folder in which the package's own folder is made.
    """
    from parlour.authoring.new_game import new_game as begin

    folder = begin(title, into)
    module = next(folder.glob("*/rules.py")).parent.name
    write(f"{folder} has a game to begin with. In it:")
    write(f"    parlour check-game {module}.rules:GAME")
    write(f"    parlour play {module}.rules:GAME")
    write("    pip install -e . puts it on the shelf")


def part_told(names: list[str], person: "Person") -> str:
    """One line on what somebody's browser gave to the deal, or did not."""
    who = " and ".join(names[seat] for seat in person.seats)
    if person.part is not None:
        return f"The part of {who} is the one that was promised: {person.pledge}"
    if person.pledge is not None:
        return f"Left out: {who}. A part was promised, and not told in time."
    return f"Left out: {who}. No part was promised before the deal."


story = App(name="story", help="Stories told with the Fugue system: content-sets.")
app.command(story)


@story.command(name="sets")
def story_sets(*, language: str = "en") -> None:
    """List the content-sets that come with Parlour, without giving them away.

    Parameters
    ----------
    language
        The language to list them in, such as de.
    """
    from parlour.story.content.check import SETS, own_source, read_content
    from parlour.words.messages import known

    for id_ in SETS:
        content = read_content(own_source(id_, known(language)))
        many = len(content.chapter)
        write(f"{content.title} ({content.id}), {many} session{'s' * (many > 1)}")
        write(f"    {content.blurb}")


@story.command(name="check")
def story_check(file: Path, *, blind: bool = False) -> None:
    """Check a content-set and say what is wrong with it, line by line.

    Parameters
    ----------
    file
        A content-set, such as my-story.toml; docs/content-sets.md describes it.
    blind
        Name only the lines: for whoever does not want to know the story.
    """
    from parlour.match.files import reading
    from parlour.story.content.check import BadContent, read_content

    with reading(file):
        source = file.read_text(encoding="utf-8")
    try:
        content = read_content(source)
    except BadContent as wrong:
        for line in dict.fromkeys(one.told(blind=blind) for one in wrong.problems):
            print(f"{file}, {line}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    many = len(content.chapter)
    told = f"{file} is a sound content-set: {counted(many, 'chapter')}"
    if not blind:
        triggers = sum(len(chapter.trigger) for chapter in content.chapter)
        told += f", {counted(len(content.character), 'character')}"
        told += f", {counted(triggers, 'trigger')}"
    write(f"{told}.")


def counted(many: int, what: str) -> str:
    return f"{many} {what}{'s' * (many != 1)}"


def write(text: str) -> None:
    print(text)


def write_page(text: str) -> None:
    """A page as it is written, or laid out for a person's terminal."""
    if not sys.stdout.isatty():
        write(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console(width=min(100, Console().width)).print(Markdown(text))


@contextlib.contextmanager
def clear_errors() -> Iterator[None]:
    """One line that says what to do, and exit code 2, for whatever came in wrong."""
    try:
        yield
    except BadInput as wrong:
        from parlour.words.messages import explained

        print(f"parlour: {explained(wrong)}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    except MissingExtra as missing:
        print(f"parlour: {missing}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    except CycloptsError as wrong:
        print(f"parlour: {wrong}", file=sys.stderr)
        print("Try: parlour --help", file=sys.stderr)
        sys.exit(BAD_INPUT)
    except BrokenPipeError:
        # The reader, such as head, has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def main(arguments: list[str] | None = None) -> None:
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # for games and bots that lie here: module:NAME
    with clear_errors():
        run: Callable[..., Any] = app
        run(arguments, exit_on_error=False, print_error=False)


if __name__ == "__main__":
    main()
