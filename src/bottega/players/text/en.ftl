### The players of the house in English. `.about` ends the sentence "Apprentice: …".

player-random = Novice
    .about = plays at random, for a first game
player-apprentice = Apprentice
    .about = looks one move ahead, but overlooks and misjudges things
player-greedy = Journeyman
    .about = looks one move ahead and answers at once
player-master = Master
    .about = has learned from many games against itself
player-maestro = Maestro
    .about = plays every idea through in its mind before it answers
