"""What every game is made of. Imports nothing but the standard library.

An author of a game finds everything here; ``docs/new-game.md`` walks through it.
"""

from bottega.kernel.declared import EventKind, Events, Step, Steps
from bottega.kernel.drawing import Panel, Speak, literal
from bottega.kernel.edition import Changeable
from bottega.kernel.game import Decision, Game, Illegal
from bottega.kernel.laws import Broken, check_game, check_state
from bottega.kernel.pieces import Pieces
from bottega.kernel.printed import NUMBER, Alternatives, AnyOf, Effects, Signed, SoMany
from bottega.kernel.shape import (
    Counts,
    Flag,
    Json,
    Keyed,
    KeyedTuple,
    ListOf,
    Named,
    Number,
    Object,
    OneOf,
    PerSeat,
    Rows,
    Shape,
    TupleOf,
)
from bottega.kernel.show import Fact, Sentence, Show, counted
from bottega.kernel.state import (
    AUTO,
    EVERYONE,
    HIDDEN,
    NATURE,
    NONE,
    Action,
    Event,
    Frame,
    State,
    all_but,
    may_see,
    only,
)
from bottega.kernel.vocabulary import Verb, Vocabulary
from bottega.kernel.words import SEAT, Amounts, Domain, Numbers, Seats, Unreadable

__all__ = [
    "AUTO",
    "EVERYONE",
    "HIDDEN",
    "NATURE",
    "NONE",
    "NUMBER",
    "SEAT",
    "Action",
    "Alternatives",
    "Amounts",
    "AnyOf",
    "Broken",
    "Changeable",
    "Counts",
    "Decision",
    "Domain",
    "Effects",
    "Event",
    "EventKind",
    "Events",
    "Fact",
    "Flag",
    "Frame",
    "Game",
    "Illegal",
    "Json",
    "Keyed",
    "KeyedTuple",
    "ListOf",
    "Named",
    "Number",
    "Numbers",
    "Object",
    "OneOf",
    "Panel",
    "PerSeat",
    "Pieces",
    "Rows",
    "Seats",
    "Sentence",
    "Shape",
    "Show",
    "Signed",
    "SoMany",
    "Speak",
    "State",
    "Step",
    "Steps",
    "TupleOf",
    "Unreadable",
    "Verb",
    "Vocabulary",
    "all_but",
    "check_game",
    "check_state",
    "counted",
    "literal",
    "may_see",
    "only",
]
