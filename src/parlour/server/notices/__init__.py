"""Turn notifications by Web Push and email."""
