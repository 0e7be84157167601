"""HTTP paths under `/api`, one file per subject."""
