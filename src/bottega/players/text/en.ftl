### The players of the house in English. `.about` ends the sentence "Apprentice: …".

player-random = Apprentice
    .about = plays at random, for a first game
player-greedy = Journeyman
    .about = looks one move ahead and answers at once
