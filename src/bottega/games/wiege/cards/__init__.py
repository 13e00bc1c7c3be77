"""What is printed: culture, character and event cards, a line each."""
