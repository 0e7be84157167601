"""The rules of Domino Knights, along the chapters of the rulebook."""
