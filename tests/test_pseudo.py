"""No words are written into the browser client: all of them are in its catalogues."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.pseudo import PLAIN, pseudo, written_into

from parlour.authoring.translation import catalogues, parse_catalogue
from parlour.words.messages import FUNCTIONS

WEB = Path(__file__).parents[1] / "web" / "src"
OURS = ("pieces/parts/", "tarot/sheet/", ".test.svelte")
"""Pages that only those who work on Parlour see."""
COMPONENTS = [
    page
    for page in sorted(WEB.rglob("*.svelte"))
    if not any(part in page.as_posix() for part in OURS)
]
ALIKE = {
    *("Parlour", "Joker", "CC", "BY", "SA"),
    *("plum", "kettle", "nine", "otter"),  # codes are the same for everybody
    "Enter",  # as the key is called
}
"""Names that are the same in every language."""


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda one: one.stem)
def test_a_component_has_no_words_of_its_own(component: Path) -> None:
    found = written_into(component.read_text(encoding="utf-8"))
    assert [word for word in found if word not in ALIKE] == []


@pytest.mark.parametrize(
    "english", catalogues(), ids=lambda one: f"{one.parent.name}-{one.stem}"
)
def test_a_made_up_language_says_what_english_says(english: Path) -> None:
    text = english.read_text(encoding="utf-8")
    made = pseudo(text)
    ours, theirs = parse_catalogue(text), parse_catalogue(made)
    assert list(theirs) == list(ours)
    assert all(theirs[key].keys == line.keys for key, line in ours.items())
    bundle = FluentBundle(["en"], use_isolating=False, functions=FUNCTIONS)
    bundle.add_resource(FluentResource(made))
    plain = [
        key
        for key, line in theirs.items()
        if not line.values and "." not in key and shown_plainly(bundle, key)
    ]
    assert plain == []


def shown_plainly(bundle: FluentBundle, key: str) -> bool:
    pattern = bundle.get_message(key).value
    text, errors = bundle.format_pattern(pattern) if pattern else ("", [])
    return not errors and re.search(PLAIN, str(text)) is not None
