"""What is asked must fit the table: a hand-written agenda may ask for the impossible.

What remains of a set-up or a round is known: the agenda ends with a rest of it. On top of that
lies what the current turn still has to do, all of it for one seat.
"""

from __future__ import annotations

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
from bottega.games.lorenzo.rules.leaders import ability_of, copiable
from bottega.games.lorenzo.rules.placing import ON, open_spaces
from bottega.games.lorenzo.rules.round import round_schedule
from bottega.games.lorenzo.rules.setup import DEALT
from bottega.games.lorenzo.rules.tower import ChooseCost, ChooseDiscount, discount_of, price_of
from bottega.games.lorenzo.rules.verbs import MOST_SERVANTS
from bottega.games.lorenzo.table.state import MOST_CARDS, ROUNDS, Lorenzo, Player
from bottega.games.lorenzo.table.words import (
    BUILDING,
    COIN,
    NEUTRAL,
    NOTHING,
    PRIVILEGE,
    SERVANT,
    VENTURE,
)
from bottega.kernel.state import NATURE, NONE, Frame

MOST_PRIVILEGES = 3


def agenda_faults(t: Lorenzo) -> list[str]:
    """Why the agenda cannot be what is due at this table."""
    coming = t.agenda[::-1]
    if not t.round:
        return [] if coming in set_up_schedules(t) else ["the set-up must go on where it is"]
    if not coming:
        return [] if t.round == ROUNDS else ["the game is not over before the sixth round is"]
    now = 0
    while now < len(coming) and ACT <= coming[now][0] <= FINISH_TURN:
        now += 1
    turn, rest = coming[:now], coming[now:]
    found = turn_faults(t, turn)
    for f in turn:
        if not found:
            found = frame_faults(t, f)
    return found + rest_faults(t, turn, rest)


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
    around: list[Frame] = [*((DRAFT_LEADER, seat) for seat in t.order), (PASS_LEADERS, NATURE)]
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
    if rest and rest[0][0] == SHOW_SUPPORT:
        standing = [(SHOW_SUPPORT, seat) for seat in t.order]
        schedule = [*standing, (END_ROUND, NATURE)]
        if t.round % 2 or turn:
            return ["the Church is supported after every second round only"]
    done = len(schedule) - len(rest)
    if not rest or done < 0 or schedule[done:] != rest:
        return ["what follows is not the rest of the round"]
    if turn and (done == 0 or schedule[done - 1] != (TAKE_TURN, turn[0][1])):
        return ["it is not this seat's turn"]
    waiting = [f[1] for f in rest if f[0] == TAKE_TURN]
    waiting += [f[1] for f in turn if f[0] in (ACT, CHOOSE_SPACE, SPEND_SERVANTS)]
    if any(len(p.members) < waiting.count(seat) for seat, p in enumerate(t.players)):
        return ["there are more turns to come than members at home"]
    return []


# The current turn ----------------------------------------------------------------------------


def turn_faults(t: Lorenzo, turn: list[Frame]) -> list[str]:
    """One seat is asked; its turn goes on with the act, or ends, after everything else."""
    if len({f[1] for f in turn}) > 1 or any(not 0 <= f[1] < t.seats for f in turn):
        return ["a question is addressed to the wrong seat"]
    if any(f[0] in (ACT, FINISH_TURN) for f in turn[:-1]):
        return ["the turn goes on after everything else"]
    placing = [f for f in turn if f[0] in (ACT, CHOOSE_SPACE, SPEND_SERVANTS)]
    if len(placing) > 1 or (placing and placing[0][0] != ACT and placing[0] != turn[0]):
        return ["one member is placed at a time"]
    by_leader = [f for f in turn if f[0] in (COPY_ABILITY, STRENGTHEN)]
    if len(by_leader) > 1 or (by_leader and by_leader[0] != turn[0]):
        return ["one leader is used at a time"]
    if by_leader and turn[-1][0] not in (ACT, FINISH_TURN):
        return ["a leader is used before or after a placement"]
    if sum(1 for f in turn if f[0] in (CHOOSE_COST, CHOOSE_DISCOUNT, CHOOSE_EXCHANGE)) > 1:
        return ["one card is paid for, or one exchange made, at a time"]
    return []


def frame_faults(t: Lorenzo, f: Frame) -> list[str]:
    """Why one frame cannot be asked or carried out here."""
    step, seat = f[0], f[1]
    p = t.players[seat]
    subject = f[2:3] if step in (CHOOSE_COST, CHOOSE_DISCOUNT) else f[2:]
    if any(value < 0 for value in subject):
        return ["a question mentions nothing"]
    if step in (BONUS_TOWER, BONUS_SERVANTS, BONUS_WORK) and not owns_source(p, f[2]):
        return ["this bonus action comes from nowhere"]
    if step in (CHOOSE_COST, CHOOSE_DISCOUNT) and f[3] >= 0 and not owns_source(p, f[3]):
        return ["this bonus action comes from nowhere"]
    if step == CHOOSE_SPACE and (f[2] not in p.members or not open_spaces(t, seat, f[2])):
        return ["this member cannot be placed"]
    if step == SPEND_SERVANTS and not can_be_spent(t, seat, f):
        return ["this member cannot be placed there"]
    if step in (BONUS_TOWER, BONUS_SERVANTS) and ACTS[f[2]].kind > VENTURE:
        return ["this bonus action is no tower action"]
    if step == BONUS_SERVANTS and not can_be_spent(t, seat, f):
        return ["this card cannot be taken"]
    if step == BONUS_WORK and (ACTS[f[2]].kind <= VENTURE or f[3] % MOST_SERVANTS):
        return ["this bonus action is no harvest and no production"]
    if step in (CHOOSE_COST, CHOOSE_DISCOUNT) and not can_be_paid(t, p, f):
        return ["there is no such choice at this card"]
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


def owns_source(p: Player, source: int) -> bool:
    """Whether a player owns what gives a bonus action."""
    if source < len(ACTING_CARDS):
        return any(ACTING_CARDS[source] in cards for cards in p.cards)
    return ACTING_LEADERS[source - len(ACTING_CARDS)] in p.abilities()


def can_be_spent(t: Lorenzo, seat: int, f: Frame) -> bool:
    """Whether a space was open before the servants already spent were gone."""
    if f[4] % MOST_SERVANTS or (f[4] and not t.players[seat].goods[SERVANT]):
        return False
    before = t.clone()
    before.players[seat].goods[SERVANT] += f[4]
    if f[0] == SPEND_SERVANTS:
        return f[2] in before.players[seat].members and ON[f[3]] in open_spaces(before, seat, f[2])
    return ON[f[3]] in BonusTower("").options(before, (BONUS_TOWER, seat, f[2]))


def can_be_paid(t: Lorenzo, p: Player, f: Frame) -> bool:
    """Whether a card lies there whose cost is open to choice, and can be paid."""
    card = t.floors[f[2]]
    if card == NONE or len(p.cards[f[2] >> 2]) == MOST_CARDS:
        return False
    if f[0] == CHOOSE_COST:
        return bool(FIGHT[card][0] >= 0 and PRICE[card] and ChooseCost("").options(t, f))
    if f[2] >> 2 != BUILDING or not p.standing().mason:
        return False
    coin, wood, stone, servant = price_of(p.standing(), card, discount_of(f[3]))
    if not wood or not stone or coin > p.goods[COIN] or servant > p.goods[SERVANT]:
        return False
    return bool(ChooseDiscount("").options(t, f))


def privilege_faults(p: Player, f: Frame) -> list[str]:
    """One to three privileges of an effect, all different; no tax but one's own."""
    left, taken, tax = f[2], f[3 : 3 + PRIVILEGE.size], f[3 + PRIVILEGE.size :]
    if not 1 <= left <= MOST_PRIVILEGES - sum(taken) or max(taken) > 1:
        return ["one to three different privileges may be chosen"]
    if any(n > own for n, own in zip(tax, p.standing().tax, strict=False)):
        return ["nobody takes so much of a privilege"]
    return []


def can_be_exchanged(p: Player, f: Frame) -> bool:
    """Whether a building works at this value, and earlier choices were possible."""
    value, slot, chosen = f[2], f[3], f[4:]
    buildings = p.cards[BUILDING]
    if slot >= len(buildings) or not works(buildings[slot], value, 1):
        return False
    return all(
        choice == NOTHING or (place < slot and works(buildings[place], value, choice))
        for place, choice in enumerate(chosen)
    )


def works(building: int, value: int, choice: int) -> bool:
    return WORKS_FROM[building] <= value and choice <= len(AT_WORK[building].trades)
