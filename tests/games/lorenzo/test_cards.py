"""Every one of the 96 cards against the printed figures (rules, sections 6 to 9 and 13)."""

from __future__ import annotations

import pytest

from bottega.games.lorenzo.cards.cards import CARDS as TYPED
from tests.games.lorenzo.table import CARDS, Board, Table, in_words, lay, period_of, type_of
from tests.games.playing import goods
from tests.rulebook import rule

# What is printed, typed once more. fmt: off
# Territory: at once, from which value on, harvest.
# Building: cost, at once, from which value on, production; "pay > gain | pay > gain" exchanges.
# Character: coins, at once, what else at once, which actions are raised by how much.
# Venture: costs ("2 of 3": spends 2, needs 3), at once, bonus action, points at the end.
TERRITORIES = [
    ("commercial hub", "", 1, "1 coin"),
    ("woods", "1 wood", 2, "1 wood"),
    ("village", "", 3, "1 coin, 1 servant"),
    ("gravel pit", "2 stone", 4, "2 stone"),
    ("forest", "1 wood", 5, "3 wood"),
    ("monastery", "1 servant, 2 military", 6, "1 stone, 1 faith"),
    ("citadel", "", 5, "1 stone, 2 military"),
    ("city", "3 coin", 6, "1 privilege"),
    ("gold mine", "1 coin", 1, "2 coin"),
    ("mountain town", "1 servant", 3, "2 wood, 1 military"),
    ("mining town", "1 stone, 2 servant", 4, "2 stone, 1 servant"),
    ("rock pit", "1 wood", 3, "3 stone"),
    ("estate", "1 wood, 2 servant", 4, "1 coin, 2 wood"),
    ("hermitage", "1 faith", 2, "1 faith"),
    ("manor house", "", 5, "2 servant, 2 military"),
    ("dukedom", "4 coin", 6, "1 coin, 2 wood, 1 stone"),
    ("trading town", "1 coin, 1 servant", 1, "3 coin"),
    ("farm", "1 wood, 1 vp", 3, "2 wood, 2 vp"),
    ("colony", "2 military", 5, "1 wood, 4 vp"),
    ("marble pit", "3 vp", 2, "2 stone, 1 vp"),
    ("province", "1 stone, 1 privilege", 6, "1 stone, 4 vp"),
    ("sanctuary", "1 faith", 1, "1 coin, 1 faith"),
    ("castle", "2 coin, 2 vp", 4, "1 servant, 3 military"),
    ("fortified town", "1 servant, 2 military", 2, "2 servant, 1 military"),
]

BUILDINGS = [
    ("mint", "1 wood, 3 stone", "5 vp", 5, "1 coin per building"),
    ("tax office", "3 wood, 1 stone", "5 vp", 5, "1 coin per territory"),
    ("triumphal arch", "2 coin, 2 stone", "6 vp", 6, "1 vp per venture"),
    ("theater", "2 coin, 2 wood", "6 vp", 6, "1 vp per character"),
    ("carpenters shop", "1 coin, 2 wood", "3 vp", 4, "1 wood > 3 coin | 2 wood > 5 coin"),
    ("stonemasons shop", "1 coin, 2 stone", "2 vp", 3, "1 stone > 3 coin | 2 stone > 5 coin"),
    ("chapel", "2 wood", "1 faith", 2, "1 coin > 1 faith"),
    ("residence", "2 stone", "1 vp", 1, "1 coin > 1 privilege"),
    ("marketplace", "2 wood, 1 stone", "3 vp", 3, "3 coin > 2 wood, 2 stone"),
    ("treasury", "3 wood", "4 vp", 3, "1 coin > 3 vp | 2 coin > 5 vp"),
    ("painters guild", "4 wood", "5 vp", 4, "1 wood > 3 vp | 3 wood > 7 vp"),
    ("sculptors guild", "4 stone", "6 vp", 5, "1 stone > 3 vp | 3 stone > 7 vp"),
    ("stonemasons guild", "1 wood, 2 stone", "4 vp", 4, "1 wood, 1 stone, 1 servant > 6 vp"),
    ("baptistery", "3 stone", "1 faith, 2 vp", 2, "1 faith > 2 coin, 2 vp"),
    ("barracks", "1 wood, 1 stone", "3 vp", 1, "1 servant > 3 military"),
    ("stronghold", "2 coin, 2 wood, 2 stone", "8 vp", 6, "2 military, 2 vp"),
    ("bank", "3 coin, 1 wood, 3 stone", "7 vp", 2, "5 coin"),
    ("fair", "4 coin, 3 wood", "8 vp", 4, "4 coin > 3 wood, 3 stone"),
    ("garden", "4 wood, 2 stone, 2 servant", "10 vp", 1, "3 vp"),
    ("fortress", "2 coin, 2 wood, 4 stone", "9 vp", 5, "2 vp, 1 privilege"),
    ("palace", "3 coin, 3 wood, 1 stone", "9 vp", 6, "1 coin > 2 servant, 4 vp"),
    ("church", "1 wood, 4 stone", "1 faith, 5 vp", 1, "1 wood > 2 faith | 1 stone > 2 faith"),
    ("military academy", "2 wood, 2 stone, 1 servant", "7 vp", 3, "1 servant > 3 military, 1 vp"),
    ("cathedral", "4 wood, 4 stone", "3 faith, 7 vp", 2, "1 vp"),
]

CHARACTERS = [
    ("warlord", 2, "3 military", "", "territory 2"),
    ("stonemason", 4, "", "", "building 2"),
    ("dame", 4, "", "", "character 2"),
    ("knight", 2, "1 privilege", "", "venture 2"),
    ("farmer", 3, "", "", "harvest 2"),
    ("artisan", 3, "", "", "production 2"),
    ("preacher", 2, "4 faith", "", ""),
    ("abbess", 3, "1 faith", "any@4", ""),
    ("captain", 4, "2 military", "territory@6", ""),
    ("architect", 4, "", "building@6 discount wood-1,stone-1", ""),
    ("patron", 3, "", "character@6 discount coin-2", ""),
    ("hero", 4, "1 privilege", "venture@6", ""),
    ("peasant", 4, "", "", "harvest 3"),
    ("scholar", 4, "", "", "production 3"),
    ("papal messenger", 5, "3 faith", "", ""),
    ("royal messenger", 5, "3 privilege", "", ""),
    ("noble", 6, "", "vp+2 per territory", ""),
    ("governor", 6, "", "vp+2 per building", ""),
    ("paramour", 7, "", "vp+2 per character", ""),
    ("herald", 6, "", "vp+2 per venture", ""),
    ("cardinal", 4, "2 faith", "harvest@4", ""),
    ("bishop", 5, "1 faith", "production@4", ""),
    ("general", 5, "", "vp+1 per 2 military", ""),
    ("ambassador", 6, "1 privilege", "any@7", ""),
]

VENTURES = [
    ("hiring recruits", "4 coin", "5 military", "", 4),
    ("repairing the church", "1 coin, 1 wood, 1 stone", "1 faith", "", 5),
    ("building the walls", "3 stone", "2 military, 1 privilege", "", 3),
    ("raising a statue", "2 wood, 2 stone", "2 privilege", "", 4),
    ("military campaign", "2 of 3 military", "3 coin", "", 5),
    ("hosting panhandlers", "3 wood", "4 servant", "", 4),
    ("fighting heresies", "3 of 5 military", "2 faith", "", 5),
    ("support to the bishop", "2 of 4 military | 2 coin, 1 wood, 1 stone", "3 faith", "", 1),
    ("hiring soldiers", "6 coin", "6 military", "", 5),
    ("repairing the abbey", "2 coin, 2 wood, 2 stone", "2 faith", "", 6),
    ("building the bastions", "4 stone", "3 military, 1 privilege", "", 2),
    ("support to the king", "3 of 6 military", "5 coin, 1 privilege", "", 3),
    ("improving the canals", "3 coin, 2 servant", "", "harvest@4", 5),
    ("hosting foreigners", "4 wood", "5 servant", "", 4),
    ("crusade", "4 of 8 military", "5 coin, 1 faith", "", 5),
    ("support to the cardinal", "4 of 7 military | 3 coin, 2 wood, 2 stone", "3 faith", "", 4),
    ("hiring mercenaries", "8 coin", "7 military", "", 6),
    ("repairing the cathedral", "3 coin, 3 wood, 3 stone", "1 faith", "any@7", 5),
    ("building the towers", "6 stone", "4 military, 1 privilege", "", 4),
    ("promoting sacred art", "6 wood", "3 faith", "", 3),
    ("military conquest", "6 of 12 military", "3 coin, 3 wood, 3 stone", "", 7),
    ("improving the roads", "4 coin, 3 servant", "", "production@3", 5),
    ("sacred war", "8 of 15 military", "4 faith", "", 8),
    ("support to the pope", "5 of 10 military | 4 coin, 3 wood, 3 stone", "2 faith", "", 10),
]
# fmt: on
TILE_HARVEST = "1 wood, 1 stone, 1 servant"
TILE_PRODUCTION = "2 coin, 1 military"
PLENTY = "30 coin, 30 wood, 30 stone, 30 servant"


def plus(*amounts: str) -> str:
    """Several amounts added up, without privileges."""
    total: dict[str, int] = {}
    for amount in amounts:
        for good, n in goods(amount).items():
            total[good] = total.get(good, 0) + n
    return in_words(total)


def privileges(amount: str) -> int:
    return goods(amount).get("privilege", 0)


def taken(card: str, start: str, **more: str) -> Table:
    """The card lies on the first floor and is taken; its owner has this to start with."""
    space = f"{type_of(card)} 1"
    table = lay(Board(goods=start, **more), Board(), floors={space: card})
    table.place("white", space)
    return table


def check_privileges(table: Table, count: int) -> None:
    """So many are to be chosen, or none."""
    if count:
        assert (table.step, table.asked["left"]) == ("choose privilege", count)
    else:
        assert table.to_move == 2 or table.step != "choose privilege"


@rule("lorenzo", "1")
def test_there_are_24_cards_of_each_type_8_a_period() -> None:
    assert [card.number for card in TYPED] == [*range(1, 97)]
    for names in CARDS.values():
        assert [period_of(name) for name in names] == [1] * 8 + [2] * 8 + [3] * 8
    assert sorted(card.name for card in TYPED) == sorted(x for row in CARDS.values() for x in row)
    assert all(card.period == period_of(card.name) for card in TYPED)


@rule("lorenzo", "6")
@pytest.mark.parametrize(("card", "now"), [row[:2] for row in TERRITORIES])
def test_what_a_territory_gives_at_once(card: str, now: str) -> None:
    table = taken(card, "")
    assert table.goods() == plus(now)
    check_privileges(table, privileges(now))


@rule("lorenzo", "8")
@pytest.mark.parametrize(("card", "now", "value", "gives"), TERRITORIES)
def test_what_a_territory_gives_in_a_harvest(card: str, now: str, value: int, gives: str) -> None:
    board, round = Board(cards=card), 2 * period_of(card)
    table = lay(board, Board(), dice=f"{value} 1 1", round=round).place("white", "harvest")
    assert table.goods() == plus(TILE_HARVEST, gives)
    check_privileges(table, privileges(gives))
    if value > 1:
        table = lay(board, Board(), dice=f"{value - 1} 1 1", round=round).place("white", "harvest")
        assert table.goods() == TILE_HARVEST


@rule("lorenzo", "6")
@pytest.mark.parametrize(("card", "cost", "now"), [row[:3] for row in BUILDINGS])
def test_what_a_building_costs_and_gives_at_once(card: str, cost: str, now: str) -> None:
    assert taken(card, cost).goods() == plus(now)
    for good, n in goods(cost).items():
        less = in_words(goods(cost) | {good: n - 1})
        table = lay(Board(goods=less), Board(), floors={"building 1": card}).do("member white")
        assert "building 1" not in table.offered("space")


@rule("lorenzo", "9")
@pytest.mark.parametrize(
    ("card", "value", "gives"), [(row[0], row[3], row[4]) for row in BUILDINGS if ">" not in row[4]]
)
def test_what_a_building_gives_in_a_production(card: str, value: int, gives: str) -> None:
    round = 2 * period_of(card)
    others = "woods, village, farmer, artisan, dame, hiring recruits"  # 2, 3 and 1
    counts = {"territory": 2, "character": 3, "venture": 1, "building": 1}
    if " per " in gives:
        each, _, kind = gives.partition(" per ")
        gives = in_words({good: n * counts[kind] for good, n in goods(each).items()})
    board = Board(cards=f"{others}, {card}")
    # The Artisan raises the value by 2.
    dice = f"{max(1, value - 2)} 1 1"
    table = lay(board, Board(), dice=dice, round=round).place("white", "production")
    assert table.goods() == plus(TILE_PRODUCTION, gives)
    check_privileges(table, privileges(gives))
    if value > 3:
        table = lay(board, Board(), dice=f"{value - 3} 1 1", round=round)
        assert table.place("white", "production").goods() == TILE_PRODUCTION


@rule("lorenzo", "9")
@pytest.mark.parametrize(
    ("card", "value", "trades"), [(row[0], row[3], row[4]) for row in BUILDINGS if ">" in row[4]]
)
def test_what_a_building_exchanges(card: str, value: int, trades: str) -> None:
    round = 2 * period_of(card)
    for trade, choice in zip(trades.split(" | "), ("first", "second"), strict=False):
        pay, gain = trade.split(" > ")
        table = lay(Board(goods=pay, cards=card), Board(), dice=f"{value} 1 1", round=round)
        table.place("white", "production", *([0] if "servant" in pay else []))
        table.do(f"exchange {choice}")
        assert table.goods() == plus(TILE_PRODUCTION, gain)
        check_privileges(table, privileges(gain))
        for good, n in goods(pay).items():
            less = in_words(goods(pay) | {good: n - 1})
            table = lay(Board(goods=less, cards=card), Board(), dice=f"{value} 1 1", round=round)
            table.place("white", "production", *([0] if "servant" in less else []))
            assert table.to_move == 2 or f"exchange {choice}" not in table.options
    if value > 1:
        table = lay(
            Board(goods="9 coin, 9 wood, 9 stone, 9 faith", cards=card),
            Board(),
            dice=f"{value - 1} 1 1",
            round=round,
        ).place("white", "production")
        assert table.to_move == 2


def check_action(table: Table, card: str, action: str) -> None:
    """The bonus action is asked for; one in a tower without cards is lost at once."""
    kind, value = action.split(" ", maxsplit=1)[0].split("@")
    if kind in ("harvest", "production"):
        assert (table.step, table.asked["source"]) == ("bonus work", card)
        table.do("servants 0" if "servants 0" in table.options else "decline")
        told = "harvested" if kind == "harvest" else "produced"
        assert f"{told} 1 {value}" in table.told()
    else:
        assert f"declined 1 {card}" in table.told()


@rule("lorenzo", "6")
@pytest.mark.parametrize(("card", "coins", "now", "more"), [row[:4] for row in CHARACTERS])
def test_what_a_character_costs_and_gives_at_once(
    card: str, coins: int, now: str, more: str
) -> None:
    friend = "warlord" if card == "knight" else "knight"
    others = f"woods, village, gravel pit, mint, chapel, {friend}, hiring recruits"  # 3, 2, 1, 1
    counts = {"territory": 3, "building": 2, "character": 2, "venture": 1, "2 military": 4}
    table = taken(card, f"{coins} coin, 9 military", cards=others)
    extra = ""
    if " per " in more:
        each, _, kind = more.partition(" per ")
        extra = f"{int(each.split('+')[1]) * counts[kind]} {each.split('+')[0]}"
    assert table.goods() == plus("9 military", now, extra)
    count = privileges(now)
    check_privileges(table, count)
    table.do(*["privilege faith", "privilege military", "privilege servants"][:count])
    if "@" in more:
        check_action(table, card, more)
    poor = Board(goods=f"{coins - 1} coin")
    table = lay(poor, Board(), floors={"character 1": card}).do("member white")
    assert "character 1" not in table.offered("space")


KINDS = ["territory", "building", "character", "venture", "harvest", "production"]
ON_TOP = {
    "territory 4": "farm",
    "building 4": "bank",
    "character 4": "cardinal",
    "venture 4": "promoting sacred art",
}


@rule("lorenzo", "4")
@pytest.mark.parametrize(("card", "raised"), [(row[0], row[4]) for row in CHARACTERS])
def test_what_a_character_adds_to_actions(card: str, raised: str) -> None:
    floors = {k: v for k, v in ON_TOP.items() if v != card}
    if card == "cardinal":
        floors["character 4"] = "bishop"
    for kind in KINDS:
        board = Board(goods=PLENTY, cards=card)
        table = lay(board, Board(), floors=floors, dice="1 1 1")
        amount = int(raised.split()[1]) if raised.startswith(kind) else 0
        if kind in ("harvest", "production"):
            table.place("white", kind, 0)
            told = "harvested" if kind == "harvest" else "produced"
            assert f"{told} 1 {1 + amount}" in table.told()
        else:
            table.do("member white", f"space {kind} 4")
            assert table.offered("servants")[0] == str(6 - amount)


@rule("lorenzo", "6")
@pytest.mark.parametrize(("card", "costs", "now", "action"), [row[:4] for row in VENTURES])
def test_what_a_venture_costs_and_gives_at_once(
    card: str, costs: str, now: str, action: str
) -> None:
    for cost in costs.split(" | "):
        left = ""
        if " of " in cost:
            spent, _, needed = cost.partition(" of ")
            needs = int(needed.split()[0])
            start, left = f"{needs} military", f"{needs - int(spent)} military"
        else:
            start = cost
        table = taken(card, start)
        assert table.goods() == plus(left, now)
        count = privileges(now)
        check_privileges(table, count)
        table.do(*["privilege faith", "privilege military"][:count])
        if action:
            check_action(table, card, action)
        for good, n in goods(start).items():
            less = in_words(goods(start) | {good: n - 1})
            table = lay(Board(goods=less), Board(), floors={"venture 1": card}).do("member white")
            assert "venture 1" not in table.offered("space")


@rule("lorenzo", "13")
@pytest.mark.parametrize(("card", "points"), [(row[0], row[4]) for row in VENTURES])
def test_what_a_venture_scores_at_the_end(card: str, points: int) -> None:
    table = lay(Board(cards=card), Board(), round=6, agenda=[])
    assert table.score()["ventures"] == points
