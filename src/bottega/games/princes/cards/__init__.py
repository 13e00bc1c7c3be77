"""What is printed: cards and tiles, a line each, and the effects they are made of."""
