"""The table of Princes of the Renaissance as text.

Every good has a shape and a colour, so that neither is the only sign: gold ●, influence ◆, victory
points ★. ⚖ is a merchant, ▤ a treachery tile, ⚑ a victory in war, ✎ an artist in a city, 1× what
a tile can do once a decade, ↺ that it has done so. 2/1 is attack and defence.
"""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import TILE
from bottega.games.princes.cards.effects import (
    MERCHANT,
    REROLL,
    WON,
    Ability,
    Arms,
    Occasion,
    Power,
    Room,
    Status,
    Steal,
    Take,
)
from bottega.games.princes.cards.event_tiles import EVENT_TILE
from bottega.games.princes.cards.families import HOME
from bottega.games.princes.rules.lots import ARMY_LOTS, EVENT_LOTS, POPE_LOT
from bottega.games.princes.rules.scoring import city_values, points
from bottega.games.princes.rules.seats import clockwise
from bottega.games.princes.table.state import Player, Princes
from bottega.games.princes.table.words import (
    ALLY,
    ANY_TROOP,
    CITIES,
    CITY,
    EITHER,
    GOLD,
    INFLUENCE,
    SIDE,
    TREACHERY,
    TROOP,
    TROOPS,
)
from bottega.kernel.drawing import Panel, Speak, literal
from bottega.kernel.effects import Discount, Either, Gain, Goods, Per, Rule
from bottega.kernel.state import NONE

GOODS: Final = ["[yellow]●[/]", "[magenta]◆[/]", "★"]
COLOURS: Final = ["green", "red", "blue", "magenta", "cyan"]


def draw(t: Princes, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
    """The cities, the middle of the table, then everybody with oneself first."""
    acting = [seat for _, seat, *_ in t.agenda[-1:]]
    people = [
        Panel(
            f"{names[i]} · {points(t, i)} ★",
            person(t, t.players[i], say),
            i in acting,
        )
        for i in clockwise(t, seat or 0)
    ]
    values = city_values(t)
    cities = [city_panel(t, city, values[city], say) for city in range(CITIES)]
    middle = [decade(t, names, say), supply(t, say), *auction(t, names, say), *war(t, names, say)]
    return [cities[:3], cities[3:], middle, *(people[i : i + 2] for i in range(0, len(people), 2))]


# The table -----------------------------------------------------------------------------------


def city_panel(t: Princes, city: int, value: int, say: Speak) -> Panel:
    """A city: its status, what its tiles would score now, its artists and the tiles left."""
    title = f"{say(f'city {CITY.names[city]}')} {t.status[city]} · {value} ★"
    lines = [f"✎ {', '.join(event_name(event, say) for event in t.boxes[city])}"]
    lines += [tile_line(t, tile, say) for tile in t.tiles if t.cards.city_of[tile] == city]
    return Panel(title, lines if t.boxes[city] else lines[1:])


def tile_line(t: Princes, tile: int, say: Speak) -> str:
    """A city tile: name, income, what it can do."""
    found = t.cards.tiles[tile]
    does = [amounts(found.income), *(effect(one, say) for one in found.always)]
    if found.once is not None:
        does.append(f"{'↺' if tile in t.used else '1×'} {effect(found.once, say)}")
    name = f"[{COLOURS[t.cards.city_of[tile]]}]{say(f'tile {TILE.names[tile]}')}[/]"
    return " ".join(part for part in [name, *does] if part)


def amounts(goods: Goods) -> str:
    """So many of each, ``2● 1◆``."""
    return " ".join(f"{n}{sign}" for n, sign in zip(goods, GOODS, strict=True) if n)


def effect(found: Ability | Power | Occasion, say: Speak) -> str:
    """What a tile or family does, in signs."""
    match found:
        case Arms(troop, attack, defence):
            whose = "" if troop == ANY_TROOP else f" {say(f'troop {TROOP.names[troop]}')}"
            return f"+{attack}/+{defence}{whose}"
        case Discount(on, good, amount):
            both = f"{GOODS[GOLD]}/{GOODS[INFLUENCE]}"
            sign = both if good == EITHER else GOODS[good]
            return f"−{amount}{sign} {say(f'won {WON.names[on]}')}"
        case Room(more):
            return f"+{more}▤"
        case Either(several):
            return " ".join(f"{amounts(pay)}→{amounts(gain)}" for pay, gain in several)
        case Steal(good, amount):
            return f"⇐{amount}{GOODS[good]}"
        case Take(tiles):
            return f"+{tiles}▤"
        case Gain(gained):
            return amounts(gained)
        case Per(gained, _, _):
            return f"{amounts(gained)}/⚖"
        case Status(change):
            return f"{change:+d}"
        case Rule(rule):
            if rule == MERCHANT:
                return "⚖"
            return say("board reroll" if rule == REROLL else "treachery veto")


def event_name(event: int, say: Speak) -> str:
    return say(f"event tile {EVENT_TILE.names[event]}")


def event_line(t: Princes, event: int, say: Speak) -> str:
    """An event tile: its currency, its name, what it does."""
    tile = t.cards.events[event]
    return f"{GOODS[tile.currency]} {event_name(event, say)} {effect(tile.effect, say)}"


def decade(t: Princes, names: list[str], say: Speak) -> Panel:
    """The decade: its events, its wars, its Pope."""
    title = f"{say('board decade')} {t.decade}/3"
    owner = say("board nobody") if t.pope == NONE else literal(names[t.pope])
    lines = [event_line(t, event, say) for event in t.open]
    lines.append(f"{say('board wars')}: {t.wars}/{t.cards.most_wars[t.seats]}")
    lines.append(f"{say('board pope')}: {owner}")
    return Panel(title, lines)


def supply(t: Princes, say: Speak) -> Panel:
    """Troops to buy and the treachery tiles."""
    lines = [
        f"{t.supply[i]}× {say(f'troop {TROOP.names[i]}')} {t.cards.costs[i]}{GOODS[GOLD]}"
        f" {arms(t, i)} {amounts(t.cards.army[i].income)}".rstrip()
        for i in range(TROOPS)
    ]
    lines.append(f"▤ {say('board deck')}: {len(t.deck)}")
    if t.discards:
        thrown = [say(f"treachery {TREACHERY.names[kind]}") for kind in sorted(set(t.discards))]
        lines.append(f"▤ {say('board discards')}: {', '.join(thrown)}")
    return Panel(say("board supply"), [*lines, say("board goods"), say("board signs")])


def auction(t: Princes, names: list[str], say: Speak) -> list[Panel]:
    """What is sold, the highest bid, who still bids and who is blocked."""
    lot, high, leader = t.auction.lot, t.auction.high, t.auction.leader
    bidding, blocked = t.auction.bidding, t.auction.blocked
    if lot == NONE:
        return []
    best = "–"
    if leader != NONE:
        best = f"{high}{GOODS[t.cards.currency_of[lot]]} {literal(names[leader])}"
    still = [f"{literal(names[i])}{' ✘' if i in blocked else ''}" for i in bidding]
    lines = [lot_name(lot, say), f"{say('board highest bid')}: {best}"]
    return [Panel(say("board auction"), [*lines, " · ".join(still)])]


def lot_name(lot: int, say: Speak) -> str:
    if lot < EVENT_LOTS:
        return say(f"tile {TILE.names[lot]}")
    if lot < POPE_LOT:
        return event_name(lot - EVENT_LOTS, say)
    return say("board pope" if lot == POPE_LOT else f"side {SIDE.names[lot - ARMY_LOTS]}")


def war(t: Princes, names: list[str], say: Speak) -> list[Panel]:
    """Who fights for which city, with which dice; bribed troops are crossed out."""
    if t.war.attacker == NONE:
        return []
    lines = []
    for side, city in enumerate((t.war.attacker, t.war.defender)):
        seat, die = t.war.condottieri[side], t.war.dice[side]
        line = f"{say(f'side {SIDE.names[side]}')}: {say(f'city {CITY.names[city]}')}"
        if seat != NONE:
            line += f" · {literal(names[seat])} {army(t, side, seat, say)}"
        if t.war.side == side:
            line += f" + {literal(names[t.war.ally])} {army(t, ALLY, t.war.ally, say)}"
        lines.append(f"{line} · {die}" if die else line)
    return [Panel(say("board war"), lines)]


def army(t: Princes, role: int, seat: int, say: Speak) -> str:
    """Somebody's troops in a war."""
    shown = []
    for troop in t.players[seat].troops:
        name = say(f"troop {TROOP.names[troop]}")
        shown.append(f"✘{name}" if role * TROOPS + troop in t.war.bribed else name)
    return f"({', '.join(shown)})"


# People --------------------------------------------------------------------------------------


def person(t: Princes, p: Player, say: Speak) -> list[str]:
    """Everything somebody has; other people's treachery tiles are question marks."""
    lines = [f"{p.gold}{GOODS[GOLD]}  {p.influence}{GOODS[INFLUENCE]}  {p.markers}⚑"]
    if p.family == NONE:
        return lines
    home = say(f"home {HOME.names[p.family]}")
    lines[0] += f"  {home} {p.home}{GOODS[GOLD]}"
    family = t.cards.families[p.family]
    lines.append(
        f"{say(f'family {family.name}')} {amounts(family.income)} {effect(family.ability, say)}"
    )
    lines += [tile_line(t, tile, say) for tile in p.tiles]
    if p.troops:
        troops = [f"{say(f'troop {TROOP.names[i]}')} {arms(t, i)}" for i in p.troops]
        lines.append(", ".join(troops))
    if p.events:
        lines.append(", ".join(event_line(t, event, say) for event in p.events))
    if p.hand:
        hand = ["?" if x < 0 else say(f"treachery {TREACHERY.names[x]}") for x in p.hand]
        lines.append(f"▤ {', '.join(hand)}")
    return lines


def arms(t: Princes, troop: int) -> str:
    return f"{t.cards.army[troop].attack}/{t.cards.army[troop].defence}"
