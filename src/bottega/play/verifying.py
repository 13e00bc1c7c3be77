"""Matches made again from their records, and records checked against their seed."""

from __future__ import annotations

from bottega.kernel.answers import Answer
from bottega.kernel.game import Illegal
from bottega.kernel.position import first_difference
from bottega.kernel.record import Record
from bottega.kernel.state import NATURE
from bottega.kernel.words import Unreadable
from bottega.play.lots import check_seating
from bottega.play.match import Match
from bottega.play.nature import commitment, read_seed


def replayed(record: Record) -> Match:
    """The match of a record without its seed, as far as it was played.

    All answers are checked against the rules, nature's too.
    """
    try:
        match = Match(record.game, record.players, None, record.options, came=record.came)
    except Illegal as problem:
        raise Unreadable(f"the record: {problem}") from None
    for ply, answer in enumerate(record.answers, 1):
        try:
            match.answer(*answer)
        except Illegal as problem:
            raise Unreadable(f"answers[{ply}]: {problem}") from None
    match.commitment = record.commitment
    return match


def resume(record: Record, digits: str) -> Match:
    """The match a record belongs to, every draw checked against the seed in hexadecimal digits."""
    seed = read_seed(digits)
    if commitment(seed) != record.commitment:
        raise Unreadable("the seed does not belong to this record: its SHA-256 is another one")
    if record.came is not None:
        check_seating(seed, record.came, record.players)
    try:
        match = Match(record.game, record.players, seed, record.options, came=record.came)
    except Illegal as problem:
        raise Unreadable(f"the record: {problem}") from None
    plies = len(match.answers)
    for ply, answer in enumerate(record.answers, 1):
        if answer.seat == NATURE or ply <= len(match.answers):
            check_draw(match, record, ply, answer)
        else:
            try:
                match.answer(*answer)
            except Illegal as problem:
                raise Unreadable(f"answers[{ply}]: {problem}") from None
        plies = ply
    if len(match.answers) > plies:
        raise Unreadable(f"the record breaks off after {plies} answers, before nature's next one")
    return match


def check_draw(match: Match, record: Record, ply: int, answer: Answer) -> None:
    """Nature's answers follow from the seed: the match has already given the same one."""
    given = match.answers
    if ply > len(given) or given[ply - 1] != answer:
        follows = f"{record.line(given[ply - 1])!r} does" if ply <= len(given) else ""
        raise Unreadable(
            f"answers[{ply}]: {record.line(answer)!r} does not follow from the seed; "
            f"{follows or 'nature is not asked here'}"
        )


def verify(record: Record) -> int:
    """Check every draw of a finished record against its seed; returns how many there were."""
    if record.seed is None:
        raise Unreadable("this record has no seed yet: it is shown when the game is over")
    match = resume(record, record.seed)
    result = match.result() if match.over else None
    if result == record.result:
        return match.draws
    plies = len(record.answers)
    if result is None:
        raise Unreadable(
            f"the record has a result, but its answers break off after {plies}: "
            "the game is not over there"
        )
    if record.result is None:
        raise Unreadable(f"the game is over after {plies} answers, but the record has no result")
    raise Unreadable(first_difference(result, record.result, "result"))
