"""The body, part by part (FUG-W01, FUG-W02)."""

import doctest

import pytest

from parlour.kit import body
from parlour.kit.body import PARENTS, line, touches


def test_the_examples_hold() -> None:
    results = doctest.testmod(body)
    assert results.attempted == 2
    assert results.failed == 0


def test_parts_are_those_that_tables_and_content_sets_name() -> None:
    pairs = ("eye", "ear", "arm", "hand", "leg", "foot")
    assert set(PARENTS) == {
        *("body", "head", "nose", "mouth", "torso"),
        *(f"{part}_{side}" for part in pairs for side in "lr"),
    }


@pytest.mark.parametrize("part", PARENTS)
def test_every_part_belongs_to_the_body_and_is_touched_both_ways(part: str) -> None:
    assert line(part)[-1] == "body"
    for other in PARENTS:
        assert touches(part, other) == touches(other, part)


def test_parts_that_belong_to_each_other_end() -> None:
    """Content-sets add parts; a circle of them is not followed for ever."""
    assert line("claw", {"claw": "paw", "paw": "claw"}) == ["claw", "paw"]
