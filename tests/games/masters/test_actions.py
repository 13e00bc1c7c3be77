"""The ninety atomic decisions (rules, section 15)."""

from __future__ import annotations

import pytest

from bottega.games.masters import GAME
from bottega.kernel.words import Unreadable
from tests.games import playing
from tests.games.masters.table import QUIET, Board, FirstRules, dealt, lay, wander
from tests.rulebook import rule

IDS = """
0 keep 1 2
1 keep 1 3
2 keep 1 4
3 keep 2 3
4 keep 2 4
5 keep 3 4
6 choose coin
7 choose stone
8 choose servant
9 choose shield
10 market row 1
11 market row 2
12 market row 3
13 market column 1
14 market column 2
15 market column 3
16 market column 4
17 store
18 discard
19 buy green slot 1
20 buy green slot 2
21 buy green slot 3
22 buy blue slot 1
23 buy blue slot 2
24 buy blue slot 3
25 buy yellow slot 1
26 buy yellow slot 2
27 buy yellow slot 3
28 buy purple slot 1
29 buy purple slot 2
30 buy purple slot 3
31 pay 0
32 pay 1
33 pay 2
34 pay 3
35 pay 4
36 pay 5
37 produce
38 use basic
39 use slot 1
40 use slot 2
41 use slot 3
42 use leader 1
43 use leader 2
44 powers done
45 play leader 1
46 play leader 2
47 discard leader 1
48 discard leader 2
49 end turn
50 discard stored coin
51 discard stored stone
52 discard stored servant
53 discard stored shield
54 buy green slot 1 without leader 1
55 buy green slot 1 without leader 2
56 buy green slot 1 without both leaders
57 buy green slot 2 without leader 1
58 buy green slot 2 without leader 2
59 buy green slot 2 without both leaders
60 buy green slot 3 without leader 1
61 buy green slot 3 without leader 2
62 buy green slot 3 without both leaders
63 buy blue slot 1 without leader 1
64 buy blue slot 1 without leader 2
65 buy blue slot 1 without both leaders
66 buy blue slot 2 without leader 1
67 buy blue slot 2 without leader 2
68 buy blue slot 2 without both leaders
69 buy blue slot 3 without leader 1
70 buy blue slot 3 without leader 2
71 buy blue slot 3 without both leaders
72 buy yellow slot 1 without leader 1
73 buy yellow slot 1 without leader 2
74 buy yellow slot 1 without both leaders
75 buy yellow slot 2 without leader 1
76 buy yellow slot 2 without leader 2
77 buy yellow slot 2 without both leaders
78 buy yellow slot 3 without leader 1
79 buy yellow slot 3 without leader 2
80 buy yellow slot 3 without both leaders
81 buy purple slot 1 without leader 1
82 buy purple slot 1 without leader 2
83 buy purple slot 1 without both leaders
84 buy purple slot 2 without leader 1
85 buy purple slot 2 without leader 2
86 buy purple slot 2 without both leaders
87 buy purple slot 3 without leader 1
88 buy purple slot 3 without leader 2
89 buy purple slot 3 without both leaders
"""
BY_ID = [line.split(" ", 1) for line in IDS.split("\n") if line]
RICH = "9 coin, 9 stone, 9 servant, 9 shield"


@rule("masters", "15")
def test_ninety_actions_cover_the_whole_game() -> None:
    assert GAME.actions.size == len(BY_ID) == 90


@rule("masters", "15")
@pytest.mark.parametrize(("id_", "notation"), BY_ID)
def test_an_action_has_the_id_of_the_table(id_: str, notation: str) -> None:
    action = GAME.actions.parse(notation)
    assert GAME.actions.index(action) == int(id_)
    assert GAME.actions.text(GAME.actions.actions[int(id_)]) == notation


@rule("masters", "15")
@pytest.mark.parametrize(
    "notation",
    [
        *("market row 4", "market column 5", "buy red slot 1", "pay 6", "pass", "use slot 4"),
        *("buy blue slot 1 without leader 3", "discard stored faith"),
    ],
)
def test_what_is_not_in_the_table_is_no_action(notation: str) -> None:
    with pytest.raises(Unreadable, match="is not an action of this game"):
        GAME.actions.parse(notation)


@rule("masters", "15")
def test_the_keep_ids_are_the_pairs_of_dealt_leaders_in_order() -> None:
    assert dealt(2).options == [notation for _, notation in BY_ID[:6]]


@rule("masters", "15")
def test_at_most_24_actions_are_legal_at_once_without_a_discount() -> None:
    # Seven lines, twelve purchases, production, two leaders to play and two to discard.
    table = lay(Board(strongbox=RICH, leaders="L05, L06"), Board())
    assert len(table.options) == 24


@rule("masters", "15")
@rule("masters", "R9")
def test_at_most_42_actions_are_legal_at_once() -> None:
    # Seven lines, twelve purchases, production, and these purchases without discounts. On stones
    # and servants: of level 1 all but yellow cost both, of levels 2 and 3 yellow cards only do.
    table = lay(
        Board(strongbox=RICH, slots="G1a B2a / Y1a / -", leaders="L01 played, L03 played"),
        Board(),
        tops="G1b B1b Y1c P1d G2b B2b Y2d P2a G3b B3b Y3b P3a",
    )
    dearer = [move for move in table.options if "without" in move]
    assert len([move for move in dearer if "slot 3" in move]) == 3 + 3 + 1 + 3
    assert len([move for move in dearer if "slot 2" in move]) == 1 + 1 + 3 + 1
    assert len([move for move in dearer if "slot 1" in move]) == 1 + 1 + 3 + 1
    assert len(table.options) == 42


@rule("masters", "15")
@pytest.mark.parametrize("slots", ["G1a / - / -", "G1a G2a / B1a / -", "G1a G2a / B1a B2a / Y1a"])
def test_three_slots_always_make_twelve_purchases(slots: str) -> None:
    table = lay(Board(strongbox=RICH, slots=slots, leaders="L05, L06"), Board())
    assert len([move for move in table.options if move.startswith("buy")]) == 12
    assert len(table.options) == 24


@rule("masters", "15")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_random_game_offers_known_actions_only_and_never_more_than_42(seats: int) -> None:
    known = {notation for _, notation in BY_ID}
    most = 0
    for table in wander(seats, seed=seats):
        if not table.over and table.to_move > 0:
            assert set(table.options) <= known
            most = max(most, len(table.options))
    assert 9 <= most <= 42


@rule("masters", "15")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_under_version_1_a_random_game_offers_the_first_fifty_only(seats: int) -> None:
    known = {notation for _, notation in BY_ID[:50]}
    for table in playing.wander(FirstRules.new(seats), seed=seats):
        if not table.over and table.to_move > 0:
            assert set(table.options) <= known
            assert len(table.options) <= 24


@rule("masters", "15")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_question_with_one_option_is_asked_only_at_the_end_of_a_turn(seats: int) -> None:
    single = []
    for table in wander(seats, seed=seats + 10):
        if not table.over and table.to_move > 0 and len(table.options) == 1:
            single += table.options
    assert set(single) == {"end turn"}


@rule("masters", "15")
@pytest.mark.parametrize(
    ("warehouse", "strongbox", "options"),
    [
        # B1c costs three coins.
        ("3 coin", "3 coin", ["pay 0", "pay 1", "pay 2", "pay 3"]),
        ("3 coin", "2 coin", ["pay 1", "pay 2", "pay 3"]),
        ("3 coin", "1 coin", ["pay 2", "pay 3"]),
        ("2 coin", "3 coin", ["pay 0", "pay 1", "pay 2"]),
        ("2 coin", "2 coin", ["pay 1", "pay 2"]),
        ("1 coin", "3 coin", ["pay 0", "pay 1"]),
        ("1 coin", "9 coin", ["pay 0", "pay 1"]),
    ],
)
def test_k_runs_from_what_the_strongbox_lacks_to_what_the_warehouse_has(
    warehouse: str, strongbox: str, options: list[str]
) -> None:
    table = lay(Board(warehouse=warehouse, strongbox=strongbox), Board(), tops="B1c")
    assert table.do("buy blue slot 1").options == options


@rule("masters", "15")
@pytest.mark.parametrize(
    ("warehouse", "strongbox", "left"),
    [("3 coin", "", ""), ("", "4 coin", "1 coin"), ("2 coin", "1 coin", ""), ("", "3 coin", "")],
)
def test_where_one_k_only_is_possible_the_engine_pays_without_asking(
    warehouse: str, strongbox: str, left: str
) -> None:
    table = lay(Board(warehouse=warehouse, strongbox=strongbox), Board(), tops="B1c")
    table.do("buy blue slot 1", "turn blue 1 B1a")
    assert table.asked["step"] == "finish turn"
    assert table.strongbox() == left


@rule("masters", "15")
def test_the_warehouse_never_pays_more_than_five_of_a_kind() -> None:
    # Three coins in a depot and two in a leader depot; B2c costs five.
    board = Board(warehouse="5 coin", strongbox="5 coin", slots="B1a", leaders="L08 played")
    table = lay(board, Board(), tops="B2c").do("buy blue slot 1")
    assert table.options == ["pay 0", "pay 1", "pay 2", "pay 3", "pay 4", "pay 5"]
    table.do("pay 5")
    assert table.warehouse() == ""
    assert table.strongbox() == "5 coin"


@rule("masters", "15")
def test_six_units_of_a_kind_leave_at_least_one_to_the_strongbox() -> None:
    board = Board(warehouse="5 coin", strongbox="6 coin", slots="B1a B2a", leaders="L08 played")
    table = lay(board, Board(), tops="B3a").do("buy blue slot 1")
    assert table.options == ["pay 0", "pay 1", "pay 2", "pay 3", "pay 4", "pay 5"]


@rule("masters", "15")
@pytest.mark.parametrize("discarded", range(1, 8))
def test_every_legal_outcome_of_a_market_action_can_be_reached(discarded: int) -> None:
    # Of a coin, a stone and a servant any subset may be stored.
    table = lay(Board(), Board(), market="yellow grey purple white").do("market row 1")
    moves = ["discard" if discarded >> i & 1 else "store" for i in range(3)]
    table.do(*moves)
    kept = [kind for i, kind in enumerate(["coin", "stone", "servant"]) if moves[i] == "store"]
    assert table.warehouse() == ", ".join(f"1 {kind}" for kind in kept)
    assert table.faith(2) == moves.count("discard")


@rule("masters", "15")
@pytest.mark.parametrize(("slot", "card"), [(1, "P2b"), (2, "P3c"), (3, "P1d")])
def test_the_level_bought_follows_from_the_slot(slot: int, card: str) -> None:
    board = Board(strongbox=RICH, slots="G1a / G1b G2a / -")
    table = lay(board, Board(), tops="P1d P2b P3c").do(f"buy purple slot {slot}")
    assert table.slots().split(" / ")[slot - 1].endswith(card)


@rule("masters", "15")
def test_leader_ids_of_production_are_the_places_in_the_kept_pair() -> None:
    board = Board(warehouse="1 coin, 1 shield", leaders="L05 discarded, L13 played")
    table = lay(board, Board()).do("produce")
    assert table.options == ["use basic", "use leader 2"]


@rule("masters", "15")
def test_depot_moves_need_no_action() -> None:
    table = lay(Board(warehouse="1 coin", leaders="L01 discarded, L02 discarded"), Board())
    assert table.options == [notation for _, notation in BY_ID[10:17]]  # the market lines


@rule("masters", "15")
def test_after_setup_chance_turns_up_cards_and_reveals_tokens_only() -> None:
    steps = set()
    for seats in (1, 2, 4):
        started = False
        for table in wander(seats, seed=seats):
            if table.over:
                break
            started = started or table.asked["step"] == "act"
            if started and table.to_move == 0:
                steps.add(table.asked["step"])
    assert steps == {"turn up", "draw token"}


@rule("masters", "15")
def test_the_last_power_leaves_nothing_to_be_done_but_to_be_done() -> None:
    # After leader 2 no further power can follow: the choice is done without asking.
    board = Board(warehouse="1 shield", leaders="L05 discarded, L13 played")
    table = lay(board, Board(), market=QUIET).do("produce", "choose coin")
    assert table.asked["step"] == "finish turn"
