"""`parlour engine`: games for programs in any language, as JSON lines.

One request a line, one reply a line, in the same order. `frames` has both, `engine`
answers them; docs/engine.md is for whoever writes the other end.
"""
