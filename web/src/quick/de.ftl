### Jedes Spiel auf einer Seite, auf Deutsch: eine Nachricht für jedes Bild.

## Meister der Renaissance

masters-quick-aim = Murmeln vom Markt werden zu Ressourcen, Ressourcen zu Karten, und Karten bringen immer mehr ein; der Glaube geht nebenher. Wer die meisten Siegpunkte hat, gewinnt: Die letzte Runde beginnt mit der siebten Karte von jemandem oder am Ende der Glaubensleiste.
masters-quick-do = In deinem Zug tust du eins von dreien
masters-quick-market = Vom Markt nehmen
masters-quick-market-line = Schieb eine Reihe oder Spalte und nimm, was ihre Murmeln zeigen. Rot ist 1 Glaubenspunkt, Weiß nichts; die freie Murmel rückt nach.
masters-quick-buy = Eine Karte kaufen
masters-quick-buy-line = Zahl aus Lager und Truhe. Stufe 1 braucht ein leeres Fach, Stufe 2 kommt auf eine 1, Stufe 3 auf eine 2.
masters-quick-produce = Produzieren
masters-quick-produce-line = Nutze jede Produktion, die du bezahlen kannst, einmal: deine obersten Karten und zwei beliebige Ressourcen für eine. Der Ertrag kommt in die Truhe.
masters-quick-warehouse = Lager
masters-quick-warehouse-line = Drei Depots für 1, 2 und 3 gleiche Ressourcen, jedes für eine andere Art. Für jede, die du abwirfst, rücken alle anderen auf der Glaubensleiste 1 Feld vor.
masters-quick-faith = Glaube und Papst
masters-quick-faith-line = Wer ein Papstfeld erreicht, löst einen Bericht aus: Wer im Abschnitt oder weiter steht, erhält das Gunstplättchen, die anderen verlieren ihres.
masters-quick-leaders = Anführer
masters-quick-leaders-line = Behalte zwei von vieren. Spiel einen aus, wenn du hast, was er verlangt, oder wirf ihn für 1 Glaubenspunkt ab.
masters-quick-pts-cards = deine Karten
masters-quick-pts-cards-value = je 1–12
masters-quick-pts-faith = letzte erreichte Goldscheibe
masters-quick-pts-faith-value = bis zu 20
masters-quick-pts-tiles = Gunstplättchen
masters-quick-pts-tiles-value = 2, 3, 4
masters-quick-pts-leaders = ausgespielte Anführer
masters-quick-pts-leaders-value = je 2–5
masters-quick-pts-stock = je 5 Ressourcen
masters-quick-pts-stock-value = 1

## Lorenzo der Prächtige

lorenzo-quick-aim = Sechs Runden lang schickst du vier Familienmitglieder in Türme, auf Felder und in Werkstätten und sammelst Territorien, Charaktere, Gebäude und Wagnisse. Wer die meisten Siegpunkte hat, gewinnt; sieh zu, dass sich die Kirche nicht gegen dich stellt.
lorenzo-quick-do = In deinem Zug setzt du ein Familienmitglied ein
lorenzo-quick-value = Was es wert ist
lorenzo-quick-value-line = Ein Familienmitglied zählt so viel wie der Würfel seiner Farbe, das neutrale 0. Jeder Diener, den du abgibst, zählt 1 dazu.
lorenzo-quick-tower = Türme
lorenzo-quick-tower-line = Nimm die Karte einer Etage mit Wert 1, 3, 5 oder 7. Steht schon jemand im Turm, zahl 3 Münzen mehr.
lorenzo-quick-harvest = Ernte
lorenzo-quick-harvest-line = Dein Bonusplättchen und alle deine Territorien bis zum Wert der Aktion geben, was sie zeigen.
lorenzo-quick-production = Produktion
lorenzo-quick-production-line = Dasselbe für deine Gebäude; manche tauschen ein Gut gegen ein anderes, wenn du willst.
lorenzo-quick-council = Markt und Rat
lorenzo-quick-council-line = Hol Münzen, Diener oder Punkte. Wer im Ratspalast steht, ist in der nächsten Runde zuerst dran.
lorenzo-quick-church = Die Kirche
lorenzo-quick-church-line = Nach Runde 2, 4 und 6 verlangt sie 3, 4 und 5 Glaubenspunkte: Unterstütze sie und werte deinen Glauben, oder du wirst exkommuniziert.
lorenzo-quick-pts-territory = 3 bis 6 Territorien
lorenzo-quick-pts-territory-value = 1, 4, 10, 20
lorenzo-quick-pts-character = 1 bis 6 Charaktere
lorenzo-quick-pts-character-value = 1, 3, 6, 10, 15, 21
lorenzo-quick-pts-venture = Wagnisse
lorenzo-quick-pts-venture-value = wie gedruckt
lorenzo-quick-pts-military = meiste, zweitmeiste Militärpunkte
lorenzo-quick-pts-military-value = 5, 2
lorenzo-quick-pts-faith = Glaube, bei den Berichten
lorenzo-quick-pts-faith-value = bis zu 30
lorenzo-quick-pts-stock = je 5 Ressourcen
lorenzo-quick-pts-stock-value = 1

## Fürsten der Renaissance

princes-quick-aim = Du bietest um Plättchen von fünf Städten und vermietest deine Truppen in ihren Kriegen; ein Plättchen zählt umso mehr, je höher seine Stadt am Ende steht. Drei Jahrzehnte enden je mit dem vierten Ereignis; dann gewinnt, wer die meisten Siegpunkte hat.
princes-quick-do = In deinem Zug tust du eins davon oder passt
princes-quick-troop = Eine Truppe kaufen
princes-quick-troop-line = Von jeder Art höchstens eine. Truppen kämpfen in jedem deiner Kriege und gehen nie verloren.
princes-quick-treachery = Verrat kaufen
princes-quick-treachery-line = Für 1 Gold und 1 Einfluss bekommst du ein geheimes Plättchen: stehlen, ein Gebot blockieren, bestechen, ein Veto einlegen.
princes-quick-auction = Etwas versteigern
princes-quick-auction-line = Versteigere ein Stadtplättchen, ein Ereignis oder den Papst. Wer nicht höher bietet, ist draußen; das höchste Gebot zahlt.
princes-quick-war = Einen Krieg beginnen
princes-quick-war-line = Nenn zwei Städte. Ihre Kommandos werden gegen Einfluss versteigert; Würfel und Truppen entscheiden. Die siegreiche Stadt steigt, die andere fällt.
princes-quick-income = Einkommen
princes-quick-income-line = Am Ende eines Jahrzehnts bekommen alle Gold und Einfluss für Familie, Plättchen und Papst und den Sold ihrer Kriege.
princes-quick-trade = Handel
princes-quick-trade-line = Gold und Einfluss darf man anderen anbieten, meist nur im eigenen Zug: Das legt jeder Tisch fest, auch in Kriegen kann es erlaubt sein. Sonst bindet nichts.
princes-quick-pts-tiles = je Plättchen, nach dem Rang der Stadt
princes-quick-pts-tiles-value = 10, 7, 5, 3, 1
princes-quick-pts-artists = Künstler und Händler
princes-quick-pts-artists-value = wie gedruckt
princes-quick-pts-pope = der Papst
princes-quick-pts-pope-value = 3
princes-quick-pts-gold = meistes, zweitmeistes Gold
princes-quick-pts-gold-value = 6, 3
princes-quick-pts-influence = größter Einfluss
princes-quick-pts-influence-value = 4
princes-quick-pts-wars = 1, 2, 3, 4 Siege
princes-quick-pts-wars-value = 1, 3, 6, 10

## Die Wiege der Renaissance

wiege-quick-aim = Du setzt Steine auf die großen Ereignisse der Zeit. Ist das letzte Feld einer Farbe besetzt, wird das Ereignis gewertet, und Steine wechseln den Besitzer; am Ende gewinnt, wer die meisten Steine hat, gleich welcher Farbe.
wiege-quick-do = In deinem Zug: ein Stein oder das Genie, dann bis zu zwei Kartenaktionen
wiege-quick-place = Setzen
wiege-quick-place-line = Ein Stein oder dein Genie auf ein freies Feld mit einer Straße zu irgendeinem besetzten. Höchstens zwei teilen sich ein Ereignis.
wiege-quick-draw = Ziehen
wiege-quick-draw-line = Eine offene Karte oder die oberste des Stapels. Auf der Hand darfst du beliebig viele haben.
wiege-quick-play = Ausspielen
wiege-quick-play-line = Kultur kommt in die Spalte ihres Symbols, Personen verdeckt auf deinen Stapel. Eine Drehkarte lässt sich später drehen und zählt 2.
wiege-quick-culture = Blau: Kultur
wiege-quick-culture-line = Beide nennen ein Symbol des Ereignisses. Wer mehr davon zeigt, gewinnt die Differenz in Steinen und wirft so viele Karten ab.
wiege-quick-characters = Rot: Personen
wiege-quick-characters-line = Abwechselnd eine Person aufdecken oder passen. Die höhere Summe gewinnt so viele Steine, wie der Stapel hoch ist; gleiche Werte zählen je 1 mehr.
wiege-quick-pay = Steine zahlen
wiege-quick-pay-line = Zuerst fremde Steine, dann eigene, zuletzt die auf Ereignissen. Wer auf einem Ereignis allein ist, kassiert bei den Nachbarn.
wiege-quick-pts-stones = jeder Stein im Vorrat
wiege-quick-pts-stones-value = 1
wiege-quick-pts-tie = bei Gleichstand: mehr Kultur auf der Hand
wiege-quick-pts-tie-value = gewinnt
wiege-quick-pts-end = Ende: noch zwei Ereignisse
wiege-quick-pts-end-value = sofort
