"""Simulations, studies, ladders and comparisons, with their statistics."""
