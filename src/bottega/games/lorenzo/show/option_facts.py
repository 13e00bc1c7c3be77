"""What options mean here and now, as facts for the translator. No words here, only which ones."""

from __future__ import annotations

from bottega.games.lorenzo.cards.cards import (
    CARD,
    CARDS,
    FIGHT,
    PRICE,
    Amounts,
    effects_at_work,
    exchanges,
)
from bottega.games.lorenzo.cards.leader_cards import COPIER, LEADER, SOURCE
from bottega.games.lorenzo.cards.tiles import BONUS_TILES, TILE
from bottega.games.lorenzo.rules.agenda import (
    ACT,
    BONUS_SERVANTS,
    BONUS_TOWER,
    BONUS_WORK,
    CHOOSE_SPACE,
    FINISH_TURN,
    MAKE_UP,
    STRENGTHEN,
)
from bottega.games.lorenzo.rules.church import FAITH_POINTS
from bottega.games.lorenzo.rules.gains import PRIVILEGE_GAINS, tax_on_privilege
from bottega.games.lorenzo.rules.leaders import copiable, first_unmet
from bottega.games.lorenzo.rules.placing import (
    LEAST,
    ONE_COLOUR,
    SHARED,
    boost,
    is_closed,
    member_value,
    open_spaces,
    placements,
    strong_value,
    value_on,
)
from bottega.games.lorenzo.rules.tower import (
    FLOOR_BONUS,
    MINIMUM,
    ON,
    can_afford,
    fee_due,
    has_coloured,
    price_of,
    price_saving,
    slot_need,
)
from bottega.games.lorenzo.rules.verbs import (
    ACTIVATE,
    CHANGE_INTO,
    DECLINE,
    EXCHANGE,
    LAY_CARD,
    LOSE,
    ON_SPACE,
    PAY_IN,
    SAVE,
    SERVANTS,
    STAND,
    TILE_CHOSEN,
    WITH_MEMBER,
)
from bottega.games.lorenzo.show.card_text import requirements
from bottega.games.lorenzo.show.preview import preview
from bottega.games.lorenzo.table.state import MOST_CARDS, ROUNDS, Lorenzo, Player, period_of
from bottega.games.lorenzo.table.words import (
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
    MARKET,
    MILITARY,
    NEUTRAL,
    NOTHING,
    PALACE,
    SPACE,
    STONE,
    TERRITORY,
    TYPE,
    VENTURE,
    WOOD,
    YES,
)
from bottega.kernel.show import Fact, Sentence, counted
from bottega.kernel.state import NATURE, NONE, Action, Frame


def count(name: str, n: int) -> Fact:
    return Fact(name, COUNT, max(0, n))


# Options -------------------------------------------------------------------------------------


def details(t: Lorenzo, f: Frame, a: Action) -> list[Fact]:
    """What a person wants to know before choosing this."""
    step, seat, *subject = f
    verb, *arguments = a
    if seat == NATURE:
        return [Fact("card", CARD, *arguments)] if verb == LAY_CARD else []
    p = t.players[seat]
    if verb == DECLINE:
        source, *_ = subject
        return [Fact("source", SOURCE, source)]
    if verb == TILE_CHOSEN:
        (advanced_tile,) = arguments
        tile = BONUS_TILES[advanced_tile + 1]
        return [
            *counted("harvest", GOOD, tile.harvest),
            *counted("production", GOOD, tile.production),
        ]
    if verb == ACTIVATE:
        (leader,) = arguments
        return [Fact("copied", LEADER, p.copied if leader == COPIER else NONE)]
    if verb == WITH_MEMBER:
        (member,) = arguments
        s = p.lasting
        if step == STRENGTHEN:
            return [count("value", strong_value(s)), Fact("space", SPACE, NONE)]
        return [count("value", member_value(t, p, s, member)), *only_place_facts(t, seat, member)]
    if verb == LOSE:
        return [count("placeable", len(placements(t, seat)))]
    if verb == ON_SPACE:
        (space,) = arguments
        return [*space_facts(t, p, f, space), *preview_facts(t, f, a)]
    if verb == SERVANTS:
        if step == BONUS_WORK:
            return preview_facts(t, f, a)
        _, space, _ = subject
        return [*space_facts(t, p, f, space), *preview_facts(t, f, a)]
    if verb == PAY_IN:
        floor, source = subject
        (cost,) = arguments
        return price_facts(p, t.floors[floor], source, cost == IN_MILITARY)
    if verb == SAVE:
        floor, source = subject
        (material,) = arguments
        card = t.floors[floor]
        price = price_saving(p.lasting, card, source, material)
        return [Fact("card", CARD, card), *counted("cost", HOLDING, price)]
    if verb == CHANGE_INTO:
        (privilege,) = arguments
        return amount_facts("goods", PRIVILEGE_GAINS[privilege], tax_on_privilege(f))
    if verb == EXCHANGE:
        _, slot, *_ = subject
        (choice,) = arguments
        return exchange_facts(p, p.cards[BUILDING][slot], choice)
    if verb == STAND:
        (answer,) = arguments
        return support_facts(t, p, answer)
    return []


def only_place_facts(t: Lorenzo, seat: int, member: int) -> list[Fact]:
    """Where a member can go to one space only, that is not asked: placing it means going there.

    The value of the action there is called ``reached``: a member's own value is another.
    """
    spaces = open_spaces(t, seat, member)
    if len(spaces) != 1:
        return [Fact("space", SPACE, NONE)]
    ((_, space),) = spaces
    f = (CHOOSE_SPACE, seat, member)
    found = [*space_facts(t, t.players[seat], f, space), *preview_facts(t, f, spaces[0])]
    return [
        Fact("space", SPACE, space),
        *(fact._replace(name="reached") if fact.name == "value" else fact for fact in found),
    ]


def support_facts(t: Lorenzo, p: Player, answer: int) -> list[Fact]:
    """The faith that is given up, what it is worth, and the tile for those who refuse."""
    faith = FAITH_POINTS[p.goods[FAITH]]
    gone = answer == YES or t.round == ROUNDS
    return [
        count("given", p.goods[FAITH] if gone else 0),
        count("points", faith + p.lasting.support),
        count("faith", faith if t.round == ROUNDS else 0),  # scored without support too
        Fact("tile", TILE, t.tiles[period_of(t.round)]),
    ]


def question_details(t: Lorenzo, f: Frame) -> list[Fact]:
    """What a question mentions: whether a member can be placed, what Federico makes one worth.

    That counts with all that changes it [A10].
    """
    step, seat, *_ = f
    if step == STRENGTHEN:
        return [count("value", strong_value(t.players[seat].lasting))]
    if step == ACT:
        return [count("placeable", len(placements(t, seat)))]
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
        costs = costs_here(t, p, space, source_of(f))
        fee = fee_due(t, p.lasting, space)
    first, second = [*costs, [], []][:2]
    return [
        Fact("card", CARD, card),
        *counted("cost", HOLDING, first),
        *counted("instead", HOLDING, second),
        count("fee", fee),
    ]


def source_of(f: Frame) -> int:
    """What gives the bonus action that a question belongs to; `NONE` if a member is placed."""
    step, _, *subject = f
    if step not in (BONUS_TOWER, BONUS_SERVANTS):
        return NONE
    source, *_ = subject
    return source


def costs_here(t: Lorenzo, p: Player, floor: int, source: int) -> list[list[int]]:
    """What the player can pay for the card of a floor: resources, military points, or either.

    Where the Stonemason leaves a choice, what is saved is not counted.
    """
    card, s, held = t.floors[floor], p.lasting, purse(t, p, floor)
    found = []
    if PRICE[card]:
        price = list(price_of(s, card, source))
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


def purse(t: Lorenzo, p: Player, floor: int) -> list[int]:
    """What is held when a cost is due: after the coins for the tower, with those of the floor."""
    s = p.lasting
    held = p.goods[:]
    held[COIN] -= fee_due(t, s, floor)
    if floor >> 2 == VENTURE and floor & 3 > 1 and s.floor_bonus:
        held[COIN] += FLOOR_BONUS[floor & 3] - s.tax[COIN]
    return held


def preview_facts(t: Lorenzo, f: Frame, a: Action) -> list[Fact]:
    """What comes of it with these servants, or with the fewest that will do."""
    found = preview(t, f, a)
    return [
        count("value", found.value),
        count("servants", found.servants),
        *counted("gain", GOOD, found.gained),
        count("exchanges", found.exchanges),
        Fact("then", SOURCE, found.then),
        count("lapses", found.lapses),
        Fact("work", KIND, found.work),
        *([Fact("works", CARD, card) for card in found.works] or [Fact("works", CARD, NONE)]),
    ]


def price_facts(p: Player, card: int, source: int, in_military: bool) -> list[Fact]:
    """A card and what it costs its buyer, the Stonemason's choice not counted."""
    price = [0] * HELD
    if in_military:
        price[MILITARY] = FIGHT[card][1]
    else:
        price[: len(PRICE[card])] = price_of(p.lasting, card, source)
    return [Fact("card", CARD, card), *counted("cost", HOLDING, price)]


def exchange_facts(p: Player, card: int, choice: int) -> list[Fact]:
    """What an alternative of a building pays, and gives after what an excommunication takes."""
    found = [Fact("card", CARD, card)]
    if choice == NOTHING:
        return [*found, *counted("pay", GOOD, []), *counted("gain", GOOD, [])]
    alternatives = [x for effect in effects_at_work(CARDS[card]) for x in exchanges(effect)]
    trade = alternatives[choice - 1]
    tax = (*p.lasting.tax, 0)
    gain = [max(0, n - less) for n, less in zip(trade.gain, tax, strict=True)]
    return [*found, *counted("pay", GOOD, trade.pay), *counted("gain", GOOD, gain)]


# What cannot be done, and why ----------------------------------------------------------------


def refusals(t: Lorenzo, f: Frame) -> list[tuple[str, Sentence]]:
    """Spaces a member cannot use, and leaders that cannot be played, at this moment."""
    step, seat, *subject = f
    if step in (ACT, MAKE_UP):
        return [*leader_refusals(t, seat), *foregone_refusals(t, seat)]
    if step == FINISH_TURN:
        return leader_refusals(t, seat)
    if step != CHOOSE_SPACE:
        return []
    (member,) = subject
    return space_refusals(t, seat, member)


def foregone_refusals(t: Lorenzo, seat: int) -> list[tuple[str, Sentence]]:
    """Where no member has two spaces to choose from, nobody is asked for one: told beforehand.

    What counts is the member that is worth most.
    """
    p = t.players[seat]
    if not p.members or any(len(open_spaces(t, seat, member)) > 1 for member in p.members):
        return []
    s = p.lasting
    return space_refusals(t, seat, max(p.members, key=lambda m: member_value(t, p, s, m)))


def space_refusals(t: Lorenzo, seat: int, member: int) -> list[tuple[str, Sentence]]:
    """Every space that a member cannot use."""
    offered = open_spaces(t, seat, member)
    found = []
    for space in range(SPACE.size):
        if ON[space] not in offered and (space >= FLOORS or t.floors[space] != NONE):
            found.append((SPACE.names[space], reason(t, seat, member, space)))
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
    s = p.lasting
    reach = value_on(t, p, s, member, space) + boost(p, s)
    minimum = MINIMUM[space & 3] if space < FLOORS else LEAST
    if is_closed(t, space):
        return Sentence("refused closed", [])
    if MARKET <= space < PALACE and not s.market:
        return Sentence("refused market", [])
    if space >= FLOORS and t.spaces[space] and not s.occupied and space not in SHARED:
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
    s, card, type_ = p.lasting, t.floors[floor], floor >> 2
    fee = fee_due(t, s, floor)
    if p.goods[COIN] < fee:
        return Sentence("refused fee", [count("fee", fee)])
    if type_ == TERRITORY:
        return Sentence("refused military", [count("needed", slot_need(p, s))])
    if not PRICE[card]:
        needed, _ = FIGHT[card]
        return Sentence("refused military", [count("needed", needed)])
    price = price_of(s, card, NONE)
    missing = [max(0, n - own) for n, own in zip(price, purse(t, p, floor), strict=False)]
    if s.mason and type_ == BUILDING:
        material = WOOD if missing[WOOD] else STONE
        missing[material] = max(0, missing[material] - 1)
    if any(missing):
        return Sentence("refused cost", counted("goods", HOLDING, missing))
    return Sentence("refused servants", [])


def same_area(t: Lorenzo, space: int) -> tuple[int, ...]:
    """Everybody in the same tower, or in the same area of harvest or production."""
    area: tuple[int, ...] = next((group for group in ONE_COLOUR if space in group), ())
    return tuple(piece for other in area for piece in t.spaces[other])
