"""What the lab makes of games."""
