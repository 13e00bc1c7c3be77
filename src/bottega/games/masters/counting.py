"""Nothing is lost and nothing is doubled (rules, section 16)."""

from __future__ import annotations

from collections import Counter

from bottega.games.masters.agenda import (
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
    TAKE_TURN,
    TURN_UP,
)
from bottega.games.masters.cards import CARD, DECK_OF, DECKS, LEADER, PRODUCTION_PAYS, TOKEN, TOKENS
from bottega.games.masters.faith import FIRST_SPACE, POPE_SPACE
from bottega.games.masters.market import white_gives
from bottega.games.masters.production import (
    BASIC,
    END,
    FIRST_LEADER,
    FIRST_SLOT,
    GAINS,
    PAYS,
    can_produce,
    next_power,
    units,
    used,
)
from bottega.games.masters.setup import DEALT
from bottega.games.masters.state import CARDS_TO_END, LAST_SPACE, Masters, Player
from bottega.games.masters.warehouse import holds
from bottega.games.masters.words import (
    DECK,
    FACE_UP,
    INACTIVE,
    MARBLE,
    MARBLES,
    PLAYED,
    SECTION,
)
from bottega.kernel.state import HIDDEN, NATURE, NONE

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
    laying = any(f[0] == FILL_MARKET for f in t.agenda)
    lying = [*t.market, t.slide]
    found = []
    for marble, n in enumerate(MARBLES):
        if lying.count(marble) > n or (lying.count(marble) < n and not laying):
            found.append(f"{lying.count(marble)} {MARBLE.names[marble]} marbles instead of {n}")
    return found


def card_faults(t: Masters) -> list[str]:
    """Each of the 48 cards is in its deck, owned, or removed: once."""
    turning = [f[2] for f in t.agenda if f[0] == TURN_UP]
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
        if [DECK_OF[card] % 3 for card in slot if card >= 0] != list(range(len(slot))):
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
    order = [min(f[0], TAKE_TURN) for f in reversed(t.agenda) if f[0] != TURN_UP]
    if order != sorted(order):
        found.append("the set-up comes first, step by step")
    due = [f if f[0] < TAKE_TURN else f[:1] for f in t.agenda if f[0] not in (DEAL, SOLO_CHECK)]
    if len(set(due)) < len(due):
        found.append("the same is due twice")
    return found


def exceeds(counts: tuple[int, ...], owned: list[int]) -> bool:
    return any(n > own for n, own in zip(counts, owned, strict=True))


def frame_faults(t: Masters, f: tuple[int, ...]) -> list[str]:
    """Why one frame cannot be asked or carried out here."""
    step, seat = f[0], f[1]
    if (step in NATURES) != (seat == NATURE):
        return ["a question is addressed to the wrong seat"]
    if any(v < 0 for v in f[2:]):
        return ["a question mentions nothing"]
    if step == TURN_UP and (not t.under[f[2]] or t.tops[f[2]] != NONE):
        return [f"there is no card to turn up in {DECK.names[f[2]]}"]
    if step == FILL_MARKET and ([*t.market, t.slide][f[2]] != NONE):
        return ["this place of the market is already filled"]
    if step == DEAL and not may_be_dealt(t, f[2]):
        return ["nobody to deal a leader to"]
    if step in SOLO_STEPS and not t.solo:
        return ["this belongs to the solo game"]
    if seat == NATURE:
        return []
    p = t.players[seat]
    supply = p.supply()
    if step == KEEP_LEADERS and (p.standing or len(p.leaders) + dealing(t, seat) != DEALT):
        return ["four leaders are needed to keep two"]
    if step > STARTING_GOODS and not p.standing and (KEEP_LEADERS, seat) not in t.agenda:
        return ["the leaders must be chosen before the first turn"]
    if step == STARTING_GOODS and (not 1 <= f[2] <= 2 or sum(p.warehouse) + f[2] > 2):
        return ["one or two starting resources may be chosen"]
    if step == CHOOSE_WHITE and (not 1 <= f[2] <= 4 or len(white_gives(p)) != 2 or f[3] > 1):
        return ["a white marble is chosen with two leaders for it only"]
    if step == STORE_GOODS and (not any(f[2:6]) or sum(f[2:6]) > 4):
        return ["there must be one to four resources to store"]
    if step == PAY_COST and (not any(f[2:6]) or exceeds(f[2:6], supply)):
        return ["the cost cannot be paid"]
    if step == TAKE_CARD and (t.tops[f[2]] == NONE or f[2] % 3 != len(p.slots[f[3]])):
        return ["the card does not fit the slot"]
    if step in (CHOOSE_POWERS, LEADER_OUTPUT) and any(
        n and not has_power(p, power) for power, n in enumerate(used(f))
    ):
        return ["a power is used that is not there"]
    if step == CHOOSE_POWERS and exceeds(f[PAYS:GAINS], supply):
        return ["the powers chosen cannot be paid"]
    if step == CHOOSE_POWERS and not any(used(f)) and (any(f[PAYS:]) or not can_produce(p, supply)):
        return ["there is nothing to produce with"]
    if step in (BASIC_FIRST, BASIC_SECOND, BASIC_OUTPUT):
        inputs = units(*f[2:])
        if sum(supply) < 2 or exceeds(inputs, supply):
            return ["the basic power cannot be paid"]
        if step == BASIC_SECOND and sum(supply[f[2] :]) < 2:
            return ["the basic power cannot be paid"]
    if step == LEADER_OUTPUT:
        return leader_output_faults(p, f, supply)
    if step == PASS_ON and t.solo:
        return ["nobody sits next in the solo game"]
    return []


def leader_output_faults(p: Player, f: tuple[int, ...], supply: list[int]) -> list[str]:
    """The leader must be in play with a production that can still be paid."""
    held = f[END]
    if not has_power(p, FIRST_LEADER + held):
        return ["this leader has no production"]
    if next_power(f) > FIRST_LEADER + held:
        return ["powers are used in their order, each once"]
    input_ = units(PRODUCTION_PAYS[p.leaders[held]])
    pays = tuple(a + b for a, b in zip(f[PAYS:GAINS], input_, strict=True))
    return ["the powers chosen cannot be paid"] if exceeds(pays, supply) else []


def has_power(p: Player, power: int) -> bool:
    """Whether a board offers a power: the basic one, a card in a slot, a leader in play."""
    if power == BASIC:
        return True
    if power < FIRST_LEADER:
        return bool(p.slots[power - FIRST_SLOT])
    held = power - FIRST_LEADER
    return (
        bool(p.standing) and p.standing[held] == PLAYED and PRODUCTION_PAYS[p.leaders[held]] != NONE
    )


def may_be_dealt(t: Masters, seat: int) -> bool:
    p = t.players[seat]
    return not p.standing and len(p.leaders) + dealing(t, seat) <= DEALT


def dealing(t: Masters, seat: int) -> int:
    """How many leaders this seat is still to be dealt."""
    return sum(1 for f in t.agenda if f[0] == DEAL and f[2] == seat)
