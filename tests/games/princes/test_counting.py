"""Nothing is lost and nothing is doubled; what is asked fits the table (rules, section 17)."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.princes import GAME
from tests.games.princes.table import (
    ALL_TILES,
    EVENTS,
    NO_AUCTION,
    NO_WAR,
    Prince,
    Table,
    lay,
    started,
)
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
        (("players", []), "3 seats but 0 players"),
        (("pope", 4), "nobody sits there: the active player or the Pope"),
        (("active", 5), "nobody sits there: the active player or the Pope"),
        (("players", 0, "family", "bentivoglio"), "two players are bentivoglio"),
        (("players", 0, "family", "none"), "somebody has no family"),
        (("tiles", ALL_TILES), "il doge is there 2 times"),
        (("tiles", []), "armourer is there 0 times"),
        (("players", 0, "tiles", ["bank 1", "il doge", "colonna"]), "must be listed in order"),
        (("tiles", ALL_TILES[::-1]), "city tiles on the table must be listed in order"),
        (("players", 2, "tiles", ALL_TILES[:7]), "seat 3: six city tiles of three cities at most"),
        (
            ("players", 2, "tiles", ["armourer", "bank 2", "orsini", "federico of aragon"]),
            "seat 3: six city tiles of three cities at most",
        ),
        (("used", ["il doge"]), "only owned tiles with a power can have been used"),
        (("used", ["bank 2"]), "only owned tiles with a power can have been used"),
        (("used", ["bank 1", "bank 1"]), "only owned tiles with a power can have been used"),
        (("open", EVENTS[1]), "events of this decade are open, in order"),
        (("open", EVENTS[2][::-1]), "events of this decade are open, in order"),
        (("open", EVENTS[2][1:]), "botticelli is there 0 times"),
        (("players", 2, "events", []), "gozzoli is there 0 times"),
        (("players", 1, "events", ["gozzoli"]), "gozzoli is there 2 times"),
        (("players", 1, "events", ["leonardo"]), "leonardo is there 1 times"),
        (("players", 1, "events", ["bellini"]), "artists with points and merchants are kept"),
        (("boxes", "naples", ["mantegna"]), "only artists who raise the status are placed"),
        (("players", 2, "troops", ["fort"]), "there are 4 tiles of fort"),
        (("supply", {}), "there are 4 tiles of cavalry"),
        (("players", 0, "troops", ["fort", "cavalry"]), "one troop of a type at most, in order"),
        (("players", 0, "troops", ["fort", "fort"]), "one troop of a type at most, in order"),
        (("discards", []), "there are 20 treachery tiles"),
        (("discards", ["veto"]), "there are 3 tiles of veto"),
        (("players", 0, "hand", []), "there are 20 treachery tiles"),
        (("players", 0, "hand", ["veto", "block bid"]), "must be listed in order"),
        (("players", 0, "hand", ["veto"] * 3), "seat 1: too many treachery tiles in hand"),
        (("wars", 5), "4 wars a decade at most"),
        (("passes", 7), "nobody may pass so often"),
        (("agenda", []), "the game is not over before the last event is sold"),
        (("agenda", [{"step": "turn", "seat": 2}]), "the turn of the active player must come"),
    ],
)
def test_what_cannot_be_is_found(change: tuple[Any, ...], fault: str) -> None:
    found = fine().doctored(*change)
    assert any(fault in line for line in found), found


@rule("princes", "17")
def test_a_deck_in_disorder_is_found() -> None:
    table = fine()
    assert "the deck must be listed in order" in table.doctored("deck", table.facts["deck"][::-1])


@rule("princes", "17")
def test_offers_without_trade_are_found() -> None:
    table = lay(P(), P(), P(), trade="off")
    assert table.doctored("offers", 1) == ["there is no trade at this table"]


@rule("princes", "17")
def test_a_view_with_hidden_tiles_has_no_fault() -> None:
    table = fine()
    for seat in (0, 1, 2, None):
        assert GAME.faults(GAME.redact(table.state, seat)) == []


# The set-up -----------------------------------------------------------------------------------


@rule("princes", "2")
def test_the_set_up_must_go_on_where_it_is() -> None:
    table = Table.new(4)
    for move in ("chooser 2", "family este", "family gonzaga", "family baglioni"):
        assert table.faults == []
        assert table.doctored("agenda", table.facts["agenda"][1:]) != []
        assert table.doctored("pope", 1) != []
        table.do(move)
    table.do("family malatesta")
    assert table.faults == []
    assert table.doctored("agenda", [{"step": "begin turn", "seat": 3}]) == []
    assert table.doctored("agenda", []) != []
    assert table.doctored("agenda", [{"step": "turn", "seat": 3}]) != []
    again = [{"step": "pick family", "seat": 1}, {"step": "draw first", "seat": "nature"}]
    assert table.doctored("agenda", again) == ["seat 1 has picked a family already"]


# The agenda -----------------------------------------------------------------------------------


def due(table: Table, *frames: dict[str, Any], end: bool = True) -> list[str]:
    """What is wrong if this is due before the end of the turn, or before the action."""
    rest = {"step": "end turn" if end else "turn", "seat": 1}
    found = table.doctored("agenda", [*frames, rest])
    return [fault.removeprefix("the agenda: ") for fault in found]


NATURE = {"seat": "nature"}


@rule("princes", "17")
@pytest.mark.parametrize(
    ("frames", "end"),
    [
        ([], True),
        ([], False),
        ([{"step": "draw treachery", "to": 1, **NATURE}], True),
    ],
)
def test_what_may_be_due_is_fine(frames: list[dict[str, Any]], end: bool) -> None:
    assert due(fine(), *frames, end=end) == []


OFFER = {"give_gold": 1, "give_influence": 0, "ask_gold": 0, "ask_influence": 0}


@rule("princes", "17")
@pytest.mark.parametrize(
    ("frames", "end", "fault"),
    [
        ([{"step": "draw treachery", "to": 1, **NATURE}], False, "asked what cannot be asked"),
        ([{"step": "draw treachery", "to": 3, **NATURE}], True, "asked what cannot be asked"),
        ([{"step": "draw treachery", "to": 1, "seat": 2}], True, "nobody sits there"),
        ([{"step": "draw treachery", "to": "none", **NATURE}], True, "nobody sits there"),
        ([{"step": "discard", "seat": 1}], True, "asked what cannot be asked"),
        ([{"step": "place event", "seat": 2, "event": "bellini"}], True, "bellini is there 2"),
        ([{"step": "alfonso now", "seat": 3}], True, "asked what cannot be asked"),
        ([{"step": "alfonso now", "seat": 2}], False, "cannot be due all at once"),
        ([{"step": "discard", "seat": 1}] * 2, True, "cannot be due all at once"),
        ([{"step": "bid", "seat": 1, "lot": "pope", "high": "none"}], True, "nothing is sold"),
        ([{"step": "pay pope", "seat": 1, "due": 1}], True, "nothing is sold"),
        (
            [{"step": "veto", "seat": 2, "attacker": "rome", "defender": "milan"}],
            True,
            "two different cities fight",
        ),
        ([{"step": "judge", "round": 1, **NATURE}], True, "two different cities fight"),
        ([{"step": "reply", "seat": 2, "offerer": 1, **OFFER}], True, "nobody can make this offer"),
        ([{"step": "reply", "seat": 2, "offerer": 3, **OFFER}], True, "nobody can make this offer"),
        ([{"step": "reply", "seat": 2, "offerer": 2, **OFFER}], True, "nobody sits there"),
        ([{"step": "make offer", "seat": 2, "to": 1}], False, "nobody is asked for an offer"),
        ([{"step": "begin turn", "seat": 2}], True, "cannot be due all at once"),
        ([{"step": "turn", "seat": 1}], True, "cannot be due all at once"),
        ([{"step": "bribe", "seat": "?", "attacker": "rome", "defender": "milan"}], True, "once"),
    ],
)
def test_what_cannot_be_due_is_found(frames: list[dict[str, Any]], end: bool, fault: str) -> None:
    found = due(fine(), *frames, end=end)
    assert any(fault in line for line in found), found


@rule("princes", "17")
@pytest.mark.parametrize(
    ("agenda", "open", "fault"),
    [
        ([{"step": "begin turn", "seat": 2}], EVENTS[1], ""),
        ([{"step": "begin turn", "seat": 3}], EVENTS[1], "a turn begins"),
        ([{"step": "end decade", "seat": "nature"}], EVENTS[1], "a decade ends"),
    ],
)
def test_turns_and_decades_end_in_time(
    agenda: list[dict[str, Any]], open: list[str], fault: str
) -> None:
    found = lay(P(), P(), P()).doctored("agenda", agenda)
    assert (fault in found[0]) if fault else found == []


@rule("princes", "17")
def test_without_an_open_event_the_decade_must_end() -> None:
    sold = P(events="gozzoli, merchant 1")
    boxes = {"rome": "verrocchio, piero della francesca"}
    over = [{"step": "end decade", "seat": "nature"}]
    table = lay(sold, P(), P(), boxes=boxes, agenda=over, possible=False)
    assert table.faults == []
    table = lay(sold, P(), P(), boxes=boxes, possible=False)
    assert table.faults == ["the agenda: the decade must end when its last event is sold"]
    table = lay(sold, P(), P(), boxes=boxes, agenda=[], possible=False)
    assert table.faults == ["the agenda: the game is not over before the last event is sold"]


# Auctions -------------------------------------------------------------------------------------


def selling() -> Table:
    """Seat 1 sells Colonna and leads with 10; seat 2 has passed, seat 3 is asked."""
    people = P(hand="block bid"), P(), P(hand="veto"), P()
    return lay(*people).do("auction colonna", "block +3").bid(10, None)


@rule("princes", "17")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("auction", NO_AUCTION), "nothing is sold"),
        (("auction", "lot", "none"), "nothing is sold"),
        (("auction", "bidding", []), "nothing is sold"),
        (("auction", "bidding", [6, 1]), "nothing is sold"),
        (("auction", "high", "none"), "no highest bid or no highest bidder"),
        (("auction", "leader", "none"), "no highest bid or no highest bidder"),
        (("auction", "offered", True), "no highest bid or no highest bidder"),
        (("auction", "bidding", [3, 1, 4]), "the bidders must be listed clockwise"),
        (("auction", "blocked", [2]), "only bidders can be blocked, once each"),
        (("auction", "blocked", [4, 4]), "only bidders can be blocked, once each"),
        (("auction", "lot", "attacker"), "somebody bids who may not"),
        (("auction", "leader", 3), "the highest bid is wrong"),
        (("auction", "high", 9), "the highest bid is wrong"),
        (("auction", "high", 41), "the highest bidder cannot pay"),
        (("auction", "high", 11), "somebody else must bid or pay"),
        (("agenda", 0, "seat", 4), "somebody else must bid or pay"),
        (("agenda", 0, "high", 12), "somebody else must bid or pay"),
        (("agenda", [{"step": "end turn", "seat": 1}]), "nobody is asked to bid"),
        (("war", {**NO_WAR, "attacker": "rome", "defender": "milan"}), "a war must go on"),
    ],
)
def test_an_auction_that_cannot_be_is_found(change: tuple[Any, ...], fault: str) -> None:
    assert selling().faults == []
    found = selling().doctored(*change)
    assert any(fault in line for line in found), found


@rule("princes", "17")
def test_what_is_sold_must_be_there_to_be_sold() -> None:
    table = lay(P(tiles="orsini"), P(), P()).do("auction colonna").bid(10)
    found = table.doctored("auction", "lot", "orsini")
    assert found == ["the agenda: this cannot be sold now"]
    table = lay(P(), P(), P()).do("auction pope").bid(1)
    assert table.doctored("pope", 2) == ["the agenda: this cannot be sold now"]


@rule("princes", "17")
def test_whoever_puts_a_tile_up_must_be_able_to_open() -> None:
    table = lay(P(gold=12), P(), P()).do("auction colonna")
    assert table.faults == []
    assert table.doctored("players", 0, "gold", 9) == ["the agenda: the active player must open"]


@rule("princes", "17")
def test_whoever_pays_for_the_pope_owes_what_was_bid() -> None:
    table = lay(P(hand="veto"), P(), P()).do("auction pope").bid(3, None, None)
    assert table.faults == []
    assert table.doctored("agenda", 0, "due", 2) == ["the agenda: somebody else must bid or pay"]


# Wars -----------------------------------------------------------------------------------------


def warring(stage: str) -> Table:
    """A war of Venice, for which seat 1 fights, against Rome, for which seat 2 does."""
    people = (
        P(troops="infantry", hand="bribe troop"),
        P(troops="fort", hand="veto"),
        P(troops="pikes", tiles="ludovico sforza"),
    )
    table = lay(*people, pope=3).do("war venice rome")
    moves = {
        "veto": ["pass"],
        "bid": ["amount 1", "pass", "pass", "amount 1", "pass"],
        "holy league": ["league attacker"],
        "bribe": ["bribe defender fort", "pass", "pass"],
        "roll": ["roll attacker 1", "roll defender 6"],
        "reroll": ["pass"],
        "counter-attack": [],
    }
    for name, answers in moves.items():
        if name == stage:
            break
        for move in answers:
            if table.step == name:
                table.do(move)
    assert table.step == stage
    return table


STAGES = ["veto", "bid", "holy league", "bribe", "roll", "reroll", "counter-attack"]


@rule("princes", "17")
@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_of_a_war_is_fine(stage: str) -> None:
    table = warring(stage)
    assert table.faults == []
    for seat in (0, 1, 2, None):
        assert GAME.faults(GAME.redact(table.state, seat)) == []


@rule("princes", "17")
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("war", NO_WAR), "the agenda"),
        (("war", "attacker", "rome"), "the agenda"),
        (("war", "condottieri", [9, "none"]), "expected a seat"),
        (("war", "condottieri", [6, "none"]), "the agenda: nobody sits there who fights"),
        (("war", "condottieri", [2, 2]), "the agenda"),
        (("war", "ally", 2), "the agenda"),
        (("war", "bribed", ["ally fort"]), "the agenda"),
        (("agenda", [{"step": "end turn", "seat": 1}]), "the agenda"),
    ],
)
def test_a_war_that_cannot_be_is_found(stage: str, change: tuple[Any, ...], fault: str) -> None:
    found = warring(stage).doctored(*change)
    assert any(fault in line for line in found), found


@rule("princes", "17")
@pytest.mark.parametrize(
    ("stage", "change", "fault"),
    [
        ("veto", ("agenda", 0, "seat", 1), "asked what cannot be asked"),
        ("veto", ("agenda", 0, "attacker", "milan"), "another war is asked about"),
        ("veto", ("war", "condottieri", [1, "none"]), "the war has not begun"),
        ("veto", ("war", "dice", [1, 1]), "the war has not begun"),
        ("bid", ("war", "condottieri", ["none", 2]), "the war has not begun"),
        ("bid", ("agenda", 1, "side", "attacker"), "the attacking condottiere comes first"),
        ("holy league", ("agenda", 0, "seat", 1), "asked what cannot be asked"),
        ("holy league", ("war", "dice", [1, 2]), "no bribes after the first roll"),
        ("holy league", ("war", "condottieri", ["none", "none"]), "nobody fights"),
        ("bribe", ("war", "side", "none"), "only the Pope can be an ally"),
        ("bribe", ("war", "bribed", ["defender fort", "attacker infantry"]), "listed in order"),
        ("bribe", ("war", "bribed", ["attacker fort"]), "a troop is bribed that is not there"),
        ("bribe", ("pope", "none"), "only the Pope can be an ally"),
        ("roll", ("agenda", 0, "side", "defender"), "the dice are rolled in order"),
        ("roll", ("agenda", 2, "round", "none"), "asked what cannot be asked"),
        ("reroll", ("war", "dice", [0, 0]), "the dice were not rolled"),
        ("reroll", ("agenda", 0, "attacker_total", 9), "asked what cannot be asked"),
        ("reroll", ("agenda", 0, "round", "none"), "asked what cannot be asked"),
        ("reroll", ("agenda", 0, "seat", 1), "asked what cannot be asked"),
        ("counter-attack", ("agenda", 0, "seat", 1), "asked what cannot be asked"),
        ("counter-attack", ("war", "dice", [6, 1]), "asked what cannot be asked"),
    ],
)
def test_a_stage_that_cannot_be_is_found(stage: str, change: tuple[Any, ...], fault: str) -> None:
    found = warring(stage).doctored(*change)
    assert any(fault in line for line in found), found


@rule("princes", "17")
def test_a_war_whose_armies_are_about_to_be_paid_is_fine() -> None:
    table = warring("holy league")
    paying = [{"step": "pay armies", **NATURE}]
    assert due(table, *paying) == []
    assert table.doctored("war", "condottieri", ["none", "none"]) != []


# Trade ----------------------------------------------------------------------------------------


def offering() -> Table:
    return lay(P(), P(), P()).offer(1, 5, 0, 0, 3)


@rule("princes", "17")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("give_gold", 41), "an offer of what nobody has"),
        (("ask_influence", 13), "an offer of what nobody has"),
        (("ask_gold", 1), "an offer gives and asks for the same"),
        (("offerer", 3), "nobody can make this offer"),
    ],
)
def test_an_offer_that_cannot_be_is_found(change: tuple[str, int], fault: str) -> None:
    assert offering().faults == []
    assert offering().doctored("agenda", 0, *change) == [f"the agenda: {fault}"]


@rule("princes", "17")
def test_an_empty_offer_is_found() -> None:
    nothing = dict.fromkeys(OFFER, 0)
    frame = {"step": "reply", "seat": 2, "offerer": 1, **nothing}
    assert due(offering(), frame, end=False) == ["an offer of nothing"]


@rule("princes", "17")
def test_an_offer_nobody_may_make_is_found() -> None:
    table = offering()
    assert table.doctored("offers", 0) == ["the agenda: nobody can make this offer"]
    reply = table.facts["agenda"][0]
    assert due(table, reply, reply, end=False) == ["nobody can make this offer"]
    draw = {"step": "draw treachery", "to": 1, **NATURE}
    assert due(table, reply, draw) == ["nobody trades now"]


@rule("princes", "17")
def test_offers_of_others_come_before_the_turn_and_clockwise() -> None:
    table = started(4, "full")
    assert table.faults == []
    frames = table.facts["agenda"]
    assert table.doctored("agenda", [frames[1], frames[0], *frames[2:]]) != []
    assert table.doctored("agenda", [*frames[:3], {"step": "end turn", "seat": 1}]) != []
    assert table.doctored("agenda", [frames[0], *frames]) != []
    assert table.doctored("trading", "turn") != []
    table.do("trade with +3")
    assert table.faults == []
    assert table.doctored("agenda", 0, "seat", 3) == ["the agenda: nobody can make this offer"]
    table.do("amount 1", "amount 0", "amount 0")
    assert (table.step, table.faults) == ("reply", [])


@rule("princes", "17")
def test_an_offer_while_bidding_is_made_by_the_bidder_once() -> None:
    table = lay(P(), P(), P(), trade="full").do("auction gozzoli").bid(1).offer(1, 1, 0, 0, 1)
    assert table.faults == []
    assert table.doctored("auction", "offered", False) != []
    assert table.doctored("trading", "turn") != []
