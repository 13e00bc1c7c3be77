"""The table of Die Wiege der Renaissance as text.

Every symbol has a shape and a colour, so that neither is the only sign: science ✱, architecture ▲,
finance ●, exploration ◆, religion ✚. Blue spaces are round, ``(1)``, red ones are square, ``[1]``;
stones are ❶ ❷ ❸ ❹ by seat, geniuses ① ② ③ ④.
"""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.cards.cards import (
    CARD,
    VALUE_OF,
    is_culture,
)
from bottega.games.wiege.cards.event_cards import EVENT
from bottega.games.wiege.rules.columns import column_of, count, symbols_in
from bottega.games.wiege.rules.duel import score_of
from bottega.games.wiege.rules.paying import stones_of
from bottega.games.wiege.rules.placing import genius_is_home
from bottega.games.wiege.table.positions import SET_UP, partner
from bottega.games.wiege.table.state import Player, Wiege
from bottega.games.wiege.table.words import BLUE, CENTRAL, GENIUS, SYMBOL, SYMBOLS
from bottega.kernel.drawing import Panel, Speak, literal
from bottega.kernel.state import HIDDEN, NONE

SIGNS: Final = ["[cyan]✱[/]", "[white]▲[/]", "[yellow]●[/]", "[green]◆[/]", "[magenta]✚[/]"]
SPACE_COLOURS: Final = ["blue", "red"]
MARKS: Final = ["(g)", "\\[g]"]
SEAT_COLOURS: Final = ["yellow", "red", "bright_black", "white"]
STONES: Final = "❶❷❸❹"
GENIUSES: Final = "①②③④"
EVENTS_IN_A_ROW: Final = 3

WIDE: Final = 5
HIGH: Final = 2
"""From one space of an event to the next, in characters and lines."""


Cells = dict[tuple[int, int], str]
"""Signs by line and column."""


def draw(t: Wiege, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
    """The events, the cards on offer, then everybody's own cards and stones, one's own first."""
    acting = t.agenda[-1][1] if t.agenda else NONE
    first = seat or 0
    order = [(first + i) % t.seats for i in range(t.seats)]
    events = [
        event_panel(t, position, names, say)
        for position in range(len(t.stacks))
        if t.stacks[position]
    ]
    rows = [events[i : i + EVENTS_IN_A_ROW] for i in range(0, len(events), EVENTS_IN_A_ROW)]
    players = [player_panel(t, i, names, i == acting, say) for i in order]
    pairs = [players[i : i + 2] for i in range(0, len(players), 2)]
    return [*rows, [offer(t, say)], *pairs]


# Events --------------------------------------------------------------------------------------


def event_panel(t: Wiege, position: int, names: list[str], say: Speak) -> Panel:
    """An event: who reaches it, its cubes, its symbols and a map of its spaces."""
    event = t.stacks[position][-1]
    place = SET_UP[t.seats].positions[position]
    if place.where == CENTRAL:
        where = say("board centre")
    else:
        where = " ↔ ".join(literal(names[seat]) for seat in place.reach)
    symbols = " ".join(SIGNS[symbol] for symbol in t.cards.shows[event])
    year = t.cards.events[event].year
    cubes = "■" * len(t.stacks[position])
    lines = [
        f"[bold]{say(f'historical event {EVENT.names[event]}')}[/] [dim]{year}[/]",
        f"{symbols}   {cubes}   [dim]{where}[/]",
        "",
        *road_map(t, position),
    ]
    return Panel(f"{position + 1}", lines)


def road_map(t: Wiege, position: int) -> list[str]:
    """The spaces where they lie, with the roads between them."""
    event = t.cards.events[t.stacks[position][-1]]
    at, pieces = event.layout.at, t.pieces[position]
    cells: Cells = {}
    for one, other in event.layout.roads:
        lay_road(cells, at[one], at[other])
    for space, (x, y) in enumerate(at):
        for part in (0, 1, 2):  # the space covers the ends of its roads
            cells.pop((HIGH * y, WIDE * x + part), None)
        cells[HIGH * y, WIDE * x] = space_cell(event.spaces[space], space, pieces[space])
    lines = []
    for row in range(HIGH * max(y for _, y in at) + 1):
        line, column = "", 0
        for _, place in sorted(cell for cell in cells if cell[0] == row):
            line += " " * (place - column) + cells[row, place]
            column = place + (3 if row % HIGH == 0 and place % WIDE == 0 else 1)
        lines.append(line)
    return lines


def lay_road(cells: Cells, start: tuple[int, int], end: tuple[int, int]) -> None:
    """A road: level, upright or slanting."""
    (x, y), (other_x, other_y) = sorted((start, end))
    if y == other_y:
        for column in range(WIDE * x + 3, WIDE * other_x):
            cells[HIGH * y, column] = "─"
    elif x == other_x:
        for row in range(HIGH * min(y, other_y) + 1, HIGH * max(y, other_y)):
            cells[row, WIDE * x + 1] = "│"
    else:
        sign = "╲" if y < other_y else "╱"
        cells[HIGH * min(y, other_y) + 1, WIDE * x + 4] = sign


def space_cell(colour: int, space: int, piece: int) -> str:
    """A space with its number, or with the piece on it."""
    inside = str(space + 1) if piece == NONE else piece_sign(piece)
    left, right = ("(", ")") if colour == BLUE else ("\\[", "]")
    mark = SPACE_COLOURS[colour]
    return f"[{mark}]{left}[/]{inside}[{mark}]{right}[/]"


def piece_sign(piece: int) -> str:
    seat = piece >> 1
    signs = GENIUSES if piece & 1 == GENIUS else STONES
    return f"[{SEAT_COLOURS[seat]}]{signs[seat]}[/]"


# Cards ---------------------------------------------------------------------------------------


def offer(t: Wiege, say: Speak) -> Panel:
    """The display and the decks; what the symbols mean."""
    lines = [
        f"{slot + 1}: {card_line(t, card, say) if card != NONE else '–'}"
        for slot, card in enumerate(t.display)
    ]
    lines += [
        say("board decks", deck=len(t.deck), discards=len(t.discards), events=len(t.event_deck)),
        "  ".join(f"{SIGNS[s]} {say(f'symbol {name}')}" for s, name in enumerate(SYMBOL.names)),
    ]
    return Panel(say("board display"), lines)


def card_line(t: Wiege, card: int, say: Speak) -> str:
    """A card in signs, and its title."""
    return f"{card_signs(t, card)} {say(f'card {CARD.names[card]}')}"


def card_signs(t: Wiege, card: int) -> str:
    """A culture card's symbols and its mark, ``(g)`` or ``[g]``; a character's value and symbol."""
    if not is_culture(card):
        symbol = "" if t.cards.bears[card] == NONE else SIGNS[t.cards.bears[card]]
        return f"[bold]{VALUE_OF[card]}[/]{symbol}"
    signs = "/".join(SIGNS[symbol] for symbol in t.cards.symbols_on[card])
    if t.cards.turns[card]:
        return f"{signs}↻"
    mark = t.cards.mark_on[card]
    if mark == NONE:
        return signs
    return f"{signs}[{SPACE_COLOURS[mark]}]{MARKS[mark]}[/]"


# Players -------------------------------------------------------------------------------------


def player_panel(t: Wiege, seat: int, names: list[str], acting: bool, say: Speak) -> Panel:
    """One player's stones, columns, pile and hand."""
    p = t.players[seat]
    reserve = [f"{n}{piece_sign(2 * owner)}" for owner, n in enumerate(p.reserve[: t.seats]) if n]
    if genius_is_home(t, seat):
        reserve.append(piece_sign(2 * seat + GENIUS))
    lines = [f"{say('board reserve')}: {' '.join(reserve) or '–'}"]
    lines += [column_line(t, p, symbol) for symbol in range(SYMBOLS) if p.columns[symbol]]
    lines += pile_lines(t, "board pile", p.pile, say)
    lines += pile_lines(t, "board hand", p.hand, say)
    if p.revealed:
        shown = " ".join(card_signs(t, card) for card in p.revealed)
        lines.append(f"{say('board revealed')}: {shown} = {score_of(p.revealed)}")
    stones = say("board stones", stones=stones_of(t, seat))
    title = [f"{STONES[seat]} {names[seat]}", stones]
    if t.teams:
        title.append(say("board partner", name=names[partner(seat)]))
    return Panel(" · ".join(title), lines, acting)


def column_line(t: Wiege, p: Player, symbol: int) -> str:
    """A column from bottom to top, with what it counts; turned cards count twice."""
    cards = p.columns[column_of(p, symbol)]
    signs = "/".join(SIGNS[s] for s in symbols_in(p, symbol))
    shown = [card_signs(t, card) + ("[bold]²[/]" if card in p.rotated else "") for card in cards]
    return f"{signs} [bold]{count(p, symbol)}[/]: {' '.join(shown)}"


def pile_lines(t: Wiege, name: str, cards: tuple[int, ...], say: Speak) -> list[str]:
    """Cards one sees are named, of others only the number is known."""
    if not cards:
        return [f"{say(name)}: –"]
    if HIDDEN in cards:
        return [f"{say(name)}: {len(cards)} ×?"]
    return [f"{say(name)}:", *(f"  {card_line(t, card, say)}" for card in cards)]
