### I giocatori della casa in italiano. `.about` completa la frase «Apprendista: …».

player-random = Principiante
    .about = gioca a caso, per una prima partita
player-apprentice = Apprendista
    .about = pensa una mossa avanti, ma gli sfugge qualcosa
player-greedy = Lavorante
    .about = pensa una mossa avanti e risponde subito
player-master = Capobottega
    .about = ha imparato da molte partite contro sé stesso
player-maestro = Maestro
    .about = prima di rispondere gioca a mente ogni sua idea
