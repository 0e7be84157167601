"""Old names of command-line flags, accepted for one release."""

import sys
from collections.abc import Iterator
from typing import Final

RENAMED: Final = {
    "book": {"--regulars": "--regular-percent", "--wonder": "--branch-percent"},
    "compare": {"--among": "--baseline"},
    "train": {
        "--everyone": "--all-seats",
        "--kept": "--sample-percent",
        "--no-everyone": "--no-all-seats",
        "--passes": "--epochs",
        "--strays": "--explore",
    },
}
"""Old and new flag names, by command."""


def replace_old_flags(arguments: list[str]) -> Iterator[str]:
    """Yields the arguments with today's flags, and warns about each old one."""
    command = arguments[0] if arguments else ""
    renamed = RENAMED.get(command, {})
    for argument in arguments:
        flag, equals, value = argument.partition("=")
        if flag in renamed:
            print(
                f"parlour: {flag} is now called {renamed[flag]};"
                " the next release refuses the old name",
                file=sys.stderr,
            )
            flag = renamed[flag]
        yield f"{flag}{equals}{value}"
