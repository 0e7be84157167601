"""The contract every game keeps, for any game's author to test against.

`contract` has one function for each promise, `strategies` the hypothesis
strategies that feed them, and `chance` the same at the roll of a die, without
hypothesis.
"""
