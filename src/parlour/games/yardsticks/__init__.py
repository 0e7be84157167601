"""Well-known games that we measure the engine with; they are not listed."""
