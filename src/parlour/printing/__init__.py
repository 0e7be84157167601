"""PDF documents of games: crib sheets, score pads, rules, pieces to cut out."""
