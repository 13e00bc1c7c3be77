"""Leader actions and the twenty leaders (rules, section 11)."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.table import Board, Table, lay
from tests.rulebook import rule

SIX_TERRITORIES = "woods, village, gravel pit, forest, monastery, citadel"
SIX_CHARACTERS = "warlord, stonemason, dame, knight, farmer, artisan"
SIX_BUILDINGS = "mint, tax office, triumphal arch, theater, carpenters shop, chapel"
SIX_VENTURES = (
    "hiring recruits, repairing the church, building the walls, raising a statue, "
    "military campaign, hosting panhandlers"
)


def some(territory: int = 0, character: int = 0, building: int = 0, venture: int = 0) -> str:
    """So many cards of each type."""
    found: list[str] = []
    rows = [SIX_TERRITORIES, SIX_CHARACTERS, SIX_BUILDINGS, SIX_VENTURES]
    for names, n in zip(rows, (territory, character, building, venture), strict=True):
        found += names.split(", ")[:n]
    return ", ".join(found)


def plays(leader: str, goods: str = "", cards: str = "") -> bool:
    board = Board(goods=goods, cards=cards, leaders=leader)
    other = Board(played="santa rita" if leader != "santa rita" else "sisto iv")
    return f"play {leader}" in lay(board, other).options


# What each leader needs, and a little less -------------------------------------------------------


@rule("lorenzo", "11")
@pytest.mark.parametrize(
    ("leader", "goods", "cards", "less"),
    [
        ("francesco sforza", "", some(venture=5), [("", some(venture=4))]),
        ("ludovico ariosto", "", some(character=5), [("", some(character=4))]),
        ("filippo brunelleschi", "", some(building=5), [("", some(building=4))]),
        (
            "sigismondo malatesta",
            "7 military, 3 faith",
            "",
            [("6 military, 3 faith", ""), ("7 military, 2 faith", "")],
        ),
        ("girolamo savonarola", "18 coin", "", [("17 coin", "")]),
        ("michelangelo buonarroti", "10 stone", "", [("9 stone", "")]),
        ("giovanni dalle bande nere", "12 military", "", [("11 military", "")]),
        (
            "leonardo da vinci",
            "",
            some(character=4, territory=2),
            [("", some(character=3, territory=2)), ("", some(character=4, territory=1))],
        ),
        ("sandro botticelli", "10 wood", "", [("9 wood", "")]),
        (
            "ludovico il moro",
            "",
            some(2, 2, 2, 2),
            [("", some(*(1 if i == short else 2 for i in range(4)))) for short in range(4)],
        ),
        ("lucrezia borgia", "", some(venture=6), [("", some(5, 5, 5, 5))]),
        ("lucrezia borgia", "", some(territory=6), [("", some(territory=5))]),
        ("federico da montefeltro", "", some(territory=5), [("", some(territory=4))]),
        ("lorenzo de medici", "35 vp", "", [("34 vp", "")]),
        (
            "sisto iv",
            "6 wood, 6 stone, 6 coin, 6 servant",
            "",
            [
                ("5 wood, 6 stone, 6 coin, 6 servant", ""),
                ("6 wood, 5 stone, 6 coin, 6 servant", ""),
                ("6 wood, 6 stone, 5 coin, 6 servant", ""),
                ("6 wood, 6 stone, 6 coin, 5 servant", ""),
            ],
        ),
        (
            "cesare borgia",
            "12 coin, 2 faith",
            some(building=3),
            [
                ("11 coin, 2 faith", some(building=3)),
                ("12 coin, 1 faith", some(building=3)),
                ("12 coin, 2 faith", some(building=2)),
            ],
        ),
        ("santa rita", "8 faith", "", [("7 faith", "")]),
        (
            "cosimo de medici",
            "",
            some(building=4, character=2),
            [("", some(building=3, character=2)), ("", some(building=4, character=1))],
        ),
        (
            "bartolomeo colleoni",
            "",
            some(territory=4, venture=2),
            [("", some(territory=3, venture=2)), ("", some(territory=4, venture=1))],
        ),
        ("ludovico iii gonzaga", "15 servant", "", [("14 servant", "")]),
        (
            "pico della mirandola",
            "",
            some(venture=4, building=2),
            [("", some(venture=3, building=2)), ("", some(venture=4, building=1))],
        ),
    ],
)
def test_a_leader_is_played_when_all_that_is_required_is_owned(
    leader: str, goods: str, cards: str, less: list[tuple[str, str]]
) -> None:
    assert plays(leader, goods, cards)
    for goods_, cards_ in less:
        assert not plays(leader, goods_, cards_)


@rule("lorenzo", "11")
def test_requirements_are_not_paid_and_may_be_lost_later() -> None:
    table = lay(Board(goods="18 coin", leaders="girolamo savonarola"), Board())
    table.do("play girolamo savonarola")
    assert table.has("coin") == 18
    assert table.board()["played"] == ["girolamo savonarola"]
    assert table.board()["hand"] == []
    assert "activate girolamo savonarola" in table.options  # in the turn it is played


@rule("lorenzo", "11")
def test_a_discarded_leader_gives_a_privilege() -> None:
    table = lay(Board(leaders="santa rita, sisto iv"), Board()).do("discard santa rita")
    assert len(table.offered("privilege")) == 5
    table.do("privilege servants", "discard sisto iv", "privilege servants")
    assert table.goods() == "4 servant"


# Leaders that work once a round ------------------------------------------------------------------


@rule("lorenzo", "11")
@pytest.mark.parametrize(
    ("leader", "gives"),
    [
        ("girolamo savonarola", "1 faith"),
        ("michelangelo buonarroti", "3 coin"),
        ("giovanni dalle bande nere", "1 coin, 1 wood, 1 stone"),
        ("sandro botticelli", "2 military, 1 vp"),
        ("cosimo de medici", "3 servant, 1 vp"),
        ("bartolomeo colleoni", "4 vp"),
    ],
)
def test_what_leaders_give_once_a_round(leader: str, gives: str) -> None:
    table = lay(Board(played=leader), Board()).do(f"activate {leader}")
    assert table.goods() == gives
    assert f"activate {leader}" not in table.options


@rule("lorenzo", "11")
def test_gonzaga_gives_a_privilege() -> None:
    table = lay(Board(played="ludovico iii gonzaga"), Board()).do("activate ludovico iii gonzaga")
    assert table.do("privilege military").goods() == "2 military"


@rule("lorenzo", "11")
def test_a_leader_used_this_round_may_be_used_in_the_next() -> None:
    table = lay(
        Board(played="sandro botticelli*", goods="1 servant"),
        Board(),
        round=1,
        agenda=[{"step": "end round", "seat": "nature"}],
    )
    assert "activate sandro botticelli" in table.nature().options


@rule("lorenzo", "11")
@rule("lorenzo", "A1")
def test_sforza_harvests_with_a_1_that_servants_and_characters_raise() -> None:
    board = Board(played="francesco sforza", goods="1 servant", cards="farmer, peasant, forest")
    table = lay(board, Board(), round=4).do("activate francesco sforza", "servants 0")
    assert "harvested 1 6" in table.told()
    assert table.has("wood") == 4
    table = lay(board, Board(), round=4).do("activate francesco sforza", "servants 1")
    assert "harvested 1 7" in table.told()


@rule("lorenzo", "11")
@rule("lorenzo", "A1")
def test_leonardo_produces_with_a_0_that_servants_and_characters_raise() -> None:
    board = Board(played="leonardo da vinci", goods="1 servant", cards="artisan, scholar, mint")
    table = lay(board, Board(), round=4).do("activate leonardo da vinci", "servants 0")
    assert "produced 1 5" in table.told()
    assert table.goods() == "2 coin, 3 servant"  # tile adv-1 and the Mint's one coin
    table = lay(board, Board(), round=4).do("activate leonardo da vinci", "servants 1")
    assert "produced 1 6" in table.told()


@rule("lorenzo", "11")
def test_leonardo_at_0_activates_nothing_not_even_the_bonus_tile() -> None:
    table = lay(Board(played="leonardo da vinci", goods="1 servant"), Board())
    table.do("activate leonardo da vinci", "servants 0")
    assert table.goods() == "1 servant"


@rule("lorenzo", "11")
@rule("lorenzo", "16")
def test_a_declined_leader_action_counts_as_used() -> None:
    table = lay(Board(played="leonardo da vinci"), Board())
    table.do("activate leonardo da vinci", "decline")
    assert table.step == "act"
    assert "activate leonardo da vinci" not in table.options


@rule("lorenzo", "11")
@rule("lorenzo", "A20")
def test_federico_makes_a_member_a_6_until_the_end_of_the_round() -> None:
    boards = [Board(played="federico da montefeltro", goods="3 coin"), Board()]
    table = lay(*boards, dice="1 2 3", floors={"territory 3": "village"})
    table.do("activate federico da montefeltro")
    assert table.options == ["member white", "member black", "member orange"]
    table.do("member white")
    assert table.board()["strong"] == "white"
    # The member may wait: another one is placed first.
    table.place("black", "palace").do("privilege coins")
    assert table.board()["strong"] == "white"


@rule("lorenzo", "11")
def test_federicos_member_reaches_what_a_6_reaches() -> None:
    boards = [Board(played="federico da montefeltro"), Board()]
    table = lay(*boards, dice="1 2 3", floors={"territory 3": "village"})
    table.do("activate federico da montefeltro", "member white", "member white")
    assert "territory 3" in table.offered("space")


@rule("lorenzo", "11")
def test_federico_is_impossible_when_all_coloured_members_are_placed() -> None:
    board = Board(played="federico da montefeltro, sandro botticelli", goods="1 servant")
    table = lay(board, Board(), spaces={"palace": "1 white, 1 black, 1 orange"})
    assert table.offered("activate") == ["sandro botticelli"]


# Leaders that last -------------------------------------------------------------------------------


@rule("lorenzo", "11")
def test_ariosto_may_use_occupied_spaces_and_his_own_market_space_again() -> None:
    spaces = {"harvest": "2 white", "production": "2 black", "market 1": "1 black"}
    table = lay(Board(played="ludovico ariosto"), Board(), spaces=spaces).do("member white")
    assert table.offered("space") == ["harvest", "production", "market 1", "market 2", "palace"]


@rule("lorenzo", "11")
def test_ariosto_keeps_the_same_colour_rule_closed_spaces_and_tile_ii_5() -> None:
    spaces = {"harvest": "1 black"}
    table = lay(Board(played="ludovico ariosto"), Board(), spaces=spaces).do("member white")
    assert table.offered("space") == ["production", "market 1", "market 2", "palace"]
    board = Board(played="ludovico ariosto", tiles="II-5")
    table = lay(board, Board(), spaces={"market 1": "2 white"}, round=6).do("member white")
    assert table.offered("space") == ["harvest", "production", "palace"]


@rule("lorenzo", "11")
@rule("lorenzo", "A5")
def test_ariosto_cannot_use_a_floor_whose_card_is_gone() -> None:
    board = Board(played="ludovico ariosto", goods="9 coin")
    table = lay(board, Board(), spaces={"territory 1": "2 white"}).do("member white")
    assert not any(space.startswith("territory") for space in table.offered("space"))


@rule("lorenzo", "11")
def test_brunelleschi_never_pays_the_three_coins() -> None:
    floors, spaces = {"territory 1": "woods"}, {"territory 2": "2 white"}
    table = lay(Board(played="filippo brunelleschi"), Board(), floors=floors, spaces=spaces)
    assert table.place("white", "territory 1").goods() == "1 wood"


@rule("lorenzo", "11")
def test_cesare_borgia_needs_no_military_for_territories() -> None:
    board = Board(played="cesare borgia", cards=some(territory=5))
    table = lay(board, Board(), floors={"territory 1": "city"}).place("white", "territory 1")
    assert len(table.cards("territory")) == 6


def with_rita(card: str, space: str, goods: str = "") -> Table:
    board = Board(played="santa rita", goods=goods)
    return lay(board, Board(), floors={space: card}).place("white", space)


@rule("lorenzo", "11")
def test_santa_rita_doubles_resources_of_immediate_effects() -> None:
    assert with_rita("mining town", "territory 1").goods() == "2 stone, 4 servant"
    assert with_rita("dukedom", "territory 1").goods() == "8 coin"
    table = with_rita("military conquest", "venture 1", "12 military")
    assert table.goods() == "6 coin, 6 wood, 6 stone, 6 military"


@rule("lorenzo", "11")
def test_santa_rita_does_not_double_points_privileges_and_floor_bonuses() -> None:
    assert with_rita("farm", "territory 1").goods() == "2 wood, 1 vp"
    assert with_rita("farm", "territory 3").goods() == "3 wood, 1 vp"
    table = with_rita("province", "territory 1").do("privilege materials")
    assert table.goods() == "1 wood, 3 stone"
    assert with_rita("monastery", "territory 1").goods() == "2 servant, 2 military"


@rule("lorenzo", "11")
def test_santa_rita_does_not_double_market_palace_harvest_and_leaders() -> None:
    board = Board(played="santa rita, michelangelo buonarroti", bonus="adv-4")
    other = Board()
    assert lay(board, other).place("white", "market 1").goods() == "5 coin"
    assert lay(board, other).place("white", "harvest").goods() == "1 coin, 1 wood, 1 stone"
    table = lay(board, other).do("activate michelangelo buonarroti")
    assert table.goods() == "3 coin"


# Lorenzo de' Medici ------------------------------------------------------------------------------


@rule("lorenzo", "11")
@rule("lorenzo", "A6")
def test_lorenzo_cannot_be_played_while_no_opponent_has_a_leader_in_play() -> None:
    board = Board(goods="35 vp", leaders="lorenzo de medici", played="santa rita")
    assert "play lorenzo de medici" not in lay(board, Board()).options


@rule("lorenzo", "11")
@rule("lorenzo", "A6")
def test_lorenzo_chooses_an_ability_of_an_opponent_when_he_is_played() -> None:
    board = Board(goods="35 vp", leaders="lorenzo de medici", played="santa rita")
    others = [Board(played="sisto iv, ludovico il moro"), Board(played="cesare borgia")]
    table = lay(board, *others).do("play lorenzo de medici")
    assert table.offered("copy") == ["ludovico il moro", "sisto iv", "cesare borgia"]
    table.do("copy ludovico il moro")
    assert table.board()["copied"] == "ludovico il moro"
    assert table.offered("activate") == []


@rule("lorenzo", "11")
def test_a_copied_lasting_ability_works() -> None:
    board = Board(played="lorenzo de medici", copied="ludovico il moro")
    floors = {"territory 3": "village"}
    table = lay(board, Board(played="ludovico il moro"), dice="1 1 1", floors=floors)
    table.do("member white")
    assert "territory 3" in table.offered("space")


@rule("lorenzo", "11")
def test_a_copied_ability_has_its_own_use_a_round() -> None:
    board = Board(played="lorenzo de medici", copied="sandro botticelli")
    other = Board(played="sandro botticelli*")
    table = lay(board, other).do("activate lorenzo de medici")
    assert table.goods() == "2 military, 1 vp"
    assert table.offered("activate") == []


@rule("lorenzo", "11")
def test_lorenzo_copies_sforza_and_federico() -> None:
    board = Board(played="lorenzo de medici", copied="francesco sforza")
    table = lay(board, Board(played="francesco sforza")).do("activate lorenzo de medici")
    assert table.asked["source"] == "francesco sforza"
    board = Board(played="lorenzo de medici", copied="federico da montefeltro")
    table = lay(board, Board(played="federico da montefeltro")).do("activate lorenzo de medici")
    table.do("member orange")
    assert table.board()["strong"] == "orange"
