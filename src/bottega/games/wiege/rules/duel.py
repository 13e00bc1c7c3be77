"""The character evaluation, after the last red space (rules, section 11.2)."""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.cards.cards import HIGHEST_VALUE, VALUE_OF
from bottega.games.wiege.rules.agenda import DISCARD_REVEALED, DUEL, KEEP_REVEALED, PLAY_ALONE
from bottega.games.wiege.rules.deck import discard, kinds_among, with_card, without
from bottega.games.wiege.rules.events import CARD_KEPT, PASSED, REVEALED, TIED, WON
from bottega.games.wiege.rules.paying import collected, owed_by
from bottega.games.wiege.rules.verbs import KEEP_CHARACTER, REVEAL_HAND, REVEAL_PILE, STOP
from bottega.games.wiege.table.readings import FINAL_PASS
from bottega.games.wiege.table.state import Wiege
from bottega.games.wiege.table.words import CHARACTER_KIND, IN_HAND, IN_PILE, NO, YES, Ints
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NONE, Action, Frame

PASS: Final[Action] = (STOP,)
FROM_HAND: Final[list[Action]] = [(REVEAL_HAND, kind) for kind in range(CHARACTER_KIND.size)]
FROM_PILE: Final[list[Action]] = [(REVEAL_PILE, kind) for kind in range(CHARACTER_KIND.size)]


def score_of(cards: Ints | list[int]) -> int:
    """The sum of the values, and 1 for every card that has the value of another one."""
    if not cards:
        return 0
    score = 0
    times = [0] * (HIGHEST_VALUE + 1)
    for card in cards:
        value = VALUE_OF[card]
        score += value
        times[value] += 1
    for number in times:
        if number > 1:
            score += number
    return score


def twins(values: list[int]) -> list[int]:
    """The values that are there more than once, each as often as it is there."""
    return [value for value in values if values.count(value) > 1]


def stake(t: Wiege, position: int) -> int:
    """The stones a character evaluation is about: as many as the stack is high."""
    return len(t.stacks[position])


# Who may play what ---------------------------------------------------------------------------


def is_playable(t: Wiege, card: int, event: int) -> bool:
    """Whether a card in hand is a character with a symbol of an event, or with none."""
    return t.cards.goes_with[event][card]


def playable(t: Wiege, seat: int, position: int) -> list[Action]:
    """Any character of the pile; of the hand those that go with the event."""
    p, event = t.players[seat], t.stacks[position][-1]
    kind_of = t.cards.kind_of
    found: list[Action] = []
    goes_with = t.cards.goes_with[event]
    of_hand = tuple([card for card in p.hand if goes_with[card]])
    if of_hand:
        found += [FROM_HAND[kind] for kind in kinds_among(of_hand, kind_of)]
    if p.pile:
        found += [FROM_PILE[kind] for kind in kinds_among(p.pile, kind_of)]
    return found


def may_have_some(t: Wiege, seat: int) -> bool:
    """Whether, as far as everybody can see, a seat might have a character to play."""
    return bool(t.players[seat].hand or t.players[seat].pile)


def reveal(t: Wiege, seat: int, a: Action) -> None:
    """A character is shown; the others of its kind stay where they are."""
    verb, kind = a
    p = t.players[seat]
    if verb == REVEAL_HAND:
        source, card = IN_HAND, t.cards.lowest_of_kind(p.hand, kind, culture=False)
        p.hand = without(p.hand, card)
    else:
        source, card = IN_PILE, t.cards.lowest_of_kind(p.pile, kind, culture=False)
        p.pile = without(p.pile, card)
    p.revealed = (*p.revealed, card)
    if t.events is not None:
        t.tell(REVEALED, EVERYONE, seat, card, source, score_of(p.revealed))


# Alone or in a duel --------------------------------------------------------------------------


def begin_duel(t: Wiege, position: int, trigger: int, other: int) -> None:
    """The trigger player begins, alone or against one other."""
    if other == NONE:
        t.then((PLAY_ALONE, trigger, position))
    else:
        t.then((DUEL, trigger, position, trigger, other, NO))


class PlayAlone(Step[Wiege]):
    """The only participant may play exactly one character to collect as many stones as the stack
    is high; it is discarded [A15]. Without one nothing happens.
    """

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        _, seat, position = f
        found = playable(t, seat, position)
        found.append(PASS)
        return found

    def asks(self, t: Wiege, f: Frame) -> bool:
        seat = f[1]
        return may_have_some(t, seat)

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, seat, position = f
        if a == PASS:
            t.tell(PASSED, EVERYONE, seat)
            return
        reveal(t, seat, a)
        due = stake(t, position)
        payments = collected(t, seat, position, due)
        t.tell(WON, EVERYONE, seat, due, len(payments))
        t.then_all([*payments, (DISCARD_REVEALED, seat)])


class Duel(Step[Wiege]):
    """In turns each reveals one playable character or passes; two passes end it.

    Who has passed is out and the other may go on until he passes too, or he may come in again when
    the other has revealed a character [A14]. ``alone``: the other has passed.
    """

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        _, seat, position, _, _, _ = f
        found = playable(t, seat, position)
        found.append(PASS)
        return found

    def asks(self, t: Wiege, f: Frame) -> bool:
        seat = f[1]
        return may_have_some(t, seat)

    def passes_for_good(self, t: Wiege, f: Frame) -> bool:
        return t.readings.duel == FINAL_PASS

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, seat, position, trigger, other, alone = f
        rival = other if seat == trigger else trigger
        if a != PASS:
            reveal(t, seat, a)
            if alone == YES and t.readings.duel == FINAL_PASS:
                t.then((DUEL, seat, position, trigger, other, YES))
            else:
                t.then((DUEL, rival, position, trigger, other, NO))
            return
        t.tell(PASSED, EVERYONE, seat)
        if alone == YES:
            decide(t, position, trigger, other)
        else:
            t.then((DUEL, rival, position, trigger, other, YES))


def decide(t: Wiege, position: int, trigger: int, other: int) -> None:
    """The higher score wins as many stones as the stack is high and discards what it revealed.

    The loser takes one of his revealed cards back, and so does everybody after a tie.
    """
    own, theirs = score_of(t.players[trigger].revealed), score_of(t.players[other].revealed)
    if own == theirs:
        t.tell(TIED, EVERYONE, trigger, other, own)
        t.then_all(keeps(t, trigger) + keeps(t, other))
        return
    winner, loser = (trigger, other) if own > theirs else (other, trigger)
    due = stake(t, position)
    payments = owed_by(t, loser, winner, due)
    t.tell(WON, EVERYONE, winner, due, len(payments))
    t.then_all([*payments, (DISCARD_REVEALED, winner), *keeps(t, loser)])


def keeps(t: Wiege, seat: int) -> list[Frame]:
    """Whether somebody has a revealed card to take back."""
    return [(KEEP_REVEALED, seat)] if t.players[seat].revealed else []


class KeepRevealed(Step[Wiege]):
    """One revealed card of one's choice goes back to hand, and the others are discarded."""

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        seat = f[1]
        kinds = kinds_among(t.players[seat].revealed, t.cards.kind_of)
        return [(KEEP_CHARACTER, kind) for kind in kinds]

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        seat = f[1]
        _, kind = a
        p = t.players[seat]
        kept = t.cards.lowest_of_kind(p.revealed, kind, culture=False)
        p.revealed = tuple([card for card in p.revealed if card != kept])
        p.hand = with_card(p.hand, kept)
        t.tell(CARD_KEPT, EVERYONE, seat, kept)
        discard_revealed(t, seat)


class DiscardRevealed(Step[Wiege]):
    """A winner discards all he revealed; what stayed in the pile stays there."""

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        seat = f[1]
        discard_revealed(t, seat)


def discard_revealed(t: Wiege, seat: int) -> None:
    p = t.players[seat]
    for card in p.revealed:
        discard(t, seat, card)
    p.revealed = ()
