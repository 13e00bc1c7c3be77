"""The table of Lorenzo il Magnifico as text.

Every good has a shape and a colour, so that neither is the only sign: coin ●, wood ▮, stone ■,
servant ▲, military ⚔, faith ✚, victory points ★, privilege ✉. A type of card is the first
letter of its name in its colour. ⚡ is what a card gives at once, (3) from which value on it
works, ∞ what lasts, ⚑ points at the end, ↻ an action besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bottega.games.lorenzo.cards.cards import (
    CARD,
    CARDS,
    COSTS,
    END_POINTS,
    WORKS_FROM,
    Character,
    effects_at_work,
    pairs,
)
from bottega.games.lorenzo.cards.effects import (
    NO_FLOOR_BONUS,
    ONE_COLOURED,
    RULE,
    THE_NEUTRAL,
    Ability,
    Act,
    EitherDiscount,
    Immediate,
    Lasting,
    Raise,
    Working,
    Worth,
)
from bottega.games.lorenzo.cards.leader_cards import COPIER, IS_ONCE, LEADER, LEADERS, NEEDS
from bottega.games.lorenzo.cards.tiles import BONUS_TILES, TILE
from bottega.games.lorenzo.rules.church import FAITH_POINTS, THRESHOLD
from bottega.games.lorenzo.rules.placing import is_closed, strong_value
from bottega.games.lorenzo.rules.scoring import breakdown
from bottega.games.lorenzo.rules.tower import BONUS_GOOD, FLOOR_BONUS, MINIMUM, slot_need
from bottega.games.lorenzo.table.state import Lorenzo, Player, period_of
from bottega.games.lorenzo.table.words import (
    ANY,
    DIE,
    FAITH,
    FLOORS,
    GOOD,
    KIND,
    MEMBER,
    MILITARY,
    NEUTRAL,
    SPACE,
    TERRITORY,
    TYPE,
)
from bottega.kernel.drawing import Panel, Speak, literal
from bottega.kernel.effects import Discount, Either, Exchange, Gain, Goods, Per, Rule
from bottega.kernel.state import HIDDEN, NONE

GOODS: Final = [
    "[yellow]●[/]",
    "[green]▮[/]",
    "[bright_black]■[/]",
    "[magenta]▲[/]",
    "[red]⚔[/]",
    "[cyan]✚[/]",
    "★",
    "[yellow]✉[/]",
]
COLOURS: Final = ["green", "blue", "yellow", "magenta"]
MEMBERS: Final = ["[white]○[/]", "[bright_black]●[/]", "[yellow]◉[/]", "·"]
RAISED: Final = "⁰¹²³⁴⁵⁶⁷⁸⁹"

Drawn = Immediate | Working | Lasting | Ability
"""Effects that have signs; what an excommunication does is said in words."""


def draw(t: Lorenzo, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
    """The four towers, the other spaces, then everybody's board with one's own first."""
    _, acting, *_ = t.agenda[-1] if t.agenda else (NONE, NONE)
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
    rows = [boards[i : i + 2] for i in range(0, len(boards), 2)]
    rows.insert(0, [areas(t, names, say), church(t, names, say)])
    if t.round:
        rows.insert(0, [tower(t, type_, names, say) for type_ in range(TYPE.size)])
    if seat is not None and t.packs[seat]:
        rows.append([Panel(say("board draft"), leader_lines(t.players[seat], t.packs[seat], say))])
    return rows


# The towers ----------------------------------------------------------------------------------


def tower(t: Lorenzo, type_: int, names: list[str], say: Speak) -> Panel:
    """One tower, its highest floor on top: minimum, bonus, card."""
    lines = []
    for height in (3, 2, 1, 0):
        space = 4 * type_ + height
        card = t.floors[space]
        bonus = FLOOR_BONUS[height]
        mark = f"{MINIMUM[height]} {f'+{bonus}{GOODS[BONUS_GOOD[type_]]}' if bonus else '   '} "
        if card == NONE:
            there = " ".join(piece(x, names) for x in t.spaces[space])
            lines.append(f"{mark}{there or '[dim]–[/]'}")
            continue
        lines.append(f"{mark}[{COLOURS[type_]}]{say(f'card {CARD.names[card]}')}[/]")
        lines.append(f"  {card_line(card, say)}")
    return Panel(say(f"board {TYPE.names[type_]}"), lines)


def card_line(card: int, say: Speak) -> str:
    """Cost, what it gives at once, and what it does later."""
    costs = [
        amounts(cost.goods) + (f"/{cost.needed}" if cost.needed else "")
        for cost in COSTS[card]
        if any(cost.goods)
    ]
    at_once = effects(CARDS[card].immediate, say)
    shown = [" | ".join(costs), at_once and f"⚡{at_once}", later(card, say)]
    return " ".join(part for part in shown if part)


def later(card: int, say: Speak) -> str:
    """What a card does after it was taken: at work, lastingly or at the end."""
    found = CARDS[card]
    if WORKS_FROM[card] != NONE:
        return f"({WORKS_FROM[card]}) {effects(effects_at_work(found), say)}"
    if isinstance(found, Character):
        lasting = ", ".join(effect(one, say) for one in found.permanent)
        return lasting and f"∞ {lasting}"
    return f"⚑{END_POINTS[card]}★"


def effects(several: Sequence[Drawn], say: Speak) -> str:
    return " ".join(effect(one, say) for one in several)


def effect(found: Drawn, say: Speak) -> str:
    """What a card or a leader does, in signs; rules in words."""
    match found:
        case Gain(gained):
            return amounts(gained)
        case Per(gained, thing, every):
            of = GOODS[MILITARY] if thing >= TYPE.size else kind(thing, say)
            return f"{amounts(gained)}/{every if every > 1 else ''}{of}"
        case Exchange(pay, gained):
            return f"{amounts(pay)}→{amounts(gained)}"
        case Either(several):
            return " | ".join(effect(one, say) for one in several)
        case Act(action, value, less):
            cheaper = "".join(f" −{n}{GOODS[good]}" for good, n in pairs(less))
            return f"↻{value} {kind(action, say)}{cheaper}"
        case Raise(action, amount):
            return f"+{amount} {kind(action, say)}"
        case Discount(on, good, amount):
            return f"−{amount}{GOODS[good]} {kind(on, say)}"
        case EitherDiscount(on, one, other, amount):
            return f"−{amount}{GOODS[one]}/−{amount}{GOODS[other]} {kind(on, say)}"
        case Worth(whose, more, becomes):
            return f"{members(whose)} = {becomes}" if becomes else f"{members(whose)} +{more}"
        case Rule(rule):
            short = "board no floor bonus" if rule == NO_FLOOR_BONUS else ""
            return say(short or f"rule {RULE.names[rule]}")


def members(whose: int) -> str:
    """The neutral member, all coloured ones ``○●◉``, or one of them ``○/●/◉``."""
    if whose == THE_NEUTRAL:
        return "·n"
    return ("/" if whose == ONE_COLOURED else "").join(MEMBERS[:NEUTRAL])


def kind(of: int, say: Speak) -> str:
    """A type of card by its letter, all of them, or harvest and production by name."""
    if of == ANY:
        return "/".join(kind(type_, say) for type_ in range(TYPE.size))
    if of < TYPE.size:
        return f"[{COLOURS[of]}]{say(f'board {TYPE.names[of]}')[0]}[/]"
    return say(f"space {KIND.names[of]}")


def amounts(found: Goods) -> str:
    """So many of each, ``2● 1■``."""
    return " ".join(f"{n}{GOODS[good]}" for good, n in enumerate(found) if n)


def piece(number: int, names: list[str]) -> str:
    """A member on the board: its colour and whose it is."""
    return f"{MEMBERS[number % 4]}{literal(names[number // 4])}"


# The rest of the board -----------------------------------------------------------------------


def areas(t: Lorenzo, names: list[str], say: Speak) -> Panel:
    """Dice, turn order, and who stands on the spaces outside the towers."""
    dice = "  ".join(
        f"{MEMBERS[die]} {say(f'die {DIE.names[die]}')} {t.dice[die] or '–'}" for die in range(3)
    )
    order = " · ".join(literal(names[i]) for i in t.order)
    lines = [f"{say('board round')} {t.round}/6   {dice}", f"{say('board order')}: {order}", ""]
    for space in range(FLOORS, SPACE.size):
        if is_closed(t, space):
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
        lines.append(f"{now} {THRESHOLD[period]}{GOODS[FAITH]} {text}")
        if suffering:
            lines.append(f"   [red]✘[/] {', '.join(suffering)}")
    signs = [f"{sign} {say(f'bare {name}')}" for sign, name in zip(GOODS, GOOD.names, strict=True)]
    types = [f"{kind(i, say)} {say(f'type {name}')}" for i, name in enumerate(TYPE.names)]
    legend = ["  ".join(signs[:4]), "  ".join(signs[4:]), "  ".join(types)]
    legend += [say("board signs"), say("board more signs")]
    return Panel(say("board church"), [*lines, "", *legend])


# Players -------------------------------------------------------------------------------------


def board(p: Player, say: Speak) -> list[str]:
    """One player's board."""
    held = [f"{n}{GOODS[good]}" for good, n in enumerate(p.goods)]
    held[FAITH] += f"({FAITH_POINTS[p.goods[FAITH]]}★)"
    strong = RAISED[strong_value(p.lasting)]
    home = " ".join(
        f"{MEMBERS[m]}{strong if m == p.strong else ''}{MEMBER.names[m][0] if m == NEUTRAL else ''}"
        for m in p.members
    )
    lines = ["  ".join(held), f"{say('board members')}: {home or '–'}"]
    if p.bonus != NONE:
        tile = BONUS_TILES[p.bonus]
        harvest = say("bonus tile harvest", goods=amounts(tile.harvest))
        production = say("bonus tile production", goods=amounts(tile.production))
        lines.append(f"{harvest} · {production}")
    for type_ in range(TYPE.size):
        cards = [
            f"{say(f'card {CARD.names[card]}')} [dim]{later(card, say)}[/]".replace(" [dim][/]", "")
            for card in p.cards[type_]
        ]
        lines.append(f"{kind(type_, say)}  {' · '.join(cards) or '–'}{slot(p, type_)}")
    return lines + leader_lines(p, p.hand, say) + leader_lines(p, p.played, say)


def slot(p: Player, type_: int) -> str:
    """What the next territory needs."""
    need = slot_need(p, p.lasting) if type_ == TERRITORY else 0
    return f" [dim]→ {need}⚔[/]" if need else ""


def leader_lines(p: Player, leaders: tuple[int, ...], say: Speak) -> list[str]:
    """Leaders, a line each: those in play marked ``▶``, or ``↺`` if used this round."""
    if HIDDEN in leaders:
        return [f"{say('board in hand')}: {' '.join('?' * len(leaders))}"]
    lines = []
    for leader in leaders:
        name = say(f"leader {LEADER.names[leader]}")
        if leader not in p.played:
            needs = " ".join(need(one, say) for one in NEEDS[leader])
            lines.append(f"[dim]⇐[/] {needs}  {name}: {ability(leader, say)}")
            continue
        whose = p.copied if leader == COPIER and p.copied != NONE else leader
        as_ = f" = {say(f'leader {LEADER.names[whose]}')}" if whose != leader else ""
        mark = "[dim]↺[/]" if leader in p.used else "▶"
        lines.append(f"{mark} {name}{as_}: {ability(whose, say)}")
    return lines


def need(found: tuple[bool, int, int], say: Speak) -> str:
    of_cards, what, amount = found
    return f"{amount}{kind(what, say) if of_cards else GOODS[what]}"


def ability(leader: int, say: Speak) -> str:
    """What a leader does: ``1×`` stands for once a round."""
    once = "1× " if IS_ONCE[leader] else ""
    return once + effect(LEADERS[leader].ability, say)
