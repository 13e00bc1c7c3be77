### Wörter, die allen Spielen gemeinsam sind. Der Katalog eines Spiels darf jedes davon anders sagen.

# Wie diese Sprache sich selbst nennt, für Menüs.
language-name = Deutsch

# Was jemand nicht sehen darf. Spiele unterscheiden danach, ob etwas verdeckt ist:
# { $leader-key -> [hidden] eine verdeckte Karte *[other] { $leader } }
hidden = verdeckt

# Keine Karte, kein Spielstein, eine leere Liste.
nothing = nichts

# Ein Platz, dessen Spieler keinen Namen hat. $number: "1", "2", … oder "nature", der Platz des Zufalls.
a-seat = { $number ->
    [nature] Der Zufall
   *[other] Platz { $number }
}

# $most: alle bis auf das letzte, mit Kommas dazwischen.
a-list = { $most } und { $last }

# Wer ohne Konto kommt, bis er einen Namen nennt.
a-guest = Gast

score-total = Summe
