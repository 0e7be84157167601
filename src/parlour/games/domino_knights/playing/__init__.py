"""The bot of Domino Knights: training, attacks and reactions."""
