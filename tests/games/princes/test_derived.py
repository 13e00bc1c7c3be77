"""What boards show beyond the position: worked out by the rules, for every seat alike."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bottega.games.princes import GAME
from bottega.server.presenters.match import written
from tests.games.princes.table import CITIES, Prince, Table, lay, wander
from tests.rulebook import rule

P = Prince
NO_ARMY = {"fit": [], "lost": [], "attack": 0, "defence": 0}


def derived(table: Table, seat: int | None = 1) -> dict[str, Any]:
    """What a seat, or an onlooker, is told beside the position."""
    view = GAME.redact(table.state, None if seat is None else seat - 1)
    found: dict[str, Any] = json.loads(json.dumps(GAME.show.derived(view)))
    return found


def facts(table: Table, action: str) -> dict[str, Any]:
    """What an option means, as a board is told."""
    question = table.question()
    found = GAME.show.details(table.state, question.frame, GAME.actions.parse(action))
    return dict(written(found))


# Cities ----------------------------------------------------------------------------------------


def worth(status: str, **boxes: str) -> list[int]:
    found = derived(lay(P(), P(), P(), status=status, boxes=boxes))["worth"]
    assert list(found) == CITIES
    return list(found.values())


@rule("princes", "13")
def test_a_tile_is_worth_ten_to_one_by_the_status_of_its_city() -> None:
    assert worth("7 6 8 5 4") == [7, 5, 10, 3, 1]


@rule("princes", "13")
def test_artists_decide_between_cities_of_equal_status() -> None:
    assert worth("7 6 6 5 4", florence="verrocchio") == [10, 5, 7, 3, 1]


@rule("princes", "13")
@rule("princes", "R24")
def test_cities_that_are_still_tied_drop_one_place() -> None:
    assert worth("9 6 6 6 3") == [10, 5, 5, 5, 3]
    assert worth("5 5 5 5 5") == [7, 7, 7, 7, 7]


@rule("princes", "5")
def test_bidding_for_a_tile_begins_at_twice_the_status_of_its_city() -> None:
    least = derived(lay(P(), P(), P(), status="7 6 10 5 3"))["least"]
    assert least == {"venice": 14, "milan": 12, "florence": 20, "rome": 10, "naples": 6}


@rule("princes", "8")
@rule("princes", "R12")
@pytest.mark.parametrize(("seats", "wars"), [(3, 4), (4, 4), (5, 5), (6, 5)])
def test_so_many_wars_may_be_declared_in_a_decade(seats: int, wars: int) -> None:
    assert derived(lay(*[P()] * seats))["wars"] == wars


# Players ---------------------------------------------------------------------------------------


@rule("princes", "4")
def test_two_treachery_tiles_may_be_held_and_one_more_for_each_that_says_so() -> None:
    malatesta = P(family="malatesta", tiles="cesare borgia, ferrante of aragon")
    table = lay(malatesta, P(family="bentivoglio"), P(family="este"), P(tiles="colonna"))
    assert derived(table)["hands"] == [5, 3, 2, 2]


def test_before_families_are_chosen_nobody_has_more_than_the_rules_give_all() -> None:
    table = Table.new(4).do("chooser 1")
    assert derived(table)["hands"] == [2, 2, 2, 2]
    assert derived(table)["armies"] == [NO_ARMY] * 4
    table.do("family malatesta")
    assert derived(table)["hands"] == [3, 2, 2, 2]


@rule("princes", "5")
def test_the_cities_of_a_player_are_counted_not_the_tiles() -> None:
    rich = P(tiles="il doge, venetian merchant 1, colonna, bank 1, bank 2")
    assert derived(lay(rich, P(tiles="armourer"), P()))["cities"] == [3, 1, 0]


# Armies ----------------------------------------------------------------------------------------


@rule("princes", "8")
def test_an_army_is_its_troops_and_what_makes_them_stronger() -> None:
    este = P(family="este", troops="artillery, fort", tiles="armourer")  # no cavalry to be armoured
    lady = P(troops="infantry", tiles="caterina sforza, spanish infantry")
    armies = derived(lay(este, lady, P(tiles="genoese crossbow")))["armies"]
    assert armies[0] == {
        "fit": ["attacker artillery", "attacker fort", "este"],
        "lost": [],
        "attack": 3 + 0 + 1,
        "defence": 1 + 3 + 1,
    }
    assert armies[1] == {
        "fit": ["attacker infantry", "caterina sforza", "spanish infantry"],
        "lost": [],
        "attack": 2 + 0 + 1,
        "defence": 0 + 2 + 1,
    }
    assert armies[2] == NO_ARMY


def at_war(*bribes: str, league: str = "pass") -> Table:
    """Geoff attacks Rome for Venice with cavalry, pikes and the Swiss; nobody fights for Rome.

    Carla is Pope and leads artillery of the d'Este, Geoff may bribe.
    """
    geoff = P(
        family="malatesta",  # who may hold three treachery tiles
        tiles="swiss mercenaries, caterina sforza",
        troops="cavalry, pikes",
        hand=", ".join(["bribe troop"] * (1 + len(bribes))),
    )
    pope = P(family="este", troops="artillery")
    table = lay(geoff, P(), pope, pope=3, status="7 6 6 5 5")
    table.do("war venice rome").pass_windows()
    table.bid(1, None, None)  # neither Carla nor anybody else will fight
    table.do(league)
    return table.do(*(f"bribe {troop}" for troop in bribes))


@rule("princes", "8")
def test_a_war_shows_both_armies_and_what_they_are_worth() -> None:
    war = derived(at_war())["war"]
    assert war["attacker"] == {
        "fit": ["attacker cavalry", "attacker pikes", "swiss mercenaries", "caterina sforza"],
        "lost": [],
        "attack": 2 + 0 + 1 + 0,
        "defence": 1 + 2 + 1 + 2,
    }
    assert war["defender"] == {"fit": ["citizens"], "lost": [], "attack": 3, "defence": 3}


@rule("princes", "8")
def test_a_bribed_troop_is_lost() -> None:
    venice = derived(at_war("attacker cavalry"))["war"]["attacker"]
    assert venice["lost"] == ["attacker cavalry"]
    assert (venice["attack"], venice["defence"]) == (0 + 1 + 0, 2 + 1 + 2)


@rule("princes", "R18")
def test_with_a_troop_is_lost_what_rests_on_it() -> None:
    venice = derived(at_war("attacker pikes"))["war"]["attacker"]
    assert venice["fit"] == ["attacker cavalry", "caterina sforza"]
    assert venice["lost"] == ["attacker pikes", "swiss mercenaries"]
    assert (venice["attack"], venice["defence"]) == (2, 1 + 2)


@rule("princes", "R18")
def test_what_needs_any_troop_stays_until_the_last_is_bribed() -> None:
    venice = derived(at_war("attacker pikes", "attacker cavalry"))["war"]["attacker"]
    assert venice["fit"] == []
    assert (venice["attack"], venice["defence"]) == (0, 0)


@rule("princes", "8")
@rule("princes", "R16")
def test_an_ally_brings_troops_alone() -> None:
    rome = derived(at_war(league="league defender"))["war"]["defender"]
    assert rome == {
        "fit": ["citizens", "ally artillery"],  # the d'Este gun counts for the d'Este alone
        "lost": [],
        "attack": 3 + 3,
        "defence": 3 + 1,
    }
    rome = derived(at_war("ally artillery", league="league defender"))["war"]["defender"]
    assert (rome["fit"], rome["lost"]) == (["citizens"], ["ally artillery"])
    assert (rome["attack"], rome["defence"]) == (3, 3)


@rule("princes", "8")
def test_citizens_do_not_take_arms_while_a_condottiere_may_be_found() -> None:
    princes = P(troops="cavalry", hand="veto"), P(troops="fort"), P(troops="pikes")
    table = lay(*princes, turn=2)
    assert derived(table)["war"] == {"attacker": None, "defender": None}
    table.do("war venice rome")
    assert table.step == "veto"
    assert derived(table)["war"] == {"attacker": None, "defender": None}
    table.do("pass").bid(1, None, None)
    war = derived(table)["war"]
    assert (table.step, table.asked["lot"]) == ("bid", "defender")
    assert (war["attacker"]["fit"], war["defender"]) == (["attacker fort"], None)
    table.bid(None, None)
    assert derived(table)["war"]["defender"]["fit"] == ["citizens"]


# Auctions and offers ---------------------------------------------------------------------------


@rule("princes", "5")
@pytest.mark.parametrize(
    ("action", "sale", "currency"),
    [
        ("auction colonna", "tile", "gold"),
        ("auction gozzoli", "event", "influence"),
        ("auction merchant 1", "event", "gold"),
        ("auction pope", "pope", "influence"),
    ],
)
def test_what_is_sold_and_for_what(action: str, sale: str, currency: str) -> None:
    table = lay(P(), P(), P())
    assert derived(table)["auction"] is None
    found = derived(table.do(action))["auction"]
    assert found == {"sale": sale, "currency": currency, "pay": 0}


@rule("princes", "8")
def test_an_army_is_sold_for_influence_and_paid_the_status_of_its_city() -> None:
    table = lay(P(troops="fort"), P(troops="pikes"), P(), status="7 6 6 5 5")
    table.do("war rome venice")
    assert derived(table)["auction"] == {"sale": "army", "currency": "influence", "pay": 5}
    table.bid(1, None)
    assert derived(table)["auction"] == {"sale": "army", "currency": "influence", "pay": 7}


@rule("princes", "11")
def test_an_offer_is_no_larger_than_what_is_held_nor_than_99() -> None:
    table = lay(P(gold=120, influence=3), P(gold=4, influence=0), P())
    most = {"give_gold": 99, "give_influence": 3, "ask_gold": 4, "ask_influence": 0}
    told = facts(table, "trade with +1")
    assert {part: told[part] for part in most} == most
    assert derived(table)["offer"] is None
    table.do("trade with +1")
    assert derived(table)["offer"] == most
    table.do("amount 2")
    assert (table.step, derived(table)["offer"]) == ("give influence", most)


@rule("princes", "10")
def test_a_bank_says_which_it_is_and_what_it_exchanges() -> None:
    table = lay(P(tiles="bank 1*, bank 2", gold=10, influence=5), P(), P())
    told = facts(table, "bank influence to gold")
    assert told["tile"] == {"bank 2": 1}
    assert (told["pay"], told["gain"]) == ({"influence": 3}, {"gold": 3})
    assert told["left"] == {"gold": 13, "influence": 2}


# What is hidden --------------------------------------------------------------------------------


@rule("princes", "9")
def test_what_is_derived_is_the_same_for_all_and_does_not_tell_what_is_hidden() -> None:
    table = at_war("attacker cavalry", league="league attacker")
    assert table.step == "bribe"  # only Geoff knows that it is he who is asked
    seen = [derived(table, seat) for seat in (1, 2, 3, None)]
    assert all(found == seen[0] for found in seen)
    assert seen[0] == GAME.show.derived(table.state)  # as a replay shows it


def test_every_view_of_a_game_is_summed_up_alike() -> None:
    for i, table in enumerate(wander(5, 3, "full")):
        if i % 10 == 0 or table.over:
            assert derived(table, None) == derived(table, 2) == GAME.show.derived(table.state)


def helpers(table: Table, bid: int) -> tuple[int, int, int]:
    """Cardinals that could pay, banks that would, and how much those would change."""
    found = facts(table, f"amount {bid}")
    return found["cardinals"], found["banks"], found["changed"]


def test_a_bid_beyond_the_purse_says_which_banks_it_would_use_up() -> None:
    bankers = [P(influence=5, gold=9, tiles="bank 1, bank 2", hand="bribe cardinal"), P(), P()]
    artist = lay(*bankers).do("auction gozzoli")
    assert helpers(artist, 5) == (0, 0, 0)
    assert helpers(artist, 6) == (0, 1, 3)
    assert helpers(artist, 9) == (0, 2, 6)


def test_cardinals_help_with_the_pope_alone() -> None:
    bankers = [P(influence=5, gold=9, tiles="bank 1", hand="bribe cardinal"), P(), P()]
    assert helpers(lay(*bankers).do("auction pope"), 6) == (1, 1, 3)
