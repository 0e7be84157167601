"""Rules that several games share: betting, poker hands, reaction windows, values."""
