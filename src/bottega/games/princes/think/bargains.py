"""Offers worth thinking about, for players: gold for influence, at prices that people agree on.

Who looks one answer ahead cannot haggle: an offer is built in four steps (rules, section 11), and
what it is worth is known when it is accepted. So it is looked at here as a whole.
"""

from __future__ import annotations

from typing import Final

from bottega.games.princes.rules.agenda import (
    GIVE_GOLD,
    GIVE_INFLUENCE,
    MAKE_OFFER,
    OFFER_PARTS,
    REPLY,
    TURN,
)
from bottega.games.princes.rules.purse import AMOUNTS
from bottega.games.princes.rules.seats import clockwise, how_far
from bottega.games.princes.rules.trading import TRADES, hand_over, largest_parts, may_accept
from bottega.games.princes.table.state import Princes
from bottega.kernel.game import Bargain
from bottega.kernel.state import Action, Frame

PRICES: Final = [(1, 1), (2, 1), (1, 2), (3, 2), (2, 3), (4, 4), (6, 3), (3, 6)]
"""So much gold for so much influence; more of a kind there is no need to think of."""

Terms = tuple[int, ...]
"""Gold given, influence given, gold asked, influence asked: in the order of the steps."""


def bargains(t: Princes, f: Frame, options: list[Action]) -> list[Bargain]:
    """The offers that may be begun at a question, or built on: one a turn, in either direction."""
    step, seat = f[0], f[1]
    if step in OFFER_PARTS:
        return going_on(t, f, options)
    if step not in (TURN, MAKE_OFFER) or (step == TURN and t.offers):
        return []
    return [
        Bargain(TRADES[how_far(t, seat, to)], to, True, terms)
        for to in clockwise(t, seat)[1:]
        if TRADES[how_far(t, seat, to)] in options
        for terms in exchanges_with(t, seat, to)
    ]


def going_on(t: Princes, f: Frame, options: list[Action]) -> list[Bargain]:
    """How an offer may go on that was begun; if somebody else began it, so that it does no harm."""
    step, seat, to, *said = f
    place = OFFER_PARTS.index(step)
    found = [
        Bargain(AMOUNTS[terms[place]], to, False, terms)
        for terms in exchanges_with(t, seat, to)
        if list(terms[:place]) == said
    ]
    if found:
        return found
    answer = options[0] if step in (GIVE_GOLD, GIVE_INFLUENCE) else options[-1]
    said.append(answer[1])
    return [Bargain(answer, to, False, (*said, *[0] * (len(OFFER_PARTS) - len(said))))]


def exchanges_with(t: Princes, seat: int, to: int) -> list[Terms]:
    """Gold for influence or the reverse, as far as both have it."""
    most = largest_parts(t, seat, to)
    either_way = [(g, 0, 0, i) for g, i in PRICES] + [(0, i, g, 0) for g, i in PRICES]
    return [
        terms for terms in either_way if all(n <= held for n, held in zip(terms, most, strict=True))
    ]


def struck(t: Princes, f: Frame, bargain: Bargain, accepted: bool) -> Princes:
    """The table when an offer was answered: whoever made it goes on with what they were at.

    What the other side may not accept is declined.
    """
    after = t.clone()
    if f[0] == TURN:
        after.offers += 1
    else:
        after.agenda.pop()
    offer = (REPLY, bargain.partner, f[1], *bargain.terms)
    if accepted and may_accept(t, offer):
        give_gold, give_influence, ask_gold, ask_influence = bargain.terms
        gold, influence = give_gold - ask_gold, give_influence - ask_influence
        hand_over(after, f[1], bargain.partner, gold, influence)
    return after
