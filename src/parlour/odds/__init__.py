"""The odds of the Fugue system: exact where they can be, else played out.

`exact` has tasks, deals and Signifiers, `twists` the chances of twisting on,
`contests` whole contests between bots, and `tables` how all of it is shown.
"""
