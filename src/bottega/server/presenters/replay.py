"""A finished game looked back upon, for the page that replays it."""

from __future__ import annotations

from bottega.play.replay import Replay
from bottega.server import wire
from bottega.server.live_match import LiveMatch
from bottega.server.presenters.match import in_words, log_lines, result, voice_of
from bottega.server.seat_numbers import number_of


def replay_info(live: LiveMatch, past: Replay, table: wire.TableInfo, lang: str) -> wire.ReplayInfo:
    """What a replay needs once."""
    plies = range(1, past.plies + 1)
    told = ((event, ply) for ply in plies for event in past.events(ply, None))
    return wire.ReplayInfo(
        table=table,
        plies=past.plies,
        turns=past.turns,
        log=log_lines(voice_of(live, lang), told),
        result=result(live, lang),
    )


def replay_step(
    live: LiveMatch, past: Replay, ply: int, seat: int | None, lang: str, plain: bool
) -> wire.ReplayStep:
    """The table at a ply, as a seat could know it; without a seat, the truth."""
    voice = voice_of(live, lang)
    t, events, answer = past.step(ply, seat)
    return wire.ReplayStep(
        ply=ply,
        plies=past.plies,
        seat=None if seat is None else number_of(seat),
        state=live.game.write(t),
        derived=live.game.show.derived(t),
        events=[live.game.write_event(event) for event in events],
        log=log_lines(voice, ((event, ply) for event in events)),
        scores=live.game.scores(t),
        answer=answer,
        plain=in_words(voice, t, seat) if plain else None,
    )
