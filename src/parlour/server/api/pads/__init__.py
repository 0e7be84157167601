"""Score pads over HTTP."""
