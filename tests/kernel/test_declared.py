"""Steps and events are declared once; their numbers follow."""

from __future__ import annotations

import pytest

from bottega.kernel.declared import Events, Step, Steps
from bottega.kernel.state import State
from bottega.kernel.words import SEAT


def test_numbers_follow_from_the_order_of_the_lines() -> None:
    steps, events = Steps[State](), Events()
    assert [steps.declare(key) for key in ("deal", "roll", "choose")] == [0, 1, 2]
    assert [events.declare(key) for key in ("dealt", "rolled")] == [0, 1]


def test_a_step_is_what_its_declaration_says() -> None:
    steps = Steps[State]()
    deal = steps.declare("deal", confirm=True, to=SEAT)
    choose = steps.declare("choose", together=True)
    found = steps.carried_out_by({choose: Step(), deal: Step()})
    assert [(s.key, s.confirm, s.together, list(s.subject.parts)) for s in found] == [
        ("deal", True, False, ["to"]),
        ("choose", False, True, []),
    ]


def test_a_step_that_nobody_carries_out_is_missed_by_name() -> None:
    steps = Steps[State]()
    deal = steps.declare("deal")
    steps.declare("roll")
    with pytest.raises(ValueError, match="nobody carries out roll"):
        steps.carried_out_by({deal: Step()})


def test_nothing_is_declared_twice() -> None:
    steps, events = Steps[State](), Events()
    steps.declare("deal")
    events.declare("dealt")
    with pytest.raises(ValueError, match="the step 'deal' is declared twice"):
        steps.declare("deal")
    with pytest.raises(ValueError, match="the event 'dealt' is declared twice"):
        events.declare("dealt")


def test_an_event_is_what_its_declaration_says() -> None:
    events = Events()
    events.declare("shown", reveals=True, turn=True, seat=SEAT)
    kind = events.kinds[0]
    assert (kind.key, kind.reveals, kind.turn, list(kind.details.parts)) == (
        "shown",
        True,
        True,
        ["seat"],
    )
