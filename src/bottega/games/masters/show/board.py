"""The table of Masters of Renaissance as text.

Every good has a shape and a colour, so that neither is the only sign:
coin ●, stone ■, servant ▲, shield ◆, faith ✚; a white marble is ○.
"""

from __future__ import annotations

from typing import Final

from bottega.games.masters.cards.cards import (
    CARD,
    DEVELOPMENTS,
    LEADER,
    LEADERS,
    POINTS,
    TOKEN,
)
from bottega.games.masters.cards.effects import (
    Cards,
    Convert,
    Depot,
    Discount,
    Power,
    Production,
)
from bottega.games.masters.rules.faith import FAVOUR_POINTS, FIRST_SPACE, POPE_SPACE, TRACK_POINTS
from bottega.games.masters.rules.purchase import LEVELS
from bottega.games.masters.rules.scoring import breakdown
from bottega.games.masters.rules.warehouse import DEPOTS, arrange
from bottega.games.masters.table.state import LAST_SPACE, LEADER_DEPOT, Masters, Player
from bottega.games.masters.table.words import (
    COLOUR,
    FACE_UP,
    GOOD,
    IN_HAND,
    KINDS,
    PLAYED,
    RED,
    REMOVED,
    STANDING,
    WHITE,
)
from bottega.kernel.drawing import Panel, Speak, literal
from bottega.kernel.state import HIDDEN, NONE

GOODS: Final = ["[yellow]●[/]", "[bright_black]■[/]", "[magenta]▲[/]", "[blue]◆[/]", "[red]✚[/]"]
MARBLES: Final = {WHITE: "[white]○[/]", RED: GOODS[4]}
COLOURS: Final = ["green", "blue", "yellow", "magenta"]
SEAT_COLOURS: Final = ["red", "blue", "green", "yellow"]
STAR: Final = "★"


def draw(t: Masters, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
    """Market and cards, the faith track, then everybody's board with one's own first."""
    _, acting, *_ = t.agenda[-1] if t.agenda else (NONE, NONE)
    first = seat or 0
    order = [(first + i) % t.seats for i in range(t.seats)]
    boards = [
        Panel(
            f"{names[i]} · {sum(points for _, points in breakdown(t, i))} {STAR}",
            board(t.players[i], say),
            i == acting,
        )
        for i in order
    ]
    pairs = [boards[i : i + 2] for i in range(0, len(boards), 2)]
    return [[market(t, say), grid(t, say)], [track(t, names, say)], *pairs]


def marble(kind: int) -> str:
    if kind == NONE:
        return "·"
    return GOODS[kind] if kind < KINDS else MARBLES[kind]


def market(t: Masters, say: Speak) -> Panel:
    """The tray: rows are pushed to the left, columns upwards."""
    lines = ["    1  2  3  4"]
    for row in range(3):
        shown = "  ".join(marble(m) for m in t.market[4 * row : 4 * row + 4])
        lines.append(f" {row + 1}  {shown}  [dim]←[/]")
    lines += ["    [dim]↑  ↑  ↑  ↑[/]", f" {say('board slide')} {marble(t.slide)}"]
    return Panel(say("board market"), lines)


def grid(t: Masters, say: Speak) -> Panel:
    """The development cards for sale: level 3 on top, as they lie."""
    lines: list[str] = []
    for level in (2, 1, 0):
        rows = ["", "", ""]
        for colour in range(COLOUR.size):
            deck = colour * LEVELS + level
            card = t.tops[deck]
            left = len(t.under[deck]) + (card != NONE)
            if card == NONE:
                shown = [f"[dim]{say('board empty')}[/]", "", ""]
            else:
                title = f"[{COLOURS[colour]}]{name(card, say)}[/] {POINTS[card]}{STAR}"
                cost = f"  {amounts(DEVELOPMENTS[card].cost)} [dim]×{left}[/]"
                shown = [title, cost, f"  {production(card)}"]
            rows = [row + pad(part, 20) for row, part in zip(rows, shown, strict=True)]
        lines += rows
    return Panel(say("board cards"), lines)


def name(card: int, say: Speak) -> str:
    return say(f"card {CARD.names[card]}")


def amounts(counts: tuple[int, ...] | list[int]) -> str:
    """So many of each, ``2● 1■``."""
    return " ".join(f"{n}{GOODS[good]}" for good, n in enumerate(counts) if n)


def production(card: int) -> str:
    power = DEVELOPMENTS[card].production
    return f"{amounts(power.pay)}→{amounts(power.gain)}"


def track(t: Masters, names: list[str], say: Speak) -> Panel:
    """The faith track: a line a marker, with popes' spaces and what a space is worth."""
    width = max([len(name) for name in names] + [len(say("board black cross")), 6])
    marked = range(0, LAST_SPACE + 1, 3)
    numbers = "".join(f"{space:>2}    " for space in marked)
    worth = "".join(f"{TRACK_POINTS[space] or '':>2}    " for space in marked)
    lines = [f"{'':{width}} [dim]{numbers}[/]", f"{STAR:{width}} {worth}"]
    for seat, p in enumerate(t.players):
        lines.append(f"{literal(names[seat].ljust(width))} {marker(p.faith, SEAT_COLOURS[seat])}")
    if t.solo:
        lines.append(f"{say('board black cross'):{width}} {marker(t.cross, 'white')}")
        left = ", ".join(say(f"token {TOKEN.names[token]}") for token in t.tokens)
        lines.append(f"[dim]{say('board tokens left')}: {left}[/]")
    legend = [f"{GOODS[good]} {say(f'bare {name}')}" for good, name in enumerate(GOOD.names)]
    return Panel(say("board faith"), [*lines, "  ".join(legend)])


def marker(space: int, colour: str) -> str:
    """One line of the track: a marker, the Vatican sections, and the pope spaces at their ends."""
    cells = []
    for here in range(LAST_SPACE + 1):
        if here == space:
            cells.append(f" [bold {colour}]♟[/]")
        elif here in POPE_SPACE:
            cells.append(" [yellow]P[/]")
        elif any(first <= here < pope for first, pope in zip(FIRST_SPACE, POPE_SPACE, strict=True)):
            cells.append(" [yellow]=[/]")
        else:
            cells.append(" [dim]·[/]")
    return "".join(cells)


def board(p: Player, say: Speak) -> list[str]:
    """One player's board."""
    favours = [f"{FAVOUR_POINTS[i]}{STAR} {favour(tile)}" for i, tile in enumerate(p.favours)]
    lines = [
        f"{say('board warehouse')}: {warehouse(p)}",
        f"{say('board strongbox')}: {amounts(p.strongbox) or '–'}",
        f"{say('board favours')}: {'  '.join(favours)}",
    ]
    for slot, cards in enumerate(p.slots, 1):
        covered = "".join(f"{name(card, say)} · " for card in cards[:-1])
        top = f"[bold]{name(cards[-1], say)}[/] {production(cards[-1])}" if cards else "–"
        lines.append(f"{slot}: {covered}{top}")
    for held, leader in enumerate(p.leaders):
        standing = p.standing[held] if p.standing else IN_HAND
        mark = say(f"board {STANDING.names[standing]}")
        who = "?" if leader == HIDDEN else say(f"leader {LEADER.names[leader]}")
        lines.append(f"{who} [dim]({mark})[/] {leader_line(leader, standing, say)}".rstrip())
    return lines


def favour(tile: int) -> str:
    return {FACE_UP: "[green]✔[/]", REMOVED: "[red]✘[/]"}.get(tile, "[dim]?[/]")


def warehouse(p: Player) -> str:
    """The three depots from the smallest, then leader depots: ``(■) (▲▲) (●●·)``."""
    depots, leaders = arrange(p)
    shown = [f"({filled(*depot, size)})" for depot, size in zip(depots, DEPOTS, strict=True)]
    shown += [f"<{filled(kind, count, LEADER_DEPOT)}>" for kind, count in leaders]
    return " ".join(shown)


def filled(kind: int, count: int, size: int) -> str:
    return GOODS[kind] * count + "·" * (size - count)


def leader_line(leader: int, standing: int, say: Speak) -> str:
    """What a leader does and, in hand, what it needs."""
    if leader == HIDDEN:
        return ""
    card = LEADERS[leader]
    shown = f"{card.points}{STAR} {effect(card.power)}"
    return shown if standing == PLAYED else f"{shown} [dim]⇐[/] {needs(leader, say)}"


def effect(power: Power) -> str:
    """What a leader does, in signs."""
    match power:
        case Discount(good, amount):
            return f"−{amount}{GOODS[good]}"
        case Depot(good, places):
            return f"<{GOODS[good] * places}>"
        case Convert(good):
            return f"{MARBLES[WHITE]}={GOODS[good]}"
        case Production(pay, gain, any_):
            return f"{amounts(pay)}→{any_}? {amounts(gain)}"


def needs(leader: int, say: Speak) -> str:
    """What must be owned, cards by their colour in the reader's language."""
    found = []
    for need in LEADERS[leader].needs:
        if isinstance(need, Cards):
            level = str(need.level) if need.level else ""
            colour = say(f"colour {COLOUR.names[need.colour]}")
            found.append(f"{need.amount}×[{COLOURS[need.colour]}]{colour} {level}".rstrip() + "[/]")
        else:
            found.append(f"{need.amount}{GOODS[need.resource]}")
    return " ".join(found)


def pad(text: str, width: int) -> str:
    """Fill up with spaces to a width, not counting the marks of colour."""
    return text + " " * max(1, width - visible(text))


def visible(text: str) -> int:
    """How many characters are seen once the marks of colour are gone."""
    seen = 0
    inside = False
    for character in text:
        if character == "[":
            inside = True
        seen += not inside
        if character == "]":
            inside = False
    return seen
