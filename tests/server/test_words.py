"""What the server says has words, and its documentation names it."""

import re
from pathlib import Path

import pytest

from parlour.messages import Messages
from parlour.server import wire
from parlour.server.acts import PHRASES

ROOT = Path(__file__).parents[2]
SOURCE = "".join(
    path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "src" / "parlour" / "server").glob("*.py"))
)
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
REFUSALS = sorted(set(re.findall(r'Refusal\(\s*"([a-z-]+)"', SOURCE)))
NOTES = sorted(set(re.findall(r'(?:note\(|note=)"([a-z-]+)"', SOURCE)))


@pytest.mark.parametrize("refusal", REFUSALS)
def test_every_refusal_has_words(refusal: str) -> None:
    words = Messages()
    assert words.has(f"refused-{refusal}")
    words.text(f"refused-{refusal}", token="x", least=1, most=2)


def test_there_are_refusals_and_notes_to_look_at() -> None:
    assert len(REFUSALS) > 20
    assert len(NOTES) > 8


@pytest.mark.parametrize("name", [*PHRASES, *NOTES])
def test_notes_and_phrases_are_documented(name: str) -> None:
    assert f"`{name}`" in PROTOCOL


def test_close_codes_are_documented() -> None:
    for code in (wire.RESTART, wire.GONE, wire.KICKED, wire.ELSEWHERE, wire.FLOOD):
        assert f"| {code} |" in PROTOCOL
