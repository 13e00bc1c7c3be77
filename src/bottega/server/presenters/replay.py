"""A finished game looked back upon, for the page that replays it."""

from __future__ import annotations

from bottega.kernel.state import NATURE
from bottega.play.replay import Replay
from bottega.play.verifying import draws_of
from bottega.server import wire
from bottega.server.live_match import LiveMatch
from bottega.server.presenters.match import in_words, log_lines, result, voice_of
from bottega.server.seat_numbers import number_of
from bottega.text.voice import Voice


def draws(live: LiveMatch) -> list[wire.Draw]:
    """What nature drew among, for a page that makes every draw again."""
    words = live.game.vocabulary(NATURE)
    return [
        wire.Draw(ply, [words.text(action) for action in options], weights)
        for ply, options, weights in draws_of(live.match.record())
    ]


def replay_info(
    live: LiveMatch, past: Replay, table: wire.TableInfo, seat: int | None, lang: str
) -> wire.ReplayInfo:
    """What a replay needs once: as a seat could know it, or all of it."""
    voice = voice_of(live, lang)
    plies = range(1, past.plies + 1)
    log = log_lines(voice, ((event, ply) for ply in plies for event in past.events(ply, seat)))
    told: dict[int, str] = {}
    for line in log:
        if not line.turn:
            told.setdefault(line.ply, line.text)
    return wire.ReplayInfo(
        table=table,
        plies=past.plies,
        start=past.first_choice,
        turns=past.turns,
        turn_seats=[None if whose is None else number_of(whose) for whose in past.turn_seats],
        rounds=past.rounds,
        milestones=[
            wire.Milestone(ply, voice.game.events[event[0]].key, voice.event(event))
            for ply, event in past.milestones
        ],
        answers=answers_in_words(voice, past, seat, told),
        log=log,
        result=result(live, lang),
    )


def answers_in_words(
    voice: Voice, past: Replay, seat: int | None, told: dict[int, str]
) -> list[wire.ReplayAnswer]:
    """Every answer as the log tells it; where it does not, as whoever gave it is told about.

    What a seat could not tell from other answers is not said.
    """
    game = voice.game
    found: list[wire.ReplayAnswer] = []
    t = past.truth(0)
    for ply, (answering, action) in enumerate(past.record.answers, 1):
        text = told.get(ply, "")
        if not text and answering != NATURE:
            asked = next(q for q in game.decisions(t) if q.seat == answering)
            if seat in (None, answering) or not past.is_secret(t, ply, seat):
                view = game.redact(t, answering)
                text = voice.told(view, asked.frame, action)
        found.append(wire.ReplayAnswer(None if answering < 0 else number_of(answering), text))
        past.go_on(t, ply)
    return found


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
        earlier=[live.game.write_event(event) for event in past.earlier(ply, seat)],
        plain=in_words(voice, t, seat) if plain else None,
    )
