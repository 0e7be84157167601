"""`parlour` where no file may grow beyond so many bytes, as if the disk were full."""

import resource
import signal
import sys

from parlour.cli import main

if __name__ == "__main__":
    most = int(sys.argv.pop(1))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    main(sys.argv[1:])
