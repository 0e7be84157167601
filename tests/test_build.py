"""The build under test is the one that `make test` says it is."""

import os
from importlib import import_module

import pytest


@pytest.mark.both_ways
@pytest.mark.parametrize("name", ["parlour.engine.pieces", "parlour.engine.zones"])
def test_build_is_the_one_named(name: str) -> None:
    path = import_module(name).__file__
    assert path is not None
    wanted = os.environ.get("PARLOUR_BUILD", "interpreted")
    assert ("interpreted" if path.endswith(".py") else "compiled") == wanted
