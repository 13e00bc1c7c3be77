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

from bottega.kernel.compiling import mypyc_attr
from bottega.kernel.shape import Counts, Named
from bottega.kernel.state import AUTO, Action, Frame, State
from bottega.kernel.words import Domain

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One paragraph of the rules. Stateless: its subject travels in the frame.

    ``key``: the paragraph's name, as positions and prompts write it.
    ``confirm``: ask even when there is one option only, because a person wants to see it.
    ``together``: seats answer this step in any order; frames of it that lie on top of the
    agenda side by side are all open at once.
    ``window``: here somebody may step in, and mostly passes; the name of what it is a part of, such
    as ``"war"``. Where passing is all they can do it need not be answered by hand.
    ``for_good``: whoever passes there is not asked in that window again.
    ``rule``: where the rules page tells of it: a section (``"5"``), a numbered item of a section
    (``"5.3"``), or one of its paragraphs that begin in bold, by letter (``"8.b"``).
    ``subject``: what stands in the frame behind the step and the seat.
    """

    def __init__(
        self,
        key: str = "",
        *,
        confirm: bool = False,
        together: bool = False,
        window: str = "",
        for_good: bool = False,
        rule: str = "",
        **subject: Domain | Counts,
    ) -> None:
        if "step" in subject or "seat" in subject:
            raise ValueError(
                f"{key}: every frame has a step and a seat; name its subject otherwise"
            )
        self.key: str = key
        self.confirm: bool = confirm
        self.together: bool = together
        self.window: str = window
        self.for_good: bool = for_good
        self.rule: str = rule
        self.subject: Named = Named(**subject)

    def options(self, t: S, f: Frame) -> list[Action]:
        """What may be answered. `AUTO` where nothing is asked. Never empty."""
        return AUTO

    def asks(self, t: S, f: Frame) -> bool:
        """Whether a single option is to be confirmed: not if everybody sees that there is no other.

        What is hidden must make no difference here: that a seat is asked tells others something.
        """
        return True

    def passes_for_good(self, t: S, f: Frame) -> bool:
        """Whether whoever passes at this window is not asked in it again."""
        return self.for_good

    def weights(self, t: S, f: Frame) -> list[int] | None:
        """How likely nature is to answer each option; ``None`` when all are equally likely."""
        return None

    def resolve(self, t: S, f: Frame, a: Action) -> None:
        """What happens then. The frame has already left the agenda."""
        raise NotImplementedError


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
        for_good: bool = False,
        rule: str = "",
        **subject: Domain | Counts,
    ) -> int:
        """A step: its key as positions and prompts write it, and what its frames are about.

        See `Step` for ``confirm``, ``together``, ``window``, ``for_good`` and ``rule``. Returns
        the number its frames begin with.
        """
        if key in [step.key for step in self.declared]:
            raise ValueError(f"the step {key!r} is declared twice")
        step = Step[S](
            key,
            confirm=confirm,
            together=together,
            window=window,
            for_good=for_good,
            rule=rule,
            **subject,
        )
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
            step.window, step.for_good, step.rule = said.window, said.for_good, said.rule
        return [written[number] for number in range(len(self.declared))]


class EventKind:
    """A kind of event: its name and details.

    ``reveals``: tells somebody what was hidden from them, so it cannot be undone.
    ``turn``: a turn begins, and undo does not reach behind it.
    ``new_round``: a round begins. A game without such an event has rounds all the same: a new one
    begins with whoever has had a turn in this one already.
    ``milestone``: whoever looks back at a game looks for it.
    ``ends``: with it something is over that windows are a part of, such as ``"war"``.
    """

    def __init__(
        self,
        key: str,
        *,
        reveals: bool = False,
        turn: bool = False,
        new_round: bool = False,
        milestone: bool = False,
        ends: str = "",
        **details: Domain | Counts,
    ) -> None:
        if "event" in details:
            raise ValueError(
                f"{key}: what happened is called event already; name the detail otherwise"
            )
        self.key: str = key
        self.reveals: bool = reveals
        self.turn: bool = turn
        self.new_round: bool = new_round
        self.milestone: bool = milestone
        self.ends: str = ends
        self.details: Named = Named(**details)


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
