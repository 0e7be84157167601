"""Learnt values: what a seat may expect at a table, from weights beside a game's rules.

`parlour train` makes weights; a search whose rollouts have a depth stops there. What
reads them at play needs no library. Only `learner` knows torch.
"""
