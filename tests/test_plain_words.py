"""Technical texts of the interface use the usual terms: no private dialect.

Games, lobby, cribs and logs keep their own voice. What is listed here is read by
people who set something up, look for a cause or are refused something.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.docs.test_words import BANNED as STYLE
from tests.test_languages import texts

from parlour.authoring.translation import SCREENS, parse_catalogue

SOURCE = Path(__file__).parent.parent / "src/parlour"
REFUSALS = r"refused-|bad-"
TECHNICAL = {
    SOURCE / "server/operator/en.ftl": "",
    SOURCE / "server/notices/en.ftl": "",
    SOURCE / "words/en.ftl": rf"{REFUSALS}|play-",
    SOURCE / "story/en.ftl": REFUSALS,
    SCREENS / "lab.en.ftl": "",
    SCREENS / "notices.en.ftl": "",
    SCREENS / "plans.en.ftl": "",
    SCREENS / "pad.en.ftl": "",
    SCREENS / "table.en.ftl": r"line-|answer-|plan-|deal-|program-|seat-link",
    SCREENS / "en.ftl": (
        r"code-|flickered|away-|as-of|answer-|no-room|too-|trouble-|log-|print-|"
        r"set(tings)?-|device|sign-out|effects-|in-hundred|clock-|at-zero|holidays-|"
        r"lost-seat|seat-|invite-|about-fair"
    ),
}
"""Catalogues, and how the ids of their technical messages begin."""
SPOKEN = SOURCE / "story/en.ftl"
"""Where people tell stories, and something may have been told."""
BANNED = {
    "a word of the style sheet": STYLE.pattern,
    "who without a noun": r"\b(by|for|of|only|that) who\b|(^|[.;:] )who\b[^?]*\.",
    "wants": r"\bwants\b",
    "of it": r"\bof it\b",
    "a line that is a connection": r"\b(no|the|your) line (is|to|was)\b|without a line",
    "a rate without per": r"\b(games|moves|turns|times) a (second|minute|move|turn)\b",
}


def technical(catalogue: Path, ids: str) -> Iterator[tuple[str, str]]:
    for key, line in parse_catalogue(catalogue.read_text(encoding="utf-8")).items():
        if re.match(ids, key):
            yield key, " ".join(" … ".join(texts(line.pattern)).split())


@pytest.mark.parametrize("catalogue", TECHNICAL, ids=lambda one: one.stem)
def test_technical_messages_use_usual_words(catalogue: Path) -> None:
    found = list(technical(catalogue, TECHNICAL[catalogue]))
    assert found
    assert [
        f"{key}: {why} in “{text}”"
        for key, text in found
        for why, pattern in BANNED.items()
        if (word := re.search(pattern, text, re.IGNORECASE))
        and not (catalogue == SPOKEN and word[0] == "told")
    ] == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Metrics are told on this port.", "a word of the style sheet"),
        ("Who says so has their clock stopped.", "who without a noun"),
        ("games won by who led", "who without a noun"),
        ("Your line is back.", "a line that is a connection"),
        ("99 moves a second", "a rate without per"),
    ],
)
def test_banned_words_are_found(text: str, why: str) -> None:
    assert re.search(BANNED[why], text, re.IGNORECASE)
