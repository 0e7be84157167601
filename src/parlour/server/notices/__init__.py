"""Telling people that it is their turn, by push or by mail, where they asked for it."""
