"""The same engine twice: as it is written, and compiled."""
