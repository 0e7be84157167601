"""A game's log and the table state computed from it. Pure: no I/O, no clock."""
