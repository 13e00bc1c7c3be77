"""What is printed on cards and how the table is laid out, as JSON for whoever draws it."""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.cards.cards import Cards, character_kind, culture_kind, symbols_of
from bottega.games.wiege.cards.character_cards import Character
from bottega.games.wiege.cards.culture_cards import Culture, Genius, Joker
from bottega.games.wiege.cards.event_cards import HistoricalEvent
from bottega.games.wiege.rules.evaluation import evaluations_in
from bottega.games.wiege.table.positions import SET_UP, TEAM_SEATS, TEAMS, payers
from bottega.games.wiege.table.state import STONES
from bottega.games.wiege.table.words import (
    CHARACTER_KIND,
    COLOUR,
    CULTURE_KIND,
    GROUP,
    LAST_TURN,
    PLAYER,
    RULEBOOK,
    SLOTS,
    SOURCE,
    SYMBOL,
    WHERE,
    YEARS,
)
from bottega.kernel.shape import Json
from bottega.kernel.state import NONE

SEAT_COLOURS: Final = ["yellow", "red", "black", "white"]
"""The rulebook's four colours of stones; which seat has which is for the players to say."""


def static_data(cards: Cards) -> Json:
    """Everything a board shows that never changes. Spaces and seats are counted from 1."""
    return {
        "symbols": SYMBOL.names,
        "groups": {
            name: {"first": first, "last": last}
            for name, (first, last) in zip(GROUP.names, YEARS, strict=True)
        },
        "events": {event.id: event_of(event) for event in cards.events},
        "cards": {
            **{card.id: culture_of(card) for card in cards.cultures},
            **{card.id: character_of(card) for card in cards.characters},
        },
        "kinds": {"culture": CULTURE_KIND.names, "character": CHARACTER_KIND.names},
        "positions": {
            str(seats): [
                {
                    "id": position.id,
                    "where": WHERE.names[position.where],
                    "reach": [PLAYER.write(seat) for seat in position.reach],
                }
                for position in made.positions
            ]
            for seats, made in SET_UP.items()
        },
        "event_deck": {str(seats): made.events for seats, made in SET_UP.items()},
        "evaluations": {str(seats): evaluations_in(seats) for seats in SET_UP},
        "payers": {
            **{str(seats): payers_at(seats) for seats in SET_UP},
            "teams": payers_at(TEAM_SEATS, teams=True),
        },
        "teams": [[PLAYER.write(seat) for seat in team] for team in TEAMS],
        "colours": SEAT_COLOURS,
        "stones": STONES,
        "slots": SLOTS,
        "last_turn": LAST_TURN,
    }


def payers_at(seats: int, teams: bool = False) -> Json:
    """Position by position, who pays each seat that takes part alone, in order.

    Nobody pays a seat where it may not be.
    """
    return [
        {
            str(PLAYER.write(seat)): [
                PLAYER.write(other) for other in payers(seats, teams, index, seat)
            ]
            for seat in position.reach
        }
        for index, position in enumerate(SET_UP[seats].positions)
    ]


def event_of(event: HistoricalEvent) -> Json:
    """An event card: spaces in order, each with its place in the picture; roads join two spaces."""
    return {
        "group": GROUP.names[event.group],
        "year": event.year,
        "symbols": [SYMBOL.names[symbol] for symbol in event.symbols],
        "spaces": [
            {"colour": COLOUR.names[colour], "x": x, "y": y}
            for colour, (x, y) in zip(event.spaces, event.layout.at, strict=True)
        ],
        "roads": [[one + 1, other + 1] for one, other in event.layout.roads],
        "cubes": 1,
        "source": {
            "group": SOURCE.names[RULEBOOK],
            "cubes": SOURCE.names[RULEBOOK],
            "spaces": SOURCE.names[event.source],
            "symbols": SOURCE.names[event.source],
            "title": SOURCE.names[event.source],
        },
    }


def culture_of(card: Culture) -> Json:
    """A culture card: `genius`, `rotation` or `joker`."""
    form = "rotation"
    if isinstance(card, Genius | Joker):
        form = "genius" if isinstance(card, Genius) else "joker"
    return {
        "sort": "culture",
        "form": form,
        "kind": CULTURE_KIND.names[culture_kind(card)],
        "symbols": [SYMBOL.names[symbol] for symbol in symbols_of(card)],
        "mark": COLOUR.names[card.mark] if isinstance(card, Genius) else None,
        "value": 1,
        "rotated": 2 if form == "rotation" else None,
        "source": {"symbols": SOURCE.names[card.source], "title": SOURCE.names[card.source]},
    }


def character_of(card: Character) -> Json:
    """A character card; the two highest bear no symbol."""
    return {
        "sort": "character",
        "kind": CHARACTER_KIND.names[character_kind(card.value, card.symbol)],
        "value": card.value,
        "symbol": None if card.symbol == NONE else SYMBOL.names[card.symbol],
        "source": {
            "value": SOURCE.names[RULEBOOK],
            "symbol": SOURCE.names[card.source],
            "title": SOURCE.names[card.named],
        },
    }
