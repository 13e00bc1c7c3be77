"""What an effect's fields are about is declared once; its JSON and its words follow."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bottega.kernel.printed import (
    NUMBER,
    Alternatives,
    AnyOf,
    Effects,
    Signed,
    SoMany,
    kind_of,
)
from bottega.kernel.shape import Counts
from bottega.kernel.show import Fact, Sentence
from bottega.kernel.state import NONE
from bottega.kernel.words import Domain

FRUIT = Domain("fruit", ["fig", "pear"])


class Pick(NamedTuple):
    fruit: int
    amount: int


class Barter(NamedTuple):
    pay: tuple[int, ...]
    gain: tuple[int, ...]


class Haggle(NamedTuple):
    of: tuple[Barter, ...]


class RipeSooner(NamedTuple):
    fruit: int
    days: int


def orchard() -> Effects:
    effects = Effects("effect")
    effects.declare(Pick, fruit=SoMany(FRUIT, "amount"), amount=NUMBER)
    effects.declare(Barter, pay=Counts(FRUIT), gain=Counts(FRUIT))
    effects.declare(Haggle, of=Alternatives(Barter))
    effects.declare(RipeSooner, fruit=AnyOf(FRUIT), days=Signed())
    return effects


# JSON -------------------------------------------------------------------------------------------


def test_an_effect_is_written_with_its_kind_and_its_fields_by_name() -> None:
    assert orchard().write(Pick(1, 3)) == {"kind": "pick", "fruit": "pear", "amount": 3}
    assert orchard().write(Barter((2, 0), (0, 1))) == {
        "kind": "barter",
        "pay": {"fig": 2},
        "gain": {"pear": 1},
    }


def test_alternatives_are_written_one_after_the_other() -> None:
    assert orchard().write(Haggle((Barter((1, 0), (0, 1)), Barter((0, 1), (1, 0))))) == {
        "kind": "haggle",
        "of": [
            {"kind": "barter", "pay": {"fig": 1}, "gain": {"pear": 1}},
            {"kind": "barter", "pay": {"pear": 1}, "gain": {"fig": 1}},
        ],
    }


def test_where_any_will_do_the_declared_word_is_written() -> None:
    assert orchard().write(RipeSooner(NONE, -2)) == {
        "kind": "ripe sooner",
        "fruit": "any",
        "days": -2,
    }
    either = Effects("effect")
    either.declare(Pick, fruit=SoMany(AnyOf(FRUIT, "either"), "amount"), amount=NUMBER)
    assert either.write(Pick(NONE, 1)) == {"kind": "pick", "fruit": "either", "amount": 1}
    assert either.write(Pick(0, 1)) == {"kind": "pick", "fruit": "fig", "amount": 1}


# Words ------------------------------------------------------------------------------------------


def test_a_sentence_has_a_fact_for_each_field() -> None:
    assert orchard().sentences(Pick(1, 3)) == [
        Sentence("effect pick", [Fact("fruit", FRUIT, 1, 3), Fact("amount", NUMBER, 3)])
    ]


def test_every_alternative_has_its_sentence_and_those_after_the_first_begin_with_or() -> None:
    found = orchard().sentences(Haggle((Barter((1, 0), (0, 1)), Barter((0, 2), (1, 0)))))
    assert found == [
        Sentence("effect barter", [Fact("pay", FRUIT, 0), Fact("gain", FRUIT, 1)]),
        Sentence("effect or barter", [Fact("pay", FRUIT, 1, 2), Fact("gain", FRUIT, 0)]),
    ]


@pytest.mark.parametrize(("days", "sign"), [(3, "plus"), (0, "plus"), (-3, "minus")])
def test_a_signed_figure_is_told_by_its_size_and_its_sign(days: int, sign: str) -> None:
    _, size, told = orchard().facts(RipeSooner(0, days))
    assert (size.name, size.value) == ("days", abs(days))
    assert (told.name, told.domain.text(told.value)) == ("days-sign", sign)


def test_sentences_are_called_after_their_vocabulary() -> None:
    needs = Effects("needs")
    needs.declare(Pick, fruit=FRUIT, amount=NUMBER)
    assert needs.sentences(Pick(0, 2))[0].message == "needs pick"


# What is refused --------------------------------------------------------------------------------


def test_a_field_without_a_domain_is_refused_where_it_is_declared() -> None:
    with pytest.raises(ValueError, match="Pick has the fields fruit, amount; declared are fruit"):
        Effects("effect").declare(Pick, fruit=FRUIT)


def test_a_field_that_the_class_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="declared are fruit, number"):
        Effects("effect").declare(Pick, fruit=FRUIT, number=NUMBER)


def test_so_many_of_a_thing_needs_the_field_that_says_how_many() -> None:
    with pytest.raises(ValueError, match="Pick has no field 'count' that says how many"):
        Effects("effect").declare(Pick, fruit=SoMany(FRUIT, "count"), amount=NUMBER)


def test_alternatives_are_declared_first() -> None:
    with pytest.raises(ValueError, match="Haggle offers Barter, which is not declared yet"):
        Effects("effect").declare(Haggle, of=Alternatives(Barter))


def test_two_effects_cannot_have_one_name() -> None:
    effects = orchard()
    with pytest.raises(ValueError, match="two effects are called 'pick'"):
        effects.declare(Pick, fruit=FRUIT, amount=NUMBER)


def test_an_effect_that_nobody_declared_is_neither_written_nor_told() -> None:
    for use in (Effects("effect").write, Effects("effect").sentences, Effects("effect").facts):
        with pytest.raises(TypeError, match=r"fields of Pick\(fruit=1, amount=3\) are about"):
            use(Pick(1, 3))


@pytest.mark.parametrize(("effect", "kind"), [(Pick, "pick"), (RipeSooner, "ripe sooner")])
def test_a_kind_is_the_name_of_the_class_in_words(effect: type, kind: str) -> None:
    assert kind_of(effect) == kind
