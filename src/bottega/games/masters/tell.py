"""What options and cards mean, as facts for sentences."""

from __future__ import annotations

from bottega.games.masters.state import Masters
from bottega.kernel.game import Fact, Sentence
from bottega.kernel.state import Action, Frame


def details(t: Masters, f: Frame, a: Action) -> list[Fact]:
    return []


def describe(domain: str, value: int) -> list[Sentence]:
    return []
