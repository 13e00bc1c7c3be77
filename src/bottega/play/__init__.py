"""A game being played: nature's seeded answers, the match with its record and undo."""
