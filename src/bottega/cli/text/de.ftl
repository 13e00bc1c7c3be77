# Was das Terminal rund um eine Partie sagt.

play-commitment = Alles ist schon gemischt: Der SHA-256 des Startwerts ist { $hash }
play-seats = Die Plätze wurden ausgelost. In Spielreihenfolge: { $names }
play-keys = Tippe eine Zahl · ? erklärt · u zurücknehmen · b Tisch · s Punkte · l Verlauf · r Regeln · q Ende · h Hilfe
play-help =
    Tippe die Nummer einer Möglichkeit oder den Zug selbst in Notation. Möglichkeiten stehen gezählt unter Überschriften.
    ?           jede Möglichkeit erklären   ? 3    Möglichkeit 3 erklären  ? Wassermühle  eine Karte lesen
    u           deine letzte Antwort zurücknehmen, bis eine Karte aufgedeckt wird oder dein Zug endet
    venedig     Möglichkeiten mit diesen Wörtern finden; Eingabe zeigt die nächste Seite oder wieder alle
    n           die Notation der Möglichkeiten zeigen oder verbergen
    b der Tisch oder sein nächster Teil · s Punktestand · l der ganze Verlauf · r Regeln · q speichern und gehen
play-find = Tippe eine Zahl oder Wörter zum Suchen: Überschrift oder Name.
play-page = Seite { $page } von { $pages } · Eingabe blättert um · Wörter finden Möglichkeiten
play-board-part = Zeilen { $first } bis { $last } von { $all } des Tischs · b zeigt die nächsten
play-other-choices = Sonstiges
play-number = Wähle eine Zahl von 1 bis { $most }.
play-not-now = Das geht gerade nicht; ? allein erklärt, was geht.
play-no-help = Mehr gibt es dazu nicht zu sagen.
play-no-undo = Du kannst nichts zurücknehmen: Eine Karte wurde aufgedeckt, etwas wurde gezeigt, oder dein Zug ist vorbei.
play-hand-over = { $seat }, du bist dran. Drück die Eingabetaste, wenn nur du den Bildschirm siehst.
play-saved = Gespeichert. Weiter geht es mit: bottega play --resume { $path }
play-winners = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
play-lost = Lorenzo gewinnt: Die Partie ist verloren.
play-seed = Der Startwert war { $seed }
play-record = Aufzeichnung: { $path } (`bottega verify` prüft jede Ziehung nach)
recorded = { $path }: { $answers } Schritte
replay-keys = Eingabetaste weiter · b zurück · eine Zahl springt zu diesem Schritt · q Ende
verified = { $draws } Ziehungen folgen aus dem Startwert, { $answers } Schritte sind nachgespielt.
verified-so-far = Bisher folgen { $draws } Ziehungen aus dem Startwert, und { $answers } Schritte sind nachgespielt; die Partie ist noch nicht zu Ende.
verified-sealed = Das Haus hat seinen Startwert versiegelt, bevor jemand saß; sein SHA-256 ist { $hash }.
verified-page = { $count ->
    [one] Eine Nonce von { $names } ging ein, aufgedeckt von der eigenen Seite.
   *[other] Die Nonces von { $names } gingen ein, aufgedeckt von den eigenen Seiten.
}
verified-house = Für { $names } ging die Nonce des Hauses ein, die aus dem Startwert folgt.
verified-silent = { $names }: Die zugesagte Nonce wurde nicht rechtzeitig aufgedeckt. Die des Hauses ging ein, die aus dem Startwert folgt.
verified-wrong = { $names }: Aufgedeckt wurde eine andere Nonce als die zugesagte. Die des Hauses ging ein, die aus dem Startwert folgt.
games-key = Kürzel
games-title = Spiel
games-seats = Plätze
games-about = worum es geht
games-option = Option
games-values = Werte, der übliche zuerst
games-ruling = Klarstellung
games-no-options = Dieses Spiel hat keine Tischoptionen.
games-players = Wer am Tisch sitzen kann: { $players }
simulate-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
simulate-player = Spieler
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Intervall
simulate-score = Punkte
simulate-range = von – bis
simulate-lengths = Schritte je Partie: { $mean } im Schnitt, { $least } bis { $most }
simulate-seats = Siege nach Platz: { $shares }
menu-game = Welches Spiel?
menu-bots = Wie viele Gegner ({ $least } bis { $most })?
menu-level = Wie stark sollen sie sein?
a-person = Spieler
simulate-truncated = { $games ->
    [one] { $games } Partie wurde nach { $most } Schritten abgebrochen und zählt für niemanden als Sieg.
   *[other] { $games } Partien wurden nach { $most } Schritten abgebrochen und zählen für niemanden als Sieg.
}
arena-fair = Wären alle gleich stark: { $shares }
arena-margin = Punkte voraus
arena-seconds = je Wahl
arena-rating = Wertung
arena-fault = { $player } hat { $games } { $games ->
    [one] Partie
   *[other] Partien
 } durch eigene Schuld verloren; beim ersten Mal: { $why }

# Zahlen, geschrieben, wie es die Sprache will.
a-number = { $number }
a-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
an-average = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
