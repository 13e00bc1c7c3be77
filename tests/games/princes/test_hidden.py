"""What is hidden, and that windows tell nothing (rules, sections 1, 8 and 9)."""

from __future__ import annotations

from random import Random

import pytest

from bottega.games.princes import GAME
from bottega.kernel.state import HIDDEN
from tests.games.princes.table import TREACHERY, Prince, Table, lay, wander
from tests.rulebook import rule

P = Prince


def same_for(seat: int | None, *tables: Table) -> bool:
    """Whether tables look the same to a seat, and the same was told."""
    seen = [(table.view(seat), table.told(seat)) for table in tables]
    return all(look == seen[0] for look in seen)


@rule("princes", "9")
def test_treachery_tiles_in_hand_are_seen_by_their_owner_alone() -> None:
    table = lay(P(hand="veto, start war"), P(hand="raid gold"), P())
    assert table.view(1)["players"][0]["hand"] == ["veto", "start war"]
    for seat in (2, 3, None):
        assert table.view(seat)["players"][0]["hand"] == ["?", "?"]
    assert table.view(1)["players"][1]["hand"] == ["?"]


@rule("princes", "9")
def test_the_deck_is_face_down_for_everybody_but_its_height_is_seen() -> None:
    table = lay(P(hand="veto"), P(), P(), discards="raid gold")
    for seat in (1, 2, None):
        assert table.view(seat)["deck"] == ["?"] * 18
        assert table.view(seat)["discards"] == ["raid gold"]


@rule("princes", "9")
def test_which_tile_is_drawn_is_told_to_its_owner_alone() -> None:
    table = lay(P(), P(), P()).do("buy treachery", "draw veto")
    assert "treachery drawn 1 veto" in table.told(1)
    for seat in (2, None):
        assert "treachery drawn 1 ?" in table.told(seat)
        assert "treachery drawn 1 veto" not in table.told(seat)


@rule("princes", "9")
def test_two_draws_look_the_same_to_the_others() -> None:
    one = lay(P(), P(), P()).do("buy treachery", "draw veto")
    other = lay(P(), P(), P()).do("buy treachery", "draw start war")
    assert same_for(2, one, other)
    assert same_for(None, one, other)
    assert not same_for(1, one, other)


@rule("princes", "8")
@pytest.mark.parametrize("tile", TREACHERY)
def test_whoever_holds_any_tile_is_asked_for_a_veto(tile: str) -> None:
    table = lay(P(), P(hand=tile), P()).do("war venice rome")
    assert (table.to_move, table.step) == (2, "veto")
    assert table.options == (["veto tile", "pass"] if tile == "veto" else ["pass"])
    assert same_for(3, table, lay(P(), P(hand="veto"), P()).do("war venice rome"))


@rule("princes", "8")
def test_nobody_sees_who_is_asked_for_a_veto_and_passing_is_not_told() -> None:
    table = lay(P(), P(hand="veto"), P(hand="raid gold"), P()).do("war venice rome")
    before = table.view(4)
    assert before["agenda"][0] == {
        "step": "veto",
        "seat": "?",
        "attacker": "venice",
        "defender": "rome",
    }
    assert table.view(2)["agenda"][0]["seat"] == 2
    told = table.told(4)
    table.do("pass")
    assert table.to_move == 3
    assert table.view(4) == before
    assert table.told(4) == told
    assert table.view(1) == table.view(1)
    assert table.view(2)["agenda"][0]["seat"] == "?"


@rule("princes", "8")
def test_a_used_lorenzo_and_no_tile_is_not_asked_as_everybody_can_see() -> None:
    table = lay(P(), P(tiles="lorenzo medici*"), P(tiles="il doge")).do("war venice rome")
    assert table.step == "end turn"


@rule("princes", "8")
@pytest.mark.parametrize("tile", TREACHERY)
def test_whoever_fights_with_any_tile_is_asked_for_a_bribe_and_nobody_sees_who(tile: str) -> None:
    def fight(attacker: str, defender: str) -> Table:
        princes = P(troops="fort", hand=attacker), P(troops="fort", hand=defender), P()
        table = lay(*princes).do("war venice rome").pass_windows().bid(1, None, 1)
        return table

    table = fight(tile, "raid gold")
    assert (table.to_move, table.step) == (1, "bribe")
    assert ("bribe defender fort" in table.options) == (tile == "bribe troop")
    assert table.view(3)["agenda"][0]["seat"] == "?"
    before, told = table.view(3), table.told(3)
    table.do("pass")
    assert (table.to_move, table.options) == (2, ["pass"])
    assert (table.view(3), table.told(3)) == (before, told)
    assert same_for(3, fight(tile, "raid gold"), fight("veto", "steal influence"))


@rule("princes", "8")
def test_who_bribes_first_is_no_secret_while_the_pope_still_thinks() -> None:
    princes = P(troops="fort"), P(troops="fort", hand="veto"), P(troops="pikes")
    table = lay(*princes, pope=3).do("war venice rome").pass_windows()
    table.bid(1, None, None).bid(1, None)
    assert table.step == "holy league"
    assert [frame["seat"] for frame in table.view(2)["agenda"][:2]] == [3, 1]


@rule("princes", "9")
@pytest.mark.parametrize("tile", TREACHERY)
def test_whoever_holds_any_tile_is_asked_at_every_bidding_turn(tile: str) -> None:
    table = lay(P(), P(hand=tile, gold=10), P()).do("auction colonna").bid(10)
    assert (table.to_move, table.step) == (2, "bid")
    expected = ["pass", "block +1", "block +2"] if tile == "block bid" else ["pass"]
    assert table.options == expected


@rule("princes", "8")
@pytest.mark.parametrize("tile", TREACHERY)
def test_nobody_is_asked_for_a_bribe_when_no_troop_is_left_to_bribe(tile: str) -> None:
    princes = P(troops="fort", hand="bribe troop, bribe troop"), P(troops="fort", hand=tile), P()
    table = lay(*princes).do("war venice rome").pass_windows().bid(1, None, 1)
    table.do("bribe attacker fort", "bribe defender fort")
    assert table.step == "roll"


@rule("princes", "5", "16")
@pytest.mark.parametrize("tile", TREACHERY)
def test_the_only_bidder_who_cannot_pay_is_not_asked_as_everybody_can_see(tile: str) -> None:
    table = lay(P(), P(troops="fort", influence=0, hand=tile), P()).do("war venice rome", "pass")
    assert table.step == "end turn"
    assert "lot unsold defender" in table.told(None)


@rule("princes", "6")
@pytest.mark.parametrize("tile", TREACHERY)
def test_a_new_pope_with_any_tile_is_asked_how_many_cardinals_pay(tile: str) -> None:
    table = lay(P(hand=tile), P(), P()).do("auction pope").bid(2, None, None)
    assert (table.to_move, table.step) == (1, "pay pope")
    expected = ["amount 0", "amount 1"] if tile == "bribe cardinal" else ["amount 0"]
    assert table.options == expected


@rule("princes", "16")
@pytest.mark.parametrize("tile", TREACHERY)
def test_whoever_holds_any_tile_is_asked_at_the_end_of_the_turn(tile: str) -> None:
    table = lay(P(hand=tile), P(), P(), trade="off").do("buy pikes")
    assert (table.to_move, table.step) == (1, "end turn")


@rule("princes", "4")
def test_a_single_kind_of_tiles_is_discarded_by_asking() -> None:
    table = lay(P(hand="veto, veto"), P(), P()).do("buy treachery", "draw veto")
    assert (table.step, table.options) == ("discard", ["discard veto"])


@rule("princes", "9")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_imagined_table_has_twenty_tiles_and_nothing_hidden(seat: int | None) -> None:
    for i, table in enumerate(wander(3, 9)):
        if i % 11 == 0:
            world = GAME.determinize(GAME.redact(table.state, seat), seat, Random(i))
            assert GAME.impossible(world) == []
            assert "?" not in str(GAME.write(world))


@rule("princes", "5")
def test_whoever_bids_beyond_their_means_for_the_pope_is_imagined_with_cardinals() -> None:
    hand = "bribe cardinal, bribe cardinal"
    table = lay(P(hand=hand, influence=1), P(), P()).do("auction pope").bid(7)
    for seed in range(20):
        world = GAME.determinize(GAME.redact(table.state, 1), 1, Random(seed))
        assert GAME.write(world)["players"][0]["hand"] == ["bribe cardinal", "bribe cardinal"]


@rule("princes", "8")
def test_an_imagined_bribe_is_asked_of_somebody_who_fights_and_holds_a_tile() -> None:
    princes = P(troops="fort", hand="veto"), P(troops="fort"), P(hand="raid gold")
    table = lay(*princes).do("war venice rome").pass_windows().bid(1, None, 1)
    assert table.step == "bribe"
    for seed in range(10):
        world = GAME.determinize(GAME.redact(table.state, 2), 2, Random(seed))
        assert GAME.write(world)["agenda"][0]["seat"] == 1


@rule("princes", "8")
@pytest.mark.parametrize("stage", ["veto", "bribe"])
def test_a_view_knows_that_somebody_is_asked_but_not_who(stage: str) -> None:
    princes = P(troops="fort", hand="veto"), P(troops="fort", hand="bribe troop"), P()
    table = lay(*princes).do("war venice rome")
    if stage == "bribe":
        table.pass_windows().bid(1, None, 1)
    view = GAME.redact(table.state, 2)
    assert GAME.asked(view) == [HIDDEN]
    question = GAME.decision(view)
    assert question is not None
    assert (question.seat, len(question.options)) == (HIDDEN, 1)


@rule("princes", "8")
def test_an_imagined_veto_is_asked_of_somebody_who_might_have_one() -> None:
    princes = [P(), P(hand="veto"), P(), P(tiles="lorenzo medici"), P(hand="raid gold")]
    table = lay(*princes).do("war venice rome")
    asked = set()
    for seed in range(40):
        world = GAME.determinize(GAME.redact(table.state, 4), 4, Random(seed))
        asked.add(GAME.write(world)["agenda"][0]["seat"])
    assert asked == {2, 4}
