### Die Mitspieler des Hauses auf Deutsch. `.about` vollendet den Satz „Lehrling: …“.

player-random = Anfänger
    .about = spielt aufs Geratewohl, gut für das erste Spiel
player-apprentice = Lehrling
    .about = denkt einen Zug voraus, übersieht aber manches
player-greedy = Geselle
    .about = denkt einen Zug voraus und antwortet sofort
player-master = Meister
    .about = hat aus vielen Spielen gegen sich selbst gelernt
player-maestro = Großmeister
    .about = spielt jeden Einfall im Kopf durch, bevor er antwortet
