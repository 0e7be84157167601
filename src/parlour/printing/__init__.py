"""Games on paper: crib sheets, score pads, rules booklets and what can be cut out."""
