"""Gara: 2 to 4 masters compete for the commissions of Florence. A whole game in one file.

1. There are 24 designs, numbered 1 to 24. Each master is dealt five in secret.
2. Four commissions follow one another. A die says how many florins each of them pays.
3. For each, every master submits a design face down. All are shown at once, and used up.
4. An even roll asks for pomp: the highest design is paid. An odd one wants it plain: the lowest.
5. The fifth design is never shown. Most florins win; whoever is level shares the win.
"""

from random import Random

from bottega.kernel import (
    EVERYONE,
    HIDDEN,
    NATURE,
    NONE,
    Action,
    Events,
    Frame,
    Game,
    Number,
    Numbers,
    Object,
    OneOf,
    PerSeat,
    Pieces,
    Seats,
    State,
    Step,
    Steps,
    TupleOf,
    Vocabulary,
    all_but,
    only,
)

DESIGN, FLORINS, SEAT = Numbers("design", 1, 24), Numbers("florins", 1, 6), Seats("seat", 1, 4)
Ints = tuple[int, ...]

ACTIONS, CHANCE = Vocabulary(), Vocabulary()  # what a master answers, what nature answers
SUBMIT = ACTIONS.declare("submit {design}", design=DESIGN)
GIVE = CHANCE.declare("give {design} to {seat}", design=DESIGN, seat=SEAT)
CAST = CHANCE.declare("cast {florins}", florins=FLORINS)

EVENTS = Events()
DEALT = EVENTS.declare("dealt", seat=SEAT, design=DESIGN)
ROLLED = EVENTS.declare("rolled", florins=FLORINS, turn=True)
SUBMITTED = EVENTS.declare("submitted", seat=SEAT, design=DESIGN)
SHOWN = EVENTS.declare("shown", seat=SEAT, design=DESIGN, florins=FLORINS, reveals=True)


class Gara(State):
    """All that is true at a table. Tuples are replaced, never changed, so clones share them."""

    __slots__ = ("hands", "rolls", "submitted")

    def __init__(self, seats: int, hands: list[Ints], submitted: list[Ints], rolls: Ints) -> None:
        super().__init__(seats)
        self.hands: list[Ints] = hands
        self.submitted: list[Ints] = submitted  # one a commission; the last may lie face down
        self.rolls: Ints = rolls  # one a commission, in florins

    def paid(self) -> list[int]:
        """Rule 4: who is paid for each commission that everybody has submitted a design for."""
        rounds = zip(self.rolls, zip(*self.submitted, strict=False), strict=False)
        return [shown.index(min(shown) if roll % 2 else max(shown)) for roll, shown in rounds]

    def due(self) -> list[Frame]:
        """What must still happen, in reading order: it follows from what lies on the table."""
        deals = [(DEAL, NATURE, i) for i, h in enumerate(self.hands) for _ in range(5 - len(h))]
        asked = [(CHOOSE, i) for i, own in enumerate(self.submitted) if len(own) < len(self.rolls)]
        return [*(asked if self.rolls else deals), *[(ROLL, NATURE)] * (4 - len(self.rolls))]


STEPS = Steps[Gara]()
DEAL = STEPS.declare("deal", to=SEAT)
ROLL = STEPS.declare("roll")
CHOOSE = STEPS.declare("choose", together=True)


class Deal(Step[Gara]):
    """Rule 1: a master is dealt a design that nobody has yet."""

    def options(self, t: Gara, f: Frame) -> list[Action]:
        return [(GIVE, x, f[2]) for x in range(DESIGN.size) if all(x not in h for h in t.hands)]

    def resolve(self, t: Gara, f: Frame, a: Action) -> None:
        design, seat = a[1], a[2]
        t.hands[seat] = (*t.hands[seat], design)
        t.tell(DEALT, only(seat), seat, design)
        t.tell(DEALT, all_but(seat), seat, HIDDEN)


class Roll(Step[Gara]):
    """Rule 2: the die is rolled, then everybody chooses."""

    def options(self, t: Gara, f: Frame) -> list[Action]:
        return [(CAST, face) for face in range(FLORINS.size)]

    def resolve(self, t: Gara, f: Frame, a: Action) -> None:
        t.rolls = (*t.rolls, a[1] + 1)
        t.tell(ROLLED, EVERYONE, a[1])
        t.then(*((CHOOSE, seat) for seat in range(t.seats)))


class Choose(Step[Gara]):
    """Rule 3: every master submits a design, in secret and in any order; the last one opens all."""

    def options(self, t: Gara, f: Frame) -> list[Action]:
        return [(SUBMIT, design) for design in sorted(t.hands[f[1]])]

    def resolve(self, t: Gara, f: Frame, a: Action) -> None:
        seat, design = f[1], a[1]
        t.hands[seat] = tuple(x for x in t.hands[seat] if x != design)
        t.submitted[seat] = (*t.submitted[seat], design)
        t.tell(SUBMITTED, only(seat), seat, design)
        t.tell(SUBMITTED, all_but(seat), seat, HIDDEN)
        if len(t.paid()) == len(t.rolls):
            for i, own in enumerate(t.submitted):
                t.tell(SHOWN, EVERYONE, i, own[-1], t.rolls[-1] - 1 if i == t.paid()[-1] else NONE)


class Rules(Game[Gara]):
    """The rulebook of Gara."""

    def setup(self, seats: int, options: dict[str, str]) -> Gara:
        t = Gara(seats, [()] * seats, [()] * seats, ())
        t.then(*t.due())
        return t

    def clone(self, t: Gara) -> Gara:
        copy = Gara(t.seats, t.hands[:], t.submitted[:], t.rolls)
        copy.agenda = t.agenda[:]
        return copy

    def redact(self, t: Gara, seat: int | None) -> Gara:
        view, shown = self.clone(t), len(t.paid())
        for i in {*range(t.seats)} - {seat}:
            view.hands[i] = (HIDDEN,) * len(t.hands[i])
            view.submitted[i] = t.submitted[i][:shown] + (HIDDEN,) * len(t.submitted[i][shown:])
        return view

    def determinize(self, view: Gara, seat: int | None, rng: Random) -> Gara:
        world = self.clone(view)
        seen = {x for designs in (*view.hands, *view.submitted) for x in designs}
        deck = [x for x in rng.sample(range(DESIGN.size), DESIGN.size) if x not in seen]
        for rows in (world.hands, world.submitted):
            rows[:] = [tuple(deck.pop() if x == HIDDEN else x for x in row) for row in rows]
        return world

    def breakdown(self, t: Gara, seat: int) -> list[tuple[str, int]]:
        won = [roll for roll, who in zip(t.rolls, t.paid(), strict=False) if who == seat]
        return [("pomp", sum(x for x in won if not x % 2)), ("plain", sum(x for x in won if x % 2))]

    def winners(self, t: Gara) -> list[int]:
        return [seat for seat, x in enumerate(self.scores(t)) if x == max(self.scores(t))]

    def faults(self, t: Gara) -> list[str]:
        dealt = {len(x + y) for x, y in zip(t.hands, t.submitted, strict=False)}
        found = {
            "a master is missing": {len(t.hands), len(t.submitted)} != {t.seats},
            "not five designs each": dealt - ({5} if t.rolls else {*range(6)}),
            "not one design a commission": {len(t.rolls) - len(y) for y in t.submitted} - {0, 1},
        }
        return [fault for fault, is_so in found.items() if is_so]

    def agendas(self, t: Gara) -> list[list[Frame]]:
        return [t.due()[::-1]]


ROWS = PerSeat(TupleOf(OneOf(DESIGN, hidden=True, piece=True)))
LAYOUT = Object(Gara, seats=Number(2, 4), hands=ROWS, submitted=ROWS, rolls=TupleOf(Number(1, 6)))
RULEBOOK = STEPS.carried_out_by({DEAL: Deal(), ROLL: Roll(), CHOOSE: Choose()})
PIECES = [Pieces(DESIGN, gone=True)]  # most designs are dealt to nobody
GAME = Rules("gara", 1, (2, 4), RULEBOOK, ACTIONS, CHANCE, EVENTS.kinds, LAYOUT, pieces=PIECES)
