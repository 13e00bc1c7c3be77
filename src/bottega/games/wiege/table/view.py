"""What a seat may know (rules, sections 1 and 17), and how the rest may be imagined.

Hidden are other hands, other piles and what lies in the two decks [A28]. Sizes are known. One's own
pile is known [A24]; a partner's cards are not [A21].
"""

from __future__ import annotations

from random import Random

from bottega.games.wiege.cards.cards import CARD, CULTURES
from bottega.games.wiege.cards.event_cards import EVENT, GROUP_OF
from bottega.games.wiege.rules.agenda import CHOOSE_COLUMN, PICK_EVENT
from bottega.games.wiege.table.state import Wiege, frames_of
from bottega.games.wiege.table.words import GROUPS, Ints
from bottega.kernel.state import HIDDEN, face_down


def redact(t: Wiege, seat: int | None) -> Wiege:
    """Both decks are hidden, and everybody else's hand and pile."""
    view = t.clone()
    view.event_deck = face_down(len(t.event_deck))
    view.deck = face_down(len(t.deck))
    for i, p in enumerate(view.players):
        if i != seat:
            p.hand = face_down(len(p.hand))
            p.pile = face_down(len(p.pile))
    return view


def determinize(view: Wiege, seat: int | None, rng: Random) -> Wiege:
    """Deal the hidden cards again at random from those that nobody has shown.

    Characters for the piles come first: nothing else lies there.
    """
    world = view.clone()
    unseen = [card for card in range(CARD.size) if card not in seen_cards(view)]
    rng.shuffle(unseen)
    for p in world.players:
        if HIDDEN in p.pile:
            p.pile = tuple(sorted([card for card in unseen if card >= CULTURES][: len(p.pile)]))
            unseen = [card for card in unseen if card not in p.pile]
    for p in world.players:
        if HIDDEN in p.hand:
            p.hand = tuple(sorted(unseen.pop() for _ in p.hand))
    if HIDDEN in world.deck:
        world.deck = tuple(sorted(unseen))
    if HIDDEN in world.event_deck:
        world.event_deck = imagined_events(world, rng)
    return world


def seen_cards(t: Wiege) -> set[int]:
    """Cards that lie open, and those a view shows."""
    seen = {*t.deck, *t.display, *t.discards}
    for p in t.players:
        seen.update(p.hand, p.pile, p.revealed, *p.columns)
    seen.update(card for _, _, card in frames_of(t.agenda, CHOOSE_COLUMN))
    return seen


def imagined_events(view: Wiege, rng: Random) -> Ints:
    """Some events that could lie face down: among all in the game is one of each group at least."""
    seen = seen_events(view)
    waiting = groups_to_pick(view)
    unseen = [e for e in range(EVENT.size) if e not in seen and GROUP_OF[e] not in waiting]
    rng.shuffle(unseen)
    drawn: list[int] = []
    for group in range(GROUPS):
        if group not in waiting and all(GROUP_OF[event] != group for event in seen):
            drawn.append(next(event for event in unseen if GROUP_OF[event] == group))
    rest = [event for event in unseen if event not in drawn]
    return tuple(sorted(drawn + rest[: len(view.event_deck) - len(drawn)]))


def seen_events(t: Wiege) -> list[int]:
    """Events that lie or lay open."""
    return [event for stack in (t.past_events, *t.stacks) for event in stack]


def groups_to_pick(t: Wiege) -> list[int]:
    """Groups that have no event in the game yet: the set-up is still picking."""
    return [group for _, _, group in frames_of(t.agenda, PICK_EVENT) if group >= 0]
