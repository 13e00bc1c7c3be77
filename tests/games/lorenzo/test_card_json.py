"""What a picture of the board needs, and what greedy players think of it."""

from __future__ import annotations

import json
from random import Random

import pytest

from bottega.games.lorenzo import GAME
from bottega.players.greedy import GreedyPlayer
from bottega.players.player import Player
from bottega.players.random_player import RandomPlayer
from tests.games.lorenzo.table import Board, lay


def test_everything_printed_can_be_written_as_json() -> None:
    data = json.loads(json.dumps(GAME.show.static_data()))
    assert len(data["cards"]) == 96
    assert len(data["leaders"]) == 20
    assert len(data["tiles"]) == 21
    assert len(data["bonus_tiles"]) == 5


def test_a_card_is_printed_with_all_its_figures() -> None:
    cards = GAME.show.static_data()["cards"]
    assert cards["support to the bishop"] == {
        "number": 80,
        "type": "venture",
        "period": 1,
        "costs": [
            {"goods": {"military": 2}, "needed": 4},
            {"goods": {"coin": 2, "wood": 1, "stone": 1}, "needed": 0},
        ],
        "immediate": [{"kind": "gain", "goods": {"faith": 3}}],
        "points": 1,
    }
    assert cards["treasury"]["works"] == [
        {
            "kind": "either",
            "of": [
                {"kind": "exchange", "pay": {"coin": 1}, "gain": {"vp": 3}},
                {"kind": "exchange", "pay": {"coin": 2}, "gain": {"vp": 5}},
            ],
        }
    ]


def test_what_leaders_do_and_require_is_printed() -> None:
    leaders = GAME.show.static_data()["leaders"]
    assert leaders["pico della mirandola"] == {
        "needs": [
            {"kind": "cards", "type": "venture", "amount": 4},
            {"kind": "cards", "type": "building", "amount": 2},
        ],
        "once": False,
        "ability": {"kind": "discount", "on": "any", "good": "coin", "amount": 3},
    }
    assert leaders["lucrezia borgia"]["needs"] == [{"kind": "cards", "type": "any", "amount": 6}]
    assert leaders["santa rita"] == {
        "needs": [{"kind": "supply", "good": "faith", "amount": 8}],
        "once": False,
        "ability": {"kind": "rule", "rule": "double immediate"},
    }


def test_the_stonemason_has_a_choice() -> None:
    assert GAME.show.static_data()["cards"]["stonemason"]["lasting"] == [
        {"kind": "raise", "action": "building", "amount": 2},
        {
            "kind": "either discount",
            "on": "building",
            "one": "wood",
            "other": "stone",
            "amount": 1,
        },
    ]


def test_the_board_is_printed() -> None:
    board = GAME.show.static_data()["board"]
    assert board["floors"]["minimum"] == [1, 3, 5, 7]
    assert board["market"][2] == {"goods": {"coin": 2, "military": 3}, "privileges": 0}
    assert (board["least"], board["large"]) == (1, 3)
    assert board["faith"]["points"][-1] == 30


def test_when_the_game_is_over_and_when_the_church_asks_is_printed() -> None:
    board = GAME.show.static_data()["board"]
    assert board["rounds"] == 6
    assert (board["faith"]["reports"], board["faith"]["thresholds"]) == ([2, 4, 6], [3, 4, 5])


def test_what_the_advanced_game_lays_out_is_printed() -> None:
    data = GAME.show.static_data()
    laid_out = [name for name, tile in data["bonus_tiles"].items() if tile["advanced"]]
    assert laid_out == ["adv-1", "adv-2", "adv-3", "adv-4"]
    assert data["board"]["leaders"] == 4


def play(seed: int, mode: str, kinds: list[type[Player]]) -> list[int]:
    """The winners of one game."""
    rng = Random(seed)
    players = [kind(GAME, rng) for kind in kinds]
    t = GAME.new(len(kinds), {"mode": mode})
    while (question := GAME.decision(t)) is not None:
        seat = question.seat
        if seat < 0:
            action = rng.choice(question.options)
        else:
            action = players[seat].choose(GAME.redact(t, seat), question, 1.0)
        GAME.answer(t, seat, action)
    return GAME.winners(t)


@pytest.mark.parametrize("mode", ["advanced", "basic"])
def test_a_greedy_player_beats_a_random_one(mode: str) -> None:
    games = [play(seed, mode, [GreedyPlayer, RandomPlayer]) for seed in range(10)]
    assert games.count([0]) >= 9


def test_a_value_does_not_change_the_table() -> None:
    table = lay(Board(goods="9 coin, 3 servant"), Board(), floors={"character 1": "hero"})
    table.do("member white")
    before = table.facts
    GAME.value(table.state, 0)
    assert table.facts == before


def test_a_better_card_looks_better() -> None:
    floors = {"territory 1": "commercial hub", "venture 1": "hiring recruits"}
    board = Board(goods="4 coin")
    took_venture = lay(board, Board(), floors=floors).place("white", "venture 1")
    took_nothing = lay(board, Board(), floors=floors).place("white", "harvest")
    assert GAME.value(took_venture.state, 0) > GAME.value(took_nothing.state, 0)
