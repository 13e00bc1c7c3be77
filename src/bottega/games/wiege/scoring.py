"""The end of the game and its winner (rules, section 14; two against two: section 15)."""

from __future__ import annotations

from bottega.games.wiege.cards import is_culture
from bottega.games.wiege.duel import score_of
from bottega.games.wiege.events import GAME_OVER, HAND_COMPARED
from bottega.games.wiege.paying import placed_stones, stones_of
from bottega.games.wiege.placing import take_back
from bottega.games.wiege.positions import TEAMS, partner
from bottega.games.wiege.state import Wiege
from bottega.kernel.state import EVERYONE, NONE


def breakdown(t: Wiege, seat: int) -> list[tuple[str, int]]:
    """Every stone is a point, whatever its colour; those on events come back to their owner.

    In the team game the partner's stones are added.
    """
    reserve = t.players[seat].reserve
    lines = [
        ("own stones", reserve[seat]),
        ("stones on events", len(placed_stones(t, seat))),
        ("stones won", sum(reserve) - reserve[seat]),
    ]
    if t.teams:
        lines.append(("stones of the partner", stones_of(t, partner(seat))))
    return lines


def sides(t: Wiege) -> list[tuple[int, ...]]:
    """Who plays together: each for himself, or two against two."""
    return list(TEAMS) if t.teams else [(seat,) for seat in range(t.seats)]


def stones_of_side(t: Wiege, side: tuple[int, ...]) -> int:
    return sum(stones_of(t, seat) for seat in side)


def hand_of_side(t: Wiege, side: tuple[int, ...]) -> tuple[int, int]:
    """Culture cards in hand, then the score of all characters in hand; piles do not count [A20]."""
    hand = [card for seat in side for card in t.players[seat].hand]
    characters = [card for card in hand if not is_culture(card)]
    return len(hand) - len(characters), score_of(characters)


def most_stones(t: Wiege) -> list[tuple[int, ...]]:
    """The sides with the most stones."""
    best = max(stones_of_side(t, side) for side in sides(t))
    return [side for side in sides(t) if stones_of_side(t, side) == best]


def winners(t: Wiege) -> list[int]:
    """Most stones; among those level the better hand; still level, they share the victory."""
    tied = most_stones(t)
    if len(tied) == 1:
        return list(tied[0])
    best = max(hand_of_side(t, side) for side in tied)
    return sorted(seat for side in tied if hand_of_side(t, side) == best for seat in side)


def end_game(t: Wiege) -> None:
    """Pieces go back without evaluation, and whatever was due lapses.

    Those level with the most stones show how good their hands are.
    """
    t.agenda.clear()
    for position in range(len(t.stacks)):
        take_back(t, position)
    tied = most_stones(t)
    for side in tied if len(tied) > 1 else []:
        other = side[1] if t.teams else NONE  # partners show both hands as one
        t.tell(HAND_COMPARED, EVERYONE, side[0], other, *hand_of_side(t, side))
    t.tell(GAME_OVER, EVERYONE)
