"""The worked example of the rulebook, played move by move (rules, section 15)."""

from __future__ import annotations

from tests.games.princes.table import Prince, Table, lay
from tests.rulebook import rule

GEOFF, HAMMY, STELLA, TIMO = 1, 2, 3, 4


def table_of_four(geoff_has_swiss: bool) -> Table:
    """Geoff, Hammy, Stella and Timo; Venice 6, Rome 5. Hammy's tiles are in three other cities."""
    return lay(
        Prince(
            family="baglioni",
            tiles="swiss mercenaries" if geoff_has_swiss else "",
            troops="cavalry, pikes",
        ),
        Prince(
            family="este",
            tiles="milanese merchant, colonna, federico of aragon",
            troops="artillery, fort",
            hand="bribe troop",
        ),
        Prince(family="malatesta", tiles="roderigo borgia", troops="infantry"),
        Prince(family="gonzaga", influence=3),
        status="6 6 6 5 5",
    )


@rule("princes", "15")
@rule("princes", "R10")
def test_the_whole_example_is_played_move_by_move() -> None:
    table = table_of_four(geoff_has_swiss=True)
    the_auctions(table)
    the_condottieri(table)
    the_battle(table)


def the_auctions(table: Table) -> None:
    """A city tile: Geoff puts the Doge up, with 12 at least, and opens with 13."""
    table.do("auction il doge")
    assert (table.to_move, table.bids()) == (GEOFF, (12, 40))
    assert "pass" not in table.options
    table.bid(13)
    # Hammy owns tiles of three other cities and is not asked.
    assert (table.to_move, table.bids()) == (STELLA, (14, 40))
    table.bid(14)
    assert table.to_move == TIMO
    table.bid(None)
    assert table.to_move == GEOFF
    table.bid(15, None)
    assert table.held("gold") == [25, 40, 40, 40]
    assert table.board(GEOFF)["tiles"] == ["il doge", "swiss mercenaries"]

    # The auction of an event: Hammy puts Gozzoli up and opens with nothing.
    table.do("pass")  # Geoff's turn ends
    assert (table.to_move, table.step) == (HAMMY, "turn")
    table.do("auction gozzoli")
    assert table.bids() == (0, 12)
    table.bid(0, None)  # Stella passes
    # Timo has 3 influence, but Gonzaga pays one less: 4 is the most.
    assert (table.to_move, table.bids()) == (TIMO, (1, 4))
    table.bid(4, None, None)
    assert table.held("influence") == [12, 12, 12, 0]
    assert table.board(TIMO)["events"] == ["gozzoli"]

    table.do("pass")  # Hammy's turn ends


def the_condottieri(table: Table) -> None:
    """The war: Stella lets Venice attack Rome, and nobody vetoes."""
    assert (table.to_move, table.step) == (STELLA, "turn")
    table.do("war venice rome")
    assert (table.to_move, table.step) == (HAMMY, "veto")  # the only one with a treachery tile
    table.do("pass")
    assert table.facts["wars"] == 1

    # Stella opens for Venice; Timo has no troops and is not asked. Geoff wins with 6.
    assert (table.to_move, table.step, table.asked["lot"]) == (STELLA, "bid", "attacker")
    table.bid(2)
    assert table.to_move == GEOFF
    table.bid(6, None, None)
    # Baglioni and Swiss mercenaries: 6 - 1 - 1.
    assert table.held("influence") == [8, 12, 12, 0]

    # For Rome Stella opens again; Geoff already fights. Hammy wins with 4.
    assert (table.to_move, table.asked["lot"]) == (STELLA, "defender")
    table.bid(3)
    assert table.to_move == HAMMY
    table.bid(4, None)
    assert table.held("influence") == [8, 8, 12, 0]
    # Venice pays Geoff 6 gold on Perugia, Rome pays Hammy 5 on Ferrara.
    assert table.held("home") == [6, 5, 0, 0]


def the_battle(table: Table) -> None:
    """Geoff holds no treachery tile. Hammy bribes the cavalry."""
    assert (table.to_move, table.step) == (HAMMY, "bribe")
    assert table.options == [
        "bribe attacker cavalry",
        "bribe attacker pikes",
        "bribe defender artillery",
        "bribe defender fort",
        "pass",
    ]
    table.do("bribe attacker cavalry")

    # Round 1: Geoff 0 + 1 and a 5, Hammy 1 + 3 + 1 and a 1: six all, the attacker has not won.
    assert table.step == "roll"
    table.roll(5, 1)
    assert "round fought 1 venice 1 6 rome 5 6" in table.told()
    assert (table.to_move, table.step) == (HAMMY, "counter-attack")
    table.do("confirm")

    # Round 2: Hammy 3 + 0 + 1 and a 6, Geoff 2 + 1 and a 2: 10 is twice 5.
    table.roll(2, 6)
    assert "round fought 2 venice 3 5 rome 4 10" in table.told()
    assert (table.status("rome"), table.status("venice")) == (7, 4)
    assert table.held("markers") == [0, 1, 0, 0]
    assert (table.to_move, table.step) == (STELLA, "end turn")


@rule("princes", "15")
def test_with_the_baglioni_discount_alone_a_bid_of_six_costs_five() -> None:
    table = table_of_four(geoff_has_swiss=False).do("pass", "pass", "pass", "pass")
    table.do("war venice rome", "pass").bid(2, 6, None, None)
    assert "lot won 1 attacker 6 influence 5" in table.told()


@rule("princes", "15")
def test_had_the_pikes_been_bribed_the_swiss_would_be_lost_as_well() -> None:
    table = table_of_four(geoff_has_swiss=True).do("pass", "pass", "pass", "pass")
    table.do("war venice rome", "pass").bid(2, 6, None, None).bid(3, 4, None)
    table.do("bribe attacker pikes").roll(5, 1)
    assert "round fought 1 venice 2 7 rome 5 6" in table.told()  # cavalry alone


@rule("princes", "15")
def test_timo_could_bid_four_with_three_influence_but_not_five() -> None:
    table = table_of_four(geoff_has_swiss=True).do("pass", "pass")
    table.do("auction gozzoli").bid(0, None)
    assert table.bids() == (1, 4)


@rule("princes", "15")
@rule("princes", "12")
def test_the_income_of_stella() -> None:
    stella = Prince(
        family="malatesta",
        tiles="roderigo borgia, il doge, venetian merchant 1",
        troops="cavalry",
        events="merchant 1",
        home=7,
        gold=0,
        influence=0,
    )
    table = lay(stella, Prince(), Prince(), Prince(), turn=2, open="gozzoli")
    table.do("auction gozzoli").bid(0, None, None, None)
    assert "income 1 18 7 12" in table.told()
    assert (table.held("gold")[0], table.held("influence")[0]) == (25, 12)


@rule("princes", "15")
def test_markers_are_worth_1_3_6_and_10() -> None:
    table = lay(*(Prince(markers=n) for n in (1, 2, 3, 4)))
    assert [table.score(seat)["victories"] for seat in (1, 2, 3, 4)] == [1, 3, 6, 10]
