"""The list of games, for people and for programs."""

from collections.abc import Callable, Iterator

import msgspec
from msgspec import UNSET, Struct, UnsetType

from parlour.engine.game import Game
from parlour.engine.options import Kind, Value, options_as_text, specs
from parlour.engine.refusals import BadInput
from parlour.words.messages import ENGLISH, Messages


def seats_text(game: Game) -> str:
    low, high = game.players[0], game.players[-1]
    return f"{low}–{high}" if low < high else str(low)


def as_lines(games: list[Game], language: str = ENGLISH) -> list[str]:
    """Returns one line per game."""
    wide = max((len(game.slug) for game in games), default=0)
    return [
        f"{game.slug:{wide}}  {seats_text(game):>5} players  "
        f"{Messages(game, language).text('tagline')}"
        for game in games
    ]


def page_or_english(page_in: Callable[[str], str], language: str) -> str:
    """Returns a page in the language, or in English under a line that says so."""
    found = page_in(language)
    if found:
        return found
    note = Messages(language=language).text("play-only-english")
    return f"{note}\n\n{page_in(ENGLISH)}"


def matching_rules(page: str, words: str) -> str:
    """Returns the paragraphs of a rules page that contain all words, each under its
    heading."""
    wanted = words.casefold().split()
    found: list[str] = []
    heading = ""
    for line in page.splitlines():
        text = line.casefold()
        if line.startswith("#"):
            heading = line
        elif line and all(word in text for word in wanted):
            found += [heading, line] if heading else [line]
            heading = ""
    if not found:
        raise BadInput(f"no rule contains {words!r}; try fewer or other words")
    return "\n\n".join(found)


class OptionEntry(Struct, kw_only=True):
    """Option of a game, with the fields of its kind."""

    name: str
    kind: Kind
    default: Value
    label: str
    help: str
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    words: list[str] | UnsetType = UNSET
    chair: bool | UnsetType = UNSET
    """True if the numbers are seats, counted from 0."""
    values: list[str] | UnsetType = UNSET
    typical: list[int | str] | UnsetType = UNSET


class GameListing(Struct, kw_only=True):
    """A game in the list that programs get."""

    name: str
    title: str
    tagline: str
    players: tuple[int, int]
    """The fewest and the most."""
    usual_players: int
    edition: int
    options: list[OptionEntry]
    presets: dict[str, dict[str, Value]]


def game_entry(game: Game) -> GameListing:
    """Returns everything a client needs to offer a game."""
    words = Messages(game)
    return GameListing(
        name=game.slug,
        title=game.title,
        tagline=words.text("tagline"),
        players=(game.players[0], game.players[-1]),
        usual_players=game.usual_seats,
        edition=game.edition,
        options=list(option_entries(game, words)),
        presets={name: dict(preset) for name, preset in game.presets.items()},
    )


def as_json(games: list[Game]) -> str:
    entries = msgspec.json.encode([game_entry(game) for game in games])
    return msgspec.json.format(entries, indent=1).decode()


def option_entries(game: Game, words: Messages) -> Iterator[OptionEntry]:
    defaults = options_as_text(game.options())
    for name, spec in specs(game.options).items():
        entry = OptionEntry(
            name=name,
            kind=spec.kind,
            default=defaults[name],
            label=words.text(f"option-{name}"),
            help=words.text(f"option-{name}", "help"),
        )
        match spec.kind:
            case "number":
                entry.least, entry.most = spec.least, spec.most
                entry.words = list(spec.words)
                entry.chair = spec.chair or UNSET
            case "choice":
                entry.values = list(spec.values)
            case "text":
                entry.typical = list(spec.typical)
        yield entry
