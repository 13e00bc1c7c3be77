"""The table in a terminal: what a player must know stands on it, and nothing that is hidden."""

from __future__ import annotations

import re

from bottega.games.lorenzo import GAME
from bottega.text.voice import Voice
from tests.games.lorenzo.table import Board, Table, lay, unpack
from tests.rulebook import rule

NAMES = ["Anna", "Bruno"]


def panels(table: Table, seat: int | None = 1, lang: str = "en") -> dict[str, list[str]]:
    """What a seat sees, without colours: the lines of each panel by its title."""
    place = None if seat is None else seat - 1
    say = Voice(lang, GAME, NAMES).say
    rows = GAME.show.draw(GAME.redact(table.state, place), place, NAMES, say)
    return {
        panel.title.split(" · ")[0]: [re.sub(r"\[[^]]*\]", "", line) for line in panel.lines]
        for row in rows
        for panel in row
    }


def test_a_tower_shows_minimum_bonus_cost_and_what_a_card_does() -> None:
    floors = {
        "venture 3": "repairing the cathedral",
        "building 1": "church",
        "character 4": "bishop",
    }
    shown = panels(lay(Board(), Board(), floors=floors))
    assert shown["Ventures"][1:3] == [
        "5 +1● Repairing the Cathedral",
        "  3● 3▮ 3■ ⚡1✚ ↻7 T/C/B/V ⚑5★",
    ]
    assert shown["Buildings"][3:] == ["1     Church", "  1▮ 4■ ⚡1✚ 5★ (1) 1▮→2✚ | 1■→2✚"]
    assert shown["Characters"][:2] == ["7 +2■ Bishop", "  5● ⚡1✚ ↻4 Production"]


def test_lasting_effects_are_shown_in_tower_and_on_the_board() -> None:
    floors = {"character 1": "stonemason", "character 2": "preacher"}
    shown = panels(lay(Board(cards="dame, farmer"), Board(), floors=floors))
    assert "  4● ∞ +2 B, −1▮/−1■ B" in shown["Characters"]
    assert "  2● ⚡4✚ ∞ no floor bonus" in shown["Characters"]
    assert "C  Dame ∞ +2 C, −1● C · Farmer ∞ +2 Harvest" in shown["Anna"]


def test_a_board_shows_goods_bonus_tile_and_what_the_next_territory_needs() -> None:
    board = Board(goods="1 coin, 6 faith", cards="woods, forest")
    shown = panels(lay(board, Board()))["Anna"]
    assert shown[0] == "1●  0▮  0■  0▲  0⚔  6✚(7★)  0★"
    assert "Harvest: 1▮ 1■ 1▲ · Production: 2● 1⚔" in shown
    assert "T  Woods (2) 1▮ · Forest (5) 3▮ → 3⚔" in shown


@rule("lorenzo", "11")
def test_leaders_show_what_they_need_and_do() -> None:
    board = Board(
        leaders="lucrezia borgia, sigismondo malatesta",
        played="lorenzo de medici*, cesare borgia",
        copied="francesco sforza",
    )
    table = lay(board, Board(played="francesco sforza"))
    assert panels(table)["Anna"][-4:] == [
        "⇐ 7⚔ 3✚  Sigismondo Malatesta: ·n +3",
        "⇐ 6T/C/B/V  Lucrezia Borgia: ○●◉ +2",
        "↺ Lorenzo de’ Medici = Francesco Sforza: 1× ↻1 Harvest",
        "▶ Cesare Borgia: Your territories need no Military Points",
    ]
    assert panels(table, None)["Anna"][-3] == "Leaders in hand: ? ?"


@rule("lorenzo", "2")
def test_in_the_draft_everybody_sees_their_own_leaders_to_choose_from() -> None:
    table = unpack(2)
    while table.step != "draft leader":
        table.do(table.options[0])
    mine, others = (panels(table, seat)["Leaders to choose from"] for seat in (1, 2))
    assert mine[0] == "⇐ 5V  Francesco Sforza: 1× ↻1 Harvest"
    assert len(mine) == len(others) == 4
    assert not set(mine) & set(others)
    assert "Leaders to choose from" not in panels(table, None)


def test_letters_of_types_follow_the_language() -> None:
    table = lay(Board(cards="dame"), Board())
    assert "P  Dama ∞ +2 P, −1● P" in panels(table, lang="it")["Anna"]


@rule("lorenzo", "A10")
def test_the_member_that_federico_chose_is_marked_with_what_it_is_worth() -> None:
    strong = Board(played="federico da montefeltro*", strong="white")
    for board, mark in (
        (strong, "⁶"),
        (strong._replace(tiles="I-7"), "⁵"),
        (strong._replace(played="federico da montefeltro*, lucrezia borgia"), "⁸"),
    ):
        home = panels(lay(board, Board(), round=6))["Anna"][1]
        assert [sign for sign in home if sign in "⁰¹²³⁴⁵⁶⁷⁸⁹"] == [mark]
