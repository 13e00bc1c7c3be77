"""What a seat may know (rules, section 2), and how the rest may be imagined.

Hidden are leaders in other hands, leaders rejected at set-up, and the identity of leaders
discarded during play [R2]. Decks and tokens have no secret order: what is left in them is known.
"""

from __future__ import annotations

from random import Random

from bottega.games.masters.cards.cards import LEADERS
from bottega.games.masters.table.state import Masters
from bottega.games.masters.table.words import PLAYED
from bottega.kernel.state import HIDDEN, face_down


def redact(t: Masters, seat: int | None) -> Masters:
    """Everybody else's leaders are hidden, unless they were played."""
    view = t.clone()
    for i, p in enumerate(view.players):
        if i != seat:
            if PLAYED not in p.standing:
                p.leaders = face_down(len(p.leaders))
            else:
                shown = [x if p.has_played(held) else HIDDEN for held, x in enumerate(p.leaders)]
                p.leaders = tuple(shown)
            p.rejected = face_down(len(p.rejected))
    return view


def determinize(view: Masters, seat: int | None, rng: Random) -> Masters:
    """Give the hidden cards out again at random from those that nobody has shown."""
    world = view.clone()
    shown = {leader for p in world.players for leader in (*p.leaders, *p.rejected)}
    unseen = [leader for leader in range(len(LEADERS)) if leader not in shown]
    rng.shuffle(unseen)
    for p in world.players:
        p.leaders = tuple(unseen.pop() if x == HIDDEN else x for x in p.leaders)
        p.rejected = tuple(sorted(unseen.pop() if x == HIDDEN else x for x in p.rejected))
    return world
