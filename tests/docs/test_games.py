"""The pages for game authors list every key, and their examples can be read."""

import json
import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from parlour.engine import facts
from parlour.engine.facts import FactType
from parlour.presentation.guide import Guide
from parlour.presentation.layout import Layout
from parlour.presentation.pad import Pad

GAMES = Path(__file__).parents[2] / "docs" / "games"
LAYOUT, HINTS, PAD = (
    (GAMES / f"{name}.md").read_text(encoding="utf-8")
    for name in ("layout", "hints-and-guides", "score-pad")
)

STEP: Any = get_args(get_type_hints(Guide)["steps"])[0]
KEEPS: Any = get_args(get_type_hints(Pad)["keeps"])[0]


def examples(page: str) -> list[str]:
    return re.findall(r"^```json\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


def listed_keys(page: str) -> set[str]:
    """Names in the first column of the page's tables."""
    cells = re.findall(r"^\| (`[^|]*`) \|", page, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`([\w-]+)`", cell)}


def test_examples_can_be_read() -> None:
    [layout] = examples(LAYOUT)
    [guide] = examples(HINTS)
    pad, keeps = examples(PAD)
    msgspec.json.decode(layout, type=Layout)
    msgspec.json.decode(guide, type=Guide)
    msgspec.json.decode(pad, type=Pad)
    msgspec.json.decode(json.dumps(json.loads(f"{{{keeps}}}")["keeps"]), type=KEEPS)


def test_layout_page_lists_every_key() -> None:
    keys = {*Layout.__struct_encode_fields__} - {"rounds"}  # it comes from the game
    assert keys <= listed_keys(LAYOUT)
    assert "`rounds`" in LAYOUT


def test_layout_page_lists_every_type_of_fact() -> None:
    types = [name for name, one in vars(facts).items() if isinstance(one, FactType)]
    assert len(types) > 10
    assert {*types} <= listed_keys(LAYOUT)


def test_guide_page_lists_every_key_of_a_step() -> None:
    assert {*STEP.__struct_encode_fields__} <= listed_keys(HINTS)


@pytest.mark.parametrize("kind", [Pad, KEEPS])
def test_score_pad_page_lists_every_key(kind: Any) -> None:
    assert {*kind.__struct_encode_fields__} - {"keeps"} <= listed_keys(PAD)
