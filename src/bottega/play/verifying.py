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
from bottega.play.nature import commitment, draw, read_seed


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
    match.origins = record.origins
    return match


def resume(record: Record, digits: str) -> Match:
    """The match a record belongs to, every draw checked against the seed in hexadecimal digits."""
    seed = read_seed(digits)
    if commitment(seed) != record.commitment:
        raise Unreadable("the seed does not belong to this record: its SHA-256 is another one")
    if record.came is not None:
        check_seating(seed, record.came, record.players)
    first = None if record.origins else seed
    try:
        match = Match(record.game, record.players, first, record.options, came=record.came)
    except Illegal as problem:
        raise Unreadable(f"the record: {problem}") from None
    begins = 0
    if record.origins:
        begins = record.origins[-1].plies
        go_over_origins(match, record)
        match.draw_from(seed)
    plies = len(match.answers)
    for ply, answer in enumerate(record.answers[begins:], begins + 1):
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


def go_over_origins(match: Match, record: Record) -> None:
    """Carry out what a record shares with games it goes on from; draws follow from their seeds."""
    begins = 0
    for place, origin in enumerate(record.origins, 1):
        seed, draws = read_seed(origin.seed), 0
        if commitment(seed) != origin.commitment:
            raise Unreadable(f"from[{place}]: the seed's SHA-256 is not the commitment")
        for ply in range(begins + 1, origin.plies + 1):
            answer = record.answers[ply - 1]
            if answer.seat == NATURE and match.questions and match.questions[0].seat == NATURE:
                question = match.questions[0]
                weights = match.game.weights(match.state, question)
                drawn = question.options[draw(seed, draws, len(question.options), weights)]
                if drawn != answer.action:
                    follows = record.line(Answer(NATURE, drawn))
                    raise Unreadable(
                        f"answers[{ply}]: {record.line(answer)!r} does not follow from the seed of "
                        f"from[{place}]; {follows!r} does"
                    )
                draws += 1
            try:
                match.answer(*answer)
            except Illegal as problem:
                raise Unreadable(f"answers[{ply}]: {problem}") from None
        begins = origin.plies
    match.origins = record.origins


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
        return sum(answer.seat == NATURE for answer in record.answers)
    plies = len(record.answers)
    if result is None:
        raise Unreadable(
            f"the record has a result, but its answers break off after {plies}: "
            "the game is not over there"
        )
    if record.result is None:
        raise Unreadable(f"the game is over after {plies} answers, but the record has no result")
    raise Unreadable(first_difference(result, record.result, "result"))
