"""What a seat may know (rules, sections 1 and 9), and how the rest may be imagined.

Hidden are treachery tiles in other hands and in the deck, and who is being asked for a veto or a
bribe: a question that others must not notice before a tile is played.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bottega.games.princes.rules.agenda import IN_SECRET, MAY_BRIBE
from bottega.games.princes.rules.lots import POPE_LOT
from bottega.games.princes.rules.purse import capacity, in_cardinals
from bottega.games.princes.rules.war import fighting, may_have_veto, veto_order
from bottega.games.princes.table.state import Ints, Princes
from bottega.games.princes.table.words import BRIBE_CARDINAL
from bottega.kernel.state import HIDDEN, NONE, face_down


def redact(t: Princes, seat: int | None) -> Princes:
    """Tiles in others' hands and in the deck are hidden, and who is asked in secret."""
    view = t.clone()
    view.deck = face_down(len(view.deck))
    for i, p in enumerate(view.players):
        if i != seat:
            p.hand = face_down(len(p.hand))
    if view.agenda:  # what comes later begins with the attacker, as everybody knows
        due = view.agenda[-1]
        if due[0] in IN_SECRET and due[1] != seat:
            view.agenda[-1] = (due[0], HIDDEN, *due[2:])
    return view


def determinize(view: Princes, seat: int | None, rng: Random) -> Princes:
    """Deal the tiles that nobody has shown out again; ask somebody who might be asked."""
    world = view.clone()
    shown = Counter(world.discards)
    for p in world.players:
        shown.update(p.hand)
    shown.update(world.deck)
    unseen = [kind for kind, n in (Counter(view.cards.deck) - shown).items() for _ in range(n)]
    rng.shuffle(unseen)
    show_cardinals(world, unseen)
    for p in world.players:
        p.hand = filled(p.hand, unseen)
    world.deck = filled(world.deck, unseen)
    if world.agenda:
        step, asked, *subject = world.agenda[-1]
        if asked == HIDDEN:
            world.agenda[-1] = (step, rng.choice(might_be_asked(world, step, seat)), *subject)
    return world


def show_cardinals(t: Princes, unseen: list[int]) -> None:
    """Whoever bids more for the Pope than they have must hold cardinals to pay the rest."""
    lot, high, leader = t.auction.lot, t.auction.high, t.auction.leader
    if lot != POPE_LOT or leader == NONE:
        return
    p = t.players[leader]
    missing = in_cardinals(high - capacity(t, p, lot))
    for _ in range(missing):
        unseen.remove(BRIBE_CARDINAL)
        p.hand = (BRIBE_CARDINAL, *p.hand[:-1])


def filled(tiles: Ints, unseen: list[int]) -> Ints:
    return tuple(sorted(unseen.pop() if x == HIDDEN else x for x in tiles))


def might_be_asked(t: Princes, step: int, seat: int | None) -> list[int]:
    """Everybody else who, as far as all can see, has something to answer such a question with.

    Whoever sits before the last one who made an offer here has answered already. If nobody has
    anything, the question is about to be passed over: it is anybody's.
    """
    bribing = step == MAY_BRIBE
    order = fighting(t) if bribing else veto_order(t)
    heard = [i for i in order if i in t.war.offered]
    if heard:
        order = order[order.index(heard[-1]) :]
    others = [i for i in order if i != seat]
    able = [i for i in others if (t.players[i].hand if bribing else may_have_veto(t, i))]
    return able or others
