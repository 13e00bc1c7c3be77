"""All 48 development cards and all 16 leaders, typed a second time and put to use."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.masters.table import COLOURS, KINDS, MARBLE_OF, Board, Table, in_words, lay, unpack
from tests.rulebook import rule

# Card | cost | production: pays > yields | points; c coin, s stone, v servant, h shield, f faith.
CARDS = """
G1a | 2h       | 1c    > 1f       |  1
G1b | 1s 1v 1h | 1s    > 1v       |  2
G1c | 3h       | 2v    > 1c 1s 1h |  3
G1d | 2c 2h    | 1s 1v > 2c 1f    |  4
G2a | 4h       | 1s    > 2f       |  5
G2b | 2v 3h    | 1v 1h > 3s       |  6
G2c | 5h       | 2c    > 2s 2f    |  7
G2d | 3c 3h    | 1c    > 2h 1f    |  8
G3a | 6h       | 2c    > 3s 2f    |  9
G3b | 2v 5h    | 1c 1v > 2s 2h 1f | 10
G3c | 7h       | 1v    > 1c 3f    | 11
G3d | 4c 4h    | 1s    > 3c 1h    | 12
B1a | 2c       | 1h    > 1f       |  1
B1b | 1c 1s 1v | 1v    > 1s       |  2
B1c | 3c       | 2s    > 1c 1v 1h |  3
B1d | 2c 2v    | 1s 1h > 2v 1f    |  4
B2a | 4c       | 1v    > 2f       |  5
B2b | 3c 2s    | 1c 1s > 3v       |  6
B2c | 5c       | 2v    > 2h 2f    |  7
B2d | 3c 3s    | 1v    > 2s 1f    |  8
B3a | 6c       | 2v    > 3h 2f    |  9
B3b | 5c 2s    | 1c 1h > 2s 2v 1f | 10
B3c | 7c       | 1s    > 1h 3f    | 11
B3d | 4c 4s    | 1v    > 1c 3h    | 12
Y1a | 2s       | 1v    > 1f       |  1
Y1b | 1c 1s 1h | 1h    > 1c       |  2
Y1c | 3s       | 2h    > 1c 1s 1v |  3
Y1d | 2s 2h    | 1c 1v > 2h 1f    |  4
Y2a | 4s       | 1h    > 2f       |  5
Y2b | 3s 2h    | 1s 1h > 3c       |  6
Y2c | 5s       | 2h    > 2v 2f    |  7
Y2d | 3s 3v    | 1h    > 2c 1f    |  8
Y3a | 6s       | 2h    > 3v 2f    |  9
Y3b | 5s 2v    | 1s 1v > 2c 2h 1f | 10
Y3c | 7s       | 1h    > 1v 3f    | 11
Y3d | 4s 4v    | 1h    > 1s 3v    | 12
P1a | 2v       | 1s    > 1f       |  1
P1b | 1c 1v 1h | 1c    > 1h       |  2
P1c | 3v       | 2c    > 1s 1v 1h |  3
P1d | 2s 2v    | 1c 1h > 2s 1f    |  4
P2a | 4v       | 1c    > 2f       |  5
P2b | 2c 3v    | 1c 1v > 3h       |  6
P2c | 5v       | 2s    > 2c 2f    |  7
P2d | 3v 3h    | 1s    > 2v 1f    |  8
P3a | 6v       | 2s    > 3c 2f    |  9
P3b | 2c 5v    | 1s 1h > 2c 2v 1f | 10
P3c | 7v       | 1c    > 1s 3f    | 11
P3d | 4v 4h    | 1c    > 3s 1v    | 12
"""

# Leader | needs: cards by colour (and level), or resources | power | points.
LEADERS = """
L01 | G Y       | discount   servant | 2
L02 | B P       | discount   shield  | 2
L03 | G B       | discount   stone   | 2
L04 | Y P       | discount   coin    | 2
L05 | 5 coin    | depot      stone   | 3
L06 | 5 stone   | depot      servant | 3
L07 | 5 servant | depot      shield  | 3
L08 | 5 shield  | depot      coin    | 3
L09 | Y Y B     | white      servant | 5
L10 | G G P     | white      shield  | 5
L11 | B B Y     | white      stone   | 5
L12 | P P G     | white      coin    | 5
L13 | Y2        | production shield  | 4
L14 | B2        | production servant | 4
L15 | P2        | production stone   | 4
L16 | G2        | production coin    | 4
"""

LETTERS = {"c": "coin", "s": "stone", "v": "servant", "h": "shield", "f": "faith"}
COSTS_TWO = {"coin": "B1a", "stone": "Y1a", "servant": "P1a", "shield": "G1a"}


class Card(NamedTuple):
    id: str
    cost: dict[str, int]
    pays: dict[str, int]
    yields: dict[str, int]
    points: int

    @property
    def buy(self) -> str:
        return f"buy {COLOURS[self.id[0]]} slot 1"

    @property
    def beneath(self) -> str:
        """What lies in the slot before a card of this level can be put there."""
        other = "B" if self.id[0] == "G" else "G"
        return {"1": "", "2": f"{other}1a", "3": f"{other}1a {other}2a"}[self.id[1]]


class Leader(NamedTuple):
    id: str
    needs: list[str]
    power: str
    kind: str
    points: int

    @property
    def slots(self) -> list[str]:
        """A slot for each card required, with cards that one resource cannot set to work."""
        count = [self.needs[:i].count(need) for i, need in enumerate(self.needs)]
        return [slot_with(need, "bc"[n]) for need, n in zip(self.needs, count, strict=True)]


def slot_with(need: str, letter: str) -> str:
    """``Y`` as a card of level 1, ``Y2`` as one of level 2 on a card of another colour."""
    if len(need) == 1:
        return f"{need}1{letter}"
    return f"{'P' if need[0] == 'G' else 'G'}1c {need}{letter}"


def counts(text: str) -> dict[str, int]:
    return {LETTERS[part[1]]: int(part[0]) for part in text.split()}


def read_card(line: str) -> Card:
    id_, cost, production, points = line.split("|")
    pays, yields = production.split(">")
    return Card(id_.strip(), counts(cost), counts(pays), counts(yields), int(points))


def read_leader(line: str) -> Leader:
    id_, needs, power, points = (part.strip() for part in line.split("|"))
    name, kind = power.split()
    required = [needs] if needs[0] == "5" else needs.split()
    return Leader(id_, required, name, kind, int(points))


ALL_CARDS = [read_card(line) for line in CARDS.split("\n") if line]
ALL_LEADERS = [read_leader(line) for line in LEADERS.split("\n") if line]
each_card = pytest.mark.parametrize("card", ALL_CARDS, ids=[card.id for card in ALL_CARDS])


def each_leader(*powers: str) -> pytest.MarkDecorator:
    found = [leader for leader in ALL_LEADERS if leader.power in powers]
    return pytest.mark.parametrize("leader", found, ids=[leader.id for leader in found])


def less(goods: dict[str, int], kind: str) -> dict[str, int]:
    return {k: n - (k == kind) for k, n in goods.items()}


# Development cards ----------------------------------------------------------------------------


@rule("masters", "3")
def test_there_are_48_cards_twelve_of_a_colour() -> None:
    decks = unpack(2).facts["under"]
    assert sorted(id_ for deck in decks.values() for id_ in deck) == sorted(
        card.id for card in ALL_CARDS
    )


@rule("masters", "7")
@each_card
def test_the_exact_cost_buys_a_card_and_nothing_is_left(card: Card) -> None:
    board = Board(strongbox=in_words(card.cost), slots=card.beneath)
    table = lay(board, Board(), tops=card.id).do(card.buy)
    assert table.slots() == f"{card.beneath} {card.id} / - / -".strip()
    assert table.strongbox() == ""


@rule("masters", "7")
@each_card
def test_one_resource_less_does_not_buy_a_card(card: Card) -> None:
    for kind in card.cost:
        board = Board(strongbox=in_words(less(card.cost, kind)), slots=card.beneath)
        assert card.buy not in lay(board, Board(), tops=card.id).options


@rule("masters", "8")
@each_card
def test_the_exact_input_yields_what_the_card_says(card: Card) -> None:
    board = Board(strongbox=in_words(card.pays), slots=f"{card.beneath} {card.id}")
    table = lay(board, Board()).do("produce")
    if sum(card.pays.values()) > 1:  # the basic power could be used instead
        table.do("use slot 1")
    assert table.strongbox() == in_words(card.yields)
    assert table.faith() == card.yields.get("faith", 0)


@rule("masters", "8")
@each_card
def test_one_resource_less_sets_no_card_to_work(card: Card) -> None:
    for kind in card.pays:
        board = Board(strongbox=in_words(less(card.pays, kind)), slots=f"{card.beneath} {card.id}")
        assert "produce" not in lay(board, Board()).options


@rule("masters", "11")
@each_card
def test_a_card_has_its_points(card: Card) -> None:
    table = lay(Board(slots=f"{card.beneath} {card.id}"), Board())
    beneath = {"1": 0, "2": 1, "3": 1 + 5}[card.id[1]]
    assert table.score()["cards"] - beneath == card.points


# Leaders --------------------------------------------------------------------------------------


def with_leader(
    leader: Leader, strongbox: str = "", warehouse: str = "", market: str = "red"
) -> Table:
    """A player who may play this leader, and has some goods besides."""
    slots = " / ".join(leader.slots) if leader.needs[0][0] != "5" else ""
    needed = leader.needs[0] if not slots else ""
    box = ", ".join(part for part in (needed, strongbox) if part)
    board = Board(slots=slots, strongbox=box, warehouse=warehouse, leaders=leader.id)
    return lay(board, Board(), market=market, tops="B1a Y1a P1a G1a")


@rule("masters", "R20")
def test_there_are_sixteen_leaders_and_no_promo_ones() -> None:
    table = unpack(4)
    while not table.options[0].startswith("deal"):
        table.do(table.options[0])
    assert table.options == [f"deal leader seat 1 {leader.id}" for leader in ALL_LEADERS]
    assert len(ALL_LEADERS) == 16


@rule("masters", "9")
@each_leader("discount", "depot", "white", "production")
def test_a_leader_may_be_played_when_its_requirement_is_just_met(leader: Leader) -> None:
    table = with_leader(leader).do("play leader 1")
    assert table.leaders().startswith(f"{leader.id} played")


@rule("masters", "9")
@each_leader("depot")
def test_four_of_the_resource_required_are_not_enough(leader: Leader) -> None:
    needed = leader.needs[0].split()[1]
    others = {kind: 9 for kind in KINDS if kind != needed}
    board = Board(strongbox=in_words({**others, needed: 4}), leaders=leader.id)
    assert "play leader 1" not in lay(board, Board()).options


@rule("masters", "9")
@each_leader("discount", "white", "production")
def test_one_card_of_those_required_less_is_not_enough(leader: Leader) -> None:
    wanted = {need[0] for need in leader.needs}
    stranger = next(letter for letter in "GBYP" if letter not in wanted)
    for missing in range(len(leader.needs)):
        slots = [f"{stranger}1d" if i == missing else s for i, s in enumerate(leader.slots)]
        board = Board(slots=" / ".join(slots), leaders=leader.id)
        assert "play leader 1" not in lay(board, Board()).options


@rule("masters", "11")
@each_leader("discount", "depot", "white", "production")
def test_a_leader_has_its_points_once_it_is_played(leader: Leader) -> None:
    table = with_leader(leader)
    assert table.score()["leaders"] == 0
    table.do("play leader 1")
    assert table.score()["leaders"] == leader.points


@rule("masters", "7")
@each_leader("discount")
@pytest.mark.parametrize("kind", KINDS)
def test_a_discount_leader_spares_one_of_its_resource_once_it_is_played(
    leader: Leader, kind: str
) -> None:
    # One resource in hand, and a card that costs two of its kind.
    buy = f"buy {COLOURS[COSTS_TWO[kind][0]]} slot 3"
    table = with_leader(leader, strongbox=f"1 {kind}")
    assert buy not in table.options
    table.do("play leader 1")
    assert (buy in table.options) is (kind == leader.kind)


@rule("masters", "7")
@each_leader("discount")
def test_a_discount_is_one_resource_exactly(leader: Leader) -> None:
    card = COSTS_TWO[leader.kind]
    table = with_leader(leader, strongbox=f"2 {leader.kind}")
    table.do("play leader 1", f"buy {COLOURS[card[0]]} slot 3")
    assert table.strongbox() == f"1 {leader.kind}"


@rule("masters", "6")
@each_leader("depot")
def test_a_depot_leader_makes_room_for_two_of_its_resource_once_it_is_played(
    leader: Leader,
) -> None:
    marble = MARBLE_OF[leader.kind]
    market = f"{marble} {marble} white white"
    table = with_leader(leader, market=market, warehouse=f"3 {leader.kind}")
    table.do("market row 1")
    assert table.warehouse() == f"3 {leader.kind}"  # both had to be discarded
    table = with_leader(leader, market=market, warehouse=f"3 {leader.kind}")
    table.do("play leader 1", "market row 1", "store", "store")
    assert table.warehouse() == f"5 {leader.kind}"


@rule("masters", "6")
@each_leader("depot")
@pytest.mark.parametrize("kind", KINDS)
def test_a_depot_leader_makes_room_for_no_other_resource(leader: Leader, kind: str) -> None:
    market = f"{MARBLE_OF[kind]} white white white"
    table = with_leader(leader, market=market, warehouse=f"3 {kind}")
    table.do("play leader 1", "market row 1")
    assert ("store" in table.options) is (kind == leader.kind)


@rule("masters", "5")
@each_leader("white")
def test_a_white_marble_leader_turns_white_marbles_once_it_is_played(leader: Leader) -> None:
    table = with_leader(leader, market="white white white white").do("market row 1")
    assert table.asked["step"] == "finish turn"  # nothing was taken
    table = with_leader(leader, market="white white white white")
    table.do("play leader 1", "market row 1")
    assert table.asked["taken"] == {leader.kind: 4}


@rule("masters", "8")
@each_leader("production")
@pytest.mark.parametrize("kind", KINDS)
def test_a_production_leader_works_for_one_of_its_resource_once_it_is_played(
    leader: Leader, kind: str
) -> None:
    table = with_leader(leader, strongbox=f"1 {kind}")
    assert "produce" not in table.options
    table.do("play leader 1")
    assert ("produce" in table.options) is (kind == leader.kind)


@rule("masters", "8")
@each_leader("production")
def test_a_production_leader_gives_a_resource_of_choice_and_a_faith(leader: Leader) -> None:
    table = with_leader(leader, strongbox=f"1 {leader.kind}")
    table.do("play leader 1", "produce", "choose servant")
    assert table.strongbox() == "1 servant"
    assert table.faith() == 1
