"""What is asked must fit the table: a hand-written agenda may ask for the impossible.

What remains of a set-up or a round is known: the agenda ends with a rest of it. On top of that
lies what the current turn still has to do, all of it for one seat.
"""

from __future__ import annotations

from itertools import takewhile

from bottega.games.lorenzo.cards.cards import AT_WORK, FIGHT, PRICE, WORKS_FROM
from bottega.games.lorenzo.cards.leader_cards import (
    ACTING_CARDS,
    ACTING_LEADERS,
    ACTS,
    COPIER,
    STRENGTHENER,
)
from bottega.games.lorenzo.rules.agenda import (
    ACT,
    BEGIN_ROUND,
    BONUS_SERVANTS,
    BONUS_TOWER,
    BONUS_WORK,
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    CHOOSE_EXCHANGE,
    CHOOSE_PRIVILEGE,
    CHOOSE_SPACE,
    CHOOSE_TILE,
    COPY_ABILITY,
    DEAL,
    DRAFT_LEADER,
    DRAW_ORDER,
    DRAW_TILE,
    END_ROUND,
    FINISH_TURN,
    HAND_OUT,
    PASS_LEADERS,
    SHOW_SUPPORT,
    SPEND_SERVANTS,
    STRENGTHEN,
    TAKE_TURN,
)
from bottega.games.lorenzo.rules.bonus_actions import BonusTower
from bottega.games.lorenzo.rules.gains import TAKEN, TAX
from bottega.games.lorenzo.rules.leaders import ability_of, copiable
from bottega.games.lorenzo.rules.placing import open_spaces
from bottega.games.lorenzo.rules.round import round_schedule
from bottega.games.lorenzo.rules.setup import DEALT, once_around
from bottega.games.lorenzo.rules.tower import ON, ChooseCost, ChooseDiscount, price_of
from bottega.games.lorenzo.rules.verbs import MOST_SERVANTS
from bottega.games.lorenzo.table.state import MOST_CARDS, ROUNDS, Lorenzo, Player
from bottega.games.lorenzo.table.words import (
    BUILDING,
    COIN,
    NEUTRAL,
    NOTHING,
    SERVANT,
    VENTURE,
)
from bottega.kernel.state import NATURE, NONE, Frame

MOST_PRIVILEGES = 3
PLACING = (ACT, CHOOSE_SPACE, SPEND_SERVANTS)
BONUS = (BONUS_TOWER, BONUS_SERVANTS, BONUS_WORK)
PAYING = (CHOOSE_COST, CHOOSE_DISCOUNT)
BY_LEADER = (COPY_ABILITY, STRENGTHEN)
IN_A_TURN = (
    *PLACING,
    *BONUS,
    *PAYING,
    *BY_LEADER,
    CHOOSE_PRIVILEGE,
    CHOOSE_EXCHANGE,
    FINISH_TURN,
)
"""What may be due in the course of a turn, and nowhere else."""


def agenda_faults(t: Lorenzo) -> list[str]:
    """Why the agenda cannot be what is due at this table."""
    coming = t.agenda[::-1]
    if not t.round:
        return [] if coming in set_up_schedules(t) else ["the set-up must go on where it is"]
    if not coming:
        return [] if t.round == ROUNDS else ["the game is not over before the sixth round is"]
    turn = list(takewhile(lambda f: step_of(f) in IN_A_TURN, coming))
    rest = coming[len(turn) :]
    found = turn_faults(t, turn)
    for f in turn:
        if not found:
            found = frame_faults(t, f)
    return found + rest_faults(t, turn, rest)


def step_of(f: Frame) -> int:
    step, *_ = f
    return step


def seat_of(f: Frame) -> int:
    _, seat, *_ = f
    return seat


# Set-up and round ----------------------------------------------------------------------------


def set_up_schedules(t: Lorenzo) -> list[list[Frame]]:
    """What may remain of the set-up: it follows from what lies on the table."""
    tiles: list[Frame] = [(DRAW_TILE, NATURE, i) for i, x in enumerate(t.tiles) if x == NONE]
    places: list[Frame] = [(DRAW_ORDER, NATURE, i) for i in range(len(t.order), t.seats)]
    begin: Frame = (BEGIN_ROUND, NATURE)
    untouched = not any(t.packs) and all(p.bonus == NONE and not p.hand for p in t.players)
    found: list[list[Frame]] = []
    if untouched:
        found.append([*tiles, *places, (HAND_OUT, NATURE), begin])
    if not tiles and not places:
        if t.advanced:
            found += [[*rest, begin] for rest in draft_schedules(t)]
        elif not untouched:
            found.append([begin])
    return found


def draft_schedules(t: Lorenzo) -> list[list[Frame]]:
    """What may remain of bonus tiles, deal and draft."""
    tiles = [(CHOOSE_TILE, seat) for seat in reversed(t.order) if t.players[seat].bonus == NONE]
    packs = [len(pack) for pack in t.packs]
    kept = [len(p.hand) for p in t.players]
    around = once_around(t)
    done = min(kept)
    if not any(kept):
        if tiles and any(packs):
            return []
        deals: list[Frame] = []
        for seat in range(t.seats):
            deals += [(DEAL, NATURE, seat)] * (DEALT - packs[seat])
        if deals or tiles:
            return [[*tiles, *deals, *around * (DEALT - 1)]]
    if tiles or any(k + n != DEALT for k, n in zip(kept, packs, strict=True)):
        return []
    if max(kept) == done:  # all have chosen: the rest was passed, or is about to be
        later = around * (DEALT - 1 - done)
        return [later, [(PASS_LEADERS, NATURE), *later]] if 0 < done < DEALT else [later]
    waiting: list[Frame] = [(DRAFT_LEADER, seat) for seat in t.order if kept[seat] == done]
    if max(kept) > done + 1:
        return []
    return [[*waiting, (PASS_LEADERS, NATURE), *around * (DEALT - 2 - done)]]


def rest_faults(t: Lorenzo, turn: list[Frame], rest: list[Frame]) -> list[str]:
    """What follows the current turn must be a rest of the round, or of its report."""
    schedule = round_schedule(t)
    if rest == [(BEGIN_ROUND, NATURE)] and not turn:
        return []
    if rest and step_of(rest[0]) == SHOW_SUPPORT:
        schedule = [*((SHOW_SUPPORT, seat) for seat in t.order), (END_ROUND, NATURE)]
        if t.round % 2 or turn:
            return ["the Church is supported after every second round only"]
    done = len(schedule) - len(rest)
    if not rest or done < 0 or schedule[done:] != rest:
        return ["what follows is not the rest of the round"]
    if turn and (done == 0 or schedule[done - 1] != (TAKE_TURN, seat_of(turn[0]))):
        return ["it is not this seat's turn"]
    waiting = [seat for step, seat, *_ in rest if step == TAKE_TURN]
    waiting += [seat for step, seat, *_ in turn if step in PLACING]
    if any(len(p.members) < waiting.count(seat) for seat, p in enumerate(t.players)):
        return ["there are more turns to come than members at home"]
    return []


# The current turn ----------------------------------------------------------------------------


def turn_faults(t: Lorenzo, turn: list[Frame]) -> list[str]:
    """One seat is asked; its turn goes on with the act, or ends, after everything else."""
    seats = {seat_of(f) for f in turn}
    if len(seats) > 1 or any(not 0 <= seat < t.seats for seat in seats):
        return ["a question is addressed to the wrong seat"]
    steps = [step_of(f) for f in turn]
    if ACT in steps[:-1] or FINISH_TURN in steps[:-1]:
        return ["the turn goes on after everything else"]
    placing = [step for step in steps if step in PLACING]
    if len(placing) > 1 or (placing and placing[0] not in (ACT, steps[0])):
        return ["one member is placed at a time"]
    by_leader = [step for step in steps if step in BY_LEADER]
    if len(by_leader) > 1 or (by_leader and by_leader[0] != steps[0]):
        return ["one leader is used at a time"]
    if by_leader and steps[-1] not in (ACT, FINISH_TURN):
        return ["a leader is used before or after a placement"]
    if sum(1 for step in steps if step in PAYING or step == CHOOSE_EXCHANGE) > 1:
        return ["one card is paid for, or one exchange made, at a time"]
    return []


def frame_faults(t: Lorenzo, f: Frame) -> list[str]:
    """Why one frame cannot be asked or carried out here."""
    step, seat, *subject = f
    p = t.players[seat]
    if step in PAYING:
        return payment_faults(t, p, f)
    if any(value < 0 for value in subject):
        return ["a question mentions nothing"]
    if step in BONUS:
        return bonus_faults(t, p, f)
    if step == CHOOSE_SPACE:
        (member,) = subject
        if member not in p.members or not open_spaces(t, seat, member):
            return ["this member cannot be placed"]
    if step == SPEND_SERVANTS:
        member, space, spent = subject
        before = unspent(t, seat, spent)
        if before is None or not can_be_placed(before, seat, member, space):
            return ["this member cannot be placed there"]
    if step == CHOOSE_PRIVILEGE:
        return privilege_faults(p, f)
    if step == CHOOSE_EXCHANGE and not can_be_exchanged(p, f):
        return ["there is no such exchange"]
    if step == COPY_ABILITY and (
        COPIER not in p.played or p.copied != NONE or not copiable(t, seat)
    ):
        return ["there is nobody to copy"]
    if step == STRENGTHEN and (
        not any(member != NEUTRAL for member in p.members)
        or not any(ability_of(p, x) == STRENGTHENER for x in p.used)
    ):
        return ["there is no member to strengthen"]
    return []


def bonus_faults(t: Lorenzo, p: Player, f: Frame) -> list[str]:
    """A bonus action comes from a card or leader of one's own, and is of its kind."""
    step, seat, source, *subject = f
    if not owns_source(p, source):
        return ["this bonus action comes from nowhere"]
    is_work = ACTS[source].action > VENTURE
    if step == BONUS_WORK:
        (spent,) = subject
        if not is_work or spent % MOST_SERVANTS:
            return ["this bonus action is no harvest and no production"]
        return []
    if is_work:
        return ["this bonus action is no tower action"]
    if step == BONUS_SERVANTS:
        floor, spent = subject
        before = unspent(t, seat, spent)
        if before is None or ON[floor] not in BonusTower().options(
            before, (BONUS_TOWER, seat, source)
        ):
            return ["this card cannot be taken"]
    return []


def payment_faults(t: Lorenzo, p: Player, f: Frame) -> list[str]:
    """A card lies there whose cost is open to choice; a bonus action may have led to it."""
    _, _, floor, source = f
    if floor < 0:
        return ["a question mentions nothing"]
    if source >= 0 and not owns_source(p, source):
        return ["this bonus action comes from nowhere"]
    return [] if can_be_paid(t, p, f) else ["there is no such choice at this card"]


def owns_source(p: Player, source: int) -> bool:
    """Whether a player owns what gives a bonus action."""
    if source < len(ACTING_CARDS):
        return any(ACTING_CARDS[source] in cards for cards in p.cards)
    return ACTING_LEADERS[source - len(ACTING_CARDS)] in p.abilities()


def unspent(t: Lorenzo, seat: int, spent: int) -> Lorenzo | None:
    """The table before the servants already spent were gone; nothing where they cannot be."""
    if spent % MOST_SERVANTS or (spent and not t.players[seat].goods[SERVANT]):
        return None
    before = t.clone()
    before.players[seat].goods[SERVANT] += spent
    return before


def can_be_placed(t: Lorenzo, seat: int, member: int, space: int) -> bool:
    """Whether a member is at home and a space open to it."""
    return member in t.players[seat].members and ON[space] in open_spaces(t, seat, member)


def can_be_paid(t: Lorenzo, p: Player, f: Frame) -> bool:
    """Whether a card lies there whose cost is open to choice, and can be paid."""
    step, _, floor, source = f
    card, type_ = t.floors[floor], floor >> 2
    if card == NONE or len(p.cards[type_]) == MOST_CARDS:
        return False
    if step == CHOOSE_COST:
        needed, _ = FIGHT[card]
        return bool(needed >= 0 and PRICE[card] and ChooseCost().options(t, f))
    if type_ != BUILDING or not p.standing().mason:
        return False
    coin, wood, stone, servant = price_of(p.standing(), card, source)
    if not wood or not stone or coin > p.goods[COIN] or servant > p.goods[SERVANT]:
        return False
    return bool(ChooseDiscount().options(t, f))


def privilege_faults(p: Player, f: Frame) -> list[str]:
    """One to three privileges of an effect, all different; no tax but one's own."""
    _, _, left, *_ = f
    taken, tax = f[TAKEN], f[TAX]
    if not 1 <= left <= MOST_PRIVILEGES - sum(taken) or max(taken) > 1:
        return ["one to three different privileges may be chosen"]
    if any(n > own for n, own in zip(tax, p.standing().tax, strict=False)):
        return ["nobody takes so much of a privilege"]
    return []


def can_be_exchanged(p: Player, f: Frame) -> bool:
    """Whether a building works at this value, and earlier choices were possible."""
    _, _, value, slot, *chosen = f
    buildings = p.cards[BUILDING]
    if slot >= len(buildings) or not works(buildings[slot], value, 1):
        return False
    return all(
        choice == NOTHING or (place < slot and works(buildings[place], value, choice))
        for place, choice in enumerate(chosen)
    )


def works(building: int, value: int, choice: int) -> bool:
    return WORKS_FROM[building] <= value and choice <= len(AT_WORK[building].trades)
