"""Leader actions (rules, section 11)."""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import pairs
from bottega.games.lorenzo.cards.effects import Act, Worth
from bottega.games.lorenzo.cards.leader_cards import (
    ABILITY,
    COPIER,
    IS_ONCE,
    LEADER,
    NEEDS,
    SOURCE_OF_LEADER,
    Need,
)
from bottega.games.lorenzo.rules.agenda import BONUS_WORK, COPY_ABILITY, STRENGTHEN
from bottega.games.lorenzo.rules.events import (
    ABILITY_COPIED,
    LEADER_ACTIVATED,
    LEADER_DISCARDED,
    LEADER_PLAYED,
    STRENGTHENED,
)
from bottega.games.lorenzo.rules.gains import UNTAXED, gain, privileges
from bottega.games.lorenzo.rules.verbs import ACTIVATE, COPY, DISCARD, PLAY, WITH_MEMBER
from bottega.games.lorenzo.table.state import Lorenzo, Player
from bottega.games.lorenzo.table.words import ANY, NEUTRAL, PRIVILEGES
from bottega.kernel.declared import Step
from bottega.kernel.effects import Gain
from bottega.kernel.state import EVERYONE, NONE, Action, Frame

PLAYS: Final[list[Action]] = [(PLAY, leader) for leader in range(LEADER.size)]
DISCARDS: Final[list[Action]] = [(DISCARD, leader) for leader in range(LEADER.size)]
ACTIVATES: Final[list[Action]] = [(ACTIVATE, leader) for leader in range(LEADER.size)]
COPIES: Final[list[Action]] = [(COPY, leader) for leader in range(LEADER.size)]


def leader_actions(t: Lorenzo, seat: int) -> list[Action]:
    """Play a leader whose needs are met now, discard one, or activate one that works once a round.

    Any number of them, before the placement and after it.
    """
    p = t.players[seat]
    found: list[Action] = []
    for leader in p.hand:
        if meets_needs(p, leader) and (leader != COPIER or copiable(t, seat)):
            found.append(PLAYS[leader])
    for leader in p.hand:
        found.append(DISCARDS[leader])
    for leader in p.played:
        if leader not in p.used and can_activate(p, leader):
            found.append(ACTIVATES[leader])
    return found


def meets_needs(p: Player, leader: int) -> bool:
    """All that is required is owned at this moment; nothing is paid."""
    return first_unmet(p, leader) == NONE


def first_unmet(p: Player, leader: int) -> int:
    """Which of a leader's needs, counted from 0, is the first that a player does not meet."""
    for i, need in enumerate(NEEDS[leader]):
        _, _, amount = need
        if owned(p, need) < amount:
            return i
    return NONE


def owned(p: Player, need: Need) -> int:
    """How much of what a leader needs a player has: a good, cards of a type, or of any one type."""
    of_cards, what, _ = need
    if not of_cards:
        return p.goods[what]
    if what != ANY:
        return len(p.cards[what])
    most = 0
    for cards in p.cards:
        most = max(most, len(cards))
    return most


def ability_of(p: Player, leader: int) -> int:
    """The leader whose ability a leader has: Lorenzo de' Medici has that of another."""
    return p.copied if leader == COPIER else leader


def can_activate(p: Player, leader: int) -> bool:
    """Whether a leader works once a round; Federico only while a coloured member is at home."""
    ability = ability_of(p, leader)
    if not IS_ONCE[ability]:
        return False
    return not isinstance(ABILITY[ability], Worth) or any(m != NEUTRAL for m in p.members)


def copiable(t: Lorenzo, seat: int) -> list[int]:
    """The leaders that others have in play [A6]."""
    return sorted(x for i, p in enumerate(t.players) if i != seat for x in p.played)


def act_with_leader(t: Lorenzo, seat: int, verb: int, leader: int) -> None:
    """Carry out a leader action. Leaders are no source: no excommunication takes from them [A7]."""
    p = t.players[seat]
    if verb == ACTIVATE:
        activate(t, seat, leader)
        return
    p.hand = tuple(other for other in p.hand if other != leader)
    if verb == DISCARD:
        t.discarded = (*t.discarded, leader)
        t.tell(LEADER_DISCARDED, EVERYONE, seat, leader)
        t.then(privileges(seat, 1))
    else:
        p.played = (*p.played, leader)
        p.stand()
        t.tell(LEADER_PLAYED, EVERYONE, seat, leader)
        if leader == COPIER:
            t.then((COPY_ABILITY, seat))


def activate(t: Lorenzo, seat: int, leader: int) -> None:
    """Use an ability that works once a round, be it one's own or copied."""
    p = t.players[seat]
    p.used = (*p.used, leader)
    t.tell(LEADER_ACTIVATED, EVERYONE, seat, leader)
    whose = ability_of(p, leader)
    ability = ABILITY[whose]
    if isinstance(ability, Gain):
        gain(t, seat, pairs(ability.goods), UNTAXED)
        if ability.goods[PRIVILEGES]:
            t.then(privileges(seat, ability.goods[PRIVILEGES]))
    elif isinstance(ability, Act):
        t.then((BONUS_WORK, seat, SOURCE_OF_LEADER[whose], 0))
    else:
        t.then((STRENGTHEN, seat))


class CopyAbility(Step[Lorenzo]):
    """Lorenzo de' Medici takes over, for good, the ability of a leader in play of an opponent.

    It is chosen when he is played [A6]. Copied from a leader that works once a round, it has
    its own use a round.
    """

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, seat = f
        return [COPIES[leader] for leader in copiable(t, seat)]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat = f
        _, leader = a
        p = t.players[seat]
        p.copied = leader
        p.stand()
        t.tell(ABILITY_COPIED, EVERYONE, seat, leader)


class Strengthen(Step[Lorenzo]):
    """Federico makes a coloured member that is not yet placed a 6 for the round [A20]."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, seat = f
        return [(WITH_MEMBER, m) for m in t.players[seat].members if m != NEUTRAL]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat = f
        _, member = a
        t.players[seat].strong = member
        t.tell(STRENGTHENED, EVERYONE, seat, member)
