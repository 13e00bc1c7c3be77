"""Events and the Pope (rules, section 7)."""

from __future__ import annotations

import pytest

from tests.games.princes.table import Prince, Table, lay
from tests.rulebook import rule

P = Prince

# name: decade, currency, points at the end
POINTS = {
    "gozzoli": (1, "influence", 2),
    "botticelli": (2, "gold", 3),
    "mantegna": (2, "influence", 2),
    "leonardo": (3, "influence", 4),
    "michelangelo": (3, "gold", 3),
}
RAISING = {
    "piero della francesca": (1, "gold"),
    "verrocchio": (1, "influence"),
    "bellini": (2, "gold"),
    "bramante": (3, "influence"),
}
MERCHANTS = {"merchant 1": (1, "gold"), "merchant 2": (2, "influence")}


def sold(event: str, decade: int) -> Table:
    """Seat 1 has won an event for 2."""
    table = lay(P(family="este"), P(), P(), decade=decade)
    return table.do(f"auction {event}").bid(2, None, None)


@rule("princes", "7")
@pytest.mark.parametrize("event", POINTS)
def test_an_artist_with_points_is_kept(event: str) -> None:
    decade, good, points = POINTS[event]
    table = sold(event, decade)
    assert f"lot won 1 {event} 2 {good} 2" in table.told()
    assert table.board(1)["events"] == [event]
    assert table.score(1)["artists"] == points
    assert table.step == "end turn"


@rule("princes", "7")
@rule("princes", "R2")
@pytest.mark.parametrize("event", RAISING)
def test_an_artist_is_placed_in_a_city_and_raises_it(event: str) -> None:
    decade, good = RAISING[event]
    table = sold(event, decade)
    assert f"lot won 1 {event} 2 {good} 2" in table.told()
    assert table.options == [f"city {x}" for x in ("venice", "milan", "florence", "rome", "naples")]
    before = table.status("florence")
    table.do("city florence")
    assert table.status("florence") == before + 1
    assert event in table.facts["boxes"]["florence"]
    assert table.board(1)["events"] == []


@rule("princes", "7")
def test_several_artists_share_a_city_and_at_ten_it_rises_no_more() -> None:
    table = lay(P(), P(), P(), status="10 6 6 5 5", boxes={"venice": "verrocchio"})
    table.do("auction piero della francesca").bid(0, None, None).do("city venice")
    assert table.status("venice") == 10
    assert table.facts["boxes"]["venice"] == ["verrocchio", "piero della francesca"]


@rule("princes", "7")
@pytest.mark.parametrize("event", MERCHANTS)
def test_a_merchant_event_is_worth_gold_and_points_for_each_merchant_tile(event: str) -> None:
    decade, good = MERCHANTS[event]
    tiles = "venetian merchant 1, milanese merchant, florentine merchant 1"
    table = lay(P(tiles=tiles, family="este"), P(), P(), decade=decade, open=event)
    table.do(f"auction {event}").bid(2, None, None)
    assert f"lot won 1 {event} 2 {good} 2" in table.told()
    assert "income 1 22 0 8" in table.told()  # 12, 3, 2, 2 and 3 for the merchants
    assert table.score(1)["merchants"] == 3


@rule("princes", "7")
def test_two_merchant_events_double_the_bonus() -> None:
    tiles = "venetian merchant 1, venetian merchant 2, neapolitan merchant 1, neapolitan merchant 2"
    table = lay(P(tiles=tiles, events="merchant 1, merchant 2"), P(), P(), decade=3)
    assert table.score(1)["merchants"] == 8


@rule("princes", "7")
@pytest.mark.parametrize(("before", "after"), [(7, 5), (5, 3), (4, 3), (3, 3)])
def test_the_french_lower_a_city_by_two_but_not_below_three(before: int, after: int) -> None:
    table = lay(P(), P(), P(), decade=3, status=f"{before} 6 6 5 5")
    table.do("auction french invasion").bid(0, None, None).do("city venice")
    assert table.status("venice") == after
    assert "french invasion" not in str(table.facts)  # out of the game


@rule("princes", "7")
def test_the_french_may_stay_at_home() -> None:
    table = lay(P(), P(), P(), decade=3).do("auction french invasion").bid(0, None, None)
    assert table.options[-1] == "pass"
    table.do("pass")
    assert table.facts["status"] == {"venice": 7, "milan": 6, "florence": 6, "rome": 5, "naples": 5}
    assert "french invasion" not in str(table.facts)


@rule("princes", "7")
def test_the_pope_earns_three_gold_and_returns_at_the_end_of_the_decade() -> None:
    table = lay(P(), P(), P(), open="gozzoli", pope=2).do("auction gozzoli").bid(0, None, None)
    assert "income 2 15 0 8" in table.told()
    assert "income 1 12 0 8" in table.told()
    assert table.facts["pope"] == "none"
    assert "auction pope" in table.options


@rule("princes", "7")
def test_in_the_third_decade_the_pope_stays_and_scores_three() -> None:
    table = lay(P(), P(), P(), decade=3, open="leonardo", pope=2)
    table.do("auction leonardo").bid(0, None, None)
    assert table.over
    assert [table.score(seat)["pope"] for seat in (1, 2, 3)] == [0, 3, 0]


@rule("princes", "7")
def test_nobody_holds_a_pope_who_was_not_put_up() -> None:
    table = lay(P(), P(), P(), decade=3, open="leonardo").do("auction leonardo").bid(0, None, None)
    assert [table.score(seat)["pope"] for seat in (1, 2, 3)] == [0, 0, 0]
