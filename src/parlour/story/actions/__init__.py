"""Rules of actions: tasks, wounds and contests."""
