"""What is public and what is hidden (rules, section 1)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bottega.games.lorenzo import GAME
from tests.games.lorenzo.table import Board, Table, lay, unpack, wander
from tests.rulebook import rule


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat, or an onlooker, sees of the table."""
    seen: dict[str, Any] = GAME.write(GAME.redact(table.state, None if seat is None else seat - 1))
    return seen


def drafting() -> Table:
    table = unpack(2)
    while table.step != "draft leader":
        table.do(table.options[0])
    return table


@rule("lorenzo", "1")
def test_leaders_in_hand_are_seen_by_their_owner_alone() -> None:
    table = lay(Board(leaders="santa rita, sisto iv"), Board())
    assert view(table, 1)["players"][0]["hand"] == ["sisto iv", "santa rita"]
    for seat in (2, None):
        assert view(table, seat)["players"][0]["hand"] == ["?", "?"]


@rule("lorenzo", "1")
def test_leaders_in_play_and_discarded_ones_are_public() -> None:
    table = lay(Board(leaders="sisto iv", played="santa rita"), Board())
    table.do("discard sisto iv", "privilege coins")
    assert view(table, 2)["players"][0]["played"] == ["santa rita"]
    assert view(table, 2)["discarded"][-1] == "sisto iv"
    assert "leader discarded 1 sisto iv" in table.told(2)


@rule("lorenzo", "1")
@rule("lorenzo", "2")
def test_in_the_draft_everybody_sees_the_own_leaders_only() -> None:
    table = drafting().do("1: draft francesco sforza")
    assert view(table, 1)["packs"][0] != ["?"] * 3
    assert view(table, 1)["packs"][1] == ["?"] * 4
    assert view(table, 2)["packs"][0] == ["?"] * 3
    assert view(table, 2)["players"][0]["hand"] == ["?"]
    assert view(table, None)["packs"] == [["?"] * 3, ["?"] * 4]


@rule("lorenzo", "1")
def test_dealt_leaders_are_told_to_their_owner_alone() -> None:
    table = drafting()
    assert "leader dealt 1 francesco sforza" in table.told(1)
    assert "leader dealt 1 ?" in table.told(2)
    assert "leader dealt 1 francesco sforza" not in table.told(2)


@rule("lorenzo", "1")
def test_which_cards_are_left_is_no_secret_but_their_order_is() -> None:
    for seat, table in enumerate(wander(2, 5)):
        for deck in table.facts["decks"].values():
            assert deck == sorted(deck, key=GAME.chance.verbs[3].fields[0][1].names.index)
        if seat > 300:
            break


@rule("lorenzo", "1")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_imagined_table_has_no_leader_twice(seat: int | None) -> None:
    for i, table in enumerate(wander(3, 9)):
        if i % 17 == 0:
            world = GAME.determinize(GAME.redact(table.state, seat), seat, Random(i))
            assert GAME.impossible(world) == []
            assert "?" not in str(GAME.write(world))
