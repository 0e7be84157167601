"""What every story has: cards, bodies, people, options."""
