"""What cannot be: the checks of the rules, on tables of whole games and in typed positions."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from bottega.games.wiege import GAME
from bottega.kernel.position import read_position, write_position
from bottega.kernel.words import Unreadable
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
        (("players", 0, "hand", ["C01"]), "66 cards instead of 67"),
        (("players", 0, "hand", ["C01", "C02"]), "C02 is there 2 times"),
        (("players", 0, "hand", ["P01", "C01"]), "must be listed in order"),
        (("players", 0, "pile", ["C03"]), "seat 1: only characters lie in a pile"),
        (("players", 0, "rotated", ["C02"]), "seat 1: only rotation cards in columns are rotated"),
        (("players", 0, "rotated", ["C14"]), "seat 1: only rotation cards in columns are rotated"),
        (("players", 0, "rotated", ["C07", "C07"]), "C07 is there 2 times"),
        (("players", 0, "revealed", ["P03"]), "characters are revealed in an evaluation only"),
        (("discards", ["none"]), "discards[1]: expected a card"),
        (("pieces", 0, ["1 stone"]), "position 1 must have as many spaces as its top event"),
        (("pieces", 0, 1, "1 genius"), ""),
        (("pieces", 0, 2, "2 genius"), "seat 2 has one genius only"),
        (("pieces", 0, 2, "3 genius"), "somebody stands on position 1 who does not reach it"),
        (("pieces", 1, ["1 genius"] + ["none"] * 4), ""),
        (("stacks", 0, ["E02"]), "must have as many spaces"),
        (("stacks", 0, ["E05"]), "E05 is there 2 times"),
        (("stacks", 0, []), "position 1 must have as many spaces"),
        (("stacks", [["E01"], ["E02"]]), "there must be 3 positions"),
        (("event_deck", ["E36", "E03", *"-" * 8]), "event_deck[3]: expected a historical event"),
        (("event_deck", ["E03"]), "4 events in the game instead of 13"),
        (("past_events", ["E13"]), "14 events in the game instead of 13"),
        (("turn", 501), "turn: expected a number from 0 to 500, got 501"),
        (("turn", 0), "the set-up must go on where it is"),
        (("teams", True), "two against two is for 4 seats"),
        (("seats", 3), "3 seats but 2 players"),
        (("agenda", []), "the game is not over yet"),
    ],
)
def test_a_table_that_cannot_be(change: tuple[Any, ...], fault: str) -> None:
    found = wrong(plain(), *change)
    assert fault in found if fault else not found


@rule("wiege", "19")
def test_decks_have_no_order_of_their_own() -> None:
    table = plain()
    assert "the event deck must be listed in order" in wrong(
        table, "event_deck", table.facts["event_deck"][::-1]
    )
    assert "must be listed in order" in wrong(table, "deck", table.facts["deck"][::-1])


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
    deck = [event for event in table.facts["event_deck"] if event not in ("E36",)]
    assert "the black group are missing" in wrong(table, "event_deck", sorted([*deck, "E04"]))
    picking = unpack(2)
    assert "the agenda" in wrong(picking, "turn", 1)
    assert "there too early" in wrong(picking.do("pick E01"), "event_deck", ["E07"])


@rule("wiege", "19")
@pytest.mark.parametrize(
    ("columns", "fault"),
    [
        ({"science": ["C08"]}, "a card of the science column shows another symbol"),
        ({"science": ["P05"]}, "only culture cards lie in columns"),
    ],
)
def test_columns_show_their_symbol(columns: dict[str, list[str]], fault: str) -> None:
    table = lay(Board(columns="science: C01"), Board())
    written: dict[str, list[str]] = {symbol: [] for symbol in SYMBOLS} | columns
    assert fault in wrong(table, "players", 0, "columns", written)


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
    assert wrong(view, "players", 0, "hand", hand) == "69 cards instead of 67"
    facts = view.facts
    facts["deck"] = facts["deck"][: -len(open_cards) - 1]
    facts["discards"] = [*open_cards, "P01"]
    found = GAME.faults(GAME.read(facts))
    assert "there are 27 characters only" in found


# What is asked --------------------------------------------------------------------------------


def asked(agenda: list[dict[str, Any]], *boards: Board, **more: Any) -> list[str]:
    """What is wrong with an agenda, on the table of `lay`."""
    found = lay(*(boards or (Board(), Board())), agenda=agenda, possible=False, **more).faults
    return [fault.removeprefix("the agenda: ") for fault in found]


PASS_ON = {"step": "pass on", "seat": 1}
REFILL = {"step": "refill", "seat": 1}
PLACE = {"step": "place piece", "seat": 1}
ACT = {"step": "act", "seat": 1, "left": 1}
EVALUATE = {"step": "evaluate", "seat": 1, "position": 1, "colour": "blue"}
ALONE = {"step": "name alone", "seat": 1, "position": 1}
NAMING = {"step": "name symbol", "seat": 1, "position": 1, "trigger": 1, "other": 2}
DUEL = {"step": "duel", "seat": 1, "position": 1, "trigger": 1, "other": 2, "alone": "no"}
PAY = {"step": "pay stone", "seat": 2, "to": 1}
USE_UP = {"step": "use up", "seat": 1, "symbol": "science", "cards": 1}
KEEP = {"step": "keep from column", "seat": 1, "symbol": "science"}
KEPT = {"step": "keep revealed", "seat": 1}
DROP = {"step": "discard revealed", "seat": 1}
DRAW = {"step": "draw card", "seat": "nature", "to": 1}
FILL = {"step": "fill slot", "seat": "nature", "slot": 1}
LAY = {"step": "lay event", "seat": "nature", "position": 1}


@pytest.mark.parametrize(
    ("agenda", "fault"),
    [
        ([PLACE], "the turn must pass on at its end"),
        ([PLACE | {"seat": 2}, PASS_ON], "it is not this seat's turn"),
        ([PLACE | {"seat": "nature"}, PASS_ON], "a question is addressed to the wrong seat"),
        ([DRAW | {"seat": 1}, REFILL, PASS_ON], "a question is addressed to the wrong seat"),
        ([DRAW | {"to": "nature"}, REFILL, PASS_ON], "a question mentions nothing, or nobody"),
        ([LAY | {"position": 6}, PASS_ON], "a question mentions nothing, or nobody"),
        ([ACT | {"left": "none"}, REFILL, PASS_ON], "a question mentions nothing, or nobody"),
        ([ACT | {"left": 3}, REFILL, PASS_ON], "there are 1 to 2 card actions"),
        ([ACT, PASS_ON], "the display is refilled after the card actions"),
        ([ACT, ACT, REFILL, PASS_ON], "this does not belong to the card actions"),
        (
            [DRAW, ACT | {"left": 2}, REFILL, PASS_ON],
            "the card actions are taken one after another",
        ),
        ([DRAW | {"to": 2}, REFILL, PASS_ON], "no card can be drawn"),
        ([FILL, REFILL, PASS_ON], "this slot cannot be filled"),
        ([FILL, ACT, REFILL, PASS_ON], "this does not belong to the card actions"),
        ([USE_UP, REFILL, PASS_ON], "this does not belong to the card actions"),
        (
            [{"step": "genius bonus", "seat": 1, "left": 5}, ACT | {"left": 2}, REFILL, PASS_ON],
            "there are not so many cards for the genius",
        ),
        (
            [{"step": "choose column", "seat": 1, "card": "C36"}, REFILL, PASS_ON],
            "there is no column to choose",
        ),
        ([EVALUATE, PASS_ON], "no evaluation was triggered there"),
        ([LAY, PASS_ON], ""),
        ([{"step": "take turn", "seat": 2}], ""),
        ([PASS_ON], ""),
        ([{"step": "lift piece", "seat": 1}, PASS_ON], "who has something to place moves nothing"),
        (
            [{"step": "exchange stones", "seat": 1, "exchanged": "no"}, PLACE, PASS_ON],
            "no stones can be exchanged",
        ),
        ([{"step": "choose first", "seat": "nature"}], "the turn must pass on at its end"),
    ],
)
def test_a_turn_that_cannot_go_on_like_this(agenda: list[dict[str, Any]], fault: str) -> None:
    assert asked(agenda) == ([fault] if fault else [])


@pytest.mark.parametrize(
    ("first", "fault"),
    [
        ([], ""),
        ([ALONE], ""),
        ([ALONE | {"position": 2}], "this does not belong to the evaluation"),
        ([NAMING | {"named": "none"}], ""),
        ([NAMING | {"seat": 2, "named": "religion"}], ""),
        ([NAMING | {"seat": 2, "named": "none"}], "this does not belong to the evaluation"),
        ([NAMING | {"seat": 2, "named": "finance"}], "this does not belong to the evaluation"),
        ([NAMING | {"named": "religion"}], "this does not belong to the evaluation"),
        ([NAMING | {"position": 2, "named": "none"}], "this does not belong to the evaluation"),
        ([NAMING | {"other": 1, "named": "none"}], "a question mentions nothing, or nobody"),
        ([PAY, USE_UP], ""),
        ([USE_UP, PAY], "stones are paid before anything else"),
        ([PAY, PAY, USE_UP], "this does not belong to the evaluation"),
        ([PAY], "this does not belong to the evaluation"),
        ([PAY | {"seat": 1, "to": 2}, USE_UP], "seat 1 cannot pay"),
        ([PAY | {"to": 2}, USE_UP], "stones are paid to the winner"),
        ([PAY] * 8 + [USE_UP | {"cards": 8}], "seat 2 cannot pay"),
        ([USE_UP | {"symbol": "finance"}], "this does not belong to the evaluation"),
        ([USE_UP | {"symbol": "architecture"}], "this does not belong to the evaluation"),
        ([KEEP], ""),
        ([KEEP, KEEP | {"seat": 2, "symbol": "religion"}], ""),
        (
            [KEEP | {"seat": 2, "symbol": "religion"}, KEEP],
            "this does not belong to the evaluation",
        ),
        ([KEEP, KEEP], "this does not belong to the evaluation"),
        ([KEEP | {"symbol": "religion"}], "this does not belong to the evaluation"),
        ([DUEL], "this does not belong to the evaluation"),
    ],
)
def test_a_culture_evaluation_that_cannot_be(first: list[dict[str, Any]], fault: str) -> None:
    boards = (Board(columns="science: C01"), Board(columns="religion: C29"))
    assert asked(evaluating(1, "blue", *first), *boards, events="E03") == ([fault] if fault else [])


@pytest.mark.parametrize(
    ("first", "revealed", "fault"),
    [
        ([], ("", ""), ""),
        ([DUEL], ("P01", "P02"), ""),
        ([DUEL | {"seat": 3, "other": 3}], ("", ""), "agenda"),
        ([DUEL | {"position": 2}], ("", ""), "this does not belong to the evaluation"),
        ([PAY, DUEL], ("", ""), "this does not belong to the evaluation"),
        ([{"step": "play alone", "seat": 1, "position": 1}], ("", ""), ""),
        (
            [{"step": "play alone", "seat": 1, "position": 1}],
            ("P01", ""),
            "this does not belong to the evaluation",
        ),
        ([PAY, DROP], ("P01", ""), ""),
        ([PAY, DROP, KEPT | {"seat": 2}], ("P01", "P02"), ""),
        ([PAY, PAY, DROP], ("P01", ""), "this does not belong to the evaluation"),
        ([DROP], ("", ""), "this does not belong to the evaluation"),
        ([DROP], ("P01", "P02"), "this does not belong to the evaluation"),
        ([KEPT, KEPT | {"seat": 2}], ("P01", "P02"), ""),
        ([KEPT | {"seat": 2}, KEPT], ("P01", "P02"), "this does not belong to the evaluation"),
        ([KEPT, KEPT], ("P01", ""), "this does not belong to the evaluation"),
        ([PAY, KEPT], ("P01", ""), "this does not belong to the evaluation"),
        ([ALONE], ("", ""), "this does not belong to the evaluation"),
    ],
)
def test_a_character_evaluation_that_cannot_be(
    first: list[dict[str, Any]], revealed: tuple[str, str], fault: str
) -> None:
    boards = [Board(revealed=cards) for cards in revealed]
    if fault == "agenda":
        with pytest.raises(Unreadable, match="agenda"):
            asked(evaluating(1, "red", *first), *boards, events="E12")
        return
    assert asked(evaluating(1, "red", *first), *boards, events="E12") == ([fault] if fault else [])


def test_an_evaluation_needs_an_event_of_its_colour_without_pieces() -> None:
    assert asked(evaluating(1, "red"), events="E03") == ["there is no such evaluation"]
    found = asked(evaluating(1, "blue"), events="E03", pieces={1: "s1"})
    assert found == ["the pieces go back before an evaluation"]
    three = [Board() for _ in range(3)]
    found = asked(evaluating(3, "blue"), *three)  # B12 does not concern seat 1
    assert found == ["the pieces go back before an evaluation"]


def test_a_culture_evaluation_reveals_nobody() -> None:
    boards = (Board(revealed="P01"), Board())
    found = asked(evaluating(1, "blue", ALONE), *boards, events="E03")
    assert found == ["this does not belong to the evaluation"]


def test_the_rival_must_reach_the_event() -> None:
    three = [Board() for _ in range(3)]
    naming = NAMING | {"position": 2, "other": 3, "named": "none"}
    found = asked(evaluating(2, "blue", naming), *three)  # B01
    assert found == ["this does not belong to the evaluation"]
    duel = DUEL | {"position": 2, "other": 3}
    assert asked(evaluating(2, "red", duel), *three) == ["this does not belong to the evaluation"]


WRONG = "this does not belong to the evaluation"


@pytest.mark.parametrize(
    ("first", "other", "fault"),
    [
        ([ALONE], 2, WRONG),
        ([NAMING | {"named": "none"}], "nature", WRONG),
        ([NAMING | {"named": "none"}], 3, WRONG),
        ([KEEP], "nature", WRONG),
        ([PAY, USE_UP], "nature", ""),
        ([PAY, USE_UP], 2, ""),
        ([PAY, USE_UP], 3, "seat 2 cannot pay"),
        ([PAY | {"seat": 1, "to": 2}, USE_UP | {"seat": 2, "symbol": "religion"}], 3, WRONG),
        ([PAY | {"seat": 1, "to": 2}, USE_UP | {"seat": 2, "symbol": "religion"}], 2, ""),
        ([], 1, "a question mentions nothing, or nobody"),
    ],
)
def test_only_those_who_meet_are_asked(
    first: list[dict[str, Any]], other: int | str, fault: str
) -> None:
    boards = (Board(columns="science: C01"), Board(columns="religion: C29"), Board())
    agenda = evaluating(1, "blue", *first, other=other)
    assert asked(agenda, *boards, events="E03") == ([fault] if fault else [])


@pytest.mark.parametrize(
    ("first", "other"),
    [
        ([DUEL], "nature"),
        ([DUEL], 3),
        ([{"step": "play alone", "seat": 1, "position": 1}], 2),
        ([KEPT], "nature"),
    ],
)
def test_nobody_duels_alone(first: list[dict[str, Any]], other: int | str) -> None:
    boards = (Board(revealed="P01" if first == [KEPT] else ""), Board(), Board())
    assert asked(evaluating(1, "red", *first, other=other), *boards, events="E12") == [WRONG]


def test_partners_never_meet() -> None:
    agenda = evaluating(1, "red", other=3)
    four = [Board() for _ in range(4)]
    assert asked(agenda, *four, events="E12") == []
    assert asked(agenda, *four, events="E12", teams=True) == [WRONG]


@pytest.mark.parametrize(
    ("frame", "pieces", "fault"),
    [
        ({"step": "move piece", "position": 1, "space": 1}, "s1", ""),
        ({"step": "move piece", "position": 1, "space": 2}, "s1", "this piece cannot be moved"),
        ({"step": "move piece", "position": 1, "space": 6}, "s1", "this piece cannot be moved"),
        ({"step": "move piece", "position": 2, "space": 1}, "s1", "this piece cannot be moved"),
        ({"step": "place piece"}, "s1", "there is nothing to place"),
        ({"step": "lift piece"}, "s1", ""),
        (
            {"step": "exchange stones", "exchanged": "yes"},
            "s1",
            "no stones can be exchanged",
        ),
    ],
)
def test_who_has_nothing_to_place(frame: dict[str, Any], pieces: str, fault: str) -> None:
    agenda = [frame | {"seat": 1}, PASS_ON]
    if frame["step"] == "exchange stones":
        agenda.insert(1, PLACE)
    found = asked(
        agenda, Board(), Board(won="6 of 1"), events="E01 / E02 / E05", pieces={1: pieces, 3: "g1"}
    )
    assert found == ([fault] if fault else [])


def test_no_event_is_laid_on_pieces() -> None:
    assert asked([LAY, PASS_ON], pieces={1: "s1"}) == ["no event can be laid there"]


def test_after_a_trigger_there_is_one_action() -> None:
    agenda = [ACT | {"left": 2}, REFILL, EVALUATE, PASS_ON]
    where: dict[str, Any] = {"events": "E03", "pieces": {1: "s1 s2"}}
    assert asked(agenda, **where) == ["there are 1 to 1 card actions"]
    assert asked([ACT, REFILL, EVALUATE, PASS_ON], **where) == []
    assert asked([EVALUATE, PASS_ON], **where) == []


def test_the_last_turn_has_a_number() -> None:
    table = lay(Board(), Board(), number=500, possible=False)
    assert table.faults == ["the agenda: turn 500 was the last one"]


def test_a_finished_game_has_two_events_and_no_pieces() -> None:
    over: dict[str, Any] = {"turn": 0, "events": "E01 / E02 / -", "left": 0, "possible": False}
    assert lay(Board(), Board(), **over).faults == []
    assert lay(Board(), Board(), pieces={1: "s1"}, **over).faults == [
        "the agenda: the game is not over yet"
    ]


@pytest.mark.parametrize(
    ("change"),
    [
        ("players", 0, "hand", []),
        ("players", 0, "reserve", {"1": 6, "2": 1}),
        ("display", ["none"] * 4),
        ("gave_up", True),
        ("agenda", []),
    ],
)
def test_the_set_up_goes_on_where_it_is(change: tuple[Any, ...]) -> None:
    table = unpack(2)
    while table.step != "choose first":
        table.do(table.options[0])
    assert table.faults == []
    assert table.doctored(*change)


def test_the_first_turn_follows_the_set_up() -> None:
    table = unpack(3)
    while table.step != "choose first":
        table.do(table.options[0])
    assert not table.doctored("agenda", [{"step": "take turn", "seat": 3}])


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
        asked(agenda, *boards, events="E03")


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
