### Die Wiege der Renaissance auf Deutsch.
###
### Wo ein Argument fehlen oder verborgen sein kann, wählt man nach seinem Schlüssel: $card-key,
### $triggers-key. Titel von Karten stehen im Satz in „…“: So passt immer der Nominativ.
###
### As in English: Hand, Religion
###
### Wortliste:
###   stone: Stein (eigener, fremder)         genius: Genie (das)
###   genius mark: Geniezeichen               piece: ohne Wort („Wohin setzt du?“)
###   space: Feld (blau, rot)                 road: Straße
###   event: Ereignis                         event deck: Ereignisstapel
###   position: Platz                         cube: Würfel
###   group: Gruppe (Gruppe Rot)              reserve: Vorrat
###   culture card: Kulturkarte               character card: Personenkarte
###   culture evaluation: Kulturwertung       character evaluation: Personenwertung
###   column: Spalte                          pile: (dein) Stapel
###   deck: Nachziehstapel                    discards: Ablage
###   display: Auslage                        slot: Platz der Auslage
###   card action: Kartenaktion               hand: auf der / aus der Hand
###   play: spielen                           lay face down: verdeckt legen
###   reveal: aufdecken                       rotate: drehen
###   cover a card: überdecken                cover a space: besetzen
###   place: setzen                           move: versetzen
###   discard: abwerfen                       take back: zurücknehmen
###   name: nennen                            trigger: auslösen
###   exchange: tauschen                      pay: zahlen
###   collect: bekommen                       win: gewinnen
###   tie: Gleichstand                        opponent: Gegenseite
###   joker: Joker                            partner: Partner

game-wiege = Die Wiege der Renaissance
about-wiege = Bringe den Einfluss deiner Familie in die großen Ereignisse einer Epoche ein: Baue Kulturspalten auf, schare berühmte Personen um dich und nimm den anderen ihre Steine ab.
course-wiege = Setze einen Stein auf ein Ereignis, dann spiele bis zu zwei Karten; ein volles Ereignis wird gewertet, und wenn nur noch zwei Ereignisse liegen, endet das Spiel.
length-wiege = 11 bis 15 Wertungen
    .help = am Ende liegen noch zwei Ereignisse

option-mode = Teams
option-mode-single = Alle für sich
option-mode-teams = 2 gegen 2 (4 Plätze)
option-covered-events = Überdeckte Ereignisse
    .help = Liegt das Ereignis darunter nach einer Kulturwertung wieder offen, wenn es keine neuen mehr gibt, oder verlässt der ganze Stapel das Spiel?
option-covered-events-come-back = Sie kehren zurück
option-covered-events-leave = Sie gehen mit dem Stapel
option-duel = Duelle
    .help = Scheidet im Duell aus, wer passt, oder geht es weiter, bis beide direkt nacheinander passen?
option-duel-final = Wer passt, ist draußen
option-duel-two-passes = Enden, wenn beide nacheinander passen

## Symbole, Farben, Steine

symbol-science = Wissenschaft
symbol-architecture = Architektur
symbol-finance = Finanzen
symbol-exploration = Entdeckungen
symbol-religion = Religion

colour-blue = blau
colour-red = rot

group-red = Rot
group-violet = Violett
group-green = Grün
group-blue = Blau
group-grey = Grau
group-black = Schwarz

man-stone = Stein
man-genius = Genie

from-hand = Hand
from-pile = Stapel

stopped-exchange = Tausch
stopped-bonus = Bonus
stopped-actions = Aktionen
stopped-duel = Duell
stopped-character = Personenkarte
stopped-pass = ein Zug im Duell
stopped-verdict = Ende des Duells

## Historische Ereignisse: ein Titel, dann ein Satz Geschichte

historical-event-E01 = Union mit den Kopten
story-E01 = Das Konzil von Florenz schließt eine Union mit der Kirche Ägyptens.
historical-event-E02 = Baubeginn am Palazzo Medici
story-E02 = Michelozzo baut für Cosimo de’ Medici im Herzen von Florenz.
historical-event-E03 = Konstantinopel fällt
story-E03 = Die Osmanen nehmen die Stadt ein; Gelehrte bringen griechische Bücher nach Italien.
historical-event-E04 = Gutenberg druckt die Bibel
story-E04 = In Mainz ist das erste große Buch aus beweglichen Lettern vollendet.
historical-event-E05 = Die Kapverden sind entdeckt
story-E05 = Cadamosto und Usodimare segeln für Prinz Heinrich an Westafrika entlang.
historical-event-E06 = Die Goldküste ist erreicht
story-E06 = Portugiesische Kapitäne finden eine Küste, an der mit Gold gehandelt wird.
historical-event-E07 = Venedig erteilt Patente
story-E07 = Ein Gesetz schützt neue Erfindungen in Venedig zehn Jahre lang.
historical-event-E08 = Die Verschwörung der Pazzi
story-E08 = Giuliano de’ Medici wird im Dom ermordet; sein Bruder Lorenzo entkommt.
historical-event-E09 = Weihe der Sixtinischen Kapelle
story-E09 = Botticelli, Perugino und andere haben für Sixtus IV. die Wände ausgemalt.
historical-event-E10 = Albertis Buch vom Bauen erscheint
story-E10 = Dreizehn Jahre nach dem Tod des Verfassers wird es in Florenz gedruckt.
historical-event-E11 = Granada fällt, Kolumbus landet
story-E11 = Das letzte maurische Reich in Spanien ergibt sich, und eine kleine Flotte findet eine neue Welt.
historical-event-E12 = Vasco da Gama erreicht Indien
story-E12 = Nach zehn Monaten ankert eine portugiesische Flotte vor Calicut.
historical-event-E13 = Vespucci sieht Südamerika
story-E13 = Mit Ojeda folgt er der Küste des heutigen Venezuela.
historical-event-E14 = Baubeginn am neuen Petersdom
story-E14 = Julius II. legt den Grundstein zu einer Kirche, die Bramante gezeichnet hat.
historical-event-E15 = Eine Weltkarte tauft Amerika
story-E15 = Waldseemüller gibt dem neuen Erdteil den Namen Amerigo Vespuccis.
historical-event-E16 = Paciolis Göttliche Proportion
story-E16 = Leonardo hat die Körper für das Buch gezeichnet, das in Venedig erscheint.
historical-event-E17 = Jakob Fugger wird Graf
story-E17 = Der Kaiser adelt den Bankier, bei dem er sich Geld leiht.
historical-event-E18 = Luther schlägt die Thesen an
story-E18 = In Wittenberg greift ein Mönch den Ablasshandel an.
historical-event-E19 = Karl V. wird auf Kredit gewählt
story-E19 = Darlehen der Fugger helfen, die Stimmen der Kurfürsten zu gewinnen.
historical-event-E20 = Luther auf dem Reichstag zu Worms
story-E20 = Vor Kaiser und Fürsten weigert er sich zu widerrufen.
historical-event-E21 = Die Fuggerei wird gestiftet
story-E21 = Jakob Fugger schenkt den Armen von Augsburg Häuser, die bis heute stehen.
historical-event-E22 = Die Welt ist umsegelt
story-E22 = Elcano bringt eines der fünf Schiffe Magellans nach Spanien zurück.
historical-event-E23 = Verrazzano sieht Nordamerika
story-E23 = Für den König von Frankreich erkundet er die Küste und die Bucht von New York.
historical-event-E24 = Dürers Unterweisung der Messung
story-E24 = Auf Deutsch bringt er Malern und Handwerkern die Geometrie bei.
historical-event-E25 = Sebastian Cabot sticht in See
story-E25 = Sein Ziel sind die Molukken; erkunden wird er stattdessen den Río de la Plata.
historical-event-E26 = Der Sacco di Roma
story-E26 = Soldaten des Kaisers, die auf ihren Sold warten, plündern die Stadt der Päpste.
historical-event-E27 = Venezuela geht an die Welser
story-E27 = Karl V. überlässt seinen Augsburger Bankiers eine Kolonie.
historical-event-E28 = Gemma Frisius und die Triangulation
story-E28 = Wer von den Türmen aus Winkel misst, kann ein ganzes Land kartieren.
historical-event-E29 = Serlios erstes Buch erscheint
story-E29 = In Venedig veröffentlicht er die fünf Säulenordnungen, mit vielen Bildern.
historical-event-E30 = Die Römische Inquisition entsteht
story-E30 = Paul III. überträgt sechs Kardinälen den Kampf gegen die Ketzerei.
historical-event-E31 = Das Konzil von Trient beginnt
story-E31 = Die katholische Kirche antwortet auf die Reformation; achtzehn Jahre wird es dauern.
historical-event-E32 = Freibrief für die Moskauer Kompanie
story-E32 = Englische Kaufleute legen ihr Geld zusammen, um mit Russland zu handeln.
historical-event-E33 = Vasari beginnt die Uffizien
story-E33 = Herzog Cosimo I. will alle Ämter seines Staates unter einem Dach haben.
historical-event-E34 = Baubeginn am Escorial
story-E34 = Bei Madrid baut Philipp II. Kloster, Palast und Grablege in einem.
historical-event-E35 = Der Rückweg über den Pazifik
story-E35 = Urdaneta findet die Winde, die von den Philippinen nach Mexiko führen.
historical-event-E36 = Tycho Brahe sieht einen neuen Stern
story-E36 = Vorher gab es ihn nicht: Der Himmel wandelt sich also doch.

## Kulturkarten

card-C01 = Bewegliche Lettern
card-C02 = Anatomische Zeichnung
card-C03 = Heliozentrisches Weltbild
card-C04 = Humanistische Akademie
card-C05 = Botanischer Garten
card-C06 = Kubische Gleichungen
card-C07 = Universitätsbibliothek
card-C08 = Domkuppel
card-C09 = Stadtpalast
card-C10 = Landvilla
card-C11 = Bastionsfestung
card-C12 = Bogenloggia
card-C13 = Idealstadt
card-C14 = Basilika
card-C15 = Doppelte Buchführung
card-C16 = Wechselbrief
card-C17 = Handelsbank
card-C18 = Silbermine
card-C19 = Börsenhalle
card-C20 = Wollzunft
card-C21 = Päpstlicher Schatz
card-C22 = Karavelle
card-C23 = Portolankarte
card-C24 = Seeastrolabium
card-C25 = Gewürzroute
card-C26 = Handelsposten
card-C27 = Erdglobus
card-C28 = Königliche Werft
card-C29 = Altarbild
card-C30 = Klosterbibliothek
card-C31 = Bibel in der Volkssprache
card-C32 = Kirchenkonzil
card-C33 = Mission in Übersee
card-C34 = Bruderschaft
card-C35 = Päpstliche Kapelle
card-C36 = Vitruvstudien
card-C37 = Bankierspalast
card-C38 = Handelskompanie
card-C39 = Jesuitenmission
card-C40 = Gedruckte Bibel

## Personenkarten: ein Name, dann wer das war

card-P01 = Regiomontanus
story-P01 = Astronom; seine Sterntafeln fuhren mit den Entdeckern zur See.
card-P02 = Paracelsus
story-P02 = Schweizer Arzt, der die Chemie in die Medizin brachte.
card-P03 = Andreas Vesalius
story-P03 = Öffnete den menschlichen Körper und zeichnete, was er sah.
card-P04 = Leon Battista Alberti
story-P04 = Architekt und Humanist, der über Malerei und Baukunst schrieb.
card-P05 = Michelozzo di Bartolomeo
story-P05 = Baute Paläste und Klöster für die Medici.
card-P06 = Andrea Palladio
story-P06 = Seine Villen und Kirchen wurden Vorbilder für ganz Europa.
card-P07 = Agostino Chigi
story-P07 = Bankier der Päpste und zu seiner Zeit der reichste Mann Roms.
card-P08 = Bartholomäus Welser
story-P08 = Augsburger Bankier, dem der Kaiser Venezuela verpfändete.
card-P09 = Thomas Gresham
story-P09 = Kaufmann der englischen Krone und Gründer der Londoner Börse.
card-P10 = Amerigo Vespucci
story-P10 = Seefahrer aus Florenz, nach dem ein Erdteil heißt.
card-P11 = Vasco da Gama
story-P11 = Fand den Seeweg von Portugal nach Indien.
card-P12 = Ferdinand Magellan
story-P12 = Führte die Flotte, von der ein Schiff als erstes die Welt umrundete.
card-P13 = Girolamo Savonarola
story-P13 = Predigte Florenz die Buße und wurde dort am Ende verbrannt.
card-P14 = Erasmus von Rotterdam
story-P14 = Humanist, der das Neue Testament auf Griechisch herausgab.
card-P15 = Johannes Calvin
story-P15 = Reformator, der Genf seine strenge Ordnung gab.
card-P16 = Johannes Gutenberg
story-P16 = Druckte in Mainz Bücher mit beweglichen Lettern.
card-P17 = Nikolaus Kopernikus
story-P17 = Rückte die Sonne in die Mitte und ließ die Erde um sie kreisen.
card-P18 = Filippo Brunelleschi
story-P18 = Baute die Kuppel des Doms von Florenz ohne ein Gerüst vom Boden aus.
card-P19 = Donato Bramante
story-P19 = Erster Architekt des neuen Petersdoms in Rom.
card-P20 = Cosimo de’ Medici
story-P20 = Bankier, der Florenz dreißig Jahre lang lenkte, meist aus dem Hintergrund.
card-P21 = Jakob Fugger
story-P21 = Lieh von Augsburg aus Kaisern und Päpsten Geld.
card-P22 = Heinrich der Seefahrer
story-P22 = Prinz von Portugal, der Schiff um Schiff an Afrikas Küste schickte.
card-P23 = Christoph Kolumbus
story-P23 = Genuese, der für Spanien den Atlantik überquerte.
card-P24 = Papst Julius II.
story-P24 = Zog selbst in den Krieg und gab Michelangelo und Raffael ihre größten Aufträge.
card-P25 = Martin Luther
story-P25 = Begann die Reformation und übertrug die Bibel ins Deutsche.
card-P26 = Michelangelo Buonarroti
story-P26 = Bildhauer, Maler, Architekt und Dichter.
card-P27 = Leonardo da Vinci
story-P27 = Maler, Ingenieur und auf alles neugierig.

## Was man tun kann

action-stop = { $what-key ->
    [exchange] Weiter ohne Tausch
    [bonus] Keine weitere Karte für das Genie
    [actions] Fertig – keine weitere Aktion
    [duel] Passen
    [pass] Vorerst passen
    [verdict] Passen und das Duell beenden
   *[character] Spiele keine Personenkarte
}
    .help = { $what-key ->
    [exchange] Du machst mit den eigenen Steinen weiter, die du hast, oder mit deinem Genie.
    [bonus] Es folgen deine Kartenaktionen.
    [actions] Aktionen, die du nicht nutzt, verfallen.
    [duel] Du deckst in diesem Duell nichts mehr auf. Die Gegenseite darf allein weitermachen.
    [pass] Deckt die Gegenseite eine Person auf, darfst du wieder einsteigen. Passt auch sie, ist das Duell vorbei.
    [verdict] Die Gegenseite hat gepasst, also werden jetzt die Ergebnisse verglichen.
   *[character] Du bekommst nichts und behältst deine Karten.
}
    .told = { $what-key ->
        [exchange] { $seat } tauscht keine Steine mehr.
        [bonus] { $seat } nimmt keine weitere Karte für das Genie.
        [actions] { $seat } beendet die Kartenaktionen.
        [duel] { $seat } passt.
        [pass] { $seat } passt vorerst.
        [verdict] { $seat } passt und beendet das Duell.
       *[character] { $seat } spielt keine Personenkarte.
    }
action-exchange-with = Tausche einen Stein mit { $owner }
    .help = Du gibst einen Stein in der Farbe von { $owner } zurück und bekommst einen in deiner Farbe. { $owner } kann nicht ablehnen.
action-stone-on = { $triggers-key ->
    [none] { $event }: Stein auf Feld { $space }, { $colour }
    [blue] { $event }: Stein auf Feld { $space }, das letzte blaue: { $final-key ->
        [yes] beendet das Spiel
       *[no] Kulturwertung
    }
   *[red] { $event }: Stein auf Feld { $space }, das letzte rote: { $final-key ->
        [yes] beendet das Spiel
       *[no] Personenwertung
    }
}
    .help = { $triggers-key ->
    [none] Es folgen zwei Kartenaktionen.
    [blue] Es folgt eine Kartenaktion, dann nehmen alle ihre Steine und Genies von diesem Ereignis zurück. { then-culture }
   *[red] Es folgt eine Kartenaktion, dann nehmen alle ihre Steine und Genies von diesem Ereignis zurück. { then-characters }
}
action-genius-on = { $triggers-key ->
    [none] { $event }: Genie auf Feld { $space }, { $colour }
    [blue] { $event }: Genie auf Feld { $space }, das letzte blaue: { $final-key ->
        [yes] beendet das Spiel
       *[no] Kulturwertung
    }
   *[red] { $event }: Genie auf Feld { $space }, das letzte rote: { $final-key ->
        [yes] beendet das Spiel
       *[no] Personenwertung
    }
}
    .help = { $triggers-key ->
    [none] { $bonus ->
        [0] { $marks ->
            [0] Es folgen zwei Kartenaktionen. Keine deiner Spalten zeigt oben ein { $colour-key ->
                [blue] blaues
               *[red] rotes
            } Geniezeichen, also gibt es keinen Bonus.
           *[other] Es folgen zwei Kartenaktionen. Die Auslage ist leer, also gibt es keinen Bonus.
        }
        [one] Du darfst sofort 1 Karte der Auslage nehmen. Es folgen zwei Kartenaktionen.
       *[other] Du darfst sofort { $bonus } Karten der Auslage nehmen. Es folgen zwei Kartenaktionen.
    }
    [blue] Das löst eine Wertung aus, also gibt es keinen Bonus. Es folgt eine Kartenaktion. { then-culture }
   *[red] Das löst eine Wertung aus, also gibt es keinen Bonus. Es folgt eine Kartenaktion. { then-characters }
}
# Braucht, was der Satz, in dem es steht, über die Wertung weiß.
then-culture = { $alone-key ->
    [yes] Sonst ist niemand hier: Du bekommst für jedes gezeigte Symbol einen Stein, nach jetzigem Stand { $mine }.
   *[no] Die Kultur wird mit { $against } verglichen: Von einem Symbol dieses Ereignisses zeigst du jetzt höchstens { $mine }, { $against } { $theirs }.
}
then-characters = { $alone-key ->
    [yes] Sonst ist niemand hier: Eine Person von dir bringt die Steine. { you-hold }
   *[no] Die Personen werden mit { $against } verglichen. { you-hold }
}
you-hold = { $counting ->
    [0] Du hast keine, die hier zählt.
    [one] Du hast 1, die hier zählt.
   *[other] Du hast { $counting }, die hier zählen.
}
action-lift-from = { $man-key ->
    [stone] { $event }: Versetze den Stein von Feld { $space }
   *[genius] { $event }: Versetze das Genie von Feld { $space }
}
    .help = Du wählst sofort ein anderes Feld auf diesem oder einem anderen Ereignis; das zählt wie neu gesetzt.
    .told = { $man-key ->
        [stone] { $seat } nimmt bei „{ $event }“ den Stein von Feld { $space }.
       *[genius] { $seat } nimmt bei „{ $event }“ das Genie von Feld { $space }.
    }
action-take = Nimm „{ $card }“
    .help = Die offene Karte kommt auf deine Hand. Ihr Platz wird nach deinen Aktionen wieder gefüllt.
action-draw = Ziehe vom Nachziehstapel
    .help = Die oberste Karte kommt auf deine Hand, ohne dass die anderen sie sehen. Das lässt sich nicht zurücknehmen.
    .told = { $seat } zieht vom Nachziehstapel.
action-play-culture = Spiele „{ $card }“
    .help = { $column-key ->
    [none] Die Karte beginnt eine neue Spalte.
    [many] Sie passt zu zwei deiner Spalten, { $column }: Du wählst eine davon.
   *[other] Die Karte kommt auf die Spalte, zu der sie passt: { $column }. Sie überdeckt, was dort liegt.
}
action-column = Lege sie auf die Spalte { $symbol } (bisher { $count })
    .help = Der Joker zählt von jetzt an nur noch für { $symbol }.
action-play-character = Lege „{ $card }“ verdeckt auf deinen Stapel
    .help = In einer Personenwertung darfst du jede Karte deines Stapels aufdecken, gleich welches Symbol sie hat. Bis dahin sieht sie sonst niemand.
action-rotate = Drehe „{ $card }“
    .help = Von jetzt an zählt die Karte in ihrer Spalte doppelt, auch wenn sie überdeckt wird.
action-name = { $against-key ->
    [none] Nenne { $symbol }: { $count }
   *[other] Nenne { $symbol }: { $count } gegen { $against }
}
    .help = { $alone-key ->
    [yes] Du bekommst so viele Steine, wie du Symbole davon zeigst, und wirfst für jeden erhaltenen Stein eine Karte der Spalte ab.
   *[no] Die Differenz wird in Steinen gewonnen. Wer gewinnt, wirft für jeden erhaltenen Stein eine Karte der Spalte ab; bei Gleichstand behalten beide eine Karte davon.
}
action-reveal-from-hand = { $against-key ->
    [none] Spiele „{ $card }“ aus der Hand
   *[other] Decke „{ $card }“ aus der Hand auf: { $score } gegen { $against }
}
    .help = { $against-key ->
    [none] Du bekommst so viele Steine, wie das Ereignis Würfel zeigt, gleich welchen Wert die Karte hat. Dann wird sie abgeworfen.
   *[other] Jede aufgedeckte Karte zählt ihren Wert und 1 mehr, wenn eine andere von dir den gleichen Wert hat. Wer gewinnt, wirft alle aufgedeckten Karten ab; wer verliert, nimmt eine zurück.
}
action-reveal-from-pile = { $against-key ->
    [none] Spiele „{ $card }“ aus deinem Stapel
   *[other] Decke „{ $card }“ aus deinem Stapel auf: { $score } gegen { $against }
}
    .help = { $against-key ->
    [none] Du bekommst so viele Steine, wie das Ereignis Würfel zeigt, gleich welchen Wert die Karte hat. Dann wird sie abgeworfen.
   *[other] Jede aufgedeckte Karte zählt ihren Wert und 1 mehr, wenn eine andere von dir den gleichen Wert hat. Wer gewinnt, wirft alle aufgedeckten Karten ab; wer verliert, nimmt eine zurück.
}
action-keep-culture = Behalte „{ $card }“
    .help = Sie kommt zurück auf deine Hand; die anderen Karten der Spalte werden abgeworfen.
action-keep-character = Nimm „{ $card }“ zurück
    .help = Sie kommt zurück auf deine Hand; deine anderen aufgedeckten Karten werden abgeworfen.
action-pay-stone-of = { $owner-key ->
    [you] Zahle einen eigenen Stein
   *[other] Zahle einen Stein in der Farbe von { $owner }
}
    .help = Fremde Steine zahlst du vor deinen eigenen. Dieser geht an { $to }.
action-pay-from = { $event }: Zahle den Stein auf Feld { $space }
    .help = Dein Vorrat ist leer. Der Stein verlässt das Ereignis und geht an { $to }.

## Was der Zufall tut

action-pick = Im Spiel: { $event }
action-lay = Platz { $position }: { $event }
action-deal = Gib { $to } „{ $card }“
action-show = Lege „{ $card }“ auf Platz { $slot } der Auslage
action-begin-with = { $first } beginnt

## Was gefragt wird

ask-pick-event = { $group-key ->
    [none] Ein weiteres Ereignis kommt in den Ereignisstapel.
   *[other] Ein Ereignis der Gruppe { $group } kommt in den Ereignisstapel.
}
ask-lay-event = Ein Ereignis kommt auf Platz { $position }.
ask-draw-card = { $to } bekommt eine Karte.
ask-fill-slot = Eine Karte kommt auf Platz { $slot } der Auslage.
ask-choose-first = Wer beginnt?
ask-exchange-stones = { $exchanged-key ->
    [no] Du hast keinen eigenen Stein. Mit wem tauschst du?
   *[yes] Tauschst du noch einen Stein?
}
ask-place-piece = Wohin setzt du?
ask-lift-piece = Du hast nichts mehr zu setzen. Was versetzt du?
ask-move-piece = { $man-key ->
    [stone] Wohin versetzt du deinen Stein?
   *[genius] Wohin versetzt du dein Genie?
}
ask-genius-bonus = { $left ->
    [one] Für dein Genie darfst du 1 Karte der Auslage nehmen. Welche?
   *[other] Für dein Genie darfst du { $left } Karten der Auslage nehmen. Welche jetzt?
}
ask-act = { $left ->
    [one] Eine Kartenaktion: Was tust du?
   *[other] { $left } Kartenaktionen: Was tust du?
}
ask-choose-column = Auf welche deiner beiden passenden Spalten legst du „{ $card }“?
ask-name-alone = Du bist auf diesem Ereignis allein. Welches Symbol nennst du?
ask-name-symbol = { $named-key ->
    [none] Welches Symbol nennst du gegen { $other }?
   *[other] { $trigger } hat { $named } genannt. Welches Symbol nennst du?
}
ask-play-alone = Du bist auf diesem Ereignis allein. Spielst du eine Personenkarte, um die Steine zu bekommen?
ask-duel = { $alone-key ->
    [no] Duell mit { $trigger-key ->
        [you] { $other }
       *[other] { $trigger }
    }: Deckst du eine Personenkarte auf?
   *[yes] Die Gegenseite hat gepasst. Deckst du eine Personenkarte auf?
}
ask-pay-stone = Du schuldest { $to } einen Stein. Welchen zahlst du?
ask-keep-from-column = Gleichstand. Welche Karte der Spalte { $symbol } nimmst du zurück?
ask-keep-revealed = Welche deiner aufgedeckten Personenkarten nimmst du zurück?

## Was geschehen ist

event-event-laid = { $height ->
    [one] Neu auf Platz { $position }: „{ $history }“.
   *[other] Neu auf Platz { $position }: „{ $history }“. Dort sind { $height } Würfel zu sehen.
}
event-card-drawn = { $card-key ->
    [hidden] { $seat } zieht eine Karte.
   *[other] { $seat } zieht „{ $card }“.
}
    .you = { $card-key ->
        [hidden] Du ziehst eine Karte.
       *[other] Du ziehst „{ $card }“.
    }
event-card-shown = Neu in der Auslage: „{ $card }“.
event-first-chosen = { $seat } beginnt.
    .you = Du beginnst.
event-turn-began = { $seat } ist am Zug.
event-turn-skipped = { $seat } kann nichts setzen: Der Zug entfällt.
    .you = Du kannst nichts setzen: Der Zug entfällt.
event-exchanged = { $owner-key ->
    [you] { $seat } tauscht einen Stein mit dir.
   *[other] { $seat } tauscht einen Stein mit { $owner }.
}
    .you = Du tauschst einen Stein mit { $owner }.
event-placed = { $man-key ->
    [stone] { $seat } setzt einen Stein auf „{ $history }“, Feld { $space }.
   *[genius] { $seat } setzt das Genie auf „{ $history }“, Feld { $space }.
}
    .you = { $man-key ->
        [stone] Du setzt einen Stein auf „{ $history }“, Feld { $space }.
       *[genius] Du setzt das Genie auf „{ $history }“, Feld { $space }.
    }
event-moved = { $man-key ->
    [stone] { $seat } versetzt einen Stein auf „{ $history }“, Feld { $space }.
   *[genius] { $seat } versetzt das Genie auf „{ $history }“, Feld { $space }.
}
    .you = { $man-key ->
        [stone] Du versetzt einen Stein auf „{ $history }“, Feld { $space }.
       *[genius] Du versetzt das Genie auf „{ $history }“, Feld { $space }.
    }
event-triggered = { $colour-key ->
    [blue] Das letzte blaue Feld ist besetzt: Es kommt zur Kulturwertung.
   *[red] Das letzte rote Feld ist besetzt: Es kommt zur Personenwertung.
}
event-bonus-earned = { $cards ->
    [one] { $seat } darf für das Genie 1 Karte der Auslage nehmen.
   *[other] { $seat } darf für das Genie { $cards } Karten der Auslage nehmen.
}
    .you = { $cards ->
        [one] Du darfst für das Genie 1 Karte der Auslage nehmen.
       *[other] Du darfst für das Genie { $cards } Karten der Auslage nehmen.
    }
event-card-taken = { $seat } nimmt „{ $card }“.
    .you = Du nimmst „{ $card }“.
event-joker-shown = { $seat } spielt „{ $card }“: Zwei Spalten passen dazu.
    .you = Du spielst „{ $card }“: Zwei Spalten passen dazu.
event-culture-played = { $seat } spielt „{ $card }“ (Spalte: { $symbol }).
    .you = Du spielst „{ $card }“ (Spalte: { $symbol }).
event-character-laid = { $card-key ->
    [hidden] { $seat } legt eine Personenkarte auf den eigenen Stapel.
   *[other] { $seat } legt „{ $card }“ auf den eigenen Stapel.
}
    .you = { $card-key ->
        [hidden] Du legst eine Personenkarte auf deinen Stapel.
       *[other] Du legst „{ $card }“ auf deinen Stapel.
    }
event-rotated = { $seat } dreht „{ $card }“.
    .you = Du drehst „{ $card }“.
event-top-given-up = { $seat } gibt „{ $card }“ ab: Der Nachziehstapel ist aufgebraucht.
    .you = Du gibst „{ $card }“ ab: Der Nachziehstapel ist aufgebraucht.
event-deck-renewed = { $cards ->
    [one] 1 abgeworfene Karte wird zum neuen Nachziehstapel.
   *[other] { $cards } abgeworfene Karten werden zum neuen Nachziehstapel.
}
event-evaluation-began = { $other-key ->
    [nature] { $colour-key ->
        [blue] Kulturwertung bei „{ $history }“: { $seat } allein.
       *[red] Personenwertung bei „{ $history }“: { $seat } allein.
    }
    [you] { $colour-key ->
        [blue] Kulturwertung bei „{ $history }“: { $seat } und du.
       *[red] Personenwertung bei „{ $history }“: { $seat } und du.
    }
   *[other] { $colour-key ->
        [blue] Kulturwertung bei „{ $history }“: { $seat } und { $other }.
       *[red] Personenwertung bei „{ $history }“: { $seat } und { $other }.
    }
}
    .you = { $other-key ->
        [nature] { $colour-key ->
            [blue] Kulturwertung bei „{ $history }“: du allein.
           *[red] Personenwertung bei „{ $history }“: du allein.
        }
       *[other] { $colour-key ->
            [blue] Kulturwertung bei „{ $history }“: du und { $other }.
           *[red] Personenwertung bei „{ $history }“: du und { $other }.
        }
    }
event-pieces-returned = { $geniuses ->
    [0] { $stones ->
        [one] { $seat } nimmt 1 Stein zurück.
       *[other] { $seat } nimmt { $stones } Steine zurück.
    }
   *[other] { $stones ->
        [0] { $seat } nimmt das Genie zurück.
        [one] { $seat } nimmt 1 Stein und das Genie zurück.
       *[other] { $seat } nimmt { $stones } Steine und das Genie zurück.
    }
}
    .you = { $geniuses ->
        [0] { $stones ->
            [one] Du nimmst 1 Stein zurück.
           *[other] Du nimmst { $stones } Steine zurück.
        }
       *[other] { $stones ->
            [0] Du nimmst das Genie zurück.
            [one] Du nimmst 1 Stein und das Genie zurück.
           *[other] Du nimmst { $stones } Steine und das Genie zurück.
        }
    }
event-symbol-named = { $seat } nennt { $symbol }: { $count }.
    .you = Du nennst { $symbol }: { $count }.
event-revealed = { $source-key ->
    [hand] { $seat } deckt „{ $card }“ aus der Hand auf: jetzt { $score }.
   *[pile] { $seat } deckt „{ $card }“ aus dem eigenen Stapel auf: jetzt { $score }.
}
    .you = { $source-key ->
        [hand] Du deckst „{ $card }“ aus der Hand auf: jetzt { $score }.
       *[pile] Du deckst „{ $card }“ aus deinem Stapel auf: jetzt { $score }.
    }
event-passed = { $seat } passt.
    .you = Du passt.
event-won = { $stones ->
    [0] { $seat } bekommt keine Steine.
    [one] { $seat } gewinnt 1 Stein.
   *[other] { $seat } gewinnt { $stones } Steine.
}
    .you = { $stones ->
        [0] Du bekommst keine Steine.
        [one] Du gewinnst 1 Stein.
       *[other] Du gewinnst { $stones } Steine.
    }
event-tied = { $other-key ->
    [you] { $seat } und du habt beide { $count }: Niemand gewinnt Steine.
   *[other] { $seat } und { $other } haben beide { $count }: Niemand gewinnt Steine.
}
    .you = Du und { $other } habt beide { $count }: Niemand gewinnt Steine.
event-paid = { $position-key ->
    [none] { $seat } { pays-to } { stone-paid }.
   *[other] { $seat } { pays-to } einen Stein von Platz { $position }.
}
    .you = { $position-key ->
        [none] Du zahlst { $to } { stone-paid }.
       *[other] Du zahlst { $to } einen Stein von Platz { $position }.
    }
pays-to = { $to-key ->
    [you] zahlt dir
   *[other] zahlt { $to }
}
stone-paid = { $owner-key ->
    [you] einen Stein in deiner Farbe
   *[other] einen Stein in der Farbe von { $owner }
}
event-card-kept = { $seat } nimmt „{ $card }“ zurück.
    .you = Du nimmst „{ $card }“ zurück.
event-card-discarded = { $seat } wirft „{ $card }“ ab.
    .you = Du wirfst „{ $card }“ ab.
event-stack-discarded = { $height ->
    [one] Das Ereignis auf Platz { $position } kommt aus dem Spiel.
   *[other] Die { $height } Ereignisse auf Platz { $position } kommen aus dem Spiel.
}
event-event-uncovered = { $height ->
    [one] Auf Platz { $position } liegt wieder offen: „{ $history }“.
   *[other] Auf Platz { $position } liegt wieder offen: „{ $history }“. Dort sind { $height } Würfel zu sehen.
}
event-hand-compared = { $other-key ->
    [nature] { $cultures ->
        [one] { $seat }: 1 Kulturkarte auf der Hand, Personen im Wert von { $score }.
       *[other] { $seat }: { $cultures } Kulturkarten auf der Hand, Personen im Wert von { $score }.
    }
   *[other] { $cultures ->
        [one] { $seat } und { $other } zusammen: 1 Kulturkarte auf der Hand, Personen im Wert von { $score }.
       *[other] { $seat } und { $other } zusammen: { $cultures } Kulturkarten auf der Hand, Personen im Wert von { $score }.
    }
}
event-game-over = Das Spiel ist zu Ende.

## Die Punkte

score-own-stones = Eigene Steine
score-stones-on-events = Eigene Steine auf Ereignissen
score-stones-won = Gewonnene Steine
score-stones-of-the-partner = Steine des Partners
tie-culture-in-hand = Kulturkarten auf der Hand
tie-characters-in-hand = Personen auf der Hand

## Was auf einer Karte steht

history-title = { $event }
history-kind = { $year }, Gruppe { $group }
history-symbols = Symbole: { $symbols }
history-spaces = { $blue ->
    [0] Felder: { $red } rot. Sind alle besetzt, folgt eine Personenwertung
   *[other] { $red ->
        [0] Felder: { $blue } blau. Sind alle besetzt, folgt eine Kulturwertung
       *[other] Felder: { $blue } blau und { $red } rot
    }
}
history-space = Feld { $space }, { $colour }: { $joined-key ->
    [many] Straßen
   *[other] Straße
} zu { $joined }

culture-title = { $card }
culture-genius = Kulturkarte: { $symbols }, mit { $mark-key ->
    [blue] blauem
   *[red] rotem
} Geniezeichen
culture-rotation = Kulturkarte: { $symbols }, gedreht doppelt
culture-joker = Kulturkarte, Joker: { $symbols }

character-title = { $card }
character-value = Personenkarte mit Wert { $value }, ohne Symbol: immer spielbar
character-symbol = Personenkarte mit Wert { $value }, Symbol: { $symbol }

# Was nicht aus der Spielregel stammt; die Regelseite erklärt das Zeichen.
marked = † { $what } (siehe † in den Regeln)
figure-year = Jahr
figure-title = Titel
figure-symbols = Symbole
figure-spaces = Felder
figure-mark = Zeichen
figure-symbol = Symbol
figure-person = Person

## Warum etwas nicht geht

refused-border = Dieses Ereignis liegt zwischen zwei anderen Spielern
refused-others = Auf diesem Ereignis sind schon zwei andere Spieler
refused-partner = Dein Partner ist auf diesem Ereignis in der Mitte
refused-road = Keine Straße führt von einem besetzten Feld hierher
refused-taken = Dieses Feld ist schon besetzt
refused-symbol = Aus der Hand nur mit einem Symbol des Ereignisses: { $symbols }
refused-deck = Der Nachziehstapel ist leer

## Der Tisch im Terminal

board-centre = für alle
board-display = Auslage
board-decks = Nachziehstapel: { $deck } · Ablage: { $discards } · kommende Ereignisse: { $events }
board-partner = mit { $name }
board-reserve = Vorrat
board-pile = Stapel
board-hand = Hand
board-revealed = Aufgedeckt
board-stones = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}

# Was man in einem Zug tut, als Überschriften langer Listen.
do-place = Setzen
    .help = Einen Stein oder das Genie auf ein Ereignis
do-lift = Versetzen
    .help = Einen Stein oder das Genie woandershin setzen
do-draw = Ziehen
    .help = Karten auf die Hand
do-play = Spielen
    .help = Eine Karte aus der Hand
do-rotate = Drehen
    .help = Eine Drehkarte in einer Spalte
do-exchange = Tauschen
    .help = Steine mit jemandem
do-reveal = Aufdecken
    .help = Eine Person aus Hand oder Stapel
do-stop = Fertig
    .help = Nichts weiter tun

# Werte, die andere Ausgaben anders drucken können.
edition-symbols = Symbole
edition-symbol = Symbol
edition-mark = Zeichen
edition-spaces = Felder
edition-layout = Straßen
mark-blue-genius = blaues Genie
mark-red-genius = rotes Genie
mark-rotation = Drehung
mark-no-mark = keines: zwei Symbole
layout-pair = Paar
layout-row-of-3 = Dreierreihe
layout-bend = Winkel
layout-triangle = Dreieck
layout-row-of-4 = Viererreihe
layout-zigzag-of-4 = Viererzickzack
layout-horseshoe = Hufeisen
layout-square = Quadrat
layout-star = Stern
layout-row-of-5 = Fünferreihe
layout-zigzag-of-5 = Fünferzickzack
layout-cross = Kreuz
layout-hexagon = Sechseck
layout-ladder = Leiter
layout-bow = Schleife
