### I giocatori della casa in italiano. `.about` completa la frase «Apprendista: …».

player-random = Apprendista
    .about = gioca a caso, per una prima partita
player-greedy = Garzone
    .about = pensa una mossa avanti e risponde subito
