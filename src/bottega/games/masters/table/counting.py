"""Nothing is lost and nothing is doubled (rules, section 16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bottega.games.masters.cards.cards import (
    CARD,
    DECK_OF,
    DECKS,
    LEADER,
    PRODUCTION_PAYS,
    TOKEN,
    TOKENS,
)
from bottega.games.masters.rules.agenda import (
    BASIC_FIRST,
    BASIC_OUTPUT,
    BASIC_SECOND,
    CHOOSE_POWERS,
    CHOOSE_WHITE,
    DEAL,
    DRAW_TOKEN,
    FILL_MARKET,
    KEEP_LEADERS,
    LEADER_OUTPUT,
    PASS_ON,
    PAY_COST,
    SOLO_CHECK,
    STARTING_GOODS,
    STORE_GOODS,
    TAKE_AWAY,
    TAKE_CARD,
    TURN_UP,
)
from bottega.games.masters.rules.faith import FIRST_SPACE, POPE_SPACE
from bottega.games.masters.rules.market import white_gives
from bottega.games.masters.rules.production import (
    BASIC,
    FIRST_LEADER,
    FIRST_SLOT,
    can_produce,
    next_power,
    parts,
    units,
)
from bottega.games.masters.rules.purchase import LEVELS
from bottega.games.masters.rules.setup import DEALT
from bottega.games.masters.rules.warehouse import holds
from bottega.games.masters.table.state import CARDS_TO_END, LAST_SPACE, Masters, Player
from bottega.games.masters.table.words import (
    DECK,
    FACE_UP,
    INACTIVE,
    MARBLE,
    MARBLES,
    PLAYED,
    SECTION,
)
from bottega.kernel.state import HIDDEN, NATURE, NONE, Frame

SET_UP = (TURN_UP, FILL_MARKET, DEAL, KEEP_LEADERS, STARTING_GOODS)
"""What comes before the first turn, in its order."""

SOLO_STEPS = (DRAW_TOKEN, TAKE_AWAY, SOLO_CHECK)
RESHUFFLES = [token.reshuffle for token in TOKENS].index(True)
NATURES = (TURN_UP, FILL_MARKET, DEAL, DRAW_TOKEN)
"""The steps in which nature answers."""


def faults(t: Masters) -> list[str]:
    """Everything about a table that cannot be, in words."""
    if len(t.players) != t.seats:
        return [f"{t.seats} seats but {len(t.players)} boards"]
    misfits = [seat for seat, p in enumerate(t.players) if not leaders_fit(p)]
    if misfits:  # nothing more can be said about such a board
        return [f"seat {seat + 1} must have two leaders kept and two rejected" for seat in misfits]
    found = marble_faults(t) + card_faults(t) + leader_faults(t) + faith_faults(t) + solo_faults(t)
    for seat, p in enumerate(t.players):
        found += [f"seat {seat + 1}: {fault}" for fault in board_faults(p)]
    return found + agenda_faults(t)


def marble_faults(t: Masters) -> list[str]:
    """Thirteen marbles on tray and slide, the colours as they were; fewer while they are laid."""
    laying = any(step == FILL_MARKET for step, *_ in t.agenda)
    lying = [*t.market, t.slide]
    found = []
    for marble, n in enumerate(MARBLES):
        if lying.count(marble) > n or (lying.count(marble) < n and not laying):
            found.append(f"{lying.count(marble)} {MARBLE.names[marble]} marbles instead of {n}")
    return found


def card_faults(t: Masters) -> list[str]:
    """Each of the 48 cards is in its deck, owned, or removed: once."""
    turning = subjects(t, TURN_UP)
    found = []
    everywhere: list[int] = [card for p in t.players for card in p.cards()] + list(t.removed)
    for deck in range(DECK.size):
        cards = [*t.under[deck], *([] if t.tops[deck] == NONE else [t.tops[deck]])]
        everywhere += cards
        if any(card not in DECKS[deck] for card in cards):
            found.append(f"a card lies in the wrong deck, {DECK.names[deck]}")
        if t.under[deck] and t.tops[deck] == NONE and deck not in turning:
            found.append(f"no card is turned up in the deck {DECK.names[deck]}")
        if list(t.under[deck]) != sorted(t.under[deck]):
            found.append(f"the cards under {DECK.names[deck]} must be listed in order")
    for card, n in Counter(everywhere).items():
        if n > 1:
            found.append(f"card {CARD.text(card)} is there {n} times")
    missing = [CARD.names[card] for card in range(CARD.size) if card not in everywhere]
    return found + ([f"cards are missing: {', '.join(missing)}"] if missing else [])


def leaders_fit(p: Player) -> bool:
    """Up to four leaders while choosing, then two kept, each with its standing, two rejected."""
    if not p.standing and not p.rejected:
        return len(p.leaders) <= DEALT
    return (len(p.leaders), len(p.standing), len(p.rejected)) == (2, 2, 2)


def leader_faults(t: Masters) -> list[str]:
    """No leader twice, none in play that nobody knows."""
    found = []
    cards = [x for p in t.players for x in (*p.leaders, *p.rejected) if x != HIDDEN]
    for leader, n in Counter(cards).items():
        if n > 1 or leader == NONE:
            found.append(f"leader {LEADER.text(leader)} is there {n} times")
    for seat, p in enumerate(t.players):
        if list(p.rejected) != sorted(p.rejected):
            found.append(f"seat {seat + 1}: the rejected leaders must be listed in order")
        if HIDDEN in [x for x, s in zip(p.leaders, p.standing, strict=False) if s == PLAYED]:
            found.append(f"seat {seat + 1}: a leader in play cannot be hidden")
    return found


def faith_faults(t: Masters) -> list[str]:
    """A section is reported exactly when a marker is on or past its pope space."""
    found = []
    farthest = max([t.cross, *(p.faith for p in t.players)])
    for section in range(3):
        name = SECTION.names[section]
        if t.reported[section] != (farthest >= POPE_SPACE[section]):
            found.append(f"section {name} must be reported when its pope space is reached")
        tiles = [p.favours[section] for p in t.players]
        if any((tile != INACTIVE) != t.reported[section] for tile in tiles):
            found.append(f"the tiles of section {name} do not fit its report")
        if any(p.favours[section] == FACE_UP and p.faith < FIRST_SPACE[section] for p in t.players):
            found.append(f"a tile of section {name} is face up too early")
    ending = farthest == LAST_SPACE or any(len(p.cards()) >= CARDS_TO_END for p in t.players)
    if t.last_round != (ending and not t.solo):
        found.append("the last round must be on exactly when the end was triggered")
    return found


def solo_faults(t: Masters) -> list[str]:
    """The Black Cross, the tokens and removed cards belong to the solo game."""
    if t.solo:
        if list(t.tokens) != sorted(set(t.tokens)):
            return ["the tokens left must be listed in order"]
        if RESHUFFLES not in t.tokens:
            return [f"{TOKEN.names[RESHUFFLES]} is always in the stack"]
        return []
    if t.cross or t.tokens or t.removed:
        return ["the Black Cross, tokens and removed cards are for the solo game only"]
    return []


def board_faults(p: Player) -> list[str]:
    """A legal warehouse; in each slot levels 1, 2, 3 from the bottom; no more than seven cards."""
    found = []
    if not holds(p.warehouse, p.depot_places()):
        found.append("the warehouse cannot hold this")
    for slot in p.slots:
        if [DECK_OF[card] % LEVELS for card in slot if card >= 0] != list(range(len(slot))):
            found.append("a slot must hold levels 1, 2, 3 from the bottom up")
    if len(p.cards()) > CARDS_TO_END:
        found.append("more than seven cards")
    return found


def agenda_faults(t: Masters) -> list[str]:
    """What is asked must fit the table: a hand-written agenda may ask for the impossible."""
    found = order_faults(t)
    for f in t.agenda:
        found += frame_faults(t, f)
    return [f"the agenda: {fault}" for fault in found]


def order_faults(t: Masters) -> list[str]:
    """The set-up comes first, in its order, and nothing is due twice.

    Cards are turned up whenever one is gone, leaders are dealt four times, and in solo the end
    is looked for more than once a turn.
    """
    found = []
    steps = [step for step, *_ in reversed(t.agenda) if step != TURN_UP]
    order = [SET_UP.index(step) if step in SET_UP else len(SET_UP) for step in steps]
    if order != sorted(order):
        found.append("the set-up comes first, step by step")
    due = []
    for f in t.agenda:
        step, *_ = f
        if step not in (DEAL, SOLO_CHECK):
            due.append(f if step in SET_UP else (step,))
    if len(set(due)) < len(due):
        found.append("the same is due twice")
    return found


def exceeds(counts: Sequence[int], owned: list[int]) -> bool:
    return any(n > own for n, own in zip(counts, owned, strict=True))


def frame_faults(t: Masters, f: Frame) -> list[str]:
    """Why one frame cannot be asked or carried out here."""
    step, seat, *subject = f
    if (step in NATURES) != (seat == NATURE):
        return ["a question is addressed to the wrong seat"]
    if any(v < 0 for v in subject):
        return ["a question mentions nothing"]
    if step in SOLO_STEPS and not t.solo:
        return ["this belongs to the solo game"]
    if seat == NATURE:
        return nature_faults(t, step, subject)
    if step in SET_UP:
        return set_up_faults(t, seat, step, subject)
    if not t.players[seat].standing and (KEEP_LEADERS, seat) not in t.agenda:
        return ["the leaders must be chosen before the first turn"]
    return turn_faults(t, seat, step, subject)


def nature_faults(t: Masters, step: int, subject: list[int]) -> list[str]:
    """Nature turns up, lays and deals only what is missing."""
    if step == TURN_UP:
        (deck,) = subject
        if not t.under[deck] or t.tops[deck] != NONE:
            return [f"there is no card to turn up in {DECK.names[deck]}"]
    if step == FILL_MARKET:
        (place,) = subject
        if [*t.market, t.slide][place] != NONE:
            return ["this place of the market is already filled"]
    if step == DEAL:
        (to,) = subject
        if t.players[to].standing or leaders_in_the_end(t, to) > DEALT:
            return ["nobody to deal a leader to"]
    return []


def set_up_faults(t: Masters, seat: int, step: int, subject: list[int]) -> list[str]:
    """Two of four leaders are kept, and up to two resources chosen."""
    p = t.players[seat]
    if step == KEEP_LEADERS and (p.standing or leaders_in_the_end(t, seat) != DEALT):
        return ["four leaders are needed to keep two"]
    if step == STARTING_GOODS:
        (left,) = subject
        if not 1 <= left <= 2 or sum(p.warehouse) + left > 2:
            return ["one or two starting resources may be chosen"]
    return []


def turn_faults(t: Masters, seat: int, step: int, subject: list[int]) -> list[str]:
    """What a turn asks for must be there to be taken, stored, paid or used."""
    p = t.players[seat]
    supply = p.supply()
    if step == CHOOSE_WHITE:
        whites, red, *_taken = subject
        if not 1 <= whites <= 4 or len(white_gives(p)) != 2 or red > 1:
            return ["a white marble is chosen with two leaders for it only"]
    if step == STORE_GOODS:
        *taken, _discarded = subject
        if not 1 <= sum(taken) <= 4:
            return ["there must be one to four resources to store"]
    if step == PAY_COST and (not any(subject) or exceeds(subject, supply)):
        return ["the cost cannot be paid"]
    if step == TAKE_CARD:
        deck, slot = subject
        if t.tops[deck] == NONE or deck % LEVELS != len(p.slots[slot]):
            return ["the card does not fit the slot"]
    if step == CHOOSE_POWERS:
        return powers_faults(p, subject, supply)
    if step in (BASIC_FIRST, BASIC_SECOND, BASIC_OUTPUT):
        if sum(supply) < 2 or exceeds(units(*subject), supply):
            return ["the basic power cannot be paid"]
        if step == BASIC_SECOND:
            (first,) = subject
            if sum(supply[first:]) < 2:
                return ["the basic power cannot be paid"]
    if step == LEADER_OUTPUT:
        *chosen, held = subject
        return leader_output_faults(p, chosen, held, supply)
    if step == PASS_ON and t.solo:
        return ["nobody sits next in the solo game"]
    return []


def powers_faults(p: Player, chosen: list[int], supply: list[int]) -> list[str]:
    """The powers chosen are there and can be paid; before the first one, some can be used."""
    used, pays, gains = parts(chosen)
    if not has_powers(p, used):
        return ["a power is used that is not there"]
    if exceeds(pays, supply):
        return ["the powers chosen cannot be paid"]
    if not any(used) and (any(pays) or any(gains) or not can_produce(p, supply)):
        return ["there is nothing to produce with"]
    return []


def leader_output_faults(p: Player, chosen: list[int], held: int, supply: list[int]) -> list[str]:
    """The leader must be in play with a production that can still be paid."""
    used, pays, _gains = parts(chosen)
    if not has_powers(p, used):
        return ["a power is used that is not there"]
    if not has_power(p, FIRST_LEADER + held):
        return ["this leader has no production"]
    if next_power(used) > FIRST_LEADER + held:
        return ["powers are used in their order, each once"]
    input_ = units(PRODUCTION_PAYS[p.leaders[held]])
    due = [a + b for a, b in zip(pays, input_, strict=True)]
    return ["the powers chosen cannot be paid"] if exceeds(due, supply) else []


def has_powers(p: Player, used: list[int]) -> bool:
    """Whether a board offers every power that is used."""
    return all(has_power(p, power) for power, n in enumerate(used) if n)


def has_power(p: Player, power: int) -> bool:
    """Whether a board offers a power: the basic one, a card in a slot, a leader in play."""
    if power == BASIC:
        return True
    if power < FIRST_LEADER:
        return bool(p.slots[power - FIRST_SLOT])
    held = power - FIRST_LEADER
    return p.has_played(held) and PRODUCTION_PAYS[p.leaders[held]] != NONE


def leaders_in_the_end(t: Masters, seat: int) -> int:
    """How many leaders a seat has, and is still to be dealt."""
    return len(t.players[seat].leaders) + subjects(t, DEAL).count(seat)


def subjects(t: Masters, asked: int) -> list[int]:
    """What all frames of a step on the agenda are about."""
    return [subject for step, _, *rest in t.agenda if step == asked for subject in rest]
