"""The table of Lorenzo il Magnifico as text.

Every good has a shape and a colour, so that neither is the only sign: coin ●, wood ▮, stone ■,
servant ▲, military ⚔, faith ✚, victory points ★, privilege ✉.
"""

from __future__ import annotations

from bottega.games.lorenzo.cards import (
    AT_WORK,
    CARD,
    COSTS,
    IMMEDIATE,
    WORKS_FROM,
    Amounts,
    Work,
)
from bottega.games.lorenzo.church import FAITH_POINTS, THRESHOLD
from bottega.games.lorenzo.leader_cards import COPIER, LEADER
from bottega.games.lorenzo.placing import LARGE_FROM, MARKET_OPEN
from bottega.games.lorenzo.scoring import breakdown
from bottega.games.lorenzo.state import Lorenzo, Player, period_of
from bottega.games.lorenzo.tiles import TILE
from bottega.games.lorenzo.tower import MINIMUM
from bottega.games.lorenzo.words import (
    DIE,
    FLOORS,
    GOOD,
    LARGE_HARVEST,
    LARGE_PRODUCTION,
    MARKET,
    MEMBER,
    NEUTRAL,
    PALACE,
    SPACE,
    TYPE,
)
from bottega.kernel.drawing import Panel, Speak, literal
from bottega.kernel.state import NONE

GOODS = [
    "[yellow]●[/]",
    "[green]▮[/]",
    "[bright_black]■[/]",
    "[magenta]▲[/]",
    "[red]⚔[/]",
    "[cyan]✚[/]",
    "★",
    "[yellow]✉[/]",
]
COLOURS = ["green", "blue", "yellow", "magenta"]
MEMBERS = ["[white]○[/]", "[bright_black]●[/]", "[yellow]◉[/]", "·"]


def draw(t: Lorenzo, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
    """The four towers, the other spaces, then everybody's board with one's own first."""
    acting = t.agenda[-1][1] if t.agenda else NONE
    first = seat or 0
    order = [(first + i) % t.seats for i in range(t.seats)]
    boards = [
        Panel(
            f"{names[i]} · {sum(points for _, points in breakdown(t, i))} ★",
            board(t.players[i], say),
            i == acting,
        )
        for i in order
    ]
    pairs = [boards[i : i + 2] for i in range(0, len(boards), 2)]
    towers = [tower(t, type_, names, say) for type_ in range(TYPE.size)]
    return [towers, [areas(t, names, say), church(t, names, say)], *pairs]


def tower(t: Lorenzo, type_: int, names: list[str], say: Speak) -> Panel:
    """One tower, its highest floor on top."""
    lines = []
    for height in (3, 2, 1, 0):
        space = 4 * type_ + height
        card = t.floors[space]
        mark = f"{MINIMUM[height]} "
        if card == NONE:
            there = " ".join(piece(x, names) for x in t.spaces[space])
            lines.append(f"{mark}{there or '[dim]–[/]'}")
            continue
        lines.append(f"{mark}[{COLOURS[type_]}]{say(f'card {CARD.names[card]}')}[/]")
        lines.append(f"  {card_line(card)}")
    return Panel(say(f"board {TYPE.names[type_]}"), lines)


def card_line(card: int) -> str:
    """Cost, what it gives at once, and what it does at work."""
    costs = [
        amounts(enumerate(cost.goods)) + (f"/{cost.needed}" if cost.needed else "")
        for cost in COSTS[card]
        if any(cost.goods)
    ]
    shown = [" | ".join(costs), work(IMMEDIATE[card]) and f"⚡{work(IMMEDIATE[card])}"]
    if WORKS_FROM[card] != NONE:
        shown.append(f"({WORKS_FROM[card]}) {work(AT_WORK[card])}")
    return " ".join(part for part in shown if part)


def work(works: Work) -> str:
    """What a card does, in signs."""
    parts = [amounts(works.gain)]
    if works.privileges:
        parts.append(f"{works.privileges}{GOODS[-1]}")
    if works.per:
        good, n, thing, every = works.per
        of = "⚔" if thing >= TYPE.size else f"[{COLOURS[thing]}]▭[/]"
        parts.append(f"{n}{GOODS[good]}/{every if every > 1 else ''}{of}")
    for trade in works.trades:
        gain = amounts(trade.gain) or f"{trade.privileges}{GOODS[-1]}"
        parts.append(f"{amounts(trade.pay)}→{gain}")
    if works.act:
        parts.append(f"↻{works.act.value}")
    return " ".join(part for part in parts if part)


def amounts(pairs: Amounts | enumerate[int]) -> str:
    """So many of each, ``2● 1■``."""
    return " ".join(f"{n}{GOODS[good]}" for good, n in pairs if n)


def piece(number: int, names: list[str]) -> str:
    """A member on the board: its colour and whose it is."""
    return f"{MEMBERS[number % 4]}{literal(names[number // 4])}"


def areas(t: Lorenzo, names: list[str], say: Speak) -> Panel:
    """Dice, turn order, and who stands on the spaces outside the towers."""
    dice = "  ".join(
        f"{MEMBERS[die]} {say(f'die {DIE.names[die]}')} {t.dice[die] or '–'}" for die in range(3)
    )
    order = " · ".join(literal(names[i]) for i in t.order)
    lines = [f"{say('board round')} {t.round}/6   {dice}", f"{say('board order')}: {order}", ""]
    for space in range(FLOORS, SPACE.size):
        if t.seats < LARGE_FROM and space in (LARGE_HARVEST, LARGE_PRODUCTION):
            continue
        if MARKET + MARKET_OPEN[t.seats] <= space < PALACE:
            continue
        there = " ".join(piece(x, names) for x in t.spaces[space])
        lines.append(f"{say(f'space {SPACE.names[space]}')}: {there or '[dim]–[/]'}")
    return Panel(say("board spaces"), lines)


def church(t: Lorenzo, names: list[str], say: Speak) -> Panel:
    """The excommunication of each period and who suffers it; the signs."""
    lines = []
    for period, tile in enumerate(t.tiles):
        suffering = [literal(names[i]) for i, p in enumerate(t.players) if tile in p.tiles]
        now = "›" if t.round and period_of(t.round) == period else " "
        text = "" if tile == NONE else say(f"tile {TILE.names[tile]}")
        lines.append(f"{now} {THRESHOLD[period]}{GOODS[5]} {text}")
        if suffering:
            lines.append(f"   [red]✘[/] {', '.join(suffering)}")
    legend = [f"{sign} {say(f'bare {name}')}" for sign, name in zip(GOODS, GOOD.names, strict=True)]
    return Panel(say("board church"), [*lines, "", "  ".join(legend[:4]), "  ".join(legend[4:])])


def board(p: Player, say: Speak) -> list[str]:
    """One player's board."""
    held = "  ".join(f"{n}{GOODS[good]}" for good, n in enumerate(p.goods))
    home = " ".join(
        f"{MEMBERS[m]}{'⁶' if m == p.strong else ''}{MEMBER.names[m][0] if m == NEUTRAL else ''}"
        for m in p.members
    )
    lines = [f"{held}   ({FAITH_POINTS[p.goods[5]]}★)", f"{say('board members')}: {home or '–'}"]
    for type_ in range(TYPE.size):
        cards = [f"{say(f'card {CARD.names[card]}')}{value_mark(card)}" for card in p.cards[type_]]
        lines.append(f"[{COLOURS[type_]}]▭[/] {', '.join(cards) or '–'}")
    for mark, leaders in (("board in hand", p.hand), ("board played", p.played)):
        if leaders:
            shown = [leader_name(p, leader, say) for leader in leaders]
            lines.append(f"{say(mark)}: {', '.join(shown)}")
    return lines


def value_mark(card: int) -> str:
    return f" ({WORKS_FROM[card]})" if WORKS_FROM[card] != NONE else ""


def leader_name(p: Player, leader: int, say: Speak) -> str:
    """A leader; ``↺`` if already used this round."""
    if leader < 0:
        return "?"
    copied = f" = {say(f'leader {LEADER.names[p.copied]}')}" if is_copy(p, leader) else ""
    return say(f"leader {LEADER.names[leader]}") + copied + (" ↺" if leader in p.used else "")


def is_copy(p: Player, leader: int) -> bool:
    return p.copied != NONE and leader == COPIER
