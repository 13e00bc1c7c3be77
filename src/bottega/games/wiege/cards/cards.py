"""The card deck: culture and character cards have the same back (rules, section 1).

A card is a number: culture cards come first, then characters. The tables below are what is printed
on them, laid out for the rules' inner loops.
"""

from __future__ import annotations

from bottega.games.wiege.cards.character_cards import CHARACTER_CARDS
from bottega.games.wiege.cards.culture_cards import CULTURE_CARDS, Culture, Genius, Joker
from bottega.games.wiege.table.words import PAIRS, SYMBOLS, Ints
from bottega.kernel.state import NONE
from bottega.kernel.words import Domain

CULTURES = len(CULTURE_CARDS)
CHARACTERS = len(CHARACTER_CARDS)
CARD = Domain("card", [card.id for card in CULTURE_CARDS] + [card.id for card in CHARACTER_CARDS])
WHOLE_DECK: Ints = tuple(range(CARD.size))


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


SYMBOLS_ON: list[Ints] = [symbols_of(card) for card in CULTURE_CARDS]
MARK_ON: list[int] = [card.mark if isinstance(card, Genius) else NONE for card in CULTURE_CARDS]
TURNS: list[bool] = [not isinstance(card, Genius | Joker) for card in CULTURE_CARDS]
"""Whether a card can be rotated."""

# Character cards -----------------------------------------------------------------------------


def character_kind(value: int, symbol: int) -> int:
    """Which cards it is interchangeable with (section 18)."""
    return SYMBOLS * (value - 1) + symbol if symbol != NONE else 2 * SYMBOLS + value - 3


VALUE_OF: list[int] = [0] * CULTURES + [card.value for card in CHARACTER_CARDS]
BEARS: list[int] = [NONE] * CULTURES + [card.symbol for card in CHARACTER_CARDS]
"""The symbol of a character; `NONE` for those that are always playable."""

KIND_OF: list[int] = [culture_kind(card) for card in CULTURE_CARDS] + [
    character_kind(card.value, card.symbol) for card in CHARACTER_CARDS
]
"""The kind of a card among the kinds of its sort."""


def lowest_of_kind(cards: Ints, kind: int, culture: bool) -> int:
    """Cards of a kind are interchangeable: the one with the lowest id is taken (section 18)."""
    return min(card for card in cards if KIND_OF[card] == kind and is_culture(card) == culture)
