### Die Mitspieler des Hauses auf Deutsch. `.about` vollendet den Satz „Lehrling: …“.

player-random = Lehrling
    .about = spielt aufs Geratewohl, gut für das erste Spiel
player-greedy = Geselle
    .about = denkt einen Zug voraus und antwortet sofort
