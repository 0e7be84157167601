"""The example package, installed beside Parlour: found, kept to its word and played."""

import pytest
from tests.fresh import EXAMPLE, PARLOUR, Fresh


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    made = Fresh(tmp_path_factory.mktemp("fresh"))
    assert "high-water" not in made.says(*PARLOUR, "games")
    made.install(EXAMPLE)
    return made


def test_it_is_on_the_shelf(fresh: Fresh) -> None:
    assert "high-water" in fresh.says(*PARLOUR, "games")


def test_it_is_played_in_the_terminal_against_a_bot_of_its_own(fresh: Fresh) -> None:
    play = ("play", "high-water", "--seats", "3", "--bots", "regular,bold")
    told = fresh.says(*PARLOUR, *play, typed="home\n" * 20)
    assert "Tide 3 of 3." in told
    assert "All 3 tides are played." in told
    assert "Final standing: " in told


def test_it_keeps_its_promises_and_is_ready_for_the_shelf(fresh: Fresh) -> None:
    told = fresh.says(*PARLOUR, "check-game", "high-water", "--games", "2")
    assert "✓ bot bold" in told
    assert "It is playable." in told
    assert "It has all that a game on the shelf needs." in told


def test_its_own_tests_pass(fresh: Fresh) -> None:
    fresh.says("-m", "pytest", "-q", "-p", "no:cacheprovider", ".")
