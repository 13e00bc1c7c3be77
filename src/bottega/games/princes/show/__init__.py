"""What a person is shown: facts for sentences, JSON for pictures, the board for a terminal."""
