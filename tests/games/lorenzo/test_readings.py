"""What version 2 reads otherwise, and what a table may decide (rules, section 14)."""

from __future__ import annotations

from typing import Any

import pytest

import bottega
from bottega.games.lorenzo import GAME
from bottega.kernel.answers import Answer
from bottega.kernel.game import Illegal
from bottega.kernel.position import between_turns, came_about, parse_position, write_position
from bottega.kernel.state import Action
from bottega.kernel.words import Unreadable
from tests.games.lorenzo.table import Board, Table, lay, unpack
from tests.rulebook import rule

BOTH_VERSIONS = pytest.mark.parametrize("rules", [1, 2])

# A21: the turn made up under tile II-7 ---------------------------------------------------------

OTHERS_PLACED = "2 white, 2 black, 2 orange, 2 neutral"
ONE_LEFT = {"palace": f"1 black, 1 orange, 1 neutral, {OTHERS_PLACED}"}
"""Everybody stands in the palace; only the white member of seat 1 is at home."""

NEUTRAL_LEFT = {"palace": f"1 white, 1 black, 1 orange, {OTHERS_PLACED}"}


def making_up(
    board: Board | None = None,
    *others: Board,
    round: int = 5,
    rules: int = 2,
    spaces: dict[str, str] | None = None,
    dice: str = "6 5 4",
    then: tuple[int, ...] = (),
) -> Table:
    """Seat 1 makes up its first turn of a round, ``then`` others make up theirs."""
    turn, step = ("make up turn", "make up") if rules > 1 else ("take turn", "act")
    agenda: list[dict[str, Any]] = [{"step": step, "seat": 1}]
    agenda += [{"step": turn, "seat": seat} for seat in then]
    agenda += [] if round % 2 else [{"step": "report", "seat": "nature"}]
    agenda += [{"step": "end round", "seat": "nature"}]
    suffering = (board or Board())._replace(tiles="II-7")
    return lay(
        *(suffering, *(others or [Board()])),
        round=round,
        spaces=ONE_LEFT if spaces is None else spaces,
        dice=dice,
        agenda=agenda,
        rules=rules,
    )


@rule("lorenzo", "A21")
@rule("lorenzo", "16")
def test_a_turn_that_is_made_up_may_be_left() -> None:
    table = making_up()
    assert (table.step, table.options) == ("make up", ["member white", "lose placement"])
    table.do("lose placement")
    assert "placement left 1" in table.told()
    assert table.goods() == ""
    assert (table.facts["round"], table.to_move) == (6, 0)  # cards of the next round are laid out


@rule("lorenzo", "A21")
def test_a_turn_that_is_made_up_is_a_turn_like_any_other_for_whoever_takes_it() -> None:
    table = making_up().place("white", "market 1")
    assert table.goods() == "5 coin"
    assert not [told for told in table.told() if told.startswith("placement")]


@rule("lorenzo", "A21")
@rule("lorenzo", "A3")
def test_the_other_turns_of_whoever_suffers_ii_7_cannot_be_left() -> None:
    placed = {"palace": "2 white, 1 white, 2 black, 2 orange"}
    agenda: list[dict[str, Any]] = [
        *({"step": step, "seat": 1} for step in ("act", "take turn", "make up turn")),
        {"step": "end round", "seat": "nature"},
    ]
    boards = [Board(goods="9 servant", tiles="II-7"), Board()]
    table = lay(*boards, round=5, spaces=placed, agenda=agenda)
    for member in ("black", "orange"):
        assert table.step == "act"
        assert "lose placement" not in table.options
        table.place(member, "palace", 0).do("privilege military")
    assert (table.step, table.options) == ("make up", ["member neutral", "lose placement"])


@rule("lorenzo", "A21")
@rule("lorenzo", "11")
def test_leader_actions_come_before_the_turn_is_left_and_none_after() -> None:
    table = making_up(Board(leaders="santa rita, sisto iv", played="sandro botticelli"))
    assert table.options == [
        *("member white", "lose placement"),
        *("discard sisto iv", "discard santa rita", "activate sandro botticelli"),
    ]
    table.do("discard santa rita", "privilege coins", "activate sandro botticelli")
    assert table.options == ["member white", "lose placement", "discard sisto iv"]
    assert table.do("lose placement").to_move == 0
    assert table.goods() == "2 coin, 2 military, 1 vp"
    assert table.board()["hand"] == ["sisto iv"]


@rule("lorenzo", "A21")
def test_leader_actions_follow_the_placement_of_a_turn_that_is_made_up() -> None:
    table = making_up(Board(leaders="santa rita")).place("white", "market 1")
    assert table.options == ["discard santa rita", "end turn"]


@rule("lorenzo", "A21")
@rule("lorenzo", "4")
def test_a_placement_that_a_leader_makes_possible_need_not_be_made_then() -> None:
    table = making_up(Board(leaders="santa rita"), spaces=NEUTRAL_LEFT)
    assert table.options == ["lose placement", "discard santa rita"]
    table.do("discard santa rita", "privilege servants")
    assert table.options == ["member neutral", "lose placement"]
    assert "placement left 1" in table.do("lose placement").told()


@rule("lorenzo", "A21")
def test_a_member_that_federico_made_a_6_may_stay_at_home() -> None:
    board = Board(played="federico da montefeltro")
    table = making_up(board).do("activate federico da montefeltro")
    assert table.board()["strong"] == "white"  # the only one at home
    table.do("lose placement").nature()
    assert (table.board()["strong"], table.board()["used"]) == ("none", [])


@rule("lorenzo", "A21")
@rule("lorenzo", "4")
@BOTH_VERSIONS
def test_nobody_is_asked_about_a_turn_in_which_nothing_can_be_placed(rules: int) -> None:
    table = making_up(spaces=NEUTRAL_LEFT, rules=rules)
    assert "placement lost 1" in table.told()
    assert table.facts["round"] == 6


@rule("lorenzo", "A21")
def test_each_of_two_who_suffer_ii_7_decides_for_themselves() -> None:
    spaces = {"palace": "1 black, 1 orange, 1 neutral, 2 black, 2 orange, 2 neutral"}
    other = Board(tiles="II-7")
    table = making_up(Board(), other, spaces=spaces, then=(2,)).do("lose placement")
    assert (table.step, table.to_move) == ("make up", 2)
    assert table.place("white", "market 1").goods(2) == "5 coin"


@rule("lorenzo", "A21")
def test_who_left_the_turn_has_all_members_in_the_next_round_and_skips_again() -> None:
    table = making_up(Board(goods="3 servant")).do("lose placement").nature()
    assert table.board()["members"] == ["white", "black", "orange", "neutral"]
    assert (table.to_move, table.facts["order"]) == (2, [1, 2])
    assert table.told().count("turn skipped 1") == 1


@rule("lorenzo", "A21")
@rule("lorenzo", "10")
def test_the_report_of_round_6_follows_a_turn_that_was_left() -> None:
    table = making_up(Board(goods="5 faith"), round=6).do("lose placement")
    assert (table.step, table.to_move) == ("show support", 1)


@rule("lorenzo", "A21")
def test_version_1_wants_the_placement() -> None:
    table = making_up(Board(leaders="santa rita"), rules=1)
    assert (table.step, table.options) == ("act", ["member white", "discard santa rita"])
    with pytest.raises(Illegal):
        table.do("lose placement")
    assert making_up(rules=1).step == "choose space"  # the only member is taken without asking


# Positions -------------------------------------------------------------------------------------


@rule("lorenzo", "A21")
@BOTH_VERSIONS
def test_a_turn_to_be_made_up_follows_from_the_table(rules: int) -> None:
    table = making_up(Board(leaders="santa rita"), rules=rules)
    assert between_turns(table.game, table.state)
    found = parse_position(write_position(table.game, table.state))
    assert (found.game.rules, found.believed) == (rules, True)


@rule("lorenzo", "A21")
@pytest.mark.parametrize(("rules", "step"), [(1, "make up"), (2, "act")])
def test_neither_version_plans_the_turn_of_the_other(rules: int, step: str) -> None:
    table = making_up(Board(leaders="santa rita"), rules=rules)
    first, *rest = table.facts["agenda"]
    agenda = [first | {"step": step}, *rest]
    assert not between_turns(table.game, table.game.read(table.facts | {"agenda": agenda}))


@rule("lorenzo", "A21")
def test_version_1_knows_no_turn_that_is_made_up_by_a_step_of_its_own() -> None:
    table = making_up(Board(leaders="santa rita"), rules=1)
    first, *rest = table.facts["agenda"]
    found = table.doctored("agenda", [first | {"step": "make up"}, *rest])
    assert found == ["a turn that is made up is a turn like any other by these rules"]


@rule("lorenzo", "A21")
def test_a_turn_that_was_left_before_makes_no_difference_to_the_next() -> None:
    spaces = {"palace": "1 black, 1 orange, 1 neutral, 2 black, 2 orange, 2 neutral"}
    table = making_up(Board(), Board(tiles="II-7"), spaces=spaces, then=(2,)).do("lose placement")
    assert between_turns(GAME, table.state)
    assert table.board(1)["members"] == ["white"]


@rule("lorenzo", "A21")
def test_whoever_has_placed_everybody_has_no_turn_to_make_up() -> None:
    spaces = {"palace": f"1 white, 1 black, 1 orange, 1 neutral, {OTHERS_PLACED}"}
    table = making_up(Board(leaders="santa rita"), spaces=spaces)
    assert table.options == ["lose placement", "discard santa rita"]
    assert not between_turns(GAME, table.state)  # readable, but it follows from nothing


@rule("lorenzo", "A21")
def test_a_position_in_the_middle_of_such_a_turn_says_since_when() -> None:
    table = making_up(Board(leaders="santa rita"))
    start = GAME.clone(table.state)
    discard: Action = GAME.actions.parse("discard santa rita")
    table.do("discard santa rita")
    since = came_about(GAME, table.state, [Answer(0, discard)], start=start)
    assert since is not None
    assert since.answers == [Answer(0, discard)]
    assert parse_position(write_position(GAME, table.state, since)).believed


# What players think of it ----------------------------------------------------------------------


@rule("lorenzo", "A21")
def test_a_greedy_player_makes_up_a_turn_that_gives_something() -> None:
    assert making_up().best() == "member white"
    assert making_up(Board(goods="5 faith"), round=6).best() == "member white"


@rule("lorenzo", "A21")
def test_a_greedy_player_is_not_lured_by_the_members_of_the_next_round() -> None:
    """Where leaders remain the turn goes on after a placement; left, the next round begins."""
    assert making_up(Board(goods="3 servant", leaders="santa rita")).best() == "member white"


# A7: the bonus tile as a source ----------------------------------------------------------------

BOTH_READINGS = ["source", "no source"]


def worked(tile: str, area: str, reading: str, **board: str) -> str:
    """What somebody who suffers a tile has after a harvest or production."""
    table = lay(Board(tiles=tile, **board), Board(), round=4, bonus_tile=reading)
    return table.place("white", area).goods()


@rule("lorenzo", "12")
@rule("lorenzo", "A7")
@pytest.mark.parametrize(
    ("tile", "area", "source", "no_source"),
    [
        ("I-1", "production", "2 coin", "2 coin, 1 military"),
        ("I-2", "production", "1 coin, 1 military", "2 coin, 1 military"),
        ("I-3", "harvest", "1 wood, 1 stone", "1 wood, 1 stone, 1 servant"),
        ("I-4", "harvest", "1 servant", "1 wood, 1 stone, 1 servant"),
    ],
)
def test_the_standard_tile_is_a_source_or_none(
    tile: str, area: str, source: str, no_source: str
) -> None:
    assert [worked(tile, area, reading) for reading in BOTH_READINGS] == [source, no_source]


@rule("lorenzo", "A7")
@pytest.mark.parametrize(
    ("tile", "bonus", "area", "source", "no_source"),
    [
        ("I-3", "adv-1", "production", "1 coin, 1 servant", "1 coin, 2 servant"),
        ("I-1", "adv-2", "production", "1 coin, 1 military", "1 coin, 2 military"),
        ("I-4", "adv-3", "harvest", "1 military", "1 wood, 1 stone, 1 military"),
        ("I-2", "adv-4", "harvest", "1 wood, 1 stone", "1 coin, 1 wood, 1 stone"),
    ],
)
def test_an_advanced_tile_is_a_source_or_none(
    tile: str, bonus: str, area: str, source: str, no_source: str
) -> None:
    found = []
    for reading in BOTH_READINGS:
        board = Board(tiles=tile, bonus=bonus, played="sisto iv")
        other = Board(bonus="adv-4" if bonus != "adv-4" else "adv-1")
        table = lay(board, other, round=4, bonus_tile=reading).place("white", area)
        found.append(table.goods())
    assert found == [source, no_source]


@rule("lorenzo", "A7")
def test_cards_spaces_and_privileges_are_sources_either_way() -> None:
    # Of the tile 1 wood, 1 stone and 1 servant; of Dukedom 1 coin and 1 wood, of Forest 2 wood.
    harvest = worked("I-4", "harvest", "no source", cards="dukedom, forest")
    assert harvest == "1 coin, 4 wood, 1 stone, 1 servant"
    # The Bank gives 5 coins, the standard tile 2.
    bank = lay(Board(tiles="I-2", cards="bank"), Board(), round=6, bonus_tile="no source")
    assert bank.place("white", "production").goods() == "6 coin, 1 military"
    market = lay(Board(tiles="I-2"), Board(), round=4, bonus_tile="no source")
    assert market.place("white", "market 1").goods() == "4 coin"
    city = lay(Board(tiles="I-3", cards="city"), Board(), round=4, bonus_tile="no source")
    city.place("white", "harvest").do("privilege servants")
    assert city.has("servant") == 1 + 1  # the tile's, and two less one of the City's Privilege


@rule("lorenzo", "A7")
@rule("lorenzo", "7")
@pytest.mark.parametrize(("reading", "wood"), [("source", 0), ("no source", 1)])
def test_bonus_actions_work_with_the_tile_in_the_same_way(reading: str, wood: int) -> None:
    board = Board(goods="4 coin", tiles="I-4")
    floors = {"character 1": "cardinal"}
    table = lay(board, Board(), floors=floors, bonus_tile=reading)
    table.place("white", "character 1").do("servants 0")
    assert table.has("wood") == wood  # the Cardinal's harvest of 4


@rule("lorenzo", "A7")
@rule("lorenzo", "11")
@pytest.mark.parametrize(("reading", "coins"), [("source", 0), ("no source", 1)])
def test_leonardos_production_works_with_the_tile_in_the_same_way(reading: str, coins: int) -> None:
    board = Board(goods="1 servant", tiles="I-2", played="leonardo da vinci")
    table = lay(board, Board(), round=4, bonus_tile=reading)
    table.do("activate leonardo da vinci", "servants 1")
    assert table.has("coin") == coins  # tile 1 of the advanced game gives 1 coin


@rule("lorenzo", "A7")
@rule("lorenzo", "12")
def test_santa_rita_and_a_second_tile_change_nothing_about_it() -> None:
    played = "santa rita"  # doubles what cards give at once, not what a tile gives
    board = Board(tiles="I-4, II-5", played=played)
    for reading, goods in (("source", "1 military"), ("no source", "1 wood, 1 stone, 1 military")):
        table = lay(board, Board(), round=6, bonus_tile=reading).place("white", "harvest")
        assert table.goods() == goods


@rule("lorenzo", "A7")
def test_in_version_1_the_tile_is_a_source() -> None:
    table = lay(Board(tiles="I-2"), Board(), round=4, rules=1).place("white", "production")
    assert table.goods() == "1 coin, 1 military"


# The table option ------------------------------------------------------------------------------


@rule("lorenzo", "A7")
def test_the_tile_is_a_source_unless_the_table_says_otherwise() -> None:
    assert GAME.table_options["bonus tile"] == BOTH_READINGS
    assert GAME.rulings == {"bonus tile": "A7"}
    assert unpack(2).facts["readings"] == {"bonus_tile": "source"}
    chosen = bottega.new("lorenzo", seats=2, bonus_tile="no source")
    assert '"readings": {"bonus_tile": "no source"}' in chosen.position()


@rule("lorenzo", "A7")
def test_every_view_of_a_table_says_how_it_is_read() -> None:
    table = Table.new(3, **{"bonus tile": "no source"})
    for seat in (0, 1, 2, None):
        assert GAME.write(GAME.redact(table.state, seat))["readings"] == {"bonus_tile": "no source"}


@rule("lorenzo", "A7")
def test_version_1_leaves_nothing_to_the_table() -> None:
    first = GAME.versions[1]
    assert (first.table_options, first.rulings) == ({"mode": ["advanced", "basic"]}, {})
    with pytest.raises(Illegal, match="has no option 'bonus tile'; it has: mode"):
        first.new(2, {"bonus tile": "source"})
    assert "readings" not in first.write(first.new(2))


@rule("lorenzo", "A7")
def test_a_position_of_version_2_must_say_how_the_table_reads_the_tile() -> None:
    facts = lay(Board(), Board()).facts
    with pytest.raises(Unreadable, match="the field 'readings' is missing"):
        GAME.read({name: part for name, part in facts.items() if name != "readings"})
    with pytest.raises(Unreadable, match=r"readings\.bonus_tile: .* \(source, no source\)"):
        GAME.read(facts | {"readings": {"bonus_tile": "some source"}})
    with pytest.raises(Unreadable, match="unknown field 'readings'"):
        GAME.versions[1].read(facts)
