"""Rules of sessions, personae, scenes and corrections."""
