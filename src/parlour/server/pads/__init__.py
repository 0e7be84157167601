"""Tables of score pads."""
