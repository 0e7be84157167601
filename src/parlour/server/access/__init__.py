"""Who may connect, how much and how fast, and as whom."""
