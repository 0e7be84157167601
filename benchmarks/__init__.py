"""Speed of the engine beside OpenSpiel and RLCard; `make bench` runs it all."""
