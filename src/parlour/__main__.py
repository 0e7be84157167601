"""The `parlour` command: chooses the compiled build if there is one, and runs."""

import os
import sys

from parlour.builds import VARIABLE, use_compiled

EXIT_INTERRUPTED = 130
"""Exit code after Ctrl-C, as shells expect it."""


def main() -> None:
    try:
        if VARIABLE not in os.environ:
            use_compiled()
        from parlour.cli import main as run  # imported late: the build is now chosen

        run()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(EXIT_INTERRUPTED)


if __name__ == "__main__":
    main()
