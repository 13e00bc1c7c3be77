"""What a bot thinks of a position."""
