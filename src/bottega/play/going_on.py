"""Playing on from a finished game: another game that begins with the same answers."""

from __future__ import annotations

from bottega.kernel.record import Origin, Record
from bottega.kernel.shuffle import Shuffle
from bottega.kernel.words import Unreadable
from bottega.play.match import Match


def play_on(
    record: Record,
    plies: int,
    players: list[str],
    seed: bytes,
    shuffle: Shuffle | None = None,
) -> Match:
    """The match that goes on from a finished game after so many of its answers.

    What is past stays as it was; nature answers from a seed of its own from there on, and nothing
    from before can be taken back. Its record says where it comes from.
    """
    match = Match(record.game, players, None, record.options)
    for answer in record.answers[:plies]:
        match.answer(*answer)
    match.origins = origins_after(record, plies)
    match.draw_from(seed, shuffle)
    return match


def origins_after(record: Record, plies: int) -> list[Origin]:
    """Where the first answers of a finished game come from: it and those it goes on from itself."""
    if record.seed is None or record.result is None:
        raise Unreadable("only a finished game can be played on from: its seed is open")
    if not 0 <= plies < len(record.answers):
        last = len(record.answers) - 1
        raise Unreadable(f"expected a number of answers from 0 to {last}, got {plies}")
    whole = Origin(len(record.answers), record.commitment, record.seed, record.shuffle)
    found: list[Origin] = []
    begins = 0
    for origin in [*record.origins, whole]:
        if begins < plies:
            found.append(origin._replace(plies=min(origin.plies, plies)))
        begins = origin.plies
    return found
