"""How long a test waits for a state: a limit for what hangs, never a measure of speed.

Tests wait for states. Where something must end a wait it is this, on any machine
however busy it is.
"""

PATIENCE = 300.0
"""Seconds."""
