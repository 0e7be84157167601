"""`parlour` as on another machine: no worker hands connections over to this one."""

import secrets

from parlour.cli import main
from parlour.server.store import ownership

machine = secrets.token_hex(8)
ownership.machine_id = lambda: machine

if __name__ == "__main__":
    main()
