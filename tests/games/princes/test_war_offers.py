"""Trade at the windows of a war, where all trade is allowed (rules, section 11)."""

from __future__ import annotations

from random import Random

import pytest

from bottega.games.princes import GAME
from tests.games.princes.table import TREACHERY, Prince, Table, lay
from tests.rulebook import rule

P = Prince
BROKE = P(gold=0, influence=0)


def declared(*princes: Prince, rules: int = 2, pope: int = 0, turn: int = 1) -> Table:
    """Somebody has let Venice attack Rome at a table with full trade."""
    return lay(*princes, trade="full", rules=rules, pope=pope, turn=turn).do("war venice rome")


def hired(table: Table, attacker: int, defender: int) -> Table:
    """Nobody says or does anything until these two lead the armies, each for 1."""
    leads = {"attacker": attacker, "defender": defender}
    while table.facts["war"]["condottieri"] != [attacker, defender]:
        bids = table.step == "bid" and leads[table.asked["lot"]] == table.to_move
        table.do("amount 1" if bids else "pass")
    return table


def fought(table: Table, attacker: int, defender: int, dice: tuple[int, int]) -> Table:
    """The armies have met, and nobody has said or bribed anything before."""
    hired(table, attacker, defender)
    while table.step != "roll":
        table.do("pass")
    return table.roll(*dice)


def same_for(seat: int | None, *tables: Table) -> bool:
    """Whether tables look the same to a seat, and the same was told."""
    seen = [(table.view(seat), table.told(seat)) for table in tables]
    return all(look == seen[0] for look in seen)


# Before vetoes are asked for -------------------------------------------------------------------


@rule("princes", "11")
@rule("princes", "R23")
@pytest.mark.parametrize("other", [P(hand="raid gold"), P(tiles="lorenzo medici")])
def test_the_declarer_may_make_an_offer_before_vetoes_are_asked_for(other: Prince) -> None:
    table = declared(P(), other, P())
    assert (table.to_move, table.step) == (1, "war offer")
    assert table.options == ["trade with +1", "trade with +2", "pass"]
    table.offer(1, 5, 0, 0, 0).do("confirm")
    assert table.held("gold") == [35, 45, 40]
    assert (table.to_move, table.step) == (2, "veto")


@rule("princes", "11")
@pytest.mark.parametrize("other", [P(), P(tiles="lorenzo medici*")])
def test_the_declarer_may_make_an_offer_where_nobody_could_veto(other: Prince) -> None:
    table = declared(P(), other, P())
    assert (table.to_move, table.step) == (1, "war offer")


@rule("princes", "11")
def test_a_declarer_with_a_tile_may_offer_before_the_vetoes_and_again_when_asked_for_one() -> None:
    table = declared(P(hand="veto"), P(), P()).offer(1, 5, 0, 0, 0).do("confirm")
    assert (table.to_move, table.step) == (1, "veto")
    assert table.options == ["veto tile", "pass", "trade with +1", "trade with +2"]


@rule("princes", "11")
@pytest.mark.parametrize("tile", TREACHERY)
def test_whoever_is_asked_for_a_veto_may_make_one_offer_first(tile: str) -> None:
    table = declared(P(), P(hand=tile), P()).do("pass")
    vetoes = ["veto tile"] if tile == "veto" else []
    assert (table.to_move, table.step) == (2, "veto")
    assert table.options == [*vetoes, "pass", "trade with +1", "trade with +2"]
    table.offer(2, 0, 0, 6, 0)
    assert (table.to_move, table.step) == (1, "reply")
    table.do("confirm")
    assert table.held("gold") == [34, 46, 40]
    assert (table.to_move, table.step) == (2, "veto")
    assert table.options == [*vetoes, "pass"]


@rule("princes", "11")
def test_the_owner_of_lorenzo_may_make_an_offer_before_using_him() -> None:
    table = declared(P(), P(tiles="lorenzo medici"), P()).do("pass")
    assert table.options == ["veto lorenzo", "pass", "trade with +1", "trade with +2"]
    table.offer(2, 0, 0, 6, 0).do("pass")
    assert table.options == ["veto lorenzo", "pass"]
    assert "war vetoed 2 lorenzo venice rome" in table.do("veto lorenzo").told()


@rule("princes", "11")
@rule("princes", "R14")
def test_the_declarer_asked_last_may_make_another_offer_there() -> None:
    table = declared(P(hand="veto"), P(hand="veto"), P())
    table.offer(1, 1, 0, 0, 0).do("pass")
    table.offer(1, 1, 0, 0, 0).do("pass").do("pass")
    assert (table.to_move, table.step) == (1, "veto")
    assert table.options == ["veto tile", "pass", "trade with +1", "trade with +2"]
    table.offer(2, 1, 0, 0, 0).do("confirm")
    assert table.options == ["veto tile", "pass"]


@rule("princes", "11")
def test_whoever_cannot_veto_as_all_can_see_makes_no_offer_either() -> None:
    table = declared(P(), P(), P(hand="veto"), P()).do("pass")
    assert table.to_move == 3
    table.do("pass")
    assert table.step == "end turn"  # nobody has troops


@rule("princes", "11")
def test_nobody_is_asked_for_an_offer_where_nobody_has_anything() -> None:
    table = declared(BROKE, BROKE._replace(hand="raid gold"), BROKE)
    assert (table.to_move, table.step, table.options) == (2, "veto", ["pass"])


@rule("princes", "11")
def test_an_offer_is_made_only_to_those_with_whom_something_could_change_hands() -> None:
    table = declared(BROKE, BROKE._replace(hand="raid gold"), P())
    assert table.options == ["trade with +2", "pass"]
    table.do("pass")
    assert table.options == ["pass", "trade with +1"]


@rule("princes", "11")
def test_offers_in_a_war_do_not_count_for_the_turn() -> None:
    table = declared(P(), P(hand="raid gold"), P())
    table.offer(1, 1, 0, 0, 0).do("pass").do("pass")
    assert (table.to_move, table.step) == (1, "end turn")
    for _ in range(2):
        assert table.offered("trade with") == ["+1", "+2"]
        table.offer(1, 1, 0, 0, 0).do("pass")
    assert table.to_move != 1


@rule("princes", "11")
@pytest.mark.parametrize("trade", ["turn", "off"])
def test_without_full_trade_a_war_is_fought_without_offers(trade: str) -> None:
    princes = P(hand="veto", troops="fort"), P(hand="veto", troops="pikes"), P(troops="fort")
    table = lay(*princes, trade=trade, pope=3).do("war venice rome")
    steps = set()
    while table.step not in ("end turn", "roll"):
        steps.add(table.step)
        assert table.offered("trade") == []
        table.do("amount 1" if "amount 1" in table.options else "pass")
    assert steps == {"veto", "bid", "holy league", "bribe"}


@rule("princes", "11")
@rule("princes", "R23")
def test_in_version_1_full_trade_knows_no_offers_in_a_war() -> None:
    princes = P(hand="veto", troops="fort"), P(hand="veto", troops="pikes"), P(troops="fort")
    table = declared(*princes, rules=1, pope=3)
    steps = set()
    while table.step != "roll":
        steps.add(table.step)
        assert table.step == "bid" or table.offered("trade") == []
        table.do("amount 1" if "amount 1" in table.options else "pass")
    assert steps == {"veto", "bid", "holy league", "bribe"}
    assert "offered" not in table.facts["war"]


# The Holy League -------------------------------------------------------------------------------


def before_the_league(declarer: int) -> Table:
    """Seats 1 and 2 fight, seat 3 holds the Pope; somebody has declared the war."""
    soldier = P(troops="pikes")
    table = declared(soldier, soldier, soldier, P(), pope=3, turn=declarer)
    return hired(table, 1, 2)


@rule("princes", "11")
@pytest.mark.parametrize(("declarer", "speakers"), [(4, [1, 2, 4]), (1, [1, 2]), (2, [1, 2])])
def test_condottieri_and_declarer_may_make_an_offer_before_the_league(
    declarer: int, speakers: list[int]
) -> None:
    table = before_the_league(declarer)
    for speaker in speakers:
        assert (table.to_move, table.step) == (speaker, "war offer")
        ahead = (3 - speaker) % 4
        table.offer(ahead, 1, 0, 0, 0).do("confirm")
    assert table.held("gold")[2] == 40 + len(speakers)
    assert (table.to_move, table.step) == (3, "holy league")


@rule("princes", "11")
def test_a_pope_who_declared_the_war_may_make_an_offer_as_declarer_and_as_pope() -> None:
    table = before_the_league(3).do("pass", "pass")
    assert (table.to_move, table.step) == (3, "war offer")
    table.offer(1, 2, 0, 0, 0).do("confirm")
    assert (table.to_move, table.step) == (3, "holy league")
    assert "trade with +1" in table.options


@rule("princes", "11")
def test_where_a_city_fights_alone_only_the_condottiere_there_is_speaks_before_the_league() -> None:
    """Seat 1 attacks unopposed; the Pope has the only other troops and does not bid."""
    soldier = P(troops="pikes")
    table = declared(soldier, P(), soldier, pope=3).do("pass", "amount 1", "pass", "pass")
    assert (table.to_move, table.step) == (1, "war offer")
    table.do("pass")
    assert (table.to_move, table.step) == (3, "holy league")


@rule("princes", "11")
@rule("princes", "9")
def test_a_war_that_a_tile_starts_has_the_same_offers() -> None:
    table = lay(P(hand="start war"), P(hand="raid gold"), P(), trade="full").do("pass")
    table.do("start war venice rome")
    assert (table.to_move, table.step) == (1, "war offer")
    table.do("pass")
    assert (table.to_move, table.step) == (2, "veto")
    assert table.options == ["pass", "trade with +1", "trade with +2"]


@rule("princes", "11")
def test_the_pope_may_make_one_offer_before_taking_a_side() -> None:
    table = before_the_league(4).do("pass", "pass", "pass")
    sides = ["league attacker", "league defender", "pass"]
    assert table.options == [*sides, "trade with +1", "trade with +2", "trade with +3"]
    table.offer(2, 0, 0, 7, 0).do("confirm")
    assert table.held("gold") == [33, 40, 47, 40]
    assert (table.to_move, table.options) == (3, sides)
    table.do("league attacker")
    assert table.facts["war"]["ally"] == 3


@rule("princes", "11")
@pytest.mark.parametrize("pope", [0, 1, 3])
def test_where_the_pope_is_not_asked_nobody_speaks_to_him(pope: int) -> None:
    """There is no Pope, he fights himself, or he has no troops."""
    soldier = P(troops="pikes")
    table = hired(declared(soldier, soldier, P(), P(), pope=pope), 1, 2)
    assert table.step == "roll"


@rule("princes", "11")
def test_an_ally_who_spoke_before_may_make_another_offer_before_bribing() -> None:
    soldier = P(troops="pikes")
    table = hired(declared(soldier, soldier, soldier._replace(hand="veto"), pope=3), 1, 2)
    table.do("pass", "pass").offer(1, 1, 0, 0, 0).do("pass", "league attacker")
    assert (table.to_move, table.step) == (3, "bribe")
    assert table.options == ["pass", "trade with +1", "trade with +2"]


# Bribes ----------------------------------------------------------------------------------------


def bribing(hand: str) -> Table:
    """The attacker, a Malatesta, holds tiles and is asked for bribes."""
    attacker = P(troops="infantry, pikes", hand=hand, family="malatesta")
    return hired(declared(attacker, P(troops="fort"), P()), 1, 2)


@rule("princes", "11")
@pytest.mark.parametrize("tile", TREACHERY)
def test_whoever_is_asked_for_a_bribe_may_make_one_offer_first(tile: str) -> None:
    table = bribing(tile)
    assert (table.to_move, table.step) == (1, "bribe")
    assert table.offered("trade with") == ["+1", "+2"]
    table.offer(1, 0, 0, 3, 0).do("confirm")
    assert table.held("gold") == [43, 37, 40]
    assert (table.to_move, table.step, table.offered("trade")) == (1, "bribe", [])


@rule("princes", "11")
def test_the_bribes_of_one_player_are_one_window() -> None:
    table = bribing("bribe troop, bribe troop, veto")
    table.offer(1, 1, 0, 0, 0).do("pass", "bribe defender fort")
    assert (table.to_move, table.step, table.offered("trade")) == (1, "bribe", [])
    table = bribing("bribe troop, bribe troop, veto").do("bribe defender fort")
    assert table.offered("trade with") == ["+1", "+2"]  # not made yet


@rule("princes", "11")
def test_whoever_has_played_the_last_tile_is_not_asked_any_more() -> None:
    table = bribing("bribe troop").do("bribe defender fort")
    assert table.step == "roll"


@rule("princes", "11")
def test_both_condottieri_may_make_an_offer_when_asked_for_bribes() -> None:
    soldier = P(troops="fort", hand="veto")
    table = hired(declared(soldier, soldier, P()), 1, 2)
    table.offer(1, 1, 0, 0, 0).do("pass", "pass")
    assert (table.to_move, table.offered("trade with")) == (2, ["+1", "+2"])


# Dice ------------------------------------------------------------------------------------------


@rule("princes", "11")
@rule("princes", "R19")
def test_at_each_reroll_one_offer_may_be_made() -> None:
    princes = P(troops="infantry"), P(troops="infantry"), P(tiles="ludovico sforza")
    table = fought(declared(*princes), 1, 2, (1, 6))
    assert (table.to_move, table.step) == (3, "reroll")
    assert table.options == ["confirm", "pass", "trade with +1", "trade with +2"]
    table.offer(1, 0, 0, 4, 0).do("confirm")
    assert (table.to_move, table.step, table.options) == (3, "reroll", ["confirm", "pass"])
    table.do("pass", "confirm").roll(1, 1)
    assert (table.to_move, table.step) == (3, "reroll")
    assert table.offered("trade with") == ["+1", "+2"]


@rule("princes", "11")
@rule("princes", "R20")
def test_one_offer_may_be_made_before_a_counterattack() -> None:
    table = fought(declared(P(troops="fort"), P(troops="fort"), P()), 1, 2, (1, 6))
    assert (table.to_move, table.step) == (2, "counter-attack")
    assert table.options == ["confirm", "pass", "trade with +1", "trade with +2"]
    table.offer(2, 0, 0, 9, 0).do("confirm")
    assert (table.to_move, table.options) == (2, ["confirm", "pass"])
    assert table.held("gold") == [31, 49, 40]
    assert "war drawn venice rome" in table.do("pass").told()


@rule("princes", "11")
def test_who_rerolls_and_counterattacks_may_make_an_offer_at_both() -> None:
    defender = P(troops="fort", tiles="ludovico sforza")
    table = fought(declared(P(troops="fort"), defender, P()), 1, 2, (1, 6))
    table.offer(2, 1, 0, 0, 0).do("pass", "pass")
    assert (table.to_move, table.step) == (2, "counter-attack")
    assert table.offered("trade with") == ["+1", "+2"]


@rule("princes", "8")
@rule("princes", "11")
def test_war_pay_cannot_be_offered() -> None:
    defender = P(troops="fort", gold=0, influence=2)
    table = fought(declared(P(troops="fort"), defender, P()), 1, 2, (1, 6))
    assert table.held("home") == [7, 5, 0]
    table.do("trade with +1")
    assert (table.step, table.bids()) == ("give influence", (0, 1))  # the army cost 1


# What nobody learns ----------------------------------------------------------------------------


@rule("princes", "8")
@rule("princes", "11")
def test_an_offer_at_the_veto_tells_nobody_what_is_held() -> None:
    def offering(first: str, second: str) -> Table:
        table = declared(P(), P(hand=first), P(hand=second), P()).do("pass", "pass")
        return table.offer(1, 0, 0, 5, 0)

    tables = [offering(*hands) for hands in [("veto", "veto"), ("raid gold", "start war")]]
    assert [table.to_move for table in tables] == [4, 4]
    for seat in (1, 4, None):
        assert same_for(seat, *tables)
    for table in tables:
        table.do("pass")
    for seat in (1, 4, None):
        assert same_for(seat, *tables)


@rule("princes", "8")
@rule("princes", "11")
@pytest.mark.parametrize("window", ["veto", "bribe"])
def test_after_an_offer_nobody_sees_who_is_asked_and_passing_is_not_told(window: str) -> None:
    soldier = P(troops="fort", hand="raid gold")
    table = declared(P(), soldier, soldier, P()).do("pass")
    if window == "bribe":
        hired(table, 2, 3)
    assert (table.to_move, table.step) == (2, window)
    table.offer(1, 1, 0, 0, 0).do("pass")
    before, told = table.view(4), table.told(4)
    assert before["agenda"][0]["seat"] == "?"
    assert before["war"]["offered"] == [2]
    table.do("pass")
    assert (table.to_move, table.step) == (3, window)
    assert (table.view(4), table.told(4)) == (before, told)


@rule("princes", "8")
@rule("princes", "11")
def test_whoever_sits_before_the_last_to_make_an_offer_is_not_imagined_to_be_asked() -> None:
    table = declared(P(), P(hand="veto"), P(hand="veto"), P(hand="veto"), P()).do("pass", "pass")
    assert table.to_move == 3
    table.offer(1, 1, 0, 0, 0).do("pass")
    asked = set()
    for seed in range(40):
        world = GAME.determinize(GAME.redact(table.state, 4), 4, Random(seed))
        asked.add(GAME.write(world)["agenda"][0]["seat"])
    assert asked == {3, 4}


@rule("princes", "8")
@rule("princes", "R14")
def test_the_declarer_too_is_imagined_to_be_asked() -> None:
    table = lay(P(hand="veto"), P(), P(hand="veto")).do("war venice rome")
    asked = set()
    for seed in range(40):
        world = GAME.determinize(GAME.redact(table.state, 1), 1, Random(seed))
        asked.add(GAME.write(world)["agenda"][0]["seat"])
    assert asked == {1, 3}
