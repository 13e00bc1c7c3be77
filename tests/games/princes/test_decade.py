"""The end of a decade (rules, section 12)."""

from __future__ import annotations

import pytest

from tests.games.princes.table import ALL_TILES, EVENTS, FAMILIES, TROOPS, Prince, Table, lay
from tests.rulebook import rule

P = Prince

# gold and influence every decade
INCOMES = {
    "il doge": (2, 2),
    **{f"venetian merchant {n}": (3, 0) for n in (1, 2, 3, 4, 5)},
    "milanese merchant": (2, 0),
    "genoese crossbow": (1, 1),
    "swiss mercenaries": (0, 0),
    "armourer": (0, 0),
    "ludovico sforza": (1, 1),
    "caterina sforza": (0, 1),
    "lorenzo medici": (0, 1),
    "giovanni medici": (0, 1),
    "bank 1": (2, 0),
    "bank 2": (2, 0),
    "florentine merchant 1": (2, 0),
    "florentine merchant 2": (2, 0),
    "roderigo borgia": (0, 0),
    "cesare borgia": (0, 1),
    "lucrezia borgia": (0, 0),
    "della rovere": (0, 1),
    "orsini": (1, 1),
    "colonna": (1, 1),
    "ferrante of aragon": (1, 1),
    "alfonso of aragon": (0, 0),
    "spanish infantry": (1, 0),
    "federico of aragon": (1, 1),
    "neapolitan merchant 1": (2, 0),
    "neapolitan merchant 2": (2, 0),
}
MERCHANT_TILES = [tile for tile in INCOMES if "merchant" in tile]


def after_a_decade(prince: Prince, pope: int = 0) -> Table:
    """Seat 2 sells the last event of the first decade for nothing."""
    table = lay(prince, P(), P(), open="gozzoli", turn=2, pope=pope)
    return table.do("auction gozzoli").bid(0, None, None)


def income(prince: Prince, pope: int = 0) -> tuple[int, int]:
    """What seat 1 receives; it has nothing to start with."""
    table = after_a_decade(prince._replace(gold=0, influence=0), pope)
    return table.held("gold")[0], table.held("influence")[0]


@rule("princes", "12")
@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_earns_twelve_gold_and_eight_influence(family: str) -> None:
    assert income(P(family=family)) == (12, 8)


@rule("princes", "12")
@pytest.mark.parametrize("tile", ALL_TILES)
def test_every_city_tile_earns_what_is_printed_on_it(tile: str) -> None:
    gold, influence = INCOMES[tile]
    assert income(P(tiles=tile)) == (12 + gold, 8 + influence)


@rule("princes", "12")
@pytest.mark.parametrize("tile", ALL_TILES)
def test_a_merchant_event_adds_a_gold_for_merchant_tiles_only(tile: str) -> None:
    gold, influence = INCOMES[tile]
    more = tile in MERCHANT_TILES
    assert income(P(tiles=tile, events="merchant 1")) == (12 + gold + more, 8 + influence)


@rule("princes", "1")
def test_there_are_ten_merchant_tiles() -> None:
    assert len(MERCHANT_TILES) == 10


@rule("princes", "12")
@pytest.mark.parametrize("troop", TROOPS)
def test_cavalry_earns_two_influence(troop: str) -> None:
    assert income(P(troops=troop)) == (12, 10 if troop == "cavalry" else 8)


@rule("princes", "12")
def test_the_pope_and_the_home_city_add_gold() -> None:
    assert income(P(home=11)) == (23, 8)
    assert income(P(), pope=1) == (15, 8)
    assert after_a_decade(P(home=11)).held("home") == [0, 0, 0]


@rule("princes", "12")
@rule("princes", "R26")
def test_income_comes_once_a_decade_not_every_round() -> None:
    table = lay(P(), P(), P()).do("pass", "pass", "pass", "pass", "pass", "pass")
    assert table.held("gold") == [40, 40, 40]
    assert not [line for line in table.told() if line.startswith("income")]


@rule("princes", "12")
def test_a_new_decade_is_laid_out() -> None:
    prince = P(tiles="bank 1*", troops="fort", hand="veto", markers=2)
    table = lay(prince, P(), P(), open="gozzoli", turn=2, pope=3, wars=4, status="8 6 6 4 5")
    table.do("auction gozzoli").bid(0, None, None)
    facts = table.facts
    assert (facts["decade"], facts["wars"], facts["pope"], facts["used"]) == (2, 0, "none", [])
    assert facts["open"] == EVENTS[2]
    board = facts["players"][0]
    assert (board["troops"], board["hand"], board["markers"]) == (["fort"], ["veto"], 2)
    assert (facts["status"]["venice"], facts["status"]["rome"]) == (8, 4)


@rule("princes", "12")
def test_in_the_third_decade_income_comes_before_the_score() -> None:
    table = lay(P(gold=0, home=30), P(gold=20), P(gold=10), decade=3, open="leonardo")
    table.do("auction leonardo").bid(0, None, None)
    assert table.over
    assert table.held("gold") == [42, 32, 22]
    assert [table.score(seat)["gold"] for seat in (1, 2, 3)] == [6, 3, 0]
