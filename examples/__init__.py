"""Small things built on bottega, to read and to copy."""
