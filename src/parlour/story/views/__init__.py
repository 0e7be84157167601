"""Who may see what of a campaign, and what is worked out for them."""
