"""Rules of what is done: tasks, wounds and contested actions."""
