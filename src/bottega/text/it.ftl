### Parole comuni a tutti i giochi. Il catalogo di un gioco può ridefinirle.

# Come si chiama questa lingua, per i menu.
language-name = Italiano

# Ciò che non si può vedere. I giochi selezionano proprio su questa parola:
# { $leader -> [nascosto] una carta coperta *[other] { $leader } }
hidden = nascosto

# Nessuna carta, nessun pezzo, una lista vuota.
nothing = niente

# Un posto il cui giocatore non ha nome. $number: "1", "2", … o "nature", il posto del caso.
a-seat = { $number ->
    [nature] Il caso
   *[other] Posto { $number }
}

# $most: tutti tranne l’ultimo, separati da virgole.
a-list = { $most } e { $last }

# Chi arriva senza profilo, finché non dice un nome.
a-guest = Ospite

score-total = Totale
