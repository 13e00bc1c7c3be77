"""Leader actions (rules, section 9)."""

from __future__ import annotations

from typing import Final

from bottega.games.masters.cards.cards import COLOUR_OF, LEVEL_OF, REQUIRED, Need
from bottega.games.masters.rules.events import LEADER_DISCARDED, LEADER_PLAYED
from bottega.games.masters.rules.faith import gain_faith
from bottega.games.masters.rules.verbs import DISCARD_LEADER, PLAY_LEADER
from bottega.games.masters.table.state import Masters, Player
from bottega.games.masters.table.words import DISCARDED, HELD, IN_HAND, PLAYED
from bottega.kernel.state import EVERYONE, HIDDEN, NONE, Action, all_but, only, replaced

PLAYS: Final[list[Action]] = [(PLAY_LEADER, held) for held in range(HELD.size)]
DISCARDS: Final[list[Action]] = [(DISCARD_LEADER, held) for held in range(HELD.size)]


def leader_actions(p: Player) -> list[Action]:
    """Play a leader in hand whose requirement is met at this moment, or discard one."""
    found: list[Action] = []
    if IN_HAND in p.standing:
        for held, standing in enumerate(p.standing):
            if standing == IN_HAND and may_play(p, p.leaders[held]):
                found.append(PLAYS[held])
        for held, standing in enumerate(p.standing):
            if standing == IN_HAND:
                found.append(DISCARDS[held])
    return found


def may_play(p: Player, leader: int) -> bool:
    """All requirements must hold; nothing is paid. Covered cards count."""
    for need in REQUIRED[leader]:
        have = owned(p, need)
        if have < need.amount:
            return False
    return True


def owned(p: Player, need: Need) -> int:
    """How much there is of what a requirement asks for."""
    if need.resource == NONE:
        return cards_of(p, need.colour, need.level)
    return p.warehouse[need.resource] + p.strongbox[need.resource]


def cards_of(p: Player, colour: int, level: int) -> int:
    """How many own cards are of a colour; of exactly this level, unless it is 0 [R12]."""
    count = 0
    for slot in p.slots:
        for card in slot:
            if COLOUR_OF[card] == colour and (not level or LEVEL_OF[card] == level):
                count += 1
    return count


def act_with_leader(t: Masters, seat: int, a: Action) -> None:
    """A leader played stays face up; one discarded leaves the game unseen [R2] for one faith."""
    verb, held = a
    p = t.players[seat]
    leader = p.leaders[held]
    standing = PLAYED if verb == PLAY_LEADER else DISCARDED
    p.standing = replaced(p.standing, held, standing)
    if standing == PLAYED:
        t.tell(LEADER_PLAYED, EVERYONE, seat, leader)
    else:
        t.tell(LEADER_DISCARDED, only(seat), seat, leader)
        t.tell(LEADER_DISCARDED, all_but(seat), seat, HIDDEN)
        gain_faith(t, seat, 1)
