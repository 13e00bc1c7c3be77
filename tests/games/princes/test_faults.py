"""What cannot be at a table (rules, section 17), and what nobody believes of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.princes import GAME
from tests.games.lies import (
    Lie,
    assert_only_looked_at,
    assert_refused_at_its_place,
    assert_truth_is_believed,
)
from tests.games.playing import UNPROVEN
from tests.games.princes.table import ALL_TILES, EVENTS, NO_WAR, Prince, Table, lay, started
from tests.rulebook import rule

P = Prince


def fine() -> Table:
    """Three players in the middle of the game, and nothing wrong."""
    return lay(
        P(tiles="il doge, bank 1*, colonna", troops="cavalry, fort", hand="veto", markers=1),
        P(tiles="alfonso of aragon", troops="pikes", hand="block bid, block bid", home=6),
        P(events="gozzoli"),
        decade=2,
        boxes={"rome": "verrocchio", "milan": "piero della francesca"},
        wars=2,
        pope=2,
        discards="raid gold",
    )


@rule("princes", "17")
def test_a_table_laid_out_by_the_rules_has_no_fault() -> None:
    assert fine().faults == []


@rule("princes", "17")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("pope", 4), "nobody sits there: the active player or the Pope"),
        (("active", 5), "nobody sits there: the active player or the Pope"),
        (("players", 0, "family", "bentivoglio"), "family bentivoglio is there 2 times, not once"),
        (("players", 0, "family", "none"), "somebody has no family"),
        (("tiles", ALL_TILES), "tile il doge is there 2 times, not once"),
        (("tiles", []), "of tile there are missing: venetian merchant 1"),
        (
            ("players", 0, "tiles", ["bank 1", "il doge", "colonna"]),
            "players[1].tiles: expected them in order",
        ),
        (("tiles", ALL_TILES[::-1]), "tiles: expected them in order"),
        (("used", ["il doge"]), "only owned tiles with a power can have been used"),
        (("used", ["bank 2"]), "only owned tiles with a power can have been used"),
        (("used", ["bank 1", "bank 1"]), "only owned tiles with a power can have been used"),
        (("open", EVENTS[2][::-1]), "open: expected them in order"),
        (("open", EVENTS[2][1:]), "botticelli is nowhere"),
        (("players", 2, "events", []), "gozzoli is nowhere"),
        (("players", 1, "events", ["gozzoli"]), "event tile gozzoli is there 2 times, not once"),
        (("players", 1, "events", ["leonardo"]), "leonardo comes in a later decade"),
        (("players", 2, "troops", ["fort"]), "troop fort is there 5 times, not 4 times"),
        (("supply", {}), "of troop there are missing: 3 cavalry, 4 infantry"),
        (
            ("players", 0, "troops", ["fort", "cavalry"]),
            "players[1].troops: expected them in order",
        ),
        (("discards", []), "of treachery there are missing: 1 raid gold"),
        (("discards", ["veto"]), "treachery veto is there 4 times, not 3 times"),
        (("players", 0, "hand", []), "of treachery there are missing: 1 veto"),
        (("players", 0, "hand", ["veto", "block bid"]), "players[1].hand: expected them in order"),
        (("wars", 5), "4 wars a decade at most"),
        (("passes", 7), "nobody may pass so often"),
        (("agenda", []), "agenda: nothing is due, but the game is not over at this table"),
        (("agenda", [{"step": "turn", "seat": 2}]), UNPROVEN),  # seat 1 is the active player
    ],
)
def test_what_cannot_be_is_found(change: tuple[Any, ...], fault: str) -> None:
    found = fine().doctored(*change)
    assert any(fault in line for line in found), found


@rule("princes", "17")
def test_a_board_too_few_is_found() -> None:
    without = [("players", lay(P(), P(), P()).facts["players"][:2])]
    assert lay(P(), P(), P()).rewritten(*without) == ["3 seats but 2 players"]


@rule("princes", "17")
@pytest.mark.parametrize(
    ("princes", "fault"),
    [
        (P(tiles=", ".join(ALL_TILES[:7])), "six city tiles of three cities at most"),
        (
            P(tiles="armourer, bank 2, orsini, federico of aragon"),
            "six city tiles of three cities at most",
        ),
        (P(events="bellini"), "only artists with points and merchants are kept"),
        (P(hand="veto, veto, veto"), "too many treachery tiles in hand"),
    ],
)
def test_more_or_other_than_a_player_may_have_is_found(princes: Prince, fault: str) -> None:
    table = lay(princes, P(), P(), decade=2, possible=False)
    assert table.faults == [f"seat 1: {fault}"]


@rule("princes", "17")
def test_two_troops_of_a_type_are_found() -> None:
    one = lay(P(troops="fort"), P(), P())
    changes = ("players", 0, "troops", ["fort", "fort"]), ("supply", "fort", 2)
    assert one.rewritten(*changes) == ["seat 1: one troop of a type at most"]


@rule("princes", "17")
def test_an_artist_is_placed_only_where_he_raises_the_status() -> None:
    table = lay(P(), P(), P(), decade=2, boxes={"naples": "mantegna"}, possible=False)
    assert table.faults == ["only artists who raise the status are placed in a city"]


@rule("princes", "17")
def test_events_of_another_decade_are_not_open() -> None:
    table = lay(P(), P(), P(), decade=2, open=", ".join(EVENTS[1]), possible=False)
    assert "only events of this decade are open" in table.faults


@rule("princes", "17")
def test_a_deck_in_disorder_is_found() -> None:
    table = fine()
    [found] = table.doctored("deck", table.facts["deck"][::-1])
    assert found.startswith("deck: expected them in order")


@rule("princes", "17")
def test_offers_without_trade_are_found() -> None:
    table = lay(P(), P(), P(), trade="off")
    assert table.doctored("offers", 1) == ["there is no trade at this table"]


@rule("princes", "17")
def test_a_view_with_hidden_tiles_has_no_fault() -> None:
    table = fine()
    for seat in (0, 1, 2, None):
        assert GAME.impossible(GAME.redact(table.state, seat)) == []


# What is due ----------------------------------------------------------------------------------


TURN = {"step": "turn", "seat": 1}
END = {"step": "end turn", "seat": 1}
OFFER = {"give_gold": 1, "give_influence": 0, "ask_gold": 0, "ask_influence": 0}


@rule("princes", "4")
@rule("princes", "17")
@pytest.mark.parametrize(
    "agenda",
    [
        [END],
        [TURN, END],
        [TURN | {"seat": 3}],
        [{"step": "begin turn", "seat": 2}],
        [{"step": "end decade", "seat": "nature"}],
        [{"step": "draw treachery", "seat": "nature", "to": 1}, END],
        [{"step": "reply", "seat": 2, "offerer": 1, **OFFER}, TURN],
        [{"step": "make offer", "seat": 2, "to": 1}, TURN],  # all trade is not allowed
        [{"step": "pay pope", "seat": 1, "due": 1}, END],
    ],
)
def test_between_turns_only_the_turn_of_the_active_player_is_believed(
    agenda: list[dict[str, Any]],
) -> None:
    assert fine().doctored("agenda", [TURN]) == []
    assert fine().doctored("agenda", agenda) == [UNPROVEN]


@rule("princes", "11")
def test_others_may_have_passed_their_offers_one_after_the_other() -> None:
    table = started(4, "full")
    frames = table.facts["agenda"]
    assert [frame["seat"] for frame in frames] == [2, 3, 4, 1]
    for passed in range(4):
        assert table.doctored("agenda", frames[passed:]) == []
    assert table.doctored("agenda", [frames[1], frames[0], *frames[2:]]) == [UNPROVEN]
    assert table.doctored("agenda", frames[:3]) == [UNPROVEN]
    assert table.doctored("agenda", [frames[0], *frames]) == [UNPROVEN]
    assert table.doctored("trading", "turn") == [UNPROVEN]


@rule("princes", "17")
def test_without_an_open_event_no_turn_is_believed() -> None:
    sold = P(events="gozzoli, merchant 1")
    boxes = {"rome": "verrocchio, piero della francesca"}
    table = lay(sold, P(), P(), boxes=boxes)
    assert table.faults == []
    assert table.doctored("agenda", [TURN]) == [UNPROVEN]
    [found] = table.doctored("agenda", [])
    assert "the game is not over" in found


@rule("princes", "17")
def test_after_the_last_event_nothing_is_due() -> None:
    over = lay(P(), P(), P(), decade=3, open="", agenda=[])
    assert over.doctored("agenda", []) == []


@rule("princes", "17")
def test_a_question_that_nobody_could_answer_is_refused() -> None:
    assert fine().doctored("agenda", [{"step": "discard", "seat": 3}, END]) == [
        "agenda[1]: nobody could answer this question here"
    ]


# Lies -----------------------------------------------------------------------------------------


def blocked_opener() -> Lie:
    """Whoever must open and is blocked could only pass, and the tile would be gone."""
    change = ("auction", "blocked", [1])
    place = "state.auction.blocked: expected [], got [1]"
    return Lie(lay(P(), P(), P()), ["auction colonna"], [change], place)


def selling(change: tuple[Any, ...], place: str) -> Lie:
    """Seat 1 sells Colonna and leads with 10; seat 2 has passed, seat 3 is asked."""
    start = lay(P(hand="block bid"), P(), P(hand="veto"), P())
    return Lie(start, ["auction colonna", "amount 10", "pass"], [change], place)


def bid_that_nobody_made() -> Lie:
    return selling(("auction", "high", 9), "state.auction.high: expected 10, got 9")


def leader_who_made_no_bid() -> Lie:
    return selling(("auction", "leader", 3), "state.auction.leader: expected 1, got 3")


def bidder_left_out() -> Lie:
    return selling(("auction", "bidding", [3, 1]), "state.auction.bidding: expected [3, 4, 1], got")


def pope_for_less() -> Lie:
    start = lay(P(hand="veto"), P(), P())
    moves = ["auction pope", "amount 3", "pass", "pass"]
    change = ("agenda", 0, "due", 2)
    return Lie(start, moves, [change], "state.agenda[1].due: expected 3, got 2")


def warring(change: tuple[Any, ...], place: str) -> Lie:
    """Seats 1 and 2 are to fight for Venice and Rome; both have been hired."""
    people = (
        P(troops="infantry", hand="bribe troop"),
        P(troops="fort", hand="veto"),
        P(troops="pikes", tiles="ludovico sforza"),
    )
    start = lay(*people, pope=3)
    moves = ["war venice rome", *["pass"] * 2, "amount 1", *["pass"] * 2, "amount 1", "pass"]
    return Lie(start, moves, [change], place)


def dice_never_rolled() -> Lie:
    return warring(("war", "dice", [6, 1]), "state.war.dice[1]: expected 0, got 6")


def condottiere_never_hired() -> Lie:
    return warring(("war", "condottieri", [1, 3]), "state.war.condottieri[2]: expected 2, got 3")


def ally_without_a_league() -> Lie:
    return warring(("war", "ally", 2), "state.war.ally: expected 'none', got 2")


def offer_nobody_made() -> Lie:
    start = lay(P(), P(), P())
    moves = ["trade with +1", "amount 5", "amount 0", "amount 3"]
    change = ("agenda", 0, "give_gold", 41)
    return Lie(start, moves, [change], "state.agenda[1].give_gold: expected 5, got 41")


def families_dropped() -> Lie:
    agenda = [{"step": "pick family", "seat": 1}, {"step": "begin turn", "seat": 2}]
    change = ("agenda", agenda)
    return Lie(Table.new(4), ["chooser 2"], [change], "state.agenda: ", {"trade": "turn"})


LIES = [
    blocked_opener,
    bid_that_nobody_made,
    leader_who_made_no_bid,
    bidder_left_out,
    pope_for_less,
    dice_never_rolled,
    condottiere_never_hired,
    ally_without_a_league,
    offer_nobody_made,
    families_dropped,
]


@rule("princes", "17")
@pytest.mark.parametrize("lie", [lie() for lie in LIES], ids=[lie.__name__ for lie in LIES])
def test_a_lie_about_a_turn_is_looked_at_and_not_played_on(lie: Lie) -> None:
    assert_truth_is_believed(lie)
    assert_only_looked_at(lie)
    assert_refused_at_its_place(lie)


@rule("princes", "10")
def test_a_war_between_turns_is_not_believed() -> None:
    war = {**NO_WAR, "attacker": "rome", "defender": "milan"}
    assert fine().doctored("war", war) == [UNPROVEN]
    assert fine().doctored("war", {**war, "condottieri": [9, "none"]}) == [
        "war.condottieri[1]: expected a seat from 1 to 6, got 9"
    ]


@rule("princes", "2")
def test_the_set_up_is_believed_by_its_answers_alone() -> None:
    table = Table.new(4)
    for move in ("chooser 2", "family este", "family gonzaga", "family baglioni"):
        assert table.faults == []
        assert table.doctored("pope", "none") == [UNPROVEN]
        table.do(move)
    table.do("family malatesta", "first 1")
    assert table.doctored("pope", "none") == []


VENICE_AT_WAR = {**NO_WAR, "attacker": "venice", "defender": "rome"}
WAR_OFFER = {"step": "war offer", "seat": 1, "attacker": "venice", "defender": "rome"}


@rule("princes", "11")
@rule("princes", "17")
@pytest.mark.parametrize("trade", ["off", "turn"])
@pytest.mark.parametrize(
    "change", [("war", VENICE_AT_WAR | {"offered": [2]}), ("agenda", [WAR_OFFER])]
)
def test_offers_in_a_war_contradict_a_table_without_full_trade(
    trade: str, change: tuple[Any, ...]
) -> None:
    table = lay(P(), P(), P(), trade=trade, war=VENICE_AT_WAR)
    assert table.doctored(*change) == ["no offers are made in a war at this table"]
    assert lay(P(), P(), P(), trade="full", war=VENICE_AT_WAR).doctored(*change) == [UNPROVEN]


@rule("princes", "11")
@rule("princes", "17")
@pytest.mark.parametrize(
    ("war", "fault"),
    [
        (NO_WAR | {"offered": [1]}, "offers of a war are told although there is none"),
        (VENICE_AT_WAR | {"offered": [2, 2]}, "each player at the table may make one offer"),
        (VENICE_AT_WAR | {"offered": [6]}, "each player at the table may make one offer"),
    ],
)
def test_offers_in_a_war_are_one_a_player_and_in_a_war(war: dict[str, Any], fault: str) -> None:
    (found,) = lay(P(), P(), P(), trade="full").doctored("war", war)
    assert found.startswith(fault)


@rule("princes", "R14")
@rule("princes", "17")
@pytest.mark.parametrize(("rules", "found"), [(1, "whoever declares a war cannot"), (2, UNPROVEN)])
def test_a_declarer_who_is_asked_for_a_veto_contradicts_version_1(rules: int, found: str) -> None:
    war = {key: value for key, value in VENICE_AT_WAR.items() if rules > 1 or key != "offered"}
    table = lay(P(hand="veto"), P(), P(), war=war, rules=rules)
    veto = {"step": "veto", "seat": 1, "attacker": "venice", "defender": "rome"}
    (said,) = table.doctored("agenda", [veto])
    assert said.startswith(found)
