"""What can be due and what can be told, declared once.

A line of a game's declarations says everything about a step or an event; its number follows from
where the line stands::

    STEPS, EVENTS = Steps[Gara](), Events()
    DEAL = STEPS.declare("deal", to=SEAT)
    DEALT = EVENTS.declare("dealt", seat=SEAT, design=DESIGN)

Verbs are declared in the same way, see `bottega.kernel.vocabulary`. Frames, actions and events
begin with such a number, a plain int, because the inner loop compares and indexes with it. Two
lines may change places; a line that is left out is missed by name.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from bottega.kernel.game import EventKind, Step
from bottega.kernel.shape import Counts
from bottega.kernel.state import State
from bottega.kernel.words import Domain

S = TypeVar("S", bound=State)


class Steps(Generic[S]):
    """The paragraphs of a rulebook that can be due: first their names, then who carries them out.

    They are declared before they are written, because a step names those that follow it.
    """

    def __init__(self) -> None:
        self.declared: list[Step[S]] = []

    def declare(
        self,
        key: str,
        *,
        confirm: bool = False,
        together: bool = False,
        window: str = "",
        rule: str = "",
        **subject: Domain | Counts,
    ) -> int:
        """A step: its key as positions and prompts write it, and what its frames are about.

        See `Step` for ``confirm``, ``together``, ``window`` and ``rule``. Returns the number its
        frames begin with.
        """
        if key in [step.key for step in self.declared]:
            raise ValueError(f"the step {key!r} is declared twice")
        step = Step[S](key, confirm=confirm, together=together, window=window, rule=rule, **subject)
        self.declared.append(step)
        return len(self.declared) - 1

    def carried_out_by(self, written: dict[int, Step[S]]) -> list[Step[S]]:
        """The steps in their order, each written out; one that nobody wrote is missed by name."""
        missing = [d.key for n, d in enumerate(self.declared) if n not in written]
        if missing:
            raise ValueError(f"nobody carries out {', '.join(missing)}")
        for number, step in written.items():
            said = self.declared[number]
            step.key, step.subject = said.key, said.subject
            step.confirm, step.together = said.confirm, said.together
            step.window, step.rule = said.window, said.rule
        return [written[number] for number in range(len(self.declared))]


class Events:
    """The kinds of events a game tells."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def declare(
        self,
        key: str,
        *,
        reveals: bool = False,
        turn: bool = False,
        new_round: bool = False,
        milestone: bool = False,
        ends: str = "",
        **details: Domain | Counts,
    ) -> int:
        """A kind of event, see `EventKind`. Returns the number such events begin with."""
        if key in [kind.key for kind in self.kinds]:
            raise ValueError(f"the event {key!r} is declared twice")
        kind = EventKind(
            key,
            reveals=reveals,
            turn=turn,
            new_round=new_round,
            milestone=milestone,
            ends=ends,
            **details,
        )
        self.kinds.append(kind)
        return len(self.kinds) - 1
