"""Odds of the Fugue system: exact if possible, otherwise simulated.

`exact` has tasks, deals and Signifiers, `twists` the odds of twisting, `contests` whole
contests between bots, and `tables` their output.
"""
