"""Learnt value functions, from weights beside a game's rules."""
