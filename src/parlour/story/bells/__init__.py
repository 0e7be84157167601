"""The Signifier bell: who remembers, who tells, who must appear (FUG-F17, F19-F24)."""
