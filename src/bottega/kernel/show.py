"""What a person is shown of a game: facts for its sentences, cards in words, sums, drawings.

The rules play without any of it. A game that wants to be seen hands a `Show` to its `Game`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from bottega.kernel.compiling import mypyc_attr
from bottega.kernel.drawing import Panel, Speak
from bottega.kernel.shape import Json
from bottega.kernel.state import NONE, Action, Frame, State
from bottega.kernel.words import Domain

S = TypeVar("S", bound=State)


class Fact(NamedTuple):
    """Something a sentence mentions: a name of a domain, perhaps so many of it.

    Facts of the same ``name`` are read out as one list, "2 coins and 1 stone".
    """

    name: str
    domain: Domain
    value: int
    amount: int = 1


def counted(name: str, domain: Domain, counts: Sequence[int]) -> list[Fact]:
    """So many of each as facts, without the zeros; one fact that says nothing if all are zero."""
    found = [Fact(name, domain, value, n) for value, n in enumerate(counts) if n]
    return found or [Fact(name, domain, NONE)]


class Sentence(NamedTuple):
    """A message of the game's catalogue, and the facts it mentions."""

    message: str
    facts: list[Fact]


@mypyc_attr(allow_interpreted_subclasses=True)
class Show(Generic[S]):
    """How a game shows itself. Every method may stay as it is."""

    def details(self, t: S, f: Frame, a: Action) -> list[Fact]:
        """What a person should be told about an option, beyond its own words."""
        return []

    def question_details(self, t: S, f: Frame) -> list[Fact]:
        """What a person should be told in a question, beyond its own subject."""
        return []

    def refusals(self, t: S, f: Frame) -> list[tuple[str, Sentence]]:
        """Things a person might try at this question but cannot do now, and why."""
        return []

    def derived(self, view: S) -> Json:
        """What a view does not say in so many words and a picture shows: sums, values, what is due.

        Boards show it as it is, so that no rule is written a second time in the browser. It is
        worked out from the view alone, `HIDDEN` and all, and so tells nothing that the view hides.
        """
        return {}

    def due(self, t: S, seat: int) -> int:
        """Points certain to come that no line of the score has yet; people are shown both."""
        return 0

    def ending(self, t: S) -> Sentence | None:
        """Why a finished game ended as it did, where the points do not say it."""
        return None

    def static_data(self) -> Json:
        """What is printed on cards and boards, as JSON: what a picture needs besides the state."""
        return {}

    def card_domains(self) -> list[Domain]:
        """The domains of cards and tiles that `describe` can describe."""
        return []

    def describe(self, domain: str, value: int) -> list[Sentence]:
        """What stands on a card or tile of a domain."""
        return []

    def draw(self, t: S, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
        """The table as text for a terminal: rows of panels. Empty: show the position instead."""
        return []
