"""What is public and what is hidden (rules, section 2)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bottega.games.masters import GAME
from tests.games.masters.table import QUIET, Board, Table, dealt, lay, unpack, wander
from tests.rulebook import rule


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat, or an onlooker, sees of the table."""
    seen: dict[str, Any] = GAME.write(GAME.redact(table.state, None if seat is None else seat - 1))
    return seen


def seen_leaders(table: Table, of: int, by: int | None) -> list[str]:
    found: list[str] = view(table, by)["players"][of - 1]["leaders"]
    return found


@rule("masters", "2")
def test_leaders_in_hand_are_seen_by_their_owner_alone() -> None:
    table = lay(Board(leaders="L05, L06"), Board(), Board())
    assert seen_leaders(table, of=1, by=1) == ["L05", "L06"]
    assert seen_leaders(table, of=1, by=2) == ["?", "?"]
    assert seen_leaders(table, of=1, by=3) == ["?", "?"]
    assert seen_leaders(table, of=1, by=None) == ["?", "?"]


@rule("masters", "2")
def test_played_leaders_are_public() -> None:
    table = lay(Board(leaders="L05, L06 played"), Board())
    assert seen_leaders(table, of=1, by=2) == ["?", "L06"]
    assert seen_leaders(table, of=1, by=None) == ["?", "L06"]


@rule("masters", "2")
@rule("masters", "R2")
def test_a_leader_discarded_in_play_stays_hidden_from_the_others() -> None:
    table = lay(Board(leaders="L05, L06"), Board()).do("discard leader 1")
    assert seen_leaders(table, of=1, by=2) == ["?", "?"]
    assert seen_leaders(table, of=1, by=1) == ["L05", "L06"]


@rule("masters", "2")
def test_the_number_of_leaders_in_hand_is_public() -> None:
    table = lay(Board(leaders="L05 discarded, L06"), Board())
    assert view(table, 2)["players"][0]["standing"] == ["discarded", "in hand"]


@rule("masters", "2")
def test_leaders_rejected_at_setup_are_seen_by_their_owner_alone() -> None:
    table = dealt(2).do("keep 1 2", "keep 1 2")
    assert view(table, 1)["players"][0]["rejected"] == ["L03", "L04"]
    assert view(table, 2)["players"][0]["rejected"] == ["?", "?"]
    assert view(table, None)["players"][0]["rejected"] == ["?", "?"]


@rule("masters", "2")
def test_the_four_dealt_leaders_are_seen_by_their_owner_alone() -> None:
    table = dealt(2)
    assert seen_leaders(table, of=2, by=2) == ["L05", "L06", "L07", "L08"]
    assert seen_leaders(table, of=2, by=1) == ["?", "?", "?", "?"]


@rule("masters", "2")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_everything_but_leaders_is_public(seat: int | None) -> None:
    board = Board(
        faith=9, warehouse="2 coin", strongbox="7 shield", slots="G1a G2b", leaders="L05, L06"
    )
    table = lay(board, Board(faith=4, warehouse="1 stone"), turn=2)
    truth, seen = table.facts, view(table, seat)
    for player in (*truth["players"], *seen["players"]):
        del player["leaders"], player["rejected"]
    assert seen == truth


@rule("masters", "2")
def test_the_solo_token_stack_shows_what_is_left_but_not_its_order() -> None:
    table = lay(Board(), market=QUIET, tokens="T2 T5 T7", cross=3)
    assert view(table, 1)["tokens"] == ["T2", "T5", "T7"]
    assert view(table, 1)["cross"] == 3
    table.do("market column 1", "end turn")
    assert table.options == ["token T2", "token T5", "token T7"]


@rule("masters", "2")
def test_a_deck_shows_its_top_card_and_number_but_not_its_order() -> None:
    table = lay(Board(strongbox="2 shield"), Board(), tops="G1a")
    assert view(table, 2)["tops"]["green 1"] == "G1a"
    assert len(view(table, 2)["under"]["green 1"]) == 3
    table.do("buy green slot 1")
    assert table.options == ["turn green 1 G1b", "turn green 1 G1c", "turn green 1 G1d"]


@rule("masters", "2")
@rule("masters", "R3")
def test_which_leaders_somebody_keeps_changes_nothing_the_others_see() -> None:
    views = [view(dealt(3).do(f"1: {keep}"), 2) for keep in ("keep 1 2", "keep 2 4", "keep 3 4")]
    assert views[0] == views[1] == views[2]


@rule("masters", "2")
@rule("masters", "R3")
def test_the_choice_of_leaders_is_told_to_its_owner_alone() -> None:
    table = dealt(2).do("2: keep 1 4")
    assert table.told(2)[-1] == "leaders kept 2 L05 L08"
    assert table.told(1)[-1] == "leaders kept 2 ? ?"
    assert table.told(None)[-1] == "leaders kept 2 ? ?"


@rule("masters", "2")
def test_a_dealt_leader_is_told_to_its_owner_alone() -> None:
    table = unpack(2)
    while table.options[0] != "deal leader seat 1 L01":
        table.do(table.options[0])
    table.do("deal leader seat 1 L09")
    assert table.told(1)[-1] == "leader dealt 1 L09"
    assert table.told(2)[-1] == "leader dealt 1 ?"
    assert table.told(None)[-1] == "leader dealt 1 ?"


@rule("masters", "2")
@rule("masters", "R2")
def test_a_discarded_leader_is_told_to_its_owner_alone() -> None:
    table = lay(Board(leaders="L05, L06"), Board()).do("discard leader 2")
    assert "leader discarded 1 L06" in table.told(1)
    assert "leader discarded 1 ?" in table.told(2)
    assert "leader discarded 1 ?" in table.told(None)


@rule("masters", "2")
def test_a_played_leader_is_told_to_everybody() -> None:
    table = lay(Board(strongbox="5 coin", leaders="L05, L06"), Board()).do("play leader 1")
    assert "leader played 1 L05" in table.told(2)
    assert "leader played 1 L05" in table.told(None)


@rule("masters", "2")
@rule("masters", "R2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_news_names_a_leader_that_its_hearer_may_not_know(seats: int) -> None:
    *_, table = wander(seats, seed=seats)
    played = {news.split()[-1] for news in table.told(None) if news.startswith("leader played")}
    for seat in range(1, seats + 1):
        board = table.board(seat)
        allowed = played | {*board["leaders"], *board["rejected"]}
        words = {word for news in table.told(seat) for word in news.split()}
        assert {word for word in words if word[0] == "L" and word[1:].isdigit()} <= allowed
    onlooker = {word for news in table.told(None) for word in news.split()}
    assert {word for word in onlooker if word[0] == "L" and word[1:].isdigit()} == played


@rule("masters", "2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_view_shows_a_leader_that_its_seat_may_not_know(seats: int) -> None:
    for table in wander(seats, seed=seats + 20):
        seen = view(table, 1)["players"]
        for hidden, true in zip(seen[1:], table.facts["players"][1:], strict=True):
            shown = [x for x in (*hidden["leaders"], *hidden["rejected"]) if x != "?"]
            standing = zip(true["leaders"], true["standing"], strict=False)
            assert shown == [leader for leader, what in standing if what == "played"]


@rule("masters", "2")
def test_what_a_seat_may_not_know_is_imagined_from_what_nobody_has_shown() -> None:
    table = lay(Board(leaders="L05, L06"), Board(leaders="L07 played, L08"), Board())
    seen = GAME.redact(table.state, 0)
    world = GAME.determinize(seen, 0, Random(1))
    held = [x for p in world.players for x in (*p.leaders, *p.rejected)]
    assert len(set(held)) == len(held) == 12
    assert GAME.write(GAME.redact(world, 0)) == GAME.write(seen)
    assert GAME.impossible(world) == []


@rule("masters", "2")
@rule("masters", "R3")
def test_seats_are_fixed_and_public_while_leaders_are_chosen() -> None:
    table = dealt(3)
    open_now = [question.seat + 1 for question in GAME.decisions(table.state)]
    assert sorted(open_now) == [1, 2, 3]
    agenda = view(table, None)["agenda"]
    assert agenda[-1] == {"step": "take turn", "seat": 1}
