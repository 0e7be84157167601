"""Adapters of all games for research tools: Gymnasium, OpenSpiel and PettingZoo."""
