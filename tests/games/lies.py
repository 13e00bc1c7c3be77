"""Lies: typed positions that say something is due, or lies there, that never came about.

Nobody could tell them from the truth by looking at the table. So they can be looked at and not
played on; and whoever tells how the turn began is told where the lie is.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import bottega
from bottega import Illegal, Unreadable
from bottega.kernel.position import parse_position
from bottega.kernel.words import SEAT
from tests.games.playing import AnyTable, as_text, change_facts


class Lie(NamedTuple):
    """A true table, moves that were made at it, and what somebody says of the table after them.

    ``changes``: paths into the position, each with what is said there. ``place``: what a reader
    answers who knows the moves. ``options``: those of a table that begins empty; else a turn begins
    at it.
    """

    start: AnyTable[Any]
    moves: list[str]
    changes: list[tuple[Any, ...]]
    place: str
    options: dict[str, str] | None = None


def truth(lie: Lie) -> tuple[dict[str, Any], dict[str, Any]]:
    """The table after the moves, and how it came about, as positions write both."""
    game = lie.start.game
    table = type(lie.start)(game.clone(lie.start.state))
    start = {"state": lie.start.facts} if lie.options is None else {"options": lie.options}
    answers = []
    for move in lie.moves:
        answers.append(f"{SEAT.text(table.question().seat)}: {move}")
        AnyTable.do(table, move)
    table.question()
    return table.facts, {**start, "answers": answers}


def told(lie: Lie) -> dict[str, Any]:
    """The table after the moves, as the lie has it."""
    facts, _ = truth(lie)
    for change in lie.changes:
        change_facts(facts, change)
    return facts


def assert_truth_is_believed(lie: Lie) -> None:
    """Without the lie the position is believed, and played on."""
    facts, since = truth(lie)
    text = as_text(lie.start.game, facts, since=since)
    assert parse_position(text, lie.start.game).believed
    match = bottega.position(text, game=lie.start.game)
    match.play(match.legal()[0])


def assert_only_looked_at(lie: Lie) -> None:
    """Nobody believes the lie, or plays on from it; not even its questions are hidden."""
    game, facts = lie.start.game, told(lie)
    assert not parse_position(as_text(game, facts), game).believed
    match = bottega.position(as_text(game, facts), game=game)
    assert game.write(match.state) == facts
    with pytest.raises(Illegal, match="does not say since when"):
        match.play((match.legal() or ["anything"])[0])
    assert game.write(match.state) == facts


def assert_refused_at_its_place(lie: Lie) -> None:
    """The lie is found where somebody tells how the turn began and what was answered in it."""
    _, since = truth(lie)
    with pytest.raises(Unreadable) as found:
        bottega.position(as_text(lie.start.game, told(lie), since=since), game=lie.start.game)
    assert str(found.value).startswith(f"the answers do not lead to this state; {lie.place}")


def natures_moves(start: AnyTable[Any]) -> list[str]:
    """Nature's first options at a table, until somebody else is asked."""
    table = type(start)(start.game.clone(start.state))
    moves = []
    while table.to_move == 0:
        moves.append(table.options[0])
        AnyTable.do(table, moves[-1])
    return moves
