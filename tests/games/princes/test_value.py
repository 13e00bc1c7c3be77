"""What greedy players think of a table."""

from __future__ import annotations

from random import Random

import pytest

from bottega.games.princes import GAME
from bottega.players.greedy import GreedyPlayer
from bottega.players.player import Player
from bottega.players.random_player import RandomPlayer
from tests.games.princes.table import Prince, Table, lay, wander
from tests.rulebook import rule

P = Prince


def greedy(table: Table, seed: int = 0) -> str:
    """What a greedy player answers to the question on the table."""
    question = table.question()
    player = GreedyPlayer(GAME, Random(seed))
    action = player.choose(GAME.redact(table.state, question.seat), question, 1.0)
    return GAME.actions.text(action)


def play(seed: int, kinds: list[type[Player]]) -> list[int]:
    """The winners of one game."""
    rng = Random(seed)
    players = [kind(GAME, rng) for kind in kinds]
    t = GAME.new(len(kinds))
    while (question := GAME.decision(t)) is not None:
        seat = question.seat
        if seat < 0:
            action = rng.choices(question.options, GAME.weights(t, question))[0]
        else:
            action = players[seat].choose(GAME.redact(t, seat), question, 1.0)
        GAME.answer(t, seat, action)
    return GAME.winners(t)


@pytest.mark.no_cover
def test_a_greedy_player_beats_three_random_ones() -> None:
    kinds: list[type[Player]] = [GreedyPlayer, RandomPlayer, RandomPlayer, RandomPlayer]
    assert [play(seed, kinds) for seed in range(6)].count([0]) >= 5


@rule("princes", "11")
@pytest.mark.parametrize(
    "asked", [(0, 0, 1, 0), (0, 0, 0, 1), (0, 0, 12, 5), (1, 0, 0, 12), (0, 1, 40, 0)]
)
@pytest.mark.parametrize("decade", [1, 2, 3])
def test_a_greedy_player_gives_nothing_for_nothing_and_little_for_little(
    asked: tuple[int, int, int, int], decade: int
) -> None:
    table = lay(P(), P(), P(), decade=decade).offer(1, *asked)
    assert greedy(table) == "pass"


@rule("princes", "11")
@pytest.mark.parametrize("given", [(1, 0, 0, 0), (0, 3, 0, 0), (20, 0, 0, 1), (0, 12, 3, 0)])
def test_a_greedy_player_takes_gifts_and_good_offers(given: tuple[int, int, int, int]) -> None:
    assert greedy(lay(P(), P(), P()).offer(1, *given)) == "confirm"


@rule("princes", "11")
def test_a_greedy_player_does_not_talk_all_day() -> None:
    for seed in range(5):
        assert not greedy(lay(P(), P(), P()), seed).startswith("trade")


def test_a_greedy_player_bids_what_a_lot_is_worth_and_not_more() -> None:
    table = lay(P(), P(), P()).do("auction venetian merchant 1").bid(14)
    assert greedy(table) == "amount 15"
    table = lay(P(), P(), P()).do("auction venetian merchant 1").bid(39)
    assert greedy(table) == "pass"


def test_a_greedy_player_opens_an_event_for_nothing() -> None:
    assert greedy(lay(P(), P(), P()).do("auction gozzoli")) == "amount 0"


def test_a_greedy_player_places_an_artist_where_its_tiles_are() -> None:
    table = lay(P(tiles="colonna, orsini"), P(tiles="armourer"), P())
    table.do("auction verrocchio").bid(0, None, None)
    assert greedy(table) == "city rome"


def test_a_greedy_player_sends_the_french_to_others() -> None:
    table = lay(P(tiles="colonna"), P(tiles="armourer, swiss mercenaries"), P(), decade=3)
    table.do("auction french invasion").bid(0, None, None)
    assert greedy(table) == "city milan"


def test_a_greedy_player_keeps_the_better_tile() -> None:
    table = lay(P(hand="block bid, raid gold"), P(), P()).do("buy treachery", "draw raid gold")
    assert greedy(table) == "discard block bid"


def test_a_greedy_player_attacks_in_turn_and_rerolls_what_was_lost() -> None:
    princes = P(troops="pikes"), P(troops="artillery"), P(tiles="colonna, ludovico sforza")
    table = lay(*princes).do("war venice rome").bid(1, None, 1).roll(1, 6)
    assert (table.step, greedy(table)) == ("reroll", "pass")
    table.do("pass")
    assert (table.step, greedy(table)) == ("counter-attack", "confirm")
    table.do("confirm").roll(6, 1)
    assert (table.step, greedy(table)) == ("reroll", "confirm")


def test_a_greedy_player_bribes_the_stronger_enemy() -> None:
    princes = P(troops="infantry", hand="bribe troop"), P(troops="fort, crossbow"), P()
    table = lay(*princes).do("war venice rome").pass_windows().bid(1, None, 1)
    assert greedy(table) == "bribe defender fort"


@rule("princes", "R14")
@pytest.mark.parametrize("war", ["rome venice", "milan naples"])
def test_a_greedy_player_keeps_the_veto_for_wars_of_others(war: str) -> None:
    declarer = P(hand="veto", tiles="colonna, orsini", troops="artillery")
    table = lay(declarer, P(troops="fort"), P()).do(f"war {war}")
    assert (table.to_move, table.step, greedy(table)) == (1, "veto", "pass")


@rule("princes", "11")
def test_a_greedy_player_makes_no_offers_in_a_war_and_accepts_good_ones() -> None:
    princes = P(troops="fort", hand="raid gold"), P(troops="fort", hand="raid gold"), P()
    table = lay(*princes, trade="full").do("war venice rome")
    assert (table.step, greedy(table)) == ("war offer", "pass")
    table.do("pass")
    assert (table.step, greedy(table)) == ("veto", "pass")
    table.offer(1, 5, 0, 0, 0)
    assert (table.step, greedy(table)) == ("reply", "confirm")
    table.do("pass", "pass", "pass").bid(1, None, 1)
    assert (table.step, greedy(table)) == ("bribe", "pass")
    table.offer(1, 0, 0, 20, 0)
    assert (table.step, greedy(table)) == ("reply", "pass")


def test_dice_that_have_fallen_count_before_anybody_rerolls_them() -> None:
    def outlook(*dice: tuple[int, int]) -> float:
        mine = P(troops="infantry", tiles="il doge")
        princes = mine, P(troops="infantry"), P(tiles="ludovico sforza")
        table = lay(*princes).do("war venice rome").bid(1, None, 1).roll(*dice[0])
        for more in dice[1:]:
            table.do("pass", "confirm").roll(*more)
        assert table.step == "reroll"
        return GAME.value(table.state, 0)

    won, open_, held, lost = (
        outlook((6, 1)),
        outlook((1, 6)),
        outlook((1, 6), (6, 1)),
        outlook((1, 6), (1, 6)),
    )
    assert won > held > open_ > lost


@pytest.mark.parametrize(("trade", "seed"), [("turn", 3), ("full", 4)])
def test_a_value_does_not_change_the_table(trade: str, seed: int) -> None:
    for i, table in enumerate(wander(4, seed, trade)):
        if i % 25 == 0 or table.over:
            before = table.facts
            for seat in range(4):
                GAME.value(table.state, seat)
            assert table.facts == before


@pytest.mark.parametrize(("seats", "trade"), [(3, "turn"), (4, "off"), (6, "full")])
def test_all_values_are_the_value_seat_by_seat(seats: int, trade: str) -> None:
    for i, table in enumerate(wander(seats, 7, trade)):
        if i % 10 == 0 or table.over:
            t = table.state
            assert GAME.values(t) == [GAME.value(t, seat) for seat in range(seats)]


def test_a_finished_game_is_worth_its_lead() -> None:
    table = lay(P(markers=2), P(), P(), decade=3, open="leonardo")
    table.do("auction leonardo").bid(0, None, None)
    lead = table.points(1) - max(table.points(2), table.points(3))
    assert GAME.value(table.state, 0) == lead
