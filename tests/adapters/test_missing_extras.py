"""Modules whose library is not installed say which extra has it."""

import sys
from importlib import import_module

import pytest

from parlour.extras import MissingExtra

NEEDED = [
    ("parlour.adapters.pettingzoo", "numpy", "learn"),
    ("parlour.adapters.pettingzoo", "gymnasium", "learn"),
    ("parlour.adapters.pettingzoo", "pettingzoo", "learn"),
    ("parlour.adapters.openspiel", "numpy", "learn"),
    ("parlour.adapters.openspiel", "pyspiel", "learn"),
    ("parlour.lab.ladder", "openskill", "learn"),
    ("parlour.lab.cluster", "distributed", "lab"),
]


@pytest.mark.parametrize(("module", "library", "extra"), NEEDED)
def test_import_without_its_library_names_the_install_command(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingExtra) as missing:
        import_module(module)
    assert str(missing.value) == (
        f"{library} is not installed; install it with: pip install 'parlour[{extra}]'"
    )
