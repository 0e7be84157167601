"""Chairs that a table agrees on: kept as numbers, read as words."""

import re

import pytest

from parlour.engine.options import Spec, options_as_text, specs
from parlour.games import GAMES, find
from parlour.presentation.pages import page
from parlour.printing.request import make_request
from parlour.server.api.catalogue import game_info
from parlour.words.messages import Messages, languages

OPTIONS = [
    (slug, name, spec)
    for slug in GAMES
    for name, spec in specs(find(slug).options).items()
]
CHAIRS = [one for one in OPTIONS if one[2].chair]
COUNTED = re.compile(
    r"\b(seat|chair|platz|stuhl|place|chaise|silla|asiento)s? 0", re.IGNORECASE
)
"""Chairs as programs count them."""


def test_there_are_some() -> None:
    assert {(slug, name) for slug, name, _ in CHAIRS} == {
        ("abandon-ship", "first_dealer"),
        ("brain-baseball", "first_dealer"),
        ("caribbean-star", "red_seat"),
        ("hey-bartender", "first_dealer"),
    }
    numbers = [name for _, name, spec in OPTIONS if spec.kind == "number"]
    called = {name for name in numbers if re.search("seat|chair|dealer|starter", name)}
    assert called == {name for _, name, _ in CHAIRS}, "no other number is a seat's"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("slug", "name", "spec"), CHAIRS)
def test_each_is_printed_in_words(
    slug: str, name: str, spec: Spec, language: str
) -> None:
    game = find(slug)
    most = game.players[-1]
    assert spec.most == most - 1
    said = []
    for value in (*range(most), *spec.words):
        want = make_request(game, seats=most, options={name: value}, language=language)
        assert want.given[name] == value, "what is kept is the number"
        said.append(want.option_value(name))
    assert len(set(said)) == len(said)
    assert not re.search(r"\d|_|-", "".join(said))


@pytest.mark.parametrize(("slug", "name", "spec"), CHAIRS)
def test_a_browser_is_told_which_options_are_chairs(
    slug: str, name: str, spec: Spec
) -> None:
    infos = {one.name: one for one in game_info(find(slug)).options}
    assert [one for one in infos if infos[one].chair] == [name]
    assert infos[name].kind == "number"
    assert infos[name].default == options_as_text(find(slug).options())[name]


@pytest.mark.parametrize("slug", GAMES)
def test_no_page_counts_chairs_as_programs_do(slug: str) -> None:
    for language in languages():
        for name in ("crib", "rules"):
            assert not COUNTED.search(page(find(slug), name, language))


@pytest.mark.parametrize("language", languages())
def test_a_table_has_only_so_many(language: str) -> None:
    words = Messages(language=language)
    said = words.text("bad-dealer", option="first_dealer", seats=4)
    assert re.findall(r"\d+", said) == ["4"]
