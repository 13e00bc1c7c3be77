"""What cannot be: the checks of the rules, on tables of whole games and in typed positions.

What is due in a turn under way is believed by the answers alone.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from bottega.games.wiege import GAME
from bottega.kernel.position import read_position, write_position
from bottega.kernel.words import Unreadable
from tests.games.lies import (
    Lie,
    assert_only_looked_at,
    assert_refused_at_its_place,
    assert_truth_is_believed,
    natures_moves,
)
from tests.games.playing import UNPROVEN
from tests.games.wiege.table import (
    CARDS,
    SPACES,
    SYMBOLS,
    Board,
    Table,
    acting,
    evaluating,
    lay,
    unpack,
    wander,
)
from tests.games.wiege.test_cards import CULTURES, EVENTS
from tests.rulebook import rule

COLOURS = {event: spaces for event, _, _, _, spaces, _ in EVENTS}
SHOWN = {card: symbols.split("/") for card, symbols, _ in CULTURES}
PARTNERS = [{"1", "3"}, {"2", "4"}]


# The checks of section 19, worked out from the written position ---------------------------------


def check(facts: dict[str, Any]) -> None:
    """Everything that must hold at a turn boundary."""
    seats = facts["seats"]
    placed = [piece for pieces in facts["pieces"] for piece in pieces if piece != "none"]
    for seat in range(1, seats + 1):
        held = sum(player["reserve"].get(str(seat), 0) for player in facts["players"])
        assert held + placed.count(f"{seat} stone") == 7
        assert placed.count(f"{seat} genius") <= 1
    check_cards(facts)
    for position, pieces in enumerate(facts["pieces"]):
        check_event(facts, position, pieces)
    vacant = sum(not stack for stack in facts["stacks"])
    assert len(facts["stacks"]) == {2: 3, 3: 4, 4: 6}[seats]
    assert not vacant or not facts["event_deck"]
    assert len(facts["stacks"]) - vacant >= 3
    if seats == 2:
        one, other = (player["reserve"] for player in facts["players"])
        assert not (one.get("2") and other.get("1"))


def check_cards(facts: dict[str, Any]) -> None:
    lying = [*facts["deck"], *facts["discards"], *facts["display"]]
    for player in facts["players"]:
        lying += [*player["hand"], *player["pile"], *player["revealed"]]
        lying += [card for cards in player["columns"].values() for card in cards]
        check_columns(player)
    assert Counter(card for card in lying if card != "none") == Counter(CARDS)


def check_columns(player: dict[str, Any]) -> None:
    """The symbol sets of the columns are disjoint and not empty."""
    claimed: list[str] = []
    for symbol in SYMBOLS:
        cards = player["columns"][symbol]
        if cards:
            own = [symbol, *(s for s in SYMBOLS if player["open"][s] == symbol)]
            claimed += own
            for card in cards:
                assert set(own) <= set(SHOWN[card])
    assert len(set(claimed)) == len(claimed)


def check_event(facts: dict[str, Any], position: int, pieces: list[str]) -> None:
    if not facts["stacks"][position]:
        assert not pieces
        return
    event = facts["stacks"][position][-1]
    assert len(pieces) == SPACES[event]
    for colour in set(COLOURS[event]):
        assert "none" in [x for x, c in zip(pieces, COLOURS[event], strict=True) if c == colour]
    owners = {piece[0] for piece in pieces if piece != "none"}
    assert len(owners) <= 2
    if facts["teams"] and position < 2:
        assert owners not in PARTNERS


@rule("wiege", "19")
@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "single"), (3, "single"), (4, "single"), (4, "teams")]
)
@pytest.mark.parametrize("seed", range(12))
def test_the_checks_hold_at_every_turn_boundary(seats: int, mode: str, seed: int) -> None:
    boundaries = 0
    for table in wander(seats, seed, mode):
        if not table.over and table.step in ("place piece", "exchange stones", "lift piece"):
            check(table.facts)
            boundaries += 1
    assert boundaries > 25


# Positions people type --------------------------------------------------------------------------


def wrong(table: Table, *change: Any) -> str:
    return "; ".join(table.doctored(*change))


def plain(**more: Any) -> Table:
    boards = (Board(hand="C01 P01", pile="P02", columns="science: C02 C07*"), Board())
    return lay(*boards, pieces={1: "s1 g2"}, **more)


@rule("wiege", "19")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("players", 0, "reserve", {"1": 7}), "8 stones of seat 1"),
        (("players", 0, "reserve", {"1": 6, "3": 1}), "1 stones of seat 3"),
        (("players", 0, "hand", ["C01"]), "of card there are missing: P01"),
        (("players", 0, "hand", ["C01", "C02"]), "card C02 is there 2 times, not once"),
        (("players", 0, "hand", ["P01", "C01"]), "players[1].hand: expected them in order"),
        (("players", 0, "rotated", ["C02"]), "seat 1: only rotation cards in columns are rotated"),
        (("players", 0, "rotated", ["C14"]), "seat 1: only rotation cards in columns are rotated"),
        (("players", 0, "rotated", ["C07", "C07"]), "seat 1: a rotated card is listed twice"),
        (("discards", ["none"]), "discards[1]: expected a card"),
        (("pieces", 0, ["1 stone"]), "position 1 must have as many spaces as its top event"),
        (("pieces", 0, 1, "1 genius"), ""),
        (("pieces", 0, 2, "2 genius"), "piece 2 genius is there 2 times, not once"),
        (("pieces", 0, 2, "3 genius"), "somebody stands on position 1 who does not reach it"),
        (("pieces", 1, ["1 genius"] + ["none"] * 4), ""),
        (("stacks", 0, ["E05"]), "historical event E05 is there 2 times, not once"),
        (("stacks", 0, []), "position 1 must have as many spaces"),
        (("stacks", [["E01"], ["E02"]]), "there must be 3 positions"),
        (("event_deck", ["E36", "E03", *"-" * 8]), "event_deck[3]: expected a historical event"),
        (("event_deck", ["E03"]), "4 events in the game instead of 13"),
        (("past_events", ["E13"]), "14 events in the game instead of 13"),
        (("turn", 501), "turn: expected a number from 0 to 500, got 501"),
        (("turn", 0), UNPROVEN),
        (("teams", True), "two against two is for 4 seats"),
        (("seats", 3), "3 seats but 2 players"),
        (("agenda", []), "nothing is due, but the game is not over at this table"),
    ],
)
def test_a_table_that_cannot_be(change: tuple[Any, ...], fault: str) -> None:
    found = wrong(plain(), *change)
    assert fault in found if fault else not found


@rule("wiege", "19")
def test_only_characters_lie_in_a_pile_and_are_revealed_in_evaluations() -> None:
    table = lay(Board(pile="C03"), Board(), possible=False)
    assert "seat 1: only characters lie in a pile or are revealed" in table.faults
    table = lay(Board(revealed="P03"), Board(), possible=False)
    assert table.faults == ["characters are revealed in an evaluation only"]


@rule("wiege", "19")
def test_decks_have_no_order_of_their_own() -> None:
    table = plain()
    for deck in ("event_deck", "deck"):
        assert wrong(table, deck, table.facts[deck][::-1]).startswith(
            f"{deck}: expected them in order"
        )


@rule("wiege", "19")
def test_all_spaces_of_a_colour_are_covered_only_until_the_evaluation() -> None:
    table = lay(Board(), Board(), events="E03", pieces={1: "s1 s2"}, possible=False)
    assert table.faults == ["all blue spaces of position 1 are covered"]


@rule("wiege", "19")
def test_no_event_holds_three_players_or_partners() -> None:
    boards = [Board() for _ in range(4)]
    table = lay(*boards, pieces={1: "s1 s2 s3"}, events="E02", possible=False)
    assert "more than two players on position 1" in table.faults
    table = lay(*boards, pieces={1: "s1 s3"}, teams=True, possible=False)
    assert table.faults == ["partners together on position 1"]
    assert lay(*boards, pieces={1: "s1 s3"}).faults == []


@rule("wiege", "19")
def test_with_two_players_not_both_have_won_stones() -> None:
    table = lay(Board(won="1 of 2"), Board(won="1 of 1"), possible=False)
    assert table.faults == ["with two players not both have won stones"]


@rule("wiege", "19")
def test_positions_are_vacant_only_without_events_to_come() -> None:
    table = lay(Board(), Board(), Board(), events="E01 / E02 / E05 / -", possible=False)
    assert "a position is vacant although there are events left" in table.faults
    table = lay(Board(), Board(), events="E01 / E02 / -", left=0, possible=False)
    assert "with two events left the game is over" in table.faults


@rule("wiege", "19")
def test_events_of_every_group_are_in_the_game() -> None:
    table = lay(Board(), Board())
    deck = table.facts["event_deck"]
    there = [*deck, *(event for stack in table.facts["stacks"] for event in stack)]
    spare = next(event for event in COLOURS if event not in there)
    others = [event for event in deck if event != "E36"]  # the last of its group
    assert "the black group are missing" in wrong(table, "event_deck", sorted([*others, spare]))
    picking = unpack(2)
    assert "there too early" in wrong(picking.do("pick E01"), "event_deck", ["E07"])


@rule("wiege", "19")
@pytest.mark.parametrize(
    ("columns", "fault"),
    [
        ("science: C08", "seat 1: a card of the science column shows another symbol"),
        ("science: P05", "seat 1: only culture cards lie in columns"),
    ],
)
def test_columns_show_their_symbol(columns: str, fault: str) -> None:
    assert lay(Board(columns=columns), Board(), possible=False).faults == [fault]


@rule("wiege", "19")
@pytest.mark.parametrize(
    "second",
    [
        {"architecture": "finance"},  # nothing lies there
        {"science": "architecture"},  # the wrong way round
        {"finance": "science"},  # the joker does not show it
        {"architecture": "science", "religion": "science"},
    ],
)
def test_only_jokers_make_open_columns(second: dict[str, str]) -> None:
    table = lay(Board(columns="science/architecture: C36"), Board())
    written = dict.fromkeys(SYMBOLS, "none") | second
    assert wrong(table, "players", 0, "open", written)


@rule("wiege", "9")
def test_an_empty_deck_does_not_wait() -> None:
    table = lay(Board(), Board(), discards="C01", rest=1, possible=False)
    assert table.faults == ["an empty deck is renewed at once"]


@rule("wiege", "19")
def test_there_are_27_characters_even_where_cards_are_hidden() -> None:
    table = lay(Board(), Board(pile="P01 P02"))
    view = Table(GAME.redact(table.state, 0))
    open_cards = [f"P{n:02}" for n in range(3, 28)]
    hand = open_cards[:2]
    assert wrong(view, "players", 0, "hand", hand) == "there are 67 of card, not 69"
    facts = view.facts
    facts["deck"] = facts["deck"][: -len(open_cards) - 1]
    facts["discards"] = [*open_cards, "P01"]
    found = GAME.impossible(GAME.read(facts))
    assert "there are 27 characters only" in found


# What is due ----------------------------------------------------------------------------------


PASS_ON = {"step": "pass on", "seat": 1}
PLACE = {"step": "place piece", "seat": 1}
REFILL = {"step": "refill", "seat": 1}
DUEL = {"step": "duel", "seat": 1, "position": 1, "trigger": 1, "other": 2, "alone": "no"}


@rule("wiege", "4")
@pytest.mark.parametrize(
    ("agenda", "said"),
    [
        ([PLACE, PASS_ON], []),
        ([PLACE | {"seat": 2}, PASS_ON | {"seat": 2}], []),
        ([PLACE], [UNPROVEN]),
        ([PASS_ON], [UNPROVEN]),
        ([PLACE | {"seat": 2}, PASS_ON], [UNPROVEN]),
        ([{"step": "take turn", "seat": 2}], [UNPROVEN]),
        (acting(), [UNPROVEN]),
        ([{"step": "exchange stones", "seat": 1, "exchanged": "yes"}, PLACE, PASS_ON], [UNPROVEN]),
        ([{"step": "lay event", "seat": "nature", "position": 1}, PASS_ON], [UNPROVEN]),
        (evaluating(1, "red", DUEL), [UNPROVEN]),
        ([{"step": "lift piece", "seat": 1}, PASS_ON], [UNPROVEN]),
        ([{"step": "draw card", "seat": "nature", "to": "nature"}, PASS_ON], None),
        ([{"step": "choose column", "seat": 1, "card": "none"}, PASS_ON], None),
    ],
)
def test_between_turns_only_a_turn_is_believed(
    agenda: list[dict[str, Any]], said: list[str] | None
) -> None:
    found = lay(Board(), Board()).doctored("agenda", agenda)
    assert found == said if said is not None else "agenda[1]: " in found[0]


@rule("wiege", "5")
def test_who_has_nothing_to_place_exchanges_or_moves() -> None:
    lift = [{"step": "lift piece", "seat": 1}, PASS_ON]
    boards = (Board(), Board(won="6 of 1"))
    table = lay(*boards, events="E01 / E02 / E05", pieces={1: "s1", 3: "g1"})
    assert table.doctored("agenda", lift) == []
    assert table.doctored("agenda", [PLACE, PASS_ON]) == [UNPROVEN]


@rule("wiege", "15")
def test_a_finished_game_has_two_events_and_no_pieces() -> None:
    over: dict[str, Any] = {"turn": 0, "events": "E01 / E02 / -", "left": 0, "possible": False}
    assert lay(Board(), Board(), **over).doctored("agenda", []) == []
    assert lay(Board(), Board(), pieces={1: "s1"}, **over).doctored("agenda", []) == [
        "agenda: nothing is due, but the game is not over at this table"
    ]


@rule("wiege", "15")
def test_after_turn_500_nobody_takes_a_turn() -> None:
    last = lay(Board(), Board(), number=499)
    assert last.facts["turn"] == 500
    assert last.doctored("turn", 500) == []
    last.do(last.options[0], "stop")
    assert last.over


# Lies -----------------------------------------------------------------------------------------


def bonus_without_a_genius() -> Lie:
    start = lay(Board(), Board())
    agenda = [{"step": "genius bonus", "seat": 1, "left": 2}, *acting()]
    return Lie(start, ["stone on 1 space 1"], [("agenda", agenda)], "state.agenda: expected")


def third_card_action() -> Lie:
    start = lay(Board(), Board(), events="E03", pieces={1: "s2"})
    change = ("agenda", 0, "left", 2)  # a trigger leaves one
    return Lie(start, ["stone on 1 space 2"], [change], "state.agenda[1].left: expected 1, got 2")


def duelling(agenda: list[dict[str, Any]], *changes: tuple[Any, ...], place: str) -> Lie:
    """Seat 1 has triggered a duel at position 1 with seat 2, and revealed nobody yet."""
    start = lay(Board(pile="P16"), Board(pile="P01"), events="E12", pieces={1: "s2"})
    moves = ["stone on 1 space 2", "stop"]
    return Lie(start, moves, [("agenda", agenda), *changes], place)


def loser_paid_as_winner() -> Lie:
    """Seat 2 reveals a character and seat 1 nobody; and yet seat 2 is to pay."""
    paying = [
        {"step": "pay stone", "seat": 2, "to": 1},
        {"step": "discard revealed", "seat": 2},
    ]
    agenda = evaluating(1, "red", *paying, other=2)
    return duelling(
        agenda,
        ("players", 1, "pile", []),
        ("players", 1, "revealed", ["P01"]),
        place="state.players[2].pile: expected ['P01'], got []",
    )


def duel_alone() -> Lie:
    agenda = evaluating(1, "red", DUEL | {"alone": "yes"}, other=2)
    return duelling(agenda, place="state.agenda[1].alone: expected 'no', got 'yes'")


def evaluated_in_the_other_colour() -> Lie:
    agenda = evaluating(1, "blue", DUEL, other=2)
    return duelling(agenda, place="state.agenda[2].colour: expected 'red', got 'blue'")


def stones_never_won() -> Lie:
    start = lay(Board(columns="science: C01"), Board(), events="E03", pieces={1: "s2"})
    agenda = evaluating(1, "blue", *[{"step": "pay stone", "seat": 2, "to": 1}] * 5, other=2)
    return Lie(start, ["stone on 1 space 2", "stop"], [("agenda", agenda)], "state.agenda: ")


def cards_never_dealt() -> Lie:
    start = unpack(2)
    agenda = [{"step": "choose first", "seat": "nature"}]
    moves = natures_moves(start)[:-3]
    return Lie(start, moves, [("agenda", agenda)], "state.agenda: ", {"mode": "single"})


LIES = [
    bonus_without_a_genius,
    third_card_action,
    loser_paid_as_winner,
    duel_alone,
    evaluated_in_the_other_colour,
    stones_never_won,
    cards_never_dealt,
]


@rule("wiege", "19")
@pytest.mark.parametrize("lie", [lie() for lie in LIES], ids=[lie.__name__ for lie in LIES])
def test_a_lie_about_a_turn_is_looked_at_and_not_played_on(lie: Lie) -> None:
    assert_truth_is_believed(lie)
    assert_only_looked_at(lie)
    assert_refused_at_its_place(lie)


# Positions as files ---------------------------------------------------------------------------


def test_a_position_in_the_middle_of_a_duel_can_be_written_and_read() -> None:
    boards = (Board(pile="P01", revealed="P16"), Board(hand="C01"))
    table = lay(*boards, events="E12", agenda=evaluating(1, "red", DUEL))
    text = write_position(GAME, table.state)
    game, again = read_position(text, GAME)
    assert game.write(again) == table.facts


def test_a_question_about_a_seat_that_is_not_there_cannot_be_read() -> None:
    boards = (Board(columns="science: C01"), Board(columns="religion: C29"), Board())
    agenda = evaluating(1, "blue", other=4)
    with pytest.raises(
        Unreadable, match=r"agenda\[\d\]\.other: expected a seat from 1 to 3, got 4"
    ):
        lay(*boards, events="E03", agenda=agenda)


def test_an_impossible_position_is_refused_in_words() -> None:
    data = json.loads(write_position(GAME, plain().state))
    data["state"]["players"][0]["reserve"] = {"1": 7}
    with pytest.raises(Unreadable, match="this position is impossible: 8 stones of seat 1"):
        read_position(json.dumps(data), GAME)
    data["state"]["players"][0]["reserve"] = {"yellow": 7}
    with pytest.raises(Unreadable, match=r"players\[1\].reserve: expected an owner"):
        read_position(json.dumps(data), GAME)


def test_every_position_of_a_view_can_be_read() -> None:
    table = lay(Board(hand="C01 P01", pile="P02"), Board(hand="C02"), agenda=acting())
    for seat in (0, 1, None):
        view = GAME.redact(table.state, seat)
        game, again = read_position(write_position(GAME, view), GAME)
        assert game.write(again) == GAME.write(view)
