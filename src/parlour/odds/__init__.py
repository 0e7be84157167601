"""Odds of the Fugue system: exact if possible, otherwise simulated.

`exact` has tasks, deals and Signifiers, `twists` the chances of twisting on,
`contests` whole contests between bots, and `tables` how all of it is shown.
"""
