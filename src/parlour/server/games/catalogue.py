"""What clients are told about the games: options, words, pages."""

import logging
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from markdown_it import MarkdownIt

from parlour import bots
from parlour.engine.game import Game
from parlour.engine.options import shown, specs
from parlour.games import GAMES, find, listed, shelf
from parlour.presentation.files import text_beside
from parlour.presentation.guide import guide_of
from parlour.presentation.layout import layout_of
from parlour.presentation.pages import SHARED, STORY, page, rules_in, story_page
from parlour.story.content.check import SETS, own_source, read_content
from parlour.words.messages import Messages

logger = logging.getLogger("parlour.catalogue")
LANGUAGE = re.compile("[a-z]{2}(-[A-Z]{2})?")
BULLET = re.compile(r"<li><strong>([A-Z]{3}-[A-Z]?\d+[a-z]?)</strong>")


def pieces(game: Game) -> str:
    """What the game is played with: cards, dominoes, tarot, or several."""
    options = game.agree(game.usual_seats, {})
    backs = game.pieces(options, game.usual_seats).backs
    kinds = []
    for word, kind in (("card", "cards"), ("domino", "dominoes"), ("tarot", "tarot")):
        if any(word in back for back in backs):
            kinds.append(kind)
    return "-and-".join(kinds)


def option_data(game: Game) -> list[dict[str, Any]]:
    defaults = {**shown(game.options()), **game.at_tables}
    return [
        {
            "name": name,
            "kind": spec.kind,
            "least": spec.least,
            "most": spec.most,
            "words": list(spec.words),
            "values": list(spec.values),
            "typical": [str(text) for text in spec.typical if spec.kind == "text"],
            "default": defaults[name],
        }
        for name, spec in specs(game.options).items()
    ]


def game_data(game: Game) -> dict[str, Any]:
    words = Messages(game)
    return {
        "slug": game.slug,
        "title": game.title,
        "tagline": words.text("tagline"),
        "players": list(game.players),
        "usual_seats": game.usual_seats,
        "minutes": game.lasts,
        "pieces": pieces(game),
        "options": option_data(game),
        "presets": {name: dict(preset) for name, preset in game.presets.items()},
        "bots": list(bots.names(game)),
        "windows": game.windows,
        "yields": list(game.yields),
        "pots": list(game.pots),
        "layout": msgspec.to_builtins(layout_of(game)),
        "guide": guide_of(game) is not None,
        "edition": game.edition,
    }


@lru_cache(maxsize=1)
def games_json() -> bytes:
    told = {"games": list(described()), "evenings": evenings()}
    return msgspec.json.encode(told)


def described() -> Iterator[dict[str, Any]]:
    """The shelf; a game of another package that breaks here is left out."""
    for game in listed():
        try:
            yield game_data(game)
        except Exception:
            if game.slug in GAMES:
                raise
            logger.exception("%s cannot be put on the shelf", game.slug)


def evenings() -> list[int]:
    """How many sessions the stories take that come along."""
    return sorted({len(read_content(own_source(id_)).chapter) for id_ in SETS})


def words_text(language: str, name: str) -> str | None:
    """The message catalogue of a game, what all share, or the tarot deck's; or None."""
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


# Pages


@lru_cache(maxsize=128)
def page_data(language: str, slug: str, name: str) -> dict[str, Any] | None:
    """A page of our own as HTML, with an anchor for each rule."""
    if not LANGUAGE.fullmatch(language) or slug not in (*shelf(), STORY):
        return None
    file = name if language == "en" else f"{name}.{language}"
    text = story_page(file) if slug == STORY else page(find(slug), file)
    if not text:
        return None
    rules = {**rules_in(text_beside(*SHARED) or ""), **rules_in(text)}
    return {
        "html": html(text),
        "rules": {rule: inline(said) for rule, said in rules.items()},
    }


def html(text: str) -> str:
    return BULLET.sub(anchored, markdown().render(text))


def inline(text: str) -> str:
    return str(markdown().renderInline(text))


@lru_cache(maxsize=1)
def markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def anchored(found: re.Match[str]) -> str:
    """A rule's list item with its id; rulings are marked as ours."""
    rule = found[1]
    kind = ' class="ruling"' if "-R" in rule else ""
    return f'<li id="{rule}"{kind}><strong>{rule}</strong>'
