"""The contract tests that every game must pass.

`contract` has one function for each promise, `strategies` the hypothesis
strategies that feed them, and `chance` the same at the roll of a die, without
hypothesis.
"""
