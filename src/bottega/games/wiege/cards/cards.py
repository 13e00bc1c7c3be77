"""The card deck: culture and character cards have the same back (rules, section 1).

A card is a number: culture cards come first, then characters. A table keeps its `Cards` for the
whole game, and the rules read them there: tables of different editions play side by side.
"""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.cards.character_cards import CHARACTER_CARDS, Character
from bottega.games.wiege.cards.culture_cards import CULTURE_CARDS, Culture, Genius, Joker
from bottega.games.wiege.cards.event_cards import EVENTS, HistoricalEvent, next_to, spaces_in
from bottega.games.wiege.table.words import CULTURE_KIND, PAIRS, SYMBOLS, Ints
from bottega.kernel.state import NONE
from bottega.kernel.words import Domain

CULTURES: Final = len(CULTURE_CARDS)
CHARACTERS: Final = len(CHARACTER_CARDS)
CARD: Final = Domain(
    "card", [card.id for card in CULTURE_CARDS] + [card.id for card in CHARACTER_CARDS]
)
WHOLE_DECK: Final[Ints] = tuple(range(CARD.size))


def is_culture(card: int) -> bool:
    return 0 <= card < CULTURES


# Culture cards -------------------------------------------------------------------------------


def symbols_of(card: Culture) -> Ints:
    """One symbol, or a joker's two in canonical order."""
    if isinstance(card, Joker):
        return tuple(sorted((card.one, card.other)))
    return (card.symbol,)


def culture_kind(card: Culture) -> int:
    """Which cards it is interchangeable with (section 18)."""
    if isinstance(card, Joker):
        one, other = symbols_of(card)
        return 3 * SYMBOLS + PAIRS.index((one, other))
    return 3 * card.symbol + (card.mark if isinstance(card, Genius) else 2)


# Character cards -----------------------------------------------------------------------------


def character_kind(value: int, symbol: int) -> int:
    """Which cards it is interchangeable with (section 18)."""
    return SYMBOLS * (value - 1) + symbol if symbol != NONE else 2 * SYMBOLS + value - 3


VALUE_OF: Final[list[int]] = [0] * CULTURES + [card.value for card in CHARACTER_CARDS]
"""The value of a character; 0 for culture cards."""

HIGHEST_VALUE: Final[int] = max(VALUE_OF)


# All of an edition ---------------------------------------------------------------------------


class Cards:
    """What is printed in one edition, laid out for the rules' inner loops. It never changes."""

    __slots__ = (
        "bears",
        "characters",
        "colour_of",
        "cultures",
        "events",
        "goes_with",
        "kind_of",
        "mark_on",
        "open_to",
        "play_of",
        "shows",
        "spaces_in",
        "spaces_of",
        "symbols_on",
        "turns",
    )

    def __init__(
        self,
        cultures: list[Culture],
        characters: list[Character],
        events: list[HistoricalEvent],
    ) -> None:
        self.cultures: list[Culture] = cultures
        self.characters: list[Character] = characters
        self.events: list[HistoricalEvent] = events
        self.symbols_on: list[Ints] = [symbols_of(card) for card in cultures]
        self.mark_on: list[int] = [
            card.mark if isinstance(card, Genius) else NONE for card in cultures
        ]
        # Whether a card can be rotated.
        self.turns: list[bool] = [not isinstance(card, Genius | Joker) for card in cultures]
        # The symbol of a character; `NONE` for those that are always playable.
        self.bears: list[int] = [NONE] * CULTURES + [card.symbol for card in characters]
        # Whether a card is a character that can be played from hand at an event.
        self.goes_with: list[list[bool]] = [
            [False] * CULTURES
            + [card.symbol == NONE or card.symbol in event.symbols for card in characters]
            for event in events
        ]
        # The kind of a card among the kinds of its sort.
        self.kind_of: list[int] = [culture_kind(card) for card in cultures] + [
            character_kind(card.value, card.symbol) for card in characters
        ]
        # The kind of a card among the kinds of both sorts.
        self.play_of: list[int] = [
            kind if is_culture(card) else CULTURE_KIND.size + kind
            for card, kind in enumerate(self.kind_of)
        ]
        self.shows: list[Ints] = [event.symbols for event in events]
        self.colour_of: list[Ints] = [event.spaces for event in events]
        self.spaces_of: list[int] = [len(event.spaces) for event in events]
        # The spaces of a card in each colour: sets of spaces are sums of 1, 2, 4, …
        self.spaces_in: list[Ints] = [spaces_in(event) for event in events]
        # Where the next piece may stand, by card and covered spaces (section 6.2, nos. 2 and 3).
        self.open_to: list[list[int]] = [
            [next_to(event, covered) for covered in range(1 << len(event.spaces))]
            for event in events
        ]

    def lowest_of_kind(self, cards: Ints, kind: int, culture: bool) -> int:
        """Cards of a kind are interchangeable: the one with the lowest id is taken (section 18)."""
        play = kind if culture else CULTURE_KIND.size + kind
        lowest, play_of = CARD.size, self.play_of
        for card in cards:
            if play_of[card] == play and card < lowest:
                lowest = card
        return lowest


CARDS: Final = Cards(CULTURE_CARDS, CHARACTER_CARDS, EVENTS)
"""What is usually printed."""
