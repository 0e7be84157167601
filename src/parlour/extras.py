"""Optional libraries: which extra installs them, and what to say if one is missing."""

from importlib import import_module
from types import ModuleType


class MissingExtra(ModuleNotFoundError):
    """An optional library is not installed; the text says how to install it."""


def require(module: str, extra: str) -> ModuleType:
    """Imports an optional library, or raises MissingExtra with the install command."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        library = module.partition(".")[0]
        if missing.name is None or missing.name.partition(".")[0] != library:
            raise  # the library is there, but one that it needs is not
        raise MissingExtra(
            f"{library} is not installed; install it with: {install_command(extra)}",
            name=library,
        ) from None


def install_command(extra: str) -> str:
    """Returns the command that adds an extra to an installed Parlour."""
    return f"pip install 'parlour[{extra}]'"
