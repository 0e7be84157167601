"""Rules of memories: flashbacks, triggers and the Signifier bell."""
