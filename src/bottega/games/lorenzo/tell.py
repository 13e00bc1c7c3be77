"""What options mean here and now, as facts for the translator. No words here, only which ones."""

from __future__ import annotations

from bottega.games.lorenzo.agenda import (
    ACT,
    BONUS_SERVANTS,
    BONUS_TOWER,
    CHOOSE_SPACE,
    FINISH_TURN,
    SPEND_SERVANTS,
    STRENGTHEN,
)
from bottega.games.lorenzo.cards import (
    CARD,
    CARDS,
    FIGHT,
    IN_FIGHT,
    PRICE,
    Amounts,
    Building,
    Development,
)
from bottega.games.lorenzo.church import FAITH_POINTS
from bottega.games.lorenzo.described import requirements
from bottega.games.lorenzo.gains import PRIVILEGE_GAINS
from bottega.games.lorenzo.leader_cards import COPIER, LEADER, SOURCE
from bottega.games.lorenzo.leaders import copiable, first_unmet
from bottega.games.lorenzo.outlook import outlook
from bottega.games.lorenzo.placing import (
    LEAST,
    boost,
    is_closed,
    kind_of,
    member_value,
    open_spaces,
    strong_value,
    value_on,
)
from bottega.games.lorenzo.state import MOST_CARDS, ROUNDS, Lorenzo, Player, period_of
from bottega.games.lorenzo.tiles import BONUS_TILES, TILE
from bottega.games.lorenzo.tower import (
    FLOOR_BONUS,
    MINIMUM,
    discount_of,
    fee_due,
    has_coloured,
    price_of,
    slot_need,
)
from bottega.games.lorenzo.verbs import (
    ACTIVATE,
    CHANGE_INTO,
    DECLINE,
    EXCHANGE,
    LAY_CARD,
    ON_SPACE,
    PAY_IN,
    SAVE,
    SERVANTS,
    STAND,
    TILE_CHOSEN,
    WITH_MEMBER,
)
from bottega.games.lorenzo.words import (
    BUILDING,
    COIN,
    COUNT,
    FAITH,
    FLOORS,
    GOOD,
    HELD,
    HOLDING,
    IN_MILITARY,
    KIND,
    LARGE_HARVEST,
    LARGE_PRODUCTION,
    MARKET,
    MILITARY,
    NEUTRAL,
    NOTHING,
    PALACE,
    SMALL_HARVEST,
    SMALL_PRODUCTION,
    SPACE,
    STONE,
    TERRITORY,
    TYPE,
    VENTURE,
    WOOD,
    YES,
)
from bottega.kernel.effects import Either, Exchange
from bottega.kernel.game import Fact, Sentence, counted
from bottega.kernel.state import NATURE, NONE, Action, Frame


def count(name: str, n: int) -> Fact:
    return Fact(name, COUNT, max(0, n))


# Options -------------------------------------------------------------------------------------


def details(t: Lorenzo, f: Frame, a: Action) -> list[Fact]:
    """What a person wants to know before choosing this."""
    verb = a[0]
    if f[1] == NATURE:
        return [Fact("card", CARD, a[1])] if verb == LAY_CARD else []
    p = t.players[f[1]]
    if verb == TILE_CHOSEN:
        tile = BONUS_TILES[a[1] + 1]
        return [
            *counted("harvest", GOOD, tile.harvest),
            *counted("production", GOOD, tile.production),
        ]
    if verb == ACTIVATE:
        return [Fact("copied", LEADER, p.copied if a[1] == COPIER else NONE)]
    if verb == WITH_MEMBER:
        s = p.standing()
        now = member_value(t, p, s, a[1])
        return [count("value", strong_value(s) if f[0] == STRENGTHEN else now)]
    if verb == ON_SPACE:
        return [*space_facts(t, p, f, a[1]), *outlook_facts(t, f, a)]
    if verb == SERVANTS:
        placing = f[0] in (SPEND_SERVANTS, BONUS_SERVANTS)  # else a harvest or production
        return [*(space_facts(t, p, f, f[3]) if placing else []), *outlook_facts(t, f, a)]
    if verb == PAY_IN:
        return price_facts(p, t.floors[f[2]], f[3], a[1] == IN_MILITARY)
    if verb == SAVE:
        price = list(price_of(p.standing(), t.floors[f[2]], discount_of(f[3])))
        price[WOOD + a[1]] -= 1
        return [Fact("card", CARD, t.floors[f[2]]), *counted("cost", HOLDING, price)]
    if verb == CHANGE_INTO:
        return amount_facts("goods", PRIVILEGE_GAINS[a[1]], (*f[8:], 0, 0))
    if verb == EXCHANGE:
        return exchange_facts(p, p.cards[BUILDING][f[3]], a[1])
    if verb == STAND:
        faith = FAITH_POINTS[p.goods[FAITH]]
        gone = a[1] == YES or t.round == ROUNDS
        return [
            count("given", p.goods[FAITH] if gone else 0),
            count("points", faith + p.standing().support),
            count("faith", faith if t.round == ROUNDS else 0),  # scored without support too
            Fact("tile", TILE, t.tiles[period_of(t.round)]),
        ]
    if verb == DECLINE:
        return [Fact("source", SOURCE, f[2])]
    return []


def question_details(t: Lorenzo, f: Frame) -> list[Fact]:
    """Federico's question says what the member will be worth, with all that changes it [A10]."""
    if f[0] == STRENGTHEN:
        return [count("value", strong_value(t.players[f[1]].standing()))]
    return []


def amount_facts(name: str, amounts: Amounts, tax: tuple[int, ...]) -> list[Fact]:
    """So many of each after what an excommunication takes."""
    counts = [0] * HELD
    for good, n in amounts:
        counts[good] = n - tax[good]
    return counted(name, HOLDING, counts)


def space_facts(t: Lorenzo, p: Player, f: Frame, space: int) -> list[Fact]:
    """On a floor the card with its cost, or both its costs, and what an occupied tower takes."""
    card, fee = NONE, 0
    costs: list[list[int]] = []
    if space < FLOORS:
        card = t.floors[space]
        costs = costs_here(t, p, space, f[2] if f[0] in (BONUS_TOWER, BONUS_SERVANTS) else NONE)
        fee = fee_due(t, p.standing(), space)
    first, second = [*costs, [], []][:2]
    return [
        Fact("card", CARD, card),
        *counted("cost", HOLDING, first),
        *counted("instead", HOLDING, second),
        count("fee", fee),
    ]


def costs_here(t: Lorenzo, p: Player, floor: int, source: int) -> list[list[int]]:
    """What the player can pay for the card of a floor: resources, military points, or either.

    Where the Stonemason leaves a choice, what is saved is not counted.
    """
    card, s, held = t.floors[floor], p.standing(), purse(t, p, floor)
    found = []
    if PRICE[card]:
        price = list(price_of(s, card, discount_of(source)))
        saved = []
        for material in (WOOD, STONE) if s.mason and floor >> 2 == BUILDING else ():
            less = [n - 1 if good == material else n for good, n in enumerate(price)]
            if min(less) >= 0 and can_afford(held, less):
                saved.append(less)
        price = saved[0] if len(saved) == 1 else price
        if can_afford(held, price):
            found.append(price)
    if 0 <= FIGHT[card][0] <= held[MILITARY]:
        found.append([FIGHT[card][1] if good == MILITARY else 0 for good in range(HELD)])
    return found


def can_afford(held: list[int], price: list[int]) -> bool:
    return all(n <= own for n, own in zip(price, held, strict=False))


def purse(t: Lorenzo, p: Player, floor: int) -> list[int]:
    """What is held when a cost is due: after the coins for the tower, with those of the floor."""
    s = p.standing()
    held = p.goods[:]
    held[COIN] -= fee_due(t, s, floor)
    if floor >> 2 == VENTURE and floor & 3 > 1 and s.floor_bonus:
        held[COIN] += FLOOR_BONUS[floor & 3] - s.tax[COIN]
    return held


def outlook_facts(t: Lorenzo, f: Frame, a: Action) -> list[Fact]:
    """What comes of it with these servants, or with the fewest that will do."""
    found = outlook(t, f, a)
    return [
        count("value", found.value),
        count("servants", found.servants),
        *counted("gain", GOOD, found.gained),
        count("exchanges", found.exchanges),
        Fact("then", SOURCE, found.then),
        Fact("work", KIND, found.work),
        *([Fact("works", CARD, card) for card in found.works] or [Fact("works", CARD, NONE)]),
    ]


def price_facts(p: Player, card: int, source: int, in_military: bool) -> list[Fact]:
    """A card and what it costs its buyer, the Stonemason's choice not counted."""
    price = [0] * HELD
    if in_military:
        price[MILITARY] = FIGHT[card][1]
    else:
        price[: len(PRICE[card])] = price_of(p.standing(), card, discount_of(source))
    return [Fact("card", CARD, card), *counted("cost", HOLDING, price)]


def exchange_facts(p: Player, card: int, choice: int) -> list[Fact]:
    """What an alternative of a building pays, and gives after what an excommunication takes."""
    found = [Fact("card", CARD, card)]
    if choice == NOTHING:
        return [*found, *counted("pay", GOOD, []), *counted("gain", GOOD, [])]
    trade = alternatives(CARDS[card])[choice - 1]
    tax = (*p.standing().tax, 0)
    gain = [max(0, n - less) for n, less in zip(trade.gain, tax, strict=True)]
    return [*found, *counted("pay", GOOD, trade.pay), *counted("gain", GOOD, gain)]


def alternatives(card: Development) -> list[Exchange]:
    """The exchanges of a building."""
    found: list[Exchange] = []
    for effect in card.production if isinstance(card, Building) else []:
        several = effect.of if isinstance(effect, Either) else (effect,)
        found += [x for x in several if isinstance(x, Exchange)]
    return found


# What cannot be done, and why ----------------------------------------------------------------


def refusals(t: Lorenzo, f: Frame) -> list[tuple[str, Sentence]]:
    """Spaces a member cannot use, and leaders that cannot be played, at this moment."""
    if f[0] in (ACT, FINISH_TURN):
        return leader_refusals(t, f[1])
    if f[0] != CHOOSE_SPACE:
        return []
    offered = [a[1] for a in open_spaces(t, f[1], f[2])]
    found = []
    for space in range(SPACE.size):
        if space not in offered and (space >= FLOORS or t.floors[space] != NONE):
            found.append((SPACE.names[space], reason(t, f[1], f[2], space)))
    return found


def leader_refusals(t: Lorenzo, seat: int) -> list[tuple[str, Sentence]]:
    """The first requirement that is not met; for Lorenzo de' Medici also somebody to copy [A6]."""
    p = t.players[seat]
    found = []
    for leader in p.hand:
        unmet = first_unmet(p, leader) if leader >= 0 else NONE
        if unmet != NONE:
            found.append((LEADER.names[leader], requirements(leader)[unmet]))
        elif leader == COPIER and not copiable(t, seat):
            found.append((LEADER.names[leader], Sentence("refused copy", [])))
    return found


def reason(t: Lorenzo, seat: int, member: int, space: int) -> Sentence:
    """The first thing that keeps a member from a space."""
    p = t.players[seat]
    s = p.standing()
    reach = value_on(t, p, s, member, space) + boost(p, s)
    minimum = MINIMUM[space & 3] if space < FLOORS else LEAST
    if is_closed(t, space):
        return Sentence("refused closed", [])
    if MARKET <= space < PALACE and not s.market:
        return Sentence("refused market", [])
    if space >= FLOORS and t.spaces[space] and not s.occupied and is_small(space):
        return Sentence("refused taken", [])
    if space < FLOORS and len(p.cards[space >> 2]) == MOST_CARDS:
        return Sentence("refused full", [Fact("type", TYPE, space >> 2)])
    if member != NEUTRAL and has_coloured(same_area(t, space), seat):
        return Sentence("refused colour", [])
    if reach < minimum:
        return Sentence("refused value", [count("needed", minimum), count("value", reach)])
    return price_reason(t, p, space)


def price_reason(t: Lorenzo, p: Player, floor: int) -> Sentence:
    """What is missing to take a card: coins for the tower, military points, or its cost."""
    s, card, type_ = p.standing(), t.floors[floor], floor >> 2
    fee = fee_due(t, s, floor)
    if p.goods[COIN] < fee:
        return Sentence("refused fee", [count("fee", fee)])
    if type_ == TERRITORY:
        return Sentence("refused military", [count("needed", slot_need(p, s))])
    if not PRICE[card]:
        return Sentence("refused military", [count("needed", IN_FIGHT[card][0].needed)])
    price = price_of(s, card, discount_of(NONE))
    missing = [max(0, n - own) for n, own in zip(price, purse(t, p, floor), strict=False)]
    if s.mason and type_ == BUILDING:
        material = WOOD if missing[WOOD] else STONE
        missing[material] = max(0, missing[material] - 1)
    if any(missing):
        return Sentence("refused cost", counted("goods", HOLDING, missing))
    return Sentence("refused servants", [])


def is_small(space: int) -> bool:
    return space not in (LARGE_HARVEST, LARGE_PRODUCTION, PALACE)


def same_area(t: Lorenzo, space: int) -> tuple[int, ...]:
    """Everybody in the same tower, or in the same area of harvest or production."""
    first, width = MARKET, 0
    if space < FLOORS:
        first, width = space & ~3, 4
    elif kind_of(space) != NONE:
        first, width = SMALL_HARVEST if space <= LARGE_HARVEST else SMALL_PRODUCTION, 2
    return tuple(piece for pieces in t.spaces[first : first + width] for piece in pieces)
