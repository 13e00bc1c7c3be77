"""War (rules, section 8)."""

from __future__ import annotations

import pytest

from tests.games.princes.table import CITIES, Prince, Table, lay
from tests.rulebook import rule

P = Prince
NOBODY = P()


def declared(
    *princes: Prince, war: str = "venice rome", pope: int = 0, status: str = "7 6 6 5 5"
) -> Table:
    """The first seat has declared a war, and nobody has vetoed it."""
    laid = lay(*princes, pope=pope, status=status).do(f"war {war}")
    while laid.step == "veto":
        laid.do("pass")
    return laid


def armies(
    attacker: Prince,
    defender: Prince,
    other: Prince = NOBODY,
    pope: int = 0,
    status: str = "7 6 6 5 5",
) -> Table:
    """Seat 1 fights for Venice, which attacks, and seat 2 for Rome; each has bid 1."""
    laid = declared(attacker, defender, other, pope=pope, status=status)
    laid.bid(1)
    while laid.step == "bid" and laid.asked["lot"] == "attacker":
        laid.do("pass")
    laid.bid(1)
    while laid.step == "bid":
        laid.do("pass")
    return laid


def totals(table: Table) -> list[str]:
    return [line.removeprefix("round fought ") for line in table.told() if "fought" in line]


# Declaration and veto (8.1) -------------------------------------------------------------------


@rule("princes", "8")
def test_two_different_cities_are_named() -> None:
    wars = lay(P(), P(), P()).offered("war")
    assert wars == [f"{a} {d}" for a in CITIES for d in CITIES if a != d]


@rule("princes", "8")
@rule("princes", "R12")
@pytest.mark.parametrize(("seats", "limit"), [(3, 4), (4, 4), (5, 5), (6, 5)])
def test_so_many_wars_may_be_declared_in_a_decade(seats: int, limit: int) -> None:
    people = [P() for _ in range(seats)]
    assert lay(*people, wars=limit - 1).offered("war")
    assert not lay(*people, wars=limit).offered("war")


@rule("princes", "8")
def test_a_declared_war_counts_also_if_it_is_vetoed() -> None:
    table = lay(P(), P(hand="veto"), P()).do("war venice rome", "veto tile")
    assert table.facts["wars"] == 1
    assert (table.to_move, table.step) == (1, "end turn")


@rule("princes", "8")
@rule("princes", "R13")
@pytest.mark.parametrize("vetoed", [False, True])
def test_a_war_from_a_tile_does_not_move_the_marker(vetoed: bool) -> None:
    table = lay(P(hand="start war"), P(hand="veto"), P(), wars=4).do("pass", "start war rome milan")
    table.do("veto tile" if vetoed else "pass")
    assert table.facts["wars"] == 4
    assert (table.to_move, table.step) == (1, "end turn")


@rule("princes", "8")
def test_the_first_veto_clockwise_ends_the_war_and_changes_nothing() -> None:
    soldier = P(hand="veto", troops="fort")
    table = lay(soldier, soldier, soldier, turn=2).do("war venice rome")
    assert table.to_move == 3
    table.do("pass")
    assert table.to_move == 1
    table.do("veto tile")
    assert table.board(1)["hand"] == []
    assert table.held("home") == [0, 0, 0]
    assert table.facts["war"]["attacker"] == "none"
    assert (table.to_move, table.step) == (2, "end turn")


@rule("princes", "8")
@rule("princes", "R14")
@pytest.mark.parametrize(
    ("hand", "tiles", "options"),
    [
        ("veto", "", ["veto tile", "pass"]),
        ("", "lorenzo medici", ["veto lorenzo", "pass"]),
        ("veto", "lorenzo medici", ["veto tile", "veto lorenzo", "pass"]),
        ("veto", "lorenzo medici*", ["veto tile", "pass"]),
        ("raid gold", "", ["pass"]),  # so that nobody can tell which tile it is
    ],
)
def test_the_declarer_may_veto_too(hand: str, tiles: str, options: list[str]) -> None:
    table = lay(P(hand=hand, tiles=tiles), P(), P()).do("war venice rome")
    assert (table.to_move, table.step) == (1, "veto")
    assert table.options == options


@rule("princes", "8")
@rule("princes", "R14")
def test_the_declarer_is_asked_last() -> None:
    soldier = P(hand="veto", troops="fort")
    table = lay(soldier, soldier, soldier, turn=2).do("war venice rome")
    asked = []
    while table.step == "veto":
        asked.append(table.to_move)
        table.do("pass")
    assert asked == [3, 1, 2]
    assert (table.to_move, table.step) == (2, "bid")


@rule("princes", "8")
@rule("princes", "R14")
def test_an_own_veto_uses_one_of_the_wars_of_the_decade_up() -> None:
    table = lay(P(hand="veto", troops="fort"), P(), P(), wars=3).do("war venice rome", "veto tile")
    assert "war vetoed 1 tile venice rome" in table.told()
    assert (table.facts["wars"], table.facts["discards"]) == (4, ["veto"])
    assert table.held("home") == [0, 0, 0]
    table.do("pass")
    assert table.offered("war") == []  # nobody else starts one either


@rule("princes", "R13")
@rule("princes", "R14")
def test_an_own_veto_of_a_war_from_a_tile_does_not_count() -> None:
    table = lay(P(hand="start war, veto"), P(), P(), wars=3).do("pass", "start war rome milan")
    assert (table.to_move, table.options) == (1, ["veto tile", "pass"])
    assert table.do("veto tile").facts["wars"] == 3


@rule("princes", "R14")
def test_whoever_holds_no_tile_is_not_asked_about_the_own_war() -> None:
    table = lay(P(troops="fort"), P(), P()).do("war venice rome")
    assert table.step == "bid"


@rule("princes", "R14")
def test_in_version_1_nobody_vetoes_the_own_war() -> None:
    princes = P(hand="veto", tiles="lorenzo medici"), P(), P()
    table = lay(*princes, rules=1).do("war venice rome")
    assert (table.to_move, table.step) == (1, "end turn")  # nobody else could, nobody fought


@rule("princes", "8")
@rule("princes", "10")
def test_lorenzo_medici_vetoes_once_a_decade() -> None:
    table = lay(P(), P(tiles="lorenzo medici"), P()).do("war venice rome")
    assert table.options == ["veto lorenzo", "pass"]
    table.do("veto lorenzo")
    assert table.facts["used"] == ["lorenzo medici"]
    table.do("pass", "pass", "pass", "war milan rome")
    assert table.step == "end turn"  # he is not asked again


@rule("princes", "8")
def test_a_tile_and_lorenzo_may_be_chosen_from() -> None:
    table = lay(P(), P(tiles="lorenzo medici", hand="veto"), P()).do("war venice rome")
    assert table.options == ["veto tile", "veto lorenzo", "pass"]


# Condottieri (8.2) ----------------------------------------------------------------------------


@rule("princes", "8")
def test_only_players_with_troops_may_lead_an_army() -> None:
    table = declared(P(troops="fort"), P(), P(troops="pikes"))
    assert table.facts["auction"]["bidding"] == [1, 3]


@rule("princes", "8")
def test_the_active_player_opens_or_else_the_next_with_troops() -> None:
    assert declared(P(troops="fort"), P(troops="fort"), P()).to_move == 1
    assert declared(P(), P(), P(troops="fort"), P(troops="pikes")).to_move == 3


@rule("princes", "8")
@rule("princes", "R9")
def test_a_condottiere_bids_one_at_least_and_may_pass() -> None:
    table = declared(P(troops="fort", family="este"), P(troops="fort"), P())
    assert table.bids() == (1, 12)
    assert "pass" in table.options


@rule("princes", "8")
def test_the_attacking_condottiere_does_not_defend() -> None:
    table = declared(P(troops="fort"), P(troops="fort"), P(troops="fort")).bid(1, None, None)
    assert (table.asked["lot"], table.facts["auction"]["bidding"]) == ("defender", [2, 3])


@rule("princes", "8")
def test_who_opens_the_defence_if_the_active_player_attacks_not() -> None:
    table = declared(P(troops="fort"), P(troops="fort"), P(troops="fort")).bid(None, 1, None)
    assert (table.asked["lot"], table.to_move) == ("defender", 1)


@rule("princes", "8")
def test_if_both_armies_remain_unsold_nothing_happens() -> None:
    table = declared(P(troops="fort"), P(), P()).bid(None, None)
    assert "war unfought venice rome" in table.told()
    assert table.held("home") == [0, 0, 0]
    assert table.step == "end turn"


@rule("princes", "8")
@rule("princes", "R10")
@pytest.mark.parametrize(
    ("family", "tiles", "paid"),
    [
        ("este", "", 5),
        ("baglioni", "", 4),
        ("este", "swiss mercenaries", 4),
        ("este", "armourer", 4),
        ("baglioni", "swiss mercenaries, armourer", 2),
    ],
)
def test_discounts_of_condottieri_add_up(family: str, tiles: str, paid: int) -> None:
    table = declared(P(family=family, tiles=tiles, troops="fort"), P(), P()).bid(5)
    assert table.held("influence")[0] == 12 - paid


@rule("princes", "R9")
def test_through_discounts_a_condottiere_may_pay_nothing() -> None:
    table = declared(P(family="baglioni", troops="fort", influence=0), P(), P())
    assert table.bids() == (1, 1)
    assert table.bid(1).held("influence")[0] == 0


# Pay (8.3) ------------------------------------------------------------------------------------


@rule("princes", "8")
def test_each_city_pays_its_condottiere_its_status() -> None:
    table = armies(P(troops="fort"), P(troops="fort"), status="9 6 6 4 5")
    assert table.held("home") == [9, 4, 0]
    assert table.held("gold") == [40, 40, 40]


@rule("princes", "8")
def test_a_city_nobody_fights_for_pays_nobody() -> None:
    table = declared(P(troops="fort"), P(), P()).bid(1)
    assert table.held("home") == [7, 0, 0]


@rule("princes", "8")
@rule("princes", "9")
def test_pay_on_the_home_city_cannot_be_stolen_spent_or_traded() -> None:
    victim = P(gold=0, influence=0, home=9)
    table = lay(P(hand="raid gold", gold=0, influence=0), victim, victim)
    assert not table.offered("raid gold")
    assert not table.offered("trade")


# Holy League (8.4) ----------------------------------------------------------------------------


@rule("princes", "8")
@rule("princes", "R16")
@pytest.mark.parametrize(
    ("side", "fought"),
    [
        ("attacker", "1 venice 6 7 rome 3 4"),
        ("defender", "1 venice 2 3 rome 5 6"),
    ],
)
def test_the_pope_adds_printed_values_to_either_side(side: str, fought: str) -> None:
    # d'Este and the Genoese would add to artillery and crossbows, but not for an ally.
    pope = P(family="este", tiles="genoese crossbow", troops="artillery, crossbow")
    table = armies(P(troops="infantry"), P(troops="fort"), pope, pope=3)
    assert (table.to_move, table.step) == (3, "holy league")
    assert table.options == ["league attacker", "league defender", "pass"]
    table.do(f"league {side}").roll(1, 1)
    assert totals(table) == [fought]


@rule("princes", "8")
def test_an_ally_defends_with_defence_and_attacks_with_attack() -> None:
    table = armies(P(troops="infantry"), P(troops="fort"), P(troops="artillery"), pope=3)
    table.do("league defender").roll(1, 1).do("confirm").roll(1, 1)
    assert totals(table) == ["1 venice 2 3 rome 4 5", "2 venice 0 1 rome 3 4"]


@rule("princes", "8")
def test_the_pope_may_help_a_city_that_nobody_fights_for() -> None:
    table = declared(P(), P(troops="fort"), P(troops="artillery"), pope=3).bid(1, None).bid(None)
    assert table.step == "holy league"
    table.do("league defender").roll(1, 1)
    assert totals(table)[0] == "1 venice 0 1 rome 4 5"  # 3 and the artillery's defence


@rule("princes", "8")
def test_an_ally_is_not_paid_and_wins_no_marker() -> None:
    table = armies(P(troops="infantry"), P(troops="fort"), P(troops="artillery"), pope=3)
    table.do("league attacker").roll(6, 1)
    assert table.held("markers") == [1, 0, 0]
    assert table.held("home")[2] == 0


@rule("princes", "8")
@rule("princes", "R15")
@pytest.mark.parametrize(("pope", "troops"), [(0, "fort"), (1, "fort"), (2, "fort"), (3, "")])
def test_there_is_no_league_without_troops_or_for_a_condottiere(pope: int, troops: str) -> None:
    table = declared(P(troops="infantry"), P(troops="pikes"), P(troops=troops), pope=pope)
    table.bid(1, *[None] * (1 + bool(troops))).bid(1)
    while table.step == "bid":
        table.do("pass")
    assert table.step == "roll"


@rule("princes", "8")
def test_the_pope_may_stay_out() -> None:
    table = armies(P(troops="infantry"), P(troops="fort"), P(troops="artillery"), pope=3)
    table.do("pass").roll(1, 1)
    assert totals(table) == ["1 venice 2 3 rome 3 4"]


# Bribes (8.5) ---------------------------------------------------------------------------------

BRIBER = "bribe troop, bribe troop"


@rule("princes", "8")
@rule("princes", "9")
@rule("princes", "R17")
def test_attacker_defender_and_ally_bribe_in_this_order_own_troops_too() -> None:
    table = armies(
        P(troops="infantry", hand="bribe troop"),
        P(troops="fort", hand="bribe troop"),
        P(troops="artillery", hand="bribe troop"),
        pope=3,
    )
    table.do("league attacker")
    everything = ["bribe attacker infantry", "bribe defender fort", "bribe ally artillery", "pass"]
    assert (table.to_move, table.options) == (1, everything)
    table.do("bribe attacker infantry")
    assert (table.to_move, table.options) == (2, ["bribe defender fort", everything[2], "pass"])
    table.do("pass")
    assert (table.to_move, table.options) == (3, ["bribe defender fort", everything[2], "pass"])
    table.do("bribe defender fort").roll(1, 1)
    assert totals(table) == ["1 venice 3 4 rome 0 1"]
    assert table.facts["discards"] == ["bribe troop", "bribe troop"]


@rule("princes", "8")
def test_any_number_of_troops_may_be_bribed_each_once() -> None:
    table = armies(P(troops="infantry", hand=BRIBER), P(troops="fort, pikes"))
    table.do("bribe defender fort")
    assert table.options == ["bribe attacker infantry", "bribe defender pikes", "pass"]
    table.do("bribe defender pikes").roll(1, 1)
    assert totals(table) == ["1 venice 2 3 rome 0 1"]


@rule("princes", "8")
def test_a_bribed_troop_is_worth_nothing_in_both_rounds_and_recovers_after_the_war() -> None:
    table = armies(P(troops="infantry"), P(troops="artillery, fort", hand="bribe troop"))
    table.do("bribe defender artillery").roll(1, 1).do("confirm").roll(1, 1)
    assert totals(table) == ["1 venice 2 3 rome 3 4", "2 venice 0 1 rome 0 1"]
    assert table.board(2)["troops"] == ["artillery", "fort"]
    assert table.facts["war"]["bribed"] == []


@rule("princes", "8")
def test_outsiders_bribe_nobody() -> None:
    table = armies(P(troops="infantry"), P(troops="fort"), P(hand="bribe troop"))
    assert table.step == "roll"


# Strength (8.6) -------------------------------------------------------------------------------

# attack and defence of a single troop
VALUES = {
    "cavalry": (2, 1),
    "infantry": (2, 0),
    "pikes": (0, 2),
    "crossbow": (1, 1),
    "artillery": (3, 1),
    "fort": (0, 3),
}


def strengths(prince: Prince) -> tuple[int, int]:
    """Attack and defence of a condottiere, read off two rounds of a war in which they defend."""
    table = armies(P(troops="fort", family="montefeltro"), prince)
    while table.step == "bribe":
        table.do("pass")
    table.roll(1, 6).do("confirm").roll(1, 1)
    first, second = totals(table)
    return int(second.split()[-2]), int(first.split()[-2])


@rule("princes", "8")
@pytest.mark.parametrize("troop", VALUES)
def test_a_troop_fights_with_its_printed_values(troop: str) -> None:
    assert strengths(P(troops=troop)) == VALUES[troop]


@rule("princes", "8")
def test_a_complete_army_attacks_and_defends_with_eight() -> None:
    assert strengths(P(troops=", ".join(VALUES), family="gonzaga")) == (8, 8)


@rule("princes", "8")
@rule("princes", "10")
@rule("princes", "R28")
@pytest.mark.parametrize(
    ("family", "tile", "troop", "attack", "defence"),
    [
        ("este", "", "artillery", 4, 2),
        ("gonzaga", "swiss mercenaries", "pikes", 1, 3),
        ("gonzaga", "armourer", "cavalry", 3, 2),
        ("gonzaga", "spanish infantry", "infantry", 3, 1),
        ("gonzaga", "genoese crossbow", "crossbow", 1, 2),
        ("gonzaga", "caterina sforza", "pikes", 0, 4),
        ("gonzaga", "caterina sforza", "cavalry", 2, 3),
    ],
)
def test_a_bonus_adds_to_attack_and_defence_of_its_troop(
    family: str, tile: str, troop: str, attack: int, defence: int
) -> None:
    assert strengths(P(family=family, tiles=tile, troops=troop)) == (attack, defence)


@rule("princes", "8")
@pytest.mark.parametrize(
    ("family", "tile"),
    [
        ("este", ""),
        ("gonzaga", "swiss mercenaries"),
        ("gonzaga", "armourer"),
        ("gonzaga", "spanish infantry"),
        ("gonzaga", "genoese crossbow"),
    ],
)
def test_without_its_troop_a_bonus_is_worth_nothing(family: str, tile: str) -> None:
    assert strengths(P(family=family, tiles=tile, troops="fort")) == VALUES["fort"]


@rule("princes", "8")
@rule("princes", "R18")
def test_a_bribed_troop_supports_no_bonus() -> None:
    def defence(troops: str) -> str:
        table = armies(
            P(troops="infantry", hand="bribe troop"),
            P(tiles="caterina sforza, armourer", troops=troops, family="gonzaga"),
        )
        return totals(table.do("bribe defender cavalry").roll(1, 1))[0]

    assert defence("cavalry") == "1 venice 2 3 rome 0 1"
    assert defence("cavalry, infantry") == "1 venice 2 3 rome 2 3"  # Caterina needs any troop


@rule("princes", "8")
def test_a_city_nobody_fights_for_is_worth_three_whenever_it_attacks_or_defends() -> None:
    table = declared(P(troops="pikes"), P(), P()).bid(1).roll(1, 1)
    assert totals(table) == ["1 venice 0 1 rome 3 4"]
    table.roll(1, 1)  # it always attacks in turn
    assert totals(table)[1] == "2 venice 2 3 rome 3 4"
    assert (table.status("rome"), table.status("venice")) == (6, 6)
    assert table.held("markers") == [0, 0, 0]


@rule("princes", "8")
def test_an_attacking_city_may_remain_unsold_too() -> None:
    table = declared(P(troops="pikes"), P(), P()).bid(None, 1).roll(3, 1)
    assert totals(table) == ["1 venice 3 6 rome 2 3"]
    assert table.status("venice") == 9
    assert table.held("markers") == [0, 0, 0]


# Rounds and result (8.7, 8.8) -----------------------------------------------------------------


@rule("princes", "8")
def test_a_higher_total_of_the_attacker_ends_the_war() -> None:
    table = armies(P(troops="infantry"), P(troops="infantry")).roll(3, 4)  # 5 against 4
    assert (table.status("venice"), table.status("rome")) == (8, 4)
    assert table.held("markers") == [1, 0, 0]
    assert table.step == "end turn"


@rule("princes", "8")
@rule("princes", "R20")
@pytest.mark.parametrize("dice", [(2, 4), (1, 6)])
def test_after_a_tie_or_less_the_defender_may_attack_in_turn(dice: tuple[int, int]) -> None:
    table = armies(P(troops="infantry"), P(troops="infantry")).roll(*dice)
    assert (table.to_move, table.options) == (2, ["confirm", "pass"])
    table.do("pass")
    assert "war drawn venice rome" in table.told()
    assert (table.status("venice"), table.status("rome")) == (7, 5)
    assert table.held("markers") == [0, 0, 0]


@rule("princes", "8")
@pytest.mark.parametrize(("dice", "won"), [((3, 2), True), ((3, 1), False), ((6, 4), False)])
def test_in_the_counter_attack_the_defender_must_have_more(
    dice: tuple[int, int], won: bool
) -> None:
    table = armies(P(troops="infantry"), P(troops="infantry")).roll(1, 6).do("confirm")
    table.roll(*dice)  # 0 and 2 before the dice
    assert table.held("markers") == [0, int(won), 0]
    assert (table.status("venice"), table.status("rome")) == ((6, 6) if won else (7, 5))
    assert ("war drawn venice rome" in table.told()) != won


@rule("princes", "8")
@pytest.mark.parametrize(
    ("dice", "change"),
    [((2, 2), 2), ((1, 2), 1), ((4, 3), 2), ((3, 3), 1)],  # 2 before the attacker's die
)
def test_a_total_twice_as_high_counts_double(dice: tuple[int, int], change: int) -> None:
    table = armies(P(troops="infantry"), P(troops="infantry")).roll(*dice)
    assert (table.status("venice"), table.status("rome")) == (7 + change, 5 - change)


@rule("princes", "8")
def test_status_ends_at_ten_and_three_each_by_itself() -> None:
    table = armies(P(troops="infantry"), P(troops="infantry"), status="10 6 6 5 5").roll(6, 1)
    assert (table.status("venice"), table.status("rome")) == (10, 3)
    table = armies(P(troops="infantry"), P(troops="infantry"), status="7 6 6 3 5").roll(6, 1)
    assert (table.status("venice"), table.status("rome")) == (9, 3)
    table = armies(P(troops="infantry"), P(troops="infantry"), status="9 6 6 4 5").roll(6, 1)
    assert (table.status("venice"), table.status("rome")) == (10, 3)


@rule("princes", "8")
def test_no_troops_are_lost() -> None:
    table = armies(P(troops="infantry"), P(troops="infantry")).roll(6, 1)
    assert [board["troops"] for board in table.facts["players"]] == [["infantry"], ["infantry"], []]


# Ludovico Sforza ------------------------------------------------------------------------------


@rule("princes", "8")
@rule("princes", "10")
@rule("princes", "R19")
def test_ludovico_has_both_dice_rolled_again_in_anybodys_war() -> None:
    table = armies(P(troops="infantry"), P(troops="infantry"), P(tiles="ludovico sforza"))
    table.roll(6, 1)
    assert (table.to_move, table.step) == (3, "reroll")
    assert (table.asked["attacker_total"], table.asked["defender_total"]) == (8, 1)
    table.do("confirm").roll(1, 6)
    assert totals(table) == ["1 venice 2 8 rome 0 1", "1 venice 2 3 rome 0 6"]
    assert (table.to_move, table.step) == (2, "counter-attack")  # the second roll stands
    table.do("confirm").roll(1, 6)
    assert table.step == "end turn"  # used once: not asked again
    assert table.facts["used"] == ["ludovico sforza"]


@rule("princes", "R19")
def test_ludovico_may_wait_for_the_second_round() -> None:
    table = armies(P(troops="infantry"), P(troops="infantry"), P(tiles="ludovico sforza"))
    table.roll(1, 6).do("pass", "confirm").roll(1, 6)
    assert (table.to_move, table.step) == (3, "reroll")
    table.do("confirm").roll(6, 1)
    assert "war drawn venice rome" in table.told()


@rule("princes", "10")
def test_a_used_ludovico_is_not_asked() -> None:
    table = armies(P(troops="infantry"), P(troops="infantry"), P(tiles="ludovico sforza*"))
    assert table.roll(6, 1).step == "end turn"
