"""The `parlour` command: takes a compiled build where there is one, and runs."""

import os

from parlour.builds import VARIABLE, use_compiled


def main() -> None:
    if VARIABLE not in os.environ:
        use_compiled()
    from parlour.cli import main as run  # only now: which build it is, is settled

    run()


if __name__ == "__main__":
    main()
