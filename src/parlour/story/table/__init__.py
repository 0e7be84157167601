"""Rules of who plays and what is told: sessions, personae, scenes, corrections."""
