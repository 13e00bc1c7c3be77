"""Matches made again from their records, and records checked against their seed."""

from __future__ import annotations

from typing import NamedTuple

from bottega.kernel.answers import Answer
from bottega.kernel.game import Illegal
from bottega.kernel.position import first_difference
from bottega.kernel.record import Record
from bottega.kernel.state import NATURE, Action
from bottega.kernel.words import Unreadable
from bottega.play.lots import check_seating
from bottega.play.match import Match
from bottega.play.nature import commitment, draw, read_seed
from bottega.play.shuffling import check_shuffle


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
    match.shuffle = record.shuffle
    return match


def resume(record: Record, digits: str) -> Match:
    """The match a record belongs to, every draw checked against the seed in hexadecimal digits."""
    seed = read_seed(digits)
    if commitment(seed) != record.commitment:
        raise Unreadable("the seed does not belong to this record: its SHA-256 is another one")
    key = key_of_record(record, seed)
    if record.came is not None:
        check_seating(key, record.came, record.players)
    first, shuffle = (None, None) if record.origins else (seed, record.shuffle)
    try:
        match = Match(
            record.game, record.players, first, record.options, came=record.came, shuffle=shuffle
        )
    except Illegal as problem:
        raise Unreadable(f"the record: {problem}") from None
    begins = 0
    if record.origins:
        begins = record.origins[-1].plies
        go_over_origins(match, record)
        match.draw_from(seed, record.shuffle)
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


def key_of_record(record: Record, seed: bytes) -> bytes:
    """What a record's own draws follow from: the seed, and everybody's nonces where it has them."""
    if record.shuffle is None:
        return seed
    drawn = record.came is not None
    if record.shuffle.lots != drawn:
        expected = str(drawn).lower()
        raise Unreadable(f"shuffle.lots: expected {expected}, as the record says who came when")
    names = record.players if record.came is None else record.came
    return check_shuffle(seed, record.shuffle, record.game, record.options, names)


def key_of_origin(record: Record, place: int) -> bytes:
    """What the draws follow from that a record shares with a game it goes on from."""
    origin, path = record.origins[place - 1], f"from[{place}]"
    seed = read_seed(origin.seed)
    if commitment(seed) != origin.commitment:
        raise Unreadable(f"{path}: the seed's SHA-256 is not the commitment")
    if origin.shuffle is None:
        return seed
    game, options = record.game, record.options
    return check_shuffle(seed, origin.shuffle, game, options, path=f"{path}.shuffle")


def go_over_origins(match: Match, record: Record) -> None:
    """Carry out what a record shares with games it goes on from; draws follow from their seeds."""
    begins = 0
    for place, origin in enumerate(record.origins, 1):
        key, draws = key_of_origin(record, place), 0
        for ply in range(begins + 1, origin.plies + 1):
            answer = record.answers[ply - 1]
            if answer.seat == NATURE and match.questions and match.questions[0].seat == NATURE:
                question = match.questions[0]
                weights = match.game.weights(match.state, question)
                drawn = question.options[draw(key, draws, len(question.options), weights)]
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


class Draw(NamedTuple):
    """A question that nature was asked: what she answered, and among what."""

    ply: int
    options: list[Action]
    weights: list[int] | None  # none where all are alike


def draws_of(record: Record) -> list[Draw]:
    """Nature's questions in a record, by its own answers and the rules."""
    game, t = record.game, record.table()
    found: list[Draw] = []
    for ply, (seat, action) in enumerate(record.answers, 1):
        if seat == NATURE:
            question = game.decisions(t)[0]
            found.append(Draw(ply, question.options, game.weights(t, question)))
        game.answer(t, seat, action)
    return found


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
