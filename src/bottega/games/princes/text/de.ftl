### Princes of the Renaissance auf Deutsch.
###
### Gezähltes bekommt $amount: „3 Gold“. Wo ein Argument fehlen oder verborgen sein kann, wählt man
### nach seinem Schlüssel: $treachery-key. $moment-key sagt, bei welcher Frage etwas zur Wahl steht.
###
### As in English: Gold, Status
###
### Wortliste:
###   gold: Gold                              influence: Einfluss
###   Victory Point: Siegpunkt                victory marker: Siegmarker
###   decade: Jahrzehnt                       turn: Zug
###   city tile: Stadtplättchen               event tile: Ereignis
###   treachery tile: Verratsplättchen        merchant tile: Händlerplättchen
###   troop: Truppe                           supply: Vorrat
###   status: Status                          level: ohne Wort („um 1“)
###   family, home city: Familie, Heimatstadt income: Einkommen
###   condottiere: Condottiere                war pay: Sold
###   artist: Künstler                        merchant: Händler
###   Pope: Papst                             Holy League: Heilige Liga
###   put up for auction: versteigern         auction: Auktion
###   bid: Gebot, bieten                      open the bidding: eröffnen
###   win a lot: ersteigern                   bidding turn: wenn du an der Reihe bist
###   war: Krieg                              attack, defence: Angriff, Verteidigung
###   counterattack: Gegenangriff             draw: unentschieden
###   bribe: bestechen                        block: blockieren
###   veto: Veto einlegen                     raid: überfallen, rauben
###   die, dice: Würfel                       reroll: neu würfeln
###   trade, offer: Handel, Angebot           give for: geben für
###   exchange (bank): tauschen gegen         hold: besitzen
###   draw a tile: ziehen                     discard: abwerfen

game-princes = Fürsten der Renaissance
about-princes = Führe eine Familie von Condottieri durch drei Jahrzehnte Krieg: Biete um die großen Städte, kämpfe für jeden, der zahlt, fördere Künstler und übe rechtzeitig Verrat.
course-princes = Drei Jahrzehnte, eine Aktion je Zug; ein Jahrzehnt endet, sobald sein viertes Ereignis versteigert ist.
length-princes = Drei Jahrzehnte
    .help = jedes endet mit dem vierten Ereignis

option-trade = Handel
    .help = Wann man Gold und Einfluss anbieten darf: im eigenen Zug bis zu zweimal, gar nicht, oder immer – dann dürfen es alle, auch vor jedem Zug, beim Bieten und in Kriegen.
option-trade-turn = Im eigenen Zug
option-trade-off = Keiner
option-trade-full = Immer

## Güter

good-gold = { $amount } Gold
good-influence = { $amount } Einfluss
good-vp = { $amount ->
    [one] { $amount } Siegpunkt
   *[other] { $amount } Siegpunkte
}

left-you = { $left ->
    [0] dir bleibt nichts
    [one] dir bleibt 1
   *[other] dir bleiben { $left }
}
left-paying = { $short ->
    [0] { left-you }
   *[other] davon { $short } von Banken
}

# In den Zeilen des Verlaufs.
bid-price = { $good-key ->
    [gold] { $bid } Gold
   *[influence] { $bid } Einfluss
}
least-price = { $good-key ->
    [gold] { $least } Gold
   *[influence] { $least } Einfluss
}
stolen-goods = { $good-key ->
    [gold] { $amount } Gold
   *[influence] { $amount } Einfluss
}

gold-count = { $gold } Gold
influence-count = { $influence } Einfluss
war-pay-count = { $war_pay } Gold

# Die beiden Seiten eines Angebots.
given-gold = { $give_gold } Gold
given-influence = { $give_influence } Einfluss
asked-gold = { $ask_gold } Gold
asked-influence = { $ask_influence } Einfluss
offer-given = { $give_gold ->
    [0] { $give_influence ->
        [0] nichts
       *[other] { given-influence }
    }
   *[other] { $give_influence ->
        [0] { given-gold }
       *[other] { given-gold } und { given-influence }
    }
}
offer-asked = { $ask_gold ->
    [0] { $ask_influence ->
        [0] nichts
       *[other] { asked-influence }
    }
   *[other] { $ask_influence ->
        [0] { asked-gold }
       *[other] { asked-gold } und { asked-influence }
    }
}

# Was ein Ereignis bewirkt, wenn man es ersteigert.
event-does = { $effect-key ->
    [points] Am Ende ist das Plättchen { $goods } wert.
    [merchant] Jedes eigene Händlerplättchen bringt { $goods } mehr.
    [rise] Wer das Plättchen ersteigert, hebt den Status einer Stadt um { $levels }.
   *[fall] Wer das Plättchen ersteigert, darf den Status einer Stadt um { $levels } senken.
}

exchange-gold-to-influence = 3 Gold gegen 3 Einfluss
exchange-influence-to-gold = 3 Einfluss gegen 3 Gold

## Städte, Familien, Truppen

city-venice = Venedig
city-milan = Mailand
city-florence = Florenz
city-rome = Rom
city-naples = Neapel

family-baglioni = Baglioni
family-bentivoglio = Bentivoglio
family-este = d’Este
family-gonzaga = Gonzaga
family-malatesta = Malatesta
family-montefeltro = Montefeltro

home-perugia = Perugia
home-bologna = Bologna
home-ferrara = Ferrara
home-mantua = Mantua
home-rimini = Rimini
home-urbino = Urbino

# Alle weiblich oder Mehrzahl: „die“ und „deine“ passen immer, im Nominativ und im Akkusativ.
troop-cavalry = Kavallerie
troop-infantry = Infanterie
troop-pikes = Pikeniere
troop-crossbow = Armbrüste
troop-artillery = Artillerie
troop-fort = Festung
the-troop = die { $troop }

side-attacker = Angriff
side-defender = Verteidigung

won-condottiere = Condottiere
won-artist = Künstler
won-pope = Papst
thing-merchant-tile = Händlerplättchen

## Stadtplättchen

tile-il-doge = Der Doge
tile-venetian-merchant-1 = Venezianischer Händler 1
tile-venetian-merchant-2 = Venezianischer Händler 2
tile-venetian-merchant-3 = Venezianischer Händler 3
tile-venetian-merchant-4 = Venezianischer Händler 4
tile-venetian-merchant-5 = Venezianischer Händler 5
tile-milanese-merchant = Mailänder Händler
tile-genoese-crossbow = Genueser Armbrüste
tile-swiss-mercenaries = Schweizer Söldner
tile-armourer = Waffenschmied
tile-ludovico-sforza = Ludovico Sforza
tile-caterina-sforza = Caterina Sforza
tile-lorenzo-medici = Lorenzo de’ Medici
tile-giovanni-medici = Giovanni de’ Medici
tile-bank-1 = Bank 1
tile-bank-2 = Bank 2
tile-florentine-merchant-1 = Florentiner Händler 1
tile-florentine-merchant-2 = Florentiner Händler 2
tile-roderigo-borgia = Rodrigo Borgia
tile-cesare-borgia = Cesare Borgia
tile-lucrezia-borgia = Lucrezia Borgia
tile-della-rovere = Della Rovere
tile-orsini = Familie Orsini
tile-colonna = Familie Colonna
tile-ferrante-of-aragon = Ferrante von Aragon
tile-alfonso-of-aragon = Alfonso von Aragon
tile-spanish-infantry = Spanische Infanterie
tile-federico-of-aragon = Federico von Aragon
tile-neapolitan-merchant-1 = Neapolitanischer Händler 1
tile-neapolitan-merchant-2 = Neapolitanischer Händler 2

## Ereignisse

event-tile-gozzoli = Gozzoli
event-tile-piero-della-francesca = Piero della Francesca
event-tile-verrocchio = Verrocchio
event-tile-merchant-1 = Händler I
event-tile-botticelli = Botticelli
event-tile-mantegna = Mantegna
event-tile-bellini = Bellini
event-tile-merchant-2 = Händler II
event-tile-leonardo = Leonardo
event-tile-michelangelo = Michelangelo
event-tile-bramante = Bramante
event-tile-french-invasion = Einfall der Franzosen

## Verratsplättchen

treachery-bribe-troop = Truppe bestechen
treachery-bribe-cardinal = Kardinal bestechen
treachery-block-bid = Gebot blockieren
treachery-steal-influence = Einfluss stehlen
treachery-raid-gold = Goldtransport überfallen
treachery-veto = Veto
treachery-start-war = Krieg anzetteln

office-pope = Papst

## Was versteigert wird, mitten im Satz: im Akkusativ

lot-il-doge = den Dogen
lot-venetian-merchant-1 = den venezianischen Händler 1
lot-venetian-merchant-2 = den venezianischen Händler 2
lot-venetian-merchant-3 = den venezianischen Händler 3
lot-venetian-merchant-4 = den venezianischen Händler 4
lot-venetian-merchant-5 = den venezianischen Händler 5
lot-milanese-merchant = den { tile-milanese-merchant }
lot-genoese-crossbow = die { tile-genoese-crossbow }
lot-swiss-mercenaries = die { tile-swiss-mercenaries }
lot-armourer = den { tile-armourer }
lot-ludovico-sforza = { tile-ludovico-sforza }
lot-caterina-sforza = { tile-caterina-sforza }
lot-lorenzo-medici = { tile-lorenzo-medici }
lot-giovanni-medici = { tile-giovanni-medici }
lot-bank-1 = die { tile-bank-1 }
lot-bank-2 = die { tile-bank-2 }
lot-florentine-merchant-1 = den { tile-florentine-merchant-1 }
lot-florentine-merchant-2 = den { tile-florentine-merchant-2 }
lot-roderigo-borgia = { tile-roderigo-borgia }
lot-cesare-borgia = { tile-cesare-borgia }
lot-lucrezia-borgia = { tile-lucrezia-borgia }
lot-della-rovere = die { tile-della-rovere }
lot-orsini = die { tile-orsini }
lot-colonna = die { tile-colonna }
lot-ferrante-of-aragon = { tile-ferrante-of-aragon }
lot-alfonso-of-aragon = { tile-alfonso-of-aragon }
lot-spanish-infantry = die spanische Infanterie
lot-federico-of-aragon = { tile-federico-of-aragon }
lot-neapolitan-merchant-1 = den neapolitanischen Händler 1
lot-neapolitan-merchant-2 = den neapolitanischen Händler 2
lot-gozzoli = { event-tile-gozzoli }
lot-piero-della-francesca = { event-tile-piero-della-francesca }
lot-verrocchio = { event-tile-verrocchio }
lot-merchant-1 = den { event-tile-merchant-1 }
lot-botticelli = { event-tile-botticelli }
lot-mantegna = { event-tile-mantegna }
lot-bellini = { event-tile-bellini }
lot-merchant-2 = den { event-tile-merchant-2 }
lot-leonardo = { event-tile-leonardo }
lot-michelangelo = { event-tile-michelangelo }
lot-bramante = { event-tile-bramante }
lot-french-invasion = den { event-tile-french-invasion }
lot-pope = den Papst
lot-attacker = das Kommando des Angriffs
lot-defender = das Kommando der Verteidigung

## Was man tun kann

action-pass = { $moment-key ->
    [turn] Passen
    [end] Beende deinen Zug
    [bid] Aussteigen
    [place] Kein Einfall
    [alfonso] Jetzt nicht
    [veto] Kein Veto
    [league] Halte dich aus dem Krieg heraus
    [bribe] Keine weitere Bestechung
    [reroll] Lass die Würfel liegen
    [counter] Kein Gegenangriff
    [reply] Lehne das Angebot ab
   *[offer] Kein Angebot
}
    .help = { $moment-key ->
    [turn] Du tust jetzt nichts und spielst in späteren Runden weiter.
    [end] Damit endet dein Zug, und es geht reihum weiter.
    [bid] Du steigst endgültig aus dieser Auktion aus.
    [place] Das Plättchen kommt aus dem Spiel, und keine Stadt nimmt Schaden.
    [alfonso] Du kannst Alfonso später in diesem Jahrzehnt einsetzen, in deinem Zug.
    [veto] Von dir aus findet der Krieg statt.
    [league] Der Papst hilft keiner Seite, und du kannst in diesem Krieg nicht bestechen.
    [bribe] Du spielst in diesem Krieg kein „Truppe bestechen“ mehr.
    [reroll] Der Wurf zählt, wie er liegt. Ludovico Sforza kann warten.
    [counter] Der Krieg endet unentschieden, und nichts ändert sich.
    [reply] Nichts wechselt den Besitzer.
    [parley] Der Krieg geht ohne dein Angebot weiter.
   *[offer] Der Zug beginnt ohne dein Angebot.
}
    .told = { $moment-key ->
        [turn] { $seat } passt.
        [end] { $seat } beendet den Zug.
        [bid] { $seat } steigt aus der Auktion aus.
        [place] { $seat } schickt die Franzosen nirgendwohin.
        [alfonso] { $seat } hebt sich Alfonso für später auf.
        [veto] { $seat } legt kein Veto ein.
        [league] { $seat } hält sich aus dem Krieg heraus.
        [bribe] { $seat } besticht keine weitere Truppe.
        [reroll] { $seat } lässt die Würfel liegen.
        [counter] { $seat } verzichtet auf den Gegenangriff.
        [reply] { $seat } lehnt das Angebot ab.
       *[offer] { $seat } macht kein Angebot.
    }
action-confirm = { $moment-key ->
    [reroll] Würfle mit beiden Würfeln neu
    [counter] Gegenangriff: { $counter } gegen { $guard }
   *[reply] { $give_gold ->
        [0] { $give_influence ->
            [0] Gib { offer-asked } für nichts
           *[other] Nimm { offer-given } für { offer-asked }
        }
       *[other] Nimm { offer-given } für { offer-asked }
    }
}
    .help = { $moment-key ->
    [reroll] Ludovico Sforza, einmal in diesem Jahrzehnt. Der zweite Wurf zählt. Ohne Würfel steht es { $round ->
        [1] { $attack } gegen { $defence }.
       *[other] { $counter } gegen { $guard }.
    }
    [counter] Stärken ohne Würfel. Nur eine höhere Summe gewinnt den Krieg, sonst endet er unentschieden wie ohne Gegenangriff: Es kostet nichts.
   *[reply] Ihr tauscht sofort. Danach hast du { $left }.
}
action-family = { $family } aus { $home }
    .help = { $income } in jedem Jahrzehnt. { $ability-key ->
    [condottiere] Du zahlst { $more } Einfluss weniger, wenn du Condottiere wirst.
    [artist] Du zahlst für jeden Künstler { $more } weniger, in Gold oder Einfluss.
    [room] Du darfst { $more } Verratsplättchen mehr besitzen.
   *[arms] +{ $more } für deine { $troop }, in Angriff und Verteidigung.
} Dein Sold wartet in { $home }.
action-buy-troop = { $troop-key ->
    [fort] Kaufe eine Festung für { $cost }
   *[other] Kaufe { $troop } für { $cost }
}
    .help = Angriff { $attack }, Verteidigung { $defence }. Danach hast du { $left }. Von jeder Art höchstens eine; im Krieg gehen Truppen nie verloren.
action-discard-troop = { $refund-key ->
    [none] Wirf deine { $troop } ab (ohne Erstattung)
   *[other] Wirf deine { $troop } für { $refund } ab
}
    .help = Das Plättchen kommt zurück in den Vorrat. Das kostet dich deine Aktion.
action-buy-treachery = Kaufe ein Verratsplättchen für { $cost }
    .help = Du ziehst das oberste Plättchen; sonst sieht es niemand. Du besitzt { $held } von { $limit }{ $full ->
    [0] .
   *[other] , musst also danach eins abwerfen.
}
action-auction-tile = Versteigere { $lot }, ab { $least }
    .help = Ein Plättchen von { $city } (Status { $status }). Du musst mit mindestens { $least } eröffnen; höchstens kannst du { $capacity } zahlen. { $others ->
    [0] Niemand sonst darf dieses Plättchen besitzen.
    [one] Eine andere Person darf mitbieten.
   *[other] { $others } andere dürfen mitbieten.
}
action-auction-event = Versteigere { $lot } gegen { $currency-key ->
    [gold] Gold
   *[influence] Einfluss
}
    .help = { event-does } Du eröffnest, auch mit 0, und kannst bis { $capacity } gehen.{ $open ->
    [one] { " " }Mit dieser Auktion endet das Jahrzehnt.
   *[other] { "" }
}
action-auction-pope = Versteigere den Papst gegen Einfluss
    .help = Wer ihn hat, kann bis zum Ende des Jahrzehnts eine Heilige Liga bilden und bekommt { $income } mehr Einkommen. Am Ende des Spiels ist er { $points } wert. Du eröffnest, auch mit 0, und kannst bis { $capacity } gehen.
action-war = Krieg: { $attacker } greift { $defender } an
    .help = { $attacker } zahlt { $attacker_pay } Sold, { $defender } { $defender_pay }. Krieg { $wars } von { $limit } in diesem Jahrzehnt, auch bei einem Veto.
action-start-war = „Krieg anzetteln“: { $attacker } greift { $defender } an
    .help = { $attacker } zahlt { $attacker_pay } Sold, { $defender } { $defender_pay }. Dieser Krieg zählt nicht für die Höchstzahl.
action-steal-influence = Stiehl { $other } { $goods }
    .help = Du spielst „Einfluss stehlen“. { $other } hat { $held }.
action-raid-gold = Raube { $other } { $goods }
    .help = Du spielst „Goldtransport überfallen“. { $other } hat { $held }; Sold in einer Heimatstadt ist sicher.
action-lucrezia = Lucrezia Borgia nimmt { $other } { $goods } ab
    .help = Einmal in diesem Jahrzehnt. { $other } hat { $held }.
action-alfonso = Alfonso von Aragon: Ziehe ein Verratsplättchen
    .help = Einmal in diesem Jahrzehnt; du zahlst nichts und behältst deine Aktion. Du besitzt { $held } von { $limit }{ $full ->
    [0] .
   *[other] , musst also danach eins abwerfen.
}
action-bank = { $tile }: { $exchange }
    .help = Einmal in diesem Jahrzehnt. Danach hast du { $left }.
action-block = Blockiere das Gebot von { $other }
    .help = { $other } kann beim nächsten Mal nicht bieten und muss aussteigen, falls die Auktion dann noch läuft.
action-amount = { $moment-key ->
    [bid] { $short ->
        [0] { $discount ->
            [0] Biete { $price } ({ left-you })
           *[other] Biete { $price }, zahle { $paid } ({ left-you })
        }
       *[other] Biete { $price } (davon { $short } von { $sale-key ->
            [pope] Kardinälen oder Banken
           *[other] Banken
        })
    }
    [cardinals] { $amount ->
        [0] Kein Kardinal: Zahle { $paid } ({ left-paying })
        [one] 1 bestochener Kardinal: Zahle { $paid } ({ left-paying })
       *[other] { $amount } bestochene Kardinäle: Zahle { $paid } ({ left-paying })
    }
    [give] { $amount ->
        [0] Gib { $good-key ->
            [gold] kein Gold
           *[influence] keinen Einfluss
        }
       *[other] Gib { $price } ({ left-you })
    }
   *[ask] { $amount ->
        [0] Verlange { $good-key ->
            [gold] kein Gold
           *[influence] keinen Einfluss
        }
       *[other] Verlange { $price } ({ $left ->
            [0] { $other } bleibt nichts
            [one] { $other } bleibt 1
           *[other] { $other } bleiben { $left }
        })
    }
}
    .help = { $moment-key ->
    [bid] Du kannst bis { $capacity } gehen. { $sale-key ->
        [tile] Das Plättchen bringt am Ende so viele Punkte, wie { $city } dann wert ist.
        [event] { event-does }
        [pope] Der Papst gehört dir bis zum Ende des Jahrzehnts.
       *[army] { $city } zahlt { $pay } Sold. { $rival-key ->
            [unknown] Ohne Würfel ist dein Angriff { $attack }, deine Verteidigung { $guard }.
            [city] Ohne Würfel ist deine Verteidigung { $defence } und dein Gegenangriff { $counter }, gegen { $attack }.
           *[condottiere] Ohne Würfel steht es { $attack } gegen deine { $defence } und bei einem Gegenangriff deine { $counter } gegen { $guard }.
        }
    }
    [cardinals] Jedes „Kardinal bestechen“ zählt als { $worth }; Wechselgeld gibt es nicht. Was fehlt, müssen Banken zahlen.
    [give] { $amount ->
        [0] Davon gibst du nichts.
       *[other] { $other } bekommt das, wenn das Angebot angenommen wird.
    }
   *[ask] { $amount ->
        [0] Davon verlangst du nichts.
       *[other] Du bekommst das, wenn { $other } annimmt.
    }
}
    .told = { $moment-key ->
        [bid] { $seat } bietet { $price }.
        [cardinals] { $amount ->
            [0] { $seat } zahlt ohne bestochene Kardinäle.
            [one] { $seat } zahlt mit 1 bestochenen Kardinal.
           *[other] { $seat } zahlt mit { $amount } bestochenen Kardinälen.
        }
        [give] { $amount ->
            [0] { $good-key ->
                [gold] { $seat } bietet kein Gold.
               *[influence] { $seat } bietet keinen Einfluss.
            }
           *[other] { $seat } bietet { $price }.
        }
       *[ask] { $amount ->
            [0] { $good-key ->
                [gold] { $seat } verlangt kein Gold.
               *[influence] { $seat } verlangt keinen Einfluss.
            }
           *[other] { $seat } verlangt { $price }.
        }
    }
action-discard-treachery = Wirf „{ $treachery }“ ab
    .help = Es kommt offen auf die Ablage, wo alle es sehen.
action-city = { $effect-key ->
    [rise] { $event } geht nach { $city }: Status { $status } → { $becomes }
   *[fall] Einfall in { $city }: Status { $status } → { $becomes }
}
    .help = { $effect-key ->
    [rise] Der Künstler bleibt in der Stadt und hilft ihr am Ende bei Gleichstand. Keine Stadt steigt über { $limit }.
   *[fall] Das Plättchen kommt aus dem Spiel. Keine Stadt fällt unter { $limit }.
}
action-veto = { $means-key ->
    [tile] Lege mit einem Plättchen Veto ein
   *[lorenzo] Lorenzo de’ Medici legt Veto ein
}
    .help = { $means-key ->
    [tile] { $attacker } und { $defender } kämpfen nicht, und nichts ändert sich. Das Plättchen ist verbraucht.
   *[lorenzo] { $attacker } und { $defender } kämpfen nicht, und nichts ändert sich. Einmal in diesem Jahrzehnt.
}
action-league = { $side-key ->
    [attacker] Hilf { $attacker }: Angriff { $attack } gegen { $defence }
   *[defender] Hilf { $defender }: Verteidigung { $defence } gegen { $attack }
}
    .help = Deine Truppen zählen, was auf ihnen steht, ohne Boni; du bekommst weder Sold noch Siegmarker. Bei einem Gegenangriff stünde es { $counter } für { $defender } gegen { $guard } für { $attacker }, alles ohne Würfel.
action-bribe = { $own ->
    [0] Bestich { the-troop } von { $victim }
   *[other] Bestich deine eigene Truppe: { $troop }
}
    .help = Das Plättchen ist verbraucht. Ohne Würfel steht der Angriff dann { $attack } gegen { $defence }, ein Gegenangriff { $counter } gegen { $guard }.
action-trade = Mach { $other } ein Angebot
    .help = Nur Gold und Einfluss wechseln den Besitzer. { $other } hat { $held } und darf ablehnen.
    .told = { $seat } bereitet ein Angebot an { $other } vor.

## Was der Zufall tut

action-chooser = { $who } wählt zuerst
action-first = { $who } beginnt
action-draw = Gezogen wird „{ $treachery }“
action-roll = { $side-key ->
    [attacker] Angreifende Stadt: { $pips }
   *[defender] Verteidigende Stadt: { $pips }
}

## Was gefragt wird

ask-draw-chooser = Wer wählt zuerst eine Familie?
ask-pick-family = Welche Familie führst du?
ask-draw-first = Wer hat den ersten Zug?
ask-make-offer = { $to } ist gleich am Zug. Machst du ein Angebot?
ask-war-offer = { $attacker } gegen { $defender }: Machst du ein Angebot, bevor der Krieg weitergeht?
ask-turn = Du bist am Zug: Was tust du?
ask-end-turn = Noch etwas, bevor dein Zug endet?
ask-draw-treachery = { $to } zieht ein Verratsplättchen.
ask-discard = Du besitzt zu viele Verratsplättchen: Welches wirfst du ab?
ask-bid = { $high-key ->
    [none] Wie viel bietest du für { $lot }?
   *[other] Das höchste Gebot für { $lot } ist { $high }. Bietest du mehr?
}
ask-pay-pope = Du schuldest { $due } Einfluss für den Papst. Wie viele bestochene Kardinäle zahlen?
ask-place-event = { $event }: Welche Stadt wählst du?
ask-alfonso-now = Alfonso von Aragon gehört dir: Ziehst du gleich ein Verratsplättchen?
ask-veto = { $attacker } greift { $defender } an: Legst du Veto gegen den Krieg ein?
ask-holy-league = { $attacker } greift { $defender } an: Hilft der Papst einer Seite?
ask-bribe = { $attacker } greift { $defender } an: Bestichst du eine Truppe?
ask-roll = { $side-key ->
    [attacker] Für die angreifende Stadt wird gewürfelt.
   *[defender] Für die verteidigende Stadt wird gewürfelt.
}
ask-reroll = { $round ->
    [1] Angriff { $attacker_total }, Verteidigung { $defender_total }: Lässt Ludovico Sforza neu würfeln?
   *[other] Gegenangriff { $defender_total }, Verteidigung { $attacker_total }: Lässt Ludovico Sforza neu würfeln?
}
ask-counter-attack = Der Angriff ist gescheitert, { $attacker_total } gegen { $defender_total }. Gehst du zum Gegenangriff über?
ask-give-gold = Wie viel Gold bietest du { $to }?
ask-give-influence = Wie viel Einfluss bietest du { $to }?
ask-ask-gold = Du bietest { offer-given }. Wie viel Gold verlangst du von { $to }?
ask-ask-influence = Du bietest { offer-given }. Wie viel Einfluss verlangst du von { $to }?
ask-reply = { $give_gold ->
    [0] { $give_influence ->
        [0] { $offerer } bittet dich um { offer-asked } und bietet nichts. Nimmst du an?
       *[other] { $offerer } bietet dir { offer-given } für { offer-asked }. Nimmst du an?
    }
   *[other] { $offerer } bietet dir { offer-given } für { offer-asked }. Nimmst du an?
}

## Was geschehen ist

event-chooser-drawn = { $seat } wählt laut Los zuerst eine Familie, die anderen folgen im Uhrzeigersinn.
    .you = Du wählst laut Los zuerst eine Familie, die anderen folgen im Uhrzeigersinn.
event-family-taken = { $seat } führt die Familie { $family }.
    .you = Du führst die Familie { $family }.
event-first-drawn = { $seat } hat laut Los den ersten Zug, dann geht es im Uhrzeigersinn weiter.
    .you = Du hast laut Los den ersten Zug, dann geht es im Uhrzeigersinn weiter.
event-decade-began = Jahrzehnt { $decade } beginnt.
event-turn-began = { $seat } ist am Zug.
event-turn-passed = { $seat } passt.
    .you = Du passt.
event-troop-bought = { $troop-key ->
    [fort] { $seat } kauft eine Festung für { gold-count }.
   *[other] { $seat } kauft { $troop } für { gold-count }.
}
    .you = { $troop-key ->
        [fort] Du kaufst eine Festung für { gold-count }.
       *[other] Du kaufst { $troop } für { gold-count }.
    }
event-troop-discarded = { $gold ->
    [0] { $seat } wirft { the-troop } ab.
   *[other] { $seat } wirft { the-troop } für { gold-count } ab.
}
    .you = { $gold ->
        [0] Du wirfst { the-troop } ab.
       *[other] Du wirfst { the-troop } für { gold-count } ab.
    }
event-treachery-bought = { $seat } kauft ein Verratsplättchen für { gold-count } und { influence-count }.
    .you = Du kaufst ein Verratsplättchen für { gold-count } und { influence-count }.
event-deck-shuffled = { $count ->
    [one] Das einzige abgeworfene Verratsplättchen wird zum neuen Stapel.
   *[other] { $count } abgeworfene Verratsplättchen werden zu einem neuen Stapel gemischt.
}
event-treachery-drawn = { $treachery-key ->
    [hidden] { $seat } zieht ein Verratsplättchen.
   *[other] { $seat } zieht „{ $treachery }“.
}
    .you = { $treachery-key ->
        [hidden] Du ziehst ein Verratsplättchen.
       *[other] Du ziehst „{ $treachery }“.
    }
event-treachery-discarded = { $seat } wirft „{ $treachery }“ ab.
    .you = Du wirfst „{ $treachery }“ ab.
event-treachery-played = { $seat } spielt „{ $treachery }“.
    .you = Du spielst „{ $treachery }“.
event-power-used = { $seat } nutzt „{ $tile }“.
    .you = Du nutzt „{ $tile }“.
event-stolen = { $victim-key ->
    [you] { $seat } nimmt dir { stolen-goods } ab.
   *[other] { $seat } nimmt { $victim } { stolen-goods } ab.
}
    .you = Du nimmst { $victim } { stolen-goods } ab.
event-exchanged = { $seat } tauscht { $exchange }.
    .you = Du tauschst { $exchange }.
event-put-up = { $lot-key ->
    [attacker] Wer führt den Angriff? { $seat } eröffnet, ab { least-price }.
    [defender] Wer führt die Verteidigung? { $seat } eröffnet, ab { least-price }.
   *[other] { $seat } versteigert { $lot }, ab { least-price }.
}
    .you = { $lot-key ->
        [attacker] Wer führt den Angriff? Du eröffnest, ab { least-price }.
        [defender] Wer führt die Verteidigung? Du eröffnest, ab { least-price }.
       *[other] Du versteigerst { $lot }, ab { least-price }.
    }
event-blocked = { $victim-key ->
    [you] { $seat } blockiert dich: Beim nächsten Mal ist kein Gebot möglich.
   *[other] { $seat } blockiert { $victim }: Beim nächsten Mal ist kein Gebot möglich.
}
    .you = Du blockierst { $victim }: Beim nächsten Mal ist kein Gebot möglich.
event-bid-made = { $seat } bietet { bid-price } für { $lot }.
    .you = Du bietest { bid-price } für { $lot }.
event-bid-passed = { $bar-key ->
    [gold] { $seat } kann nicht um { $lot } mitbieten: zu wenig Gold.
    [influence] { $seat } kann nicht um { $lot } mitbieten: zu wenig Einfluss.
    [blocked] { $seat } ist blockiert und steigt bei der Auktion um { $lot } aus.
   *[none] { $seat } steigt bei der Auktion um { $lot } aus.
}
    .you = { $bar-key ->
        [gold] Du kannst nicht um { $lot } mitbieten: zu wenig Gold.
        [influence] Du kannst nicht um { $lot } mitbieten: zu wenig Einfluss.
        [blocked] Du bist blockiert und steigst bei der Auktion um { $lot } aus.
       *[none] Du steigst bei der Auktion um { $lot } aus.
    }
event-lot-won = { MINUS($bid, $paid) ->
    [0] { $seat } ersteigert { $lot } für { bid-price }.
   *[other] { $seat } ersteigert { $lot } mit { bid-price } und zahlt { $paid }.
}
    .you = { MINUS($bid, $paid) ->
        [0] Du ersteigerst { $lot } für { bid-price }.
       *[other] Du ersteigerst { $lot } mit { bid-price } und zahlst { $paid }.
    }
event-lot-unsold = { $lot-key ->
    [attacker] Niemand führt den Angriff.
    [defender] Niemand führt die Verteidigung.
   *[other] Niemand will { $lot }.
}
event-artist-placed = { $seat } schickt { $artist } nach { $city }.
    .you = Du schickst { $artist } nach { $city }.
event-french-invaded = { $seat } schickt die Franzosen nach { $city }.
    .you = Du schickst die Franzosen nach { $city }.
event-french-stayed = { $seat } hält die Franzosen aus Italien fern.
    .you = Du hältst die Franzosen aus Italien fern.
event-status-changed = { $city } hat jetzt Status { $status }.
event-war-declared = { $seat } erklärt den Krieg: { $attacker } greift { $defender } an.
    .you = Du erklärst den Krieg: { $attacker } greift { $defender } an.
event-war-vetoed = { $means-key ->
    [tile] { $seat } legt Veto ein: kein Krieg zwischen { $attacker } und { $defender }.
   *[lorenzo] { $seat } legt mit Lorenzo de’ Medici Veto ein: kein Krieg zwischen { $attacker } und { $defender }.
}
    .you = { $means-key ->
        [tile] Du legst Veto ein: kein Krieg zwischen { $attacker } und { $defender }.
       *[lorenzo] Du legst mit Lorenzo de’ Medici Veto ein: kein Krieg zwischen { $attacker } und { $defender }.
    }
event-war-unfought = Niemand kämpft für { $attacker } oder { $defender }: Der Krieg fällt aus.
event-condottiere-paid = { $side-key ->
    [attacker] { $seat } führt den Angriff für { $city } und bekommt am Ende des Jahrzehnts { gold-count } Sold.
   *[defender] { $seat } verteidigt { $city } und bekommt am Ende des Jahrzehnts { gold-count } Sold.
}
    .you = { $side-key ->
        [attacker] Du führst den Angriff für { $city } und bekommst am Ende des Jahrzehnts { gold-count } Sold.
       *[defender] Du verteidigst { $city } und bekommst am Ende des Jahrzehnts { gold-count } Sold.
    }
event-league-joined = { $seat } bildet mit { $city } eine Heilige Liga.
    .you = Du bildest mit { $city } eine Heilige Liga.
event-league-declined = { $seat } hält den Papst aus diesem Krieg heraus.
    .you = Du hältst den Papst aus diesem Krieg heraus.
event-troop-bribed = { $seat } besticht { the-troop } von { $victim }.
    .you = Du bestichst { the-troop } von { $victim }.
event-army-drawn-up = { $city } hat jetzt { $attack } im Angriff und { $defence } in der Verteidigung.
# Die Runde nennt beide Würfel. MINUS zieht die zweite Zahl von der ersten ab.
event-die-cast = { "" }
attacker-die = { MINUS($attacker_total, $attack) }
defender-die = { MINUS($defender_total, $defence) }
event-round-fought = { $round ->
    [1] Angriff mit Würfeln: { $attacker } { $attack } + { attacker-die } = { $attacker_total }, { $defender } { $defence } + { defender-die } = { $defender_total }.
   *[other] Gegenangriff mit Würfeln: { $defender } { $defence } + { defender-die } = { $defender_total }, { $attacker } { $attack } + { attacker-die } = { $attacker_total }.
}
event-countered = { $seat-key ->
    [nature] { $city } geht aus eigener Kraft zum Gegenangriff über.
   *[other] { $seat } geht für { $city } zum Gegenangriff über.
}
    .you = { $seat-key ->
        [nature] { $city } geht aus eigener Kraft zum Gegenangriff über.
       *[other] Du gehst für { $city } zum Gegenangriff über.
    }
event-counter-declined = { $seat } verzichtet für { $city } auf den Gegenangriff.
    .you = Du verzichtest für { $city } auf den Gegenangriff.
beaten = { $status ->
    [1] { $winner } schlägt { $loser }
   *[other] { $winner } schlägt { $loser } mit mindestens doppelter Stärke
}
event-war-won = { $seat-key ->
    [nature] { beaten }, ganz aus eigener Kraft.
   *[other] { beaten }, und { $seat } nimmt einen Siegmarker.
}
    .you = { $seat-key ->
        [nature] { beaten }, ganz aus eigener Kraft.
       *[other] { beaten }, und du nimmst einen Siegmarker.
    }
event-war-drawn = Der Krieg zwischen { $attacker } und { $defender } endet unentschieden.
event-offer-made = { $give_gold ->
    [0] { $give_influence ->
        [0] { $seat } { asks-whom } um { offer-asked } und bietet nichts.
       *[other] { $seat } { offers-whom } { offer-given } für { offer-asked }.
    }
   *[other] { $seat } { offers-whom } { offer-given } für { offer-asked }.
}
    .you = { $give_gold ->
        [0] { $give_influence ->
            [0] Du bittest { $to } um { offer-asked } und bietest nichts.
           *[other] Du bietest { $to } { offer-given } für { offer-asked }.
        }
       *[other] Du bietest { $to } { offer-given } für { offer-asked }.
    }
asks-whom = { $to-key ->
    [you] bittet dich
   *[other] bittet { $to }
}
offers-whom = { $to-key ->
    [you] bietet dir
   *[other] bietet { $to }
}
event-offer-accepted = { $offerer-key ->
    [you] { $seat } nimmt dein Angebot an.
   *[other] { $seat } nimmt das Angebot von { $offerer } an.
}
    .you = Du nimmst das Angebot von { $offerer } an.
event-offer-declined = { $offerer-key ->
    [you] { $seat } lehnt dein Angebot ab.
   *[other] { $seat } lehnt das Angebot von { $offerer } ab.
}
    .you = Du lehnst das Angebot von { $offerer } ab.
event-decade-ended = Jahrzehnt { $decade } ist vorbei.
event-income = { $war_pay ->
    [0] { $seat } bekommt { gold-count } und { influence-count }.
   *[other] { $seat } bekommt { gold-count }, { war-pay-count } Sold und { influence-count }.
}
    .you = { $war_pay ->
        [0] Du bekommst { gold-count } und { influence-count }.
       *[other] Du bekommst { gold-count }, { war-pay-count } Sold und { influence-count }.
    }
event-game-over = Das Spiel ist zu Ende.

## Die Punkte

score-cities = Stadtplättchen
score-artists = Künstler
score-merchants = Händler
score-pope = Der Papst
score-gold = Rang beim Gold
score-influence = Am meisten Einfluss
score-victories = Siege im Krieg

## Was auf einem Plättchen steht

family = { $family }
family-home = Familie aus { $home }
tile = { $tile }
tile-kind = Stadtplättchen: { $city }
event-tile = { $event }
event-kind = Ereignis aus Jahrzehnt { $decade }, bezahlt mit { $currency-key ->
    [gold] Gold
   *[influence] Einfluss
}
event-artist = Künstler aus Jahrzehnt { $decade }, bezahlt mit { $currency-key ->
    [gold] Gold
   *[influence] Einfluss
}
troop = { $troop-key ->
    [cavalry] Kavallerie
    [infantry] Infanterie
    [pikes] Pikeniere
    [crossbow] Armbrüste
    [artillery] Artillerie
   *[fort] Festung
}
troop-kind = Truppe, { $count } Plättchen
troop-cost = Kosten: { $cost }
troop-fights = Angriff { $attack }, Verteidigung { $defence }
treachery = { $treachery }
treachery-kind = Verrat, { $count } von { $all } Plättchen
office = Der Papst
office-kind = Gehört jemandem bis zum Ende des Jahrzehnts
office-league = Heilige Liga: In Kriegen anderer dürfen deine Truppen einer Seite helfen
income = { $goods-key ->
    [none] Kein Einkommen
   *[other] Einkommen: { $goods }
}
once-a-decade = Einmal im Jahrzehnt:

when-bribe-troop = Im Krieg, als Condottiere oder verbündeter Papst, vor dem Würfeln:
when-bribe-cardinal = Wenn du für den Papst zahlst:
when-block-bid = Wenn du in einer Auktion an der Reihe bist, bevor du bietest oder passt:
when-steal-influence = In deinem Zug, nicht während Auktion oder Krieg:
when-raid-gold = In deinem Zug, nicht während Auktion oder Krieg:
when-veto = Wenn ein Krieg erklärt worden ist:
when-start-war = Am Ende deines Zuges:

effect-gain = { $goods } am Ende des Spiels
effect-per = { $goods } für jedes { $thing }, das du besitzt: das Gold bei jedem Einkommen, die Punkte am Ende
effect-status = { $change-sign-key ->
    [minus] Senkt auf Wunsch den Status einer Stadt deiner Wahl um { $change }; kommt aus dem Spiel
   *[plus] Hebt den Status einer Stadt deiner Wahl um { $change } und bleibt dort
}
effect-discount = { $on-key ->
    [condottiere] { $good } weniger, wenn du Condottiere wirst
    [artist] { $amount } weniger für jeden Künstler, in Gold oder Einfluss
   *[pope] { $good } weniger für den Papst
}
effect-arms = { $troop-key ->
    [none] Verteidigung +{ $defence }, wenn mindestens eine deiner Truppen nicht bestochen ist
   *[other] { $attack ->
        [0] Deine { $troop }: Verteidigung +{ $defence }
       *[other] Deine { $troop }: Angriff +{ $attack }, Verteidigung +{ $defence }
    }
}
effect-room = { $more ->
    [one] Du darfst 1 Verratsplättchen mehr besitzen
   *[other] Du darfst { $more } Verratsplättchen mehr besitzen
}
effect-steal = Nimm jemandem { $good } ab
effect-take = { $tiles ->
    [one] Ziehe ein Verratsplättchen, ohne zu zahlen
   *[other] Ziehe { $tiles } Verratsplättchen, ohne zu zahlen
}
effect-pays = Zählt als { $good }
effect-exchange = Tausche { $pay } gegen { $gain }
effect-or-exchange = oder { $pay } gegen { $gain }

effect-rule = { $rule }
rule-merchant = Zählt für Händlerereignisse
rule-reroll = Beide Würfel eines Krieges werden neu geworfen
rule-veto = Ein erklärter Krieg fällt aus
rule-start-war = Ein Krieg mehr, über die Höchstzahl hinaus
rule-block-bid = Jemand anders kann beim nächsten Mal nicht bieten
rule-bribe-troop = Eine Truppe ist in diesem Krieg nichts wert

# Welche Angaben nicht aus der Spielregel stammen; die Regelseite erklärt das Zeichen.
marked = † { $what } (siehe † in den Regeln)

figure-name = Name
figure-city = Stadt
figure-home = Heimatstadt
figure-decade = Jahrzehnt
figure-currency = Währung
figure-number = Anzahl der Plättchen
figure-cost = Kosten
figure-attack = Angriff
figure-defence = Verteidigung
figure-income = Einkommen
figure-ability = Fähigkeit
figure-effect = Wirkung

history-baglioni = Perugia gehorchte ihnen, ohne sie je Herren zu nennen. Im Jahr 1500 endete ein Hochzeitsfest damit, dass Vettern Vettern ermordeten.
history-bentivoglio = Giovanni Bentivoglio hielt Bologna über vierzig Jahre lang, bis Papst Julius II. mit einem Heer kam.
history-este = Die Herzöge von Ferrara liebten Dichter, Musik und Kanonen; Alfonso d’Este goss seine Geschütze selbst.
history-gonzaga = Die Markgrafen von Mantua zogen für jeden ins Feld, der zahlte, und ließen Mantegna ihre Wände bemalen.
history-malatesta = Sigismondo von Rimini kämpfte für alle und überwarf sich mit allen; ein Papst verdammte ihn noch zu Lebzeiten zur Hölle.
history-montefeltro = Federico, Herzog von Urbino, soll nie einen Krieg verloren haben; den Sold steckte er in seine Bibliothek.

history-il-doge = Auf Lebenszeit gewählt, in Gold gekleidet und ohne das Recht, allein einen Brief zu öffnen: das Oberhaupt der Republik Venedig.
history-venetian-merchant = Pfeffer, Seide und Glas gehen über den Rialto, und von allem bleibt dort etwas hängen.
history-milanese-merchant = Lombardisches Tuch und Stahl gingen über die Alpen und kamen als Silber zurück.
history-genoese-crossbow = Die begehrtesten Schützen ihrer Zeit. Genua selbst stand oft unter der Herrschaft Mailands.
history-swiss-mercenaries = Gevierthaufen von Bauern mit langen Spießen, vor denen Europas Ritter das Umkehren lernten.
history-armourer = Mailands Werkstätten kleideten die Fürsten halb Europas in Stahl, nach Maß.
history-ludovico-sforza = Genannt il Moro: Herzog von Mailand, Dienstherr Leonardos und der Mann, der die Franzosen einlud.
history-caterina-sforza = Herrin von Forlì, die ihre Festung gegen die Mörder ihres Mannes hielt und später gegen Cesare Borgia.
history-lorenzo-medici = Der Prächtige: Bankier, Dichter und jahrelang derjenige, der Italiens Mächte im Gleichgewicht hielt.
history-giovanni-medici = Lorenzos Sohn, mit dreizehn Kardinal und später Papst Leo X.
history-bank = Mit Filialen von London bis Neapel bewegten die Bankiers von Florenz Geld, ohne Münzen zu bewegen.
history-florentine-merchant = Englische Wolle kam roh an und ging als das beste Tuch Italiens wieder fort.
history-roderigo-borgia = Ein spanischer Kardinal, der sich 1492 den Papstthron erhandelte, als Alexander VI.
history-cesare-borgia = Erst Kardinal, dann Feldherr: Er schnitt sich einen Staat aus der Romagna, und Machiavelli schrieb mit.
history-lucrezia-borgia = Dreimal für die Bündnisse ihrer Familie verheiratet und am Ende eine geachtete Herzogin von Ferrara.
history-della-rovere = Ein bescheidenes Haus aus Ligurien, das der Kirche Sixtus IV. und Julius II. schenkte.
history-orsini = Römische Barone, deren Söhne Hauptleute oder Kardinäle wurden und deren Feinde Colonna hießen.
history-colonna = Römische Barone, deren Türme auf die der Orsini blickten, im Frieden wie im Krieg.
history-ferrante-of-aragon = 36 Jahre lang König von Neapel; seine Kerker fürchtete man so sehr wie seine Diplomatie.
history-alfonso-of-aragon = Er nahm den Türken Otranto wieder ab, trug die Krone von Neapel aber nur ein Jahr: Die Franzosen kamen.
history-spanish-infantry = Sie landeten, um den Königen von Neapel zu helfen, und blieben zweihundert Jahre.
history-federico-of-aragon = Der letzte König seines Hauses in Neapel, vertrieben von zwei größeren Königen zugleich.
history-neapolitan-merchant = Korn, Öl und Wein des Südens, verschifft auf den Galeeren anderer Leute.

history-gozzoli = Er malte die Medici im Zug der Heiligen Drei Könige, rings an den Wänden ihrer eigenen Kapelle.
history-piero-della-francesca = Ein Maler des stillen Lichts, der auch ein Buch über die Perspektive schrieb.
history-verrocchio = Bildhauer und Goldschmied, mit Leonardo als Lehrling und einem bronzenen Reiter als Abschied.
history-merchant = In diesen Jahren blüht der Handel, und wer Händler hat, gewinnt dabei.
history-botticelli = Von ihm sind der Frühling und die Venus; in späten Jahren malte er, als stünde das Jüngste Gericht bevor.
history-mantegna = Hofmaler in Mantua, wo er eine Decke zum Himmel hin öffnete.
history-bellini = Venedigs Meister der Farbe und Lehrer derer, die ihn überstrahlten.
history-leonardo = Er kam als Lyraspieler nach Mailand und hinterließ der Stadt das Abendmahl.
history-michelangelo = Er zählte noch keine 25 Jahre, als er in Rom die Pietà schuf.
history-bramante = Er baute in Mailand, ging nach Rom und begann den neuen Petersdom.
history-french-invasion = 1494 zog Karl VIII. durch ganz Italien, um Neapel zu fordern. Das Gleichgewicht kehrte nie zurück.
history-pope = Haupt der Kirche, Herr eines italienischen Staates und nie weit von der nächsten Liga.

## Was nicht geht, und warum

refused-owned = Dieses Plättchen gehört { $owner }
refused-tiles = Du besitzt schon { $most } Stadtplättchen
refused-cities = Du besitzt schon Plättchen von { $most } anderen Städten
refused-least = Das niedrigste Gebot ist { $least }; du kannst { $capacity } zahlen
refused-have-troop = Du besitzt schon eine Truppe dieser Art
refused-no-troop = Von dieser Art ist kein Plättchen mehr da
refused-cost = Das kostet { $cost }; du hast { $held }
refused-pope = In diesem Jahrzehnt hat { $owner } den Papst
refused-wars = Alle { $limit } Kriege dieses Jahrzehnts sind schon begonnen
refused-passing = Alle haben { $rounds } Runden lang gepasst: Jetzt muss jemand etwas tun
refused-blocked = Du bist blockiert und kannst diesmal nicht bieten
refused-must-open = Du versteigerst, also musst du auch eröffnen
refused-must-pay = Du musst dein Gebot von { $bid } noch zahlen können
refused-must-bid = { $offerer } muss die Auktion noch eröffnen können
refused-used = In diesem Jahrzehnt schon genutzt
refused-bank = Du hast weder { $gold } noch { $influence } zum Tauschen
refused-last-event = Beim letzten Ereignis helfen Banken nur noch, es zu bezahlen
refused-nobody = Es gibt niemanden, gegen den du das spielen kannst
refused-bribe-troop = Nur in einem Krieg, in dem du kämpfst, vor dem Würfeln
refused-bribe-cardinal = Nur wenn du für den Papst zahlst
refused-block-bid = Nur in einer Auktion, wenn du an der Reihe bist
refused-steal-influence = Nur in deinem Zug, nicht während Auktion oder Krieg
refused-raid-gold = Nur in deinem Zug, nicht während Auktion oder Krieg
refused-veto = Nur wenn du nach einer Kriegserklärung um ein Veto gefragt wirst
refused-start-war = Nur am Ende deines Zuges, nach deiner Aktion

## Das Spielbrett

board-decade = Jahrzehnt
board-nobody = niemand
board-wars = Kriege
board-pope = Papst
board-supply = Vorrat
board-deck = verdeckt
board-discards = abgeworfen
board-goods = ● Gold · ◆ Einfluss · ★ Siegpunkte
board-signs = ⚖ Händler · ▤ Verratsplättchen · ⚑ Sieg · ✎ Künstler · 1× einmal im Jahrzehnt, ↺ genutzt · ✘ blockiert oder bestochen
board-auction = Auktion
board-highest-bid = Höchstes Gebot
board-war = Krieg
board-reroll = neu würfeln

# Was man in einem Zug tut, als Überschriften langer Listen.
do-troop = Truppe
    .help = Eine Truppe kaufen oder abwerfen
do-treachery = Verrat
    .help = Ein verdecktes Plättchen kaufen
do-auction = Auktion
    .help = Ein Plättchen, ein Ereignis oder den Papst
do-war = Krieg
    .help = Eine Stadt greift eine andere an
do-free = Plättchen
    .help = Kostet keine Aktion
do-trade = Handel
    .help = Kostet keine Aktion: Gold oder Einfluss anbieten
do-pass = Passen
    .help = Nichts tun

# Werte, die andere Ausgaben anders drucken können.
edition-city = Stadt
edition-gold = Gold je Jahrzehnt
edition-influence = Einfluss je Jahrzehnt
edition-merchant = Händler
edition-number = Anzahl der Plättchen
edition-cost = Kosten in Gold
edition-attack = Angriff
edition-defence = Verteidigung
edition-decade = Jahrzehnt
edition-currency = Versteigert gegen
edition-points = Punkte
edition-status = Status einer Stadt
edition-gold-for-each-merchant = Gold je Händler
edition-points-for-each-merchant = Punkte je Händler
edition-wars-a-decade-with-6-players = Kriege je Jahrzehnt mit 6 Spielern
edition-lowest-bid-for-a-condottiere = Mindestgebot für einen Condottiere
edition-refund-of-a-discarded-troop-in-percent = Erstattung für eine abgeworfene Truppe, in Prozent
edition-points-of-the-third-city = Punkte der dritten Stadt
edition-points-of-the-fourth-city = Punkte der vierten Stadt
edition-points-of-the-fifth-city = Punkte der fünften Stadt
edition-good-gold = Gold
edition-good-influence = Einfluss
