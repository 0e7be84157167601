"""Rules of what is remembered: flashbacks, triggers and the Signifier bell."""
