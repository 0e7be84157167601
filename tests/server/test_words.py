"""What the server says has words, and its documentation names it."""

import re
from pathlib import Path

import pytest

from parlour.server.games.acts import PHRASES
from parlour.server.tables import frames as common
from parlour.words.messages import Messages, languages

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "parlour" / "server"


def read(*rooms: str) -> str:
    return "".join(
        path.read_text(encoding="utf-8")
        for room in rooms
        for path in sorted((SERVER / room).rglob("*.py"))
    )


SOURCE = read("tables", "games")
STORIES = read("tables", "stories")  # they have words of their own
API = ROOT / "docs" / "api"
CONCEPTS = (API / "concepts.md").read_text(encoding="utf-8")
WEBSOCKET = (API / "websocket.md").read_text(encoding="utf-8")
REFUSALS = sorted(set(re.findall(r'Refusal\(\s*"([a-z-]+)"', SOURCE)))
NOTED = r'(?:note\(|note_about\(self\.by, |note=)"([a-z-]+)"'
NOTES = sorted(set(re.findall(NOTED, SOURCE)))


@pytest.mark.parametrize("refusal", REFUSALS)
def test_every_refusal_has_words(refusal: str) -> None:
    words = Messages()
    assert words.has(f"refused-{refusal}")
    words.text(f"refused-{refusal}", token="x", least=1, most=2)


@pytest.mark.parametrize(
    "refusal", sorted(set(re.findall(r'Refusal\(\s*"([a-z-]+)"', STORIES)))
)
def test_every_refusal_of_a_story_has_words(refusal: str) -> None:
    own = (ROOT / "src" / "parlour" / "story" / "en.ftl").read_text(encoding="utf-8")
    known = f"\nrefused-{refusal} =" in own or Messages().has(f"refused-{refusal}")
    assert known


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_browsers_say_them_in_other_languages(language: str) -> None:
    """Stories have their words with the page; games get them from the server."""
    page = ROOT / "web" / "src" / "words" / f"story.{language}.ftl"
    told = page.read_text(encoding="utf-8")
    refusals = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', STORIES))
    assert [one for one in sorted(refusals) if f"\nrefused-{one} =" not in told] == []


def test_there_are_refusals_and_notes_to_look_at() -> None:
    assert len(REFUSALS) > 20
    assert len(NOTES) > 8


@pytest.mark.parametrize("name", [*PHRASES, *NOTES])
def test_notes_and_phrases_are_documented(name: str) -> None:
    assert f"`{name}`" in CONCEPTS


@pytest.mark.parametrize("language", languages())
def test_browsers_have_words_for_notes_and_phrases(language: str) -> None:
    web = ROOT / "web" / "src"
    words = (web / "words" / f"table.{language}.ftl").read_text(encoding="utf-8")
    for name in [f"phrase-{one}" for one in PHRASES] + [f"note-{one}" for one in NOTES]:
        assert f"\n{name} = " in words, name


def test_browsers_offer_every_phrase_and_no_other() -> None:
    talk = (ROOT / "web/src/table/log/Talk.svelte").read_text(encoding="utf-8")
    row = re.search(r"PHRASES = \[(.*?)\]", talk, re.DOTALL)
    assert row is not None
    assert sorted(re.findall(r'"([a-z-]+)"', row[1])) == sorted(PHRASES)


def test_close_codes_are_documented() -> None:
    for code in (
        common.RESTART,
        common.GONE,
        common.KICKED,
        common.ELSEWHERE,
        common.FLOOD,
    ):
        assert f"| {code} |" in WEBSOCKET
