"""The catalogue of games for clients: options, words, pages."""

import logging
import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final

import msgspec
from markdown_it import MarkdownIt
from msgspec import Struct

from parlour import bots
from parlour.engine.game import Game
from parlour.engine.options import GameOptions, Kind, Value, options_as_text, specs
from parlour.games import GAMES, find, list_games, shelf
from parlour.presentation.files import page_beside, text_beside
from parlour.presentation.findings import Effect, effects_of
from parlour.presentation.guide import guide_of
from parlour.presentation.layout import Layout, layout_of
from parlour.presentation.pad import pad_of
from parlour.presentation.pages import SHARED, STORY, page, rules_in, story_page
from parlour.printing.documents import document_names
from parlour.printing.request import PAPERS, make_request
from parlour.printing.typesetting import ready
from parlour.server.tables.room import BOT_NAMES
from parlour.story.content.check import SETS, own_source, read_content
from parlour.words.messages import ENGLISH, Messages, languages

logger = logging.getLogger("parlour.catalogue")
LANGUAGE = re.compile("[a-z]{2}(-[A-Z]{2})?")
OPTION_ROW: Final = re.compile(r"^\| `\w+`.*$", re.MULTILINE)
"""A row of a page's table of options: it begins with the code of one."""
CODED_VALUE: Final = re.compile(
    r"`(\w+)` – ([^`|]+?)(?:,? (?:or|oder|o|u|ou))?,? (?=[`|])"
)
CODES_BEFORE_WORDS: Final = re.compile(r"(?:`\w+`, )*`\w+` – ")
CODE: Final = re.compile(r"`(\w+)`")
BULLET = re.compile(r"<li><strong>([A-Z]{3}-[A-Z]?\d+[a-z]?)</strong>")


def pieces(game: Game) -> str:
    """Returns the material of the game: cards, dominoes, tarot, or several."""
    options = game.agree(game.usual_seats, {})
    backs = game.pieces(options, game.usual_seats).backs
    kinds = []
    for word, kind in (("card", "cards"), ("domino", "dominoes"), ("tarot", "tarot")):
        if any(word in back for back in backs):
            kinds.append(kind)
    return "-and-".join(kinds)


class OptionInfo(Struct, kw_only=True):
    """An option of a game or of a story, and what it may be."""

    name: str
    kind: Kind
    least: int
    most: int
    words: list[str]
    """Words that may stand in place of a number: `none`, `auto`."""
    values: list[str]
    typical: list[str]
    """Of a text: how it may look."""
    default: Value
    chair: bool
    """Whether the numbers are chairs, the first of them 0: people read the message
    `chair`, with its `number` from 1."""


class PadInfo(Struct, kw_only=True):
    """The score pad of a game, for people who play with their own cards."""

    options: list[str]
    """The options that matter to the score."""
    leads: bool
    """Whether `pad-lead` asks who deals first, or begins."""


class GameInfo(Struct, kw_only=True):
    """A game on the shelf: what a client needs to offer it and to lay its table."""

    slug: str
    title: str
    tagline: str
    players: list[int]
    """The numbers of seats it can be played with."""
    usual_seats: int
    minutes: int
    pieces: str
    """Material: `cards`, `dominoes`, `tarot`, or `cards-and-dominoes`."""
    options: list[OptionInfo]
    presets: dict[str, dict[str, Value]]
    bots: list[str]
    """Those that this server offers people."""
    windows: bool
    """Whether it has reaction windows, so that pace and candle matter."""
    yields: list[str]
    """Words that give something up."""
    pots: list[str]
    layout: Layout
    guide: bool
    """Whether it has a guided first game."""
    edition: int
    pad: PadInfo | None
    """None where nobody keeps score."""


class Games(Struct, kw_only=True):
    """The shelf."""

    games: list[GameInfo]
    evenings: list[int]
    """Numbers of sessions of the bundled stories."""
    bot_names: list[str]
    """Names of bots, by seat."""
    lab: bool
    """Whether this server plays studies."""
    docs: bool
    """Whether this server has the documentation, at /docs/."""


class Print(Struct, kw_only=True):
    """A document that can be printed."""

    name: str
    title: str


class Prints(Struct, kw_only=True):
    """Printed documents of a game."""

    documents: list[Print]
    papers: list[str]
    ready: bool
    """Whether this server can print: Typst is installed."""


class Effects(Struct, kw_only=True):
    """Effects of single options of a game, as measured in studies."""

    effects: list[Effect]


class Page(Struct, kw_only=True):
    """A page of our own as HTML, with an anchor for each rule."""

    html: str
    language: str
    """Language of the page; English if the requested language has no page."""
    rules: dict[str, str] = {}


def option_infos(
    options: type[GameOptions], defaults: Mapping[str, Value]
) -> list[OptionInfo]:
    return [
        OptionInfo(
            name=name,
            kind=spec.kind,
            least=spec.least,
            most=spec.most,
            words=list(spec.words),
            values=list(spec.values),
            typical=[str(text) for text in spec.typical if spec.kind == "text"],
            default=defaults[name],
            chair=spec.chair,
        )
        for name, spec in specs(options).items()
    ]


def game_info(game: Game, experts: bool = True) -> GameInfo:
    return GameInfo(
        slug=game.slug,
        title=game.title,
        tagline=Messages(game).text("tagline"),
        players=list(game.players),
        usual_seats=game.usual_seats,
        minutes=game.lasts,
        pieces=pieces(game),
        options=option_infos(
            game.options, {**options_as_text(game.options()), **game.at_tables}
        ),
        presets={name: dict(preset) for name, preset in game.presets.items()},
        bots=list(bots.offered_bots(game, experts)),
        windows=game.windows,
        yields=list(game.yields),
        pots=list(game.pots),
        layout=layout_of(game),
        guide=guide_of(game) is not None,
        edition=game.edition,
        pad=pad_info(game),
    )


def pad_info(game: Game) -> PadInfo | None:
    pad = pad_of(game)
    if pad is None or pad.keeps is None:
        return None
    return PadInfo(options=pad.keeps.options, leads=pad.keeps.leads)


@lru_cache(maxsize=2)
def games_json(*, experts: bool, lab: bool, docs: bool) -> bytes:
    """Returns the shelf; experts are offered where they have processes to think in."""
    made = Games(
        games=list(list_game_infos(experts)),
        evenings=evenings(),
        bot_names=list(BOT_NAMES),
        lab=lab,
        docs=docs,
    )
    return msgspec.json.encode(made)


def list_game_infos(experts: bool) -> Iterator[GameInfo]:
    """Lists the shelf; a game of another package that breaks here is left out."""
    for game in list_games():
        try:
            yield game_info(game, experts)
        except Exception:
            if game.slug in GAMES:
                raise
            logger.exception("catalogue: game left out", extra={"game": game.slug})


def evenings() -> list[int]:
    """Returns the numbers of sessions of the bundled stories."""
    return sorted({len(read_content(own_source(id_)).chapter) for id_ in SETS})


def words_text(language: str, name: str) -> str | None:
    """Returns the message catalogue of a game, what all share, or the tarot deck's; or
    None."""
    if not LANGUAGE.fullmatch(language):
        return None
    file = f"{language}.ftl"
    if name == "shared":
        package = "parlour.words"
    elif name == "tarot":
        package, file = "parlour.words", f"tarot-{language}.ftl"
    elif name in shelf():
        package = find(name).package
    else:
        return None
    return text_beside(package, file)


def prints(language: str, slug: str) -> Prints | None:
    """Documents of a game or of the story table; None if there is neither."""
    if language not in languages() or slug not in (*shelf(), STORY):
        return None
    want = make_request(None if slug == STORY else find(slug), language=language)
    documents = [
        Print(name=name, title=want.say(name)) for name in document_names(want)
    ]
    return Prints(documents=documents, papers=list(PAPERS), ready=ready())


def effects_data(slug: str) -> Effects | None:
    """Returns measured effects of the options of a game."""
    return Effects(effects=effects_of(find(slug))) if slug in shelf() else None


# Pages


@lru_cache(maxsize=128)
def page_data(language: str, slug: str, name: str) -> Page | None:
    if language not in languages() or slug not in (*shelf(), STORY):
        return None

    def page_in(spoken: str) -> str:
        if slug == STORY:
            return story_page(name, spoken)
        return page(find(slug), name, spoken)

    found = read_page(page_in, language)
    return found if found.html else None


def read_page(page_in: Callable[[str], str], language: str) -> Page:
    """Reads a page in the language it is asked for in, or else in English."""
    text = page_in(language)
    if not text:
        language = ENGLISH
        text = page_in(language)
    rules = {**rules_in(page_beside(*SHARED, language)), **rules_in(text)}
    return Page(
        html=html(text),
        language=language,
        rules={rule: inline(said) for rule, said in rules.items()},
    )


def html(text: str) -> str:
    return BULLET.sub(anchor_rule, markdown().render(name_options(text)))


def name_options(text: str) -> str:
    """Returns a page with the options by their names alone: their codes are for the
    command line."""
    return OPTION_ROW.sub(name_option, text)


def name_option(row: re.Match[str]) -> str:
    line = row[0]
    words = {code: words.strip() for code, words in CODED_VALUE.findall(line)}

    def uncode(found: re.Match[str]) -> str:
        return words.get(found[1]) or found[1].replace("_", " ")

    return CODE.sub(uncode, CODES_BEFORE_WORDS.sub("", line))


def inline(text: str) -> str:
    return str(markdown().renderInline(text))


@lru_cache(maxsize=1)
def markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def anchor_rule(found: re.Match[str]) -> str:
    """Returns a rule's list item with its id; rulings are marked as ours."""
    rule = found[1]
    kind = ' class="ruling"' if "-R" in rule else ""
    return f'<li id="{rule}"{kind}><strong>{rule}</strong>'
