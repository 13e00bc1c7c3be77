### Every game on one page, in English: a message for each picture.

## Masters of Renaissance

masters-quick-aim = Marbles from the Market become resources, resources become cards, and cards make more of everything; faith goes alongside. Most Victory Points win: the last round begins with somebody’s seventh card, or at the end of the Faith Track.
masters-quick-do = In your turn, do one of three things
masters-quick-market = Take from the Market
masters-quick-market-line = Push a row or a column and take what its marbles show. Red is 1 Faith Point, white is nothing; the spare marble slides in.
masters-quick-buy = Buy a card
masters-quick-buy-line = Pay from Warehouse and Strongbox. Level 1 needs an empty slot, level 2 goes on a 1, level 3 on a 2.
masters-quick-produce = Produce
masters-quick-produce-line = Use each power that you can pay for once: your top cards, and any two resources for one. What comes out goes into the Strongbox.
masters-quick-warehouse = Warehouse
masters-quick-warehouse-line = Three depots for 1, 2 and 3 of a kind, each of another kind. For every resource you discard, each other player moves 1 space on the Faith Track.
masters-quick-faith = Faith and the Pope
masters-quick-faith-line = Whoever reaches a Pope’s space calls a report: markers in its section or beyond win the tile, the others lose it.
masters-quick-leaders = Leaders
masters-quick-leaders-line = Keep two of four. Play one when you have what it asks for, or discard it for 1 Faith Point.
masters-quick-pts-cards = your cards
masters-quick-pts-cards-value = 1–12 each
masters-quick-pts-faith = last gold disc passed
masters-quick-pts-faith-value = up to 20
masters-quick-pts-tiles = Pope’s tiles
masters-quick-pts-tiles-value = 2, 3, 4
masters-quick-pts-leaders = leaders played
masters-quick-pts-leaders-value = 2–5 each
masters-quick-pts-stock = every 5 resources
masters-quick-pts-stock-value = 1

## Lorenzo il Magnifico

lorenzo-quick-aim = For six rounds you send four family members to towers, fields and workshops, to gather land, people, buildings and ventures. Most Victory Points win; see to it that the Church does not turn against you.
lorenzo-quick-do = In your turn, place one member
lorenzo-quick-value = What it is worth
lorenzo-quick-value-line = A member is worth the die of its colour, the neutral one 0. Every servant you spend adds 1.
lorenzo-quick-tower = Towers
lorenzo-quick-tower-line = Take the card of a floor for a value of 1, 3, 5 or 7. If somebody stands in the tower already, pay 3 coins more.
lorenzo-quick-harvest = Harvest
lorenzo-quick-harvest-line = Your bonus tile and all your territories up to the value of the action give what they show.
lorenzo-quick-production = Production
lorenzo-quick-production-line = The same for your buildings; some exchange one good for another, if you like.
lorenzo-quick-council = Market and Council
lorenzo-quick-council-line = Fetch coins, servants or points. Whoever stands in the Council Palace comes first in the next round.
lorenzo-quick-church = The Church
lorenzo-quick-church-line = After rounds 2, 4 and 6 it wants 3, 4 and 5 Faith Points: support it and score your faith, or be excommunicated.
lorenzo-quick-pts-territory = 3 to 6 territories
lorenzo-quick-pts-territory-value = 1, 4, 10, 20
lorenzo-quick-pts-character = 1 to 6 characters
lorenzo-quick-pts-character-value = 1, 3, 6, 10, 15, 21
lorenzo-quick-pts-venture = ventures
lorenzo-quick-pts-venture-value = as printed
lorenzo-quick-pts-military = most, second most Military Points
lorenzo-quick-pts-military-value = 5, 2
lorenzo-quick-pts-faith = faith, at the reports
lorenzo-quick-pts-faith-value = up to 30
lorenzo-quick-pts-stock = every 5 resources
lorenzo-quick-pts-stock-value = 1

## Princes of the Renaissance

princes-quick-aim = You bid for tiles of five cities and hire out your troops in their wars; a tile counts the more the higher its city stands at the end. There are three decades, each over with its fourth event; then most Victory Points win.
princes-quick-do = In your turn, do one thing, or pass
princes-quick-troop = Buy a troop
princes-quick-troop-line = One of each type at most. Troops fight in every war you take part in and are never lost.
princes-quick-treachery = Buy treachery
princes-quick-treachery-line = For 1 gold and 1 influence you draw a secret tile: steal, block a bid, bribe, veto a war.
princes-quick-auction = Hold an auction
princes-quick-auction-line = Put up a city tile, an event or the Pope. Bid higher than the last, or be out; the highest pays.
princes-quick-war = Start a war
princes-quick-war-line = Name two cities. Their commands are auctioned for influence; dice and troops decide. The winning city rises, the other falls.
princes-quick-income = Income
princes-quick-income-line = When a decade ends everybody gets gold and influence for family, tiles and Pope, and the pay of their wars.
princes-quick-trade = Trade
princes-quick-trade-line = Gold and influence may be offered to others, usually in one’s own turn alone: each table decides that, and may allow it in wars too. Nothing else is binding.
princes-quick-pts-tiles = each tile, by its city’s place
princes-quick-pts-tiles-value = 10, 7, 5, 3, 1
princes-quick-pts-artists = artists and merchants
princes-quick-pts-artists-value = as printed
princes-quick-pts-pope = the Pope
princes-quick-pts-pope-value = 3
princes-quick-pts-gold = most, second most gold
princes-quick-pts-gold-value = 6, 3
princes-quick-pts-influence = most influence
princes-quick-pts-influence-value = 4
princes-quick-pts-wars = 1, 2, 3, 4 victories
princes-quick-pts-wars-value = 1, 3, 6, 10

## Die Wiege der Renaissance

wiege-quick-aim = You place stones on the great events of the age. Whenever the last space of a colour is covered the event is evaluated, and stones change hands; in the end most stones win, whatever their colour.
wiege-quick-do = In your turn: a piece, then up to two card actions
wiege-quick-place = Place a piece
wiege-quick-place-line = A stone or your genius, on an empty space joined by a road to any piece there. Two players at most share an event.
wiege-quick-draw = Draw
wiege-quick-draw-line = An open card, or the top of the deck. Your hand has no limit.
wiege-quick-play = Play
wiege-quick-play-line = Culture goes into the column of its symbol, characters face down onto your pile. A rotation card can be turned later and counts 2.
wiege-quick-culture = Blue: culture
wiege-quick-culture-line = Both name a symbol of the event. Whoever shows more of it wins the difference in stones, and discards as many cards.
wiege-quick-characters = Red: characters
wiege-quick-characters-line = In turn reveal a character or pass. The higher sum wins as many stones as the stack is high; equal values count 1 more each.
wiege-quick-pay = Paying stones
wiege-quick-pay-line = Foreign stones first, then your own, at last those on events. Alone on an event you collect from your neighbours.
wiege-quick-pts-stones = every stone in reserve
wiege-quick-pts-stones-value = 1
wiege-quick-pts-tie = level: more culture in hand
wiege-quick-pts-tie-value = wins
wiege-quick-pts-end = the end: two events left
wiege-quick-pts-end-value = at once
