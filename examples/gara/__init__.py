"""Gara, a complete small game. ``docs/new-game.md`` walks through it."""
