"""What a seat may know (rules, section 1), and how the rest may be imagined.

Hidden are leaders in other hands, and during the draft those before other players. Decks have
no secret order: which cards are left in them is known.
"""

from __future__ import annotations

from random import Random

from bottega.games.lorenzo.cards.leader_cards import LEADERS
from bottega.games.lorenzo.table.state import Ints, Lorenzo
from bottega.kernel.state import HIDDEN, face_down


def redact(t: Lorenzo, seat: int | None) -> Lorenzo:
    """Leaders in others' hands, and before them in the draft, are hidden."""
    view = t.clone()
    for i, p in enumerate(view.players):
        if i != seat:
            p.hand = face_down(len(p.hand))
            view.packs[i] = face_down(len(view.packs[i]))
    return view


def determinize(view: Lorenzo, seat: int | None, rng: Random) -> Lorenzo:
    """Give the hidden leaders out again at random from those that nobody has shown."""
    world = view.clone()
    shown = {x for p in world.players for x in (*p.hand, *p.played)} | set(world.discarded)
    shown |= {x for pack in world.packs for x in pack}
    unseen = [leader for leader in range(len(LEADERS)) if leader not in shown]
    rng.shuffle(unseen)
    for i, p in enumerate(world.players):
        p.hand = filled(p.hand, unseen)
        world.packs[i] = filled(world.packs[i], unseen)
    return world


def filled(leaders: Ints, unseen: list[int]) -> Ints:
    return tuple(sorted(unseen.pop() if x == HIDDEN else x for x in leaders))
