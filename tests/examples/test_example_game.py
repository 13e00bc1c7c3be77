"""Gara, the example of docs/new-game.md: its rules, the laws, and the guide that quotes it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from examples.gara import comforts
from examples.gara.game import CHOOSE, DEALT, GAME, SHOWN, SUBMITTED, Gara

import bottega
from bottega.kernel.game import Illegal
from bottega.kernel.laws import check_game
from bottega.kernel.position import read_position
from bottega.kernel.state import HIDDEN, NATURE, may_see
from bottega.kernel.words import Unreadable
from bottega.play.match import Match
from bottega.play.nature import seed_from
from bottega.play.verifying import verify
from bottega.players.arena import bot_rng, bout, play_out
from bottega.players.player import find_player
from bottega.text.voice import Voice
from tests.rulebook import rule

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "new-game.md"

HANDS = [[3, 9, 12, 20, 24], [1, 8, 13, 17, 22]]


def lay(
    hands: list[list[int]],
    submitted: list[list[int]],
    rolls: list[int],
    changes: dict[str, object] | None = None,
) -> Gara:
    """A table in the words of a position; who is asked follows from who has not yet submitted."""
    asked = [i for i, designs in enumerate(submitted, 1) if len(designs) < len(rolls)]
    left = 4 - len(rolls)
    state: dict[str, Any] = {
        "seats": len(hands),
        "hands": hands,
        "submitted": submitted,
        "rolls": rolls,
        "agenda": [{"step": "choose", "seat": seat} for seat in asked]
        + [{"step": "roll", "seat": "nature"}] * left,
    }
    text = json.dumps({"game": "gara", "rules": 1, "state": state | (changes or {})})
    _, t = read_position(text, GAME)
    assert isinstance(t, Gara)
    return t


def do(t: Gara, *moves: str) -> Gara:
    """Answers in notation, ``2: submit 17``; the seat in front, as a record writes them."""
    for move in moves:
        who, text = move.split(": ")
        seat = NATURE if who == "nature" else int(who) - 1
        GAME.answer(t, seat, GAME.vocabulary(seat).parse(text))
    return t


def offered(t: Gara, seat: int) -> list[str]:
    """What a seat may answer now, in notation."""
    words = GAME.vocabulary(seat)
    found = [q.options for q in GAME.decisions(t) if q.seat == seat]
    return [words.text(action) for options in found for action in options]


# The rules ------------------------------------------------------------------------------------


@rule("gara", "1")
def test_a_design_that_was_dealt_is_not_dealt_again() -> None:
    t = GAME.new(2)
    assert len(offered(t, NATURE)) == 24
    do(t, "nature: give 7 to 1")
    assert len(offered(t, NATURE)) == 23
    assert "give 7 to 1" not in offered(t, NATURE)


@rule("gara", "1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_master_is_dealt_five_designs(seats: int) -> None:
    t = GAME.new(seats)
    do(t, *(f"nature: give {n + 1} to {n // 5 + 1}" for n in range(5 * seats)))
    assert [len(hand) for hand in t.hands] == [5] * seats
    assert offered(t, NATURE) == [f"cast {n}" for n in range(1, 7)]


@rule("gara", "1")
def test_only_its_owner_is_told_which_design_is_dealt() -> None:
    t = GAME.new(2)
    t.events = []
    do(t, "nature: give 7 to 1")
    told = [[e for e in t.events if may_see(e, seat)] for seat in (0, 1, None)]
    assert [[e[0] for e in heard] for heard in told] == [[DEALT]] * 3
    assert [[e[3] for e in heard] for heard in told] == [[6], [HIDDEN], [HIDDEN]]


@rule("gara", "2")
def test_four_commissions_are_put_out() -> None:
    t = lay(HANDS, [[], []], [])
    for n, designs in enumerate(zip(*HANDS, strict=True)):
        if n < 4:
            do(t, "nature: cast 1", f"1: submit {designs[0]}", f"2: submit {designs[1]}")
    assert t.rolls == (1, 1, 1, 1)
    assert GAME.decision(t) is None


@rule("gara", "3")
def test_masters_submit_in_any_order() -> None:
    t = lay(HANDS, [[], []], [6])
    assert offered(t, 0) == ["submit 3", "submit 9", "submit 12", "submit 20", "submit 24"]
    assert offered(t, 1) == ["submit 1", "submit 8", "submit 13", "submit 17", "submit 22"]
    do(t, "2: submit 17")
    assert offered(t, 1) == []
    do(t, "1: submit 20")
    assert t.agenda[-1][1] == NATURE


@rule("gara", "3")
def test_a_master_submits_from_the_own_hand_only() -> None:
    t = lay(HANDS, [[], []], [6])
    with pytest.raises(Illegal, match="submit 17"):
        do(t, "1: submit 17")


@rule("gara", "3")
def test_a_design_face_down_is_seen_by_nobody_else() -> None:
    t = lay(HANDS, [[], []], [6])
    t.events = []
    do(t, "2: submit 17")
    assert GAME.redact(t, 1).submitted == [(), (16,)]
    assert GAME.redact(t, 0).submitted == [(), (HIDDEN,)]
    assert GAME.redact(t, None).submitted == [(), (HIDDEN,)]
    assert [e[3] for e in t.events if may_see(e, 0) and e[0] == SUBMITTED] == [HIDDEN]


@rule("gara", "3")
def test_all_designs_are_shown_when_the_last_one_is_submitted() -> None:
    t = lay(HANDS, [[], []], [6])
    t.events = []
    do(t, "2: submit 17")
    assert SHOWN not in [e[0] for e in t.events]
    do(t, "1: submit 20")
    assert [e[2:4] for e in t.events if e[0] == SHOWN and may_see(e, None)] == [(0, 19), (1, 16)]
    assert GAME.redact(t, None).submitted == [(19,), (16,)]


@rule("gara", "3")
def test_a_design_submitted_is_used_up() -> None:
    t = do(lay(HANDS, [[], []], [6]), "1: submit 20", "2: submit 17", "nature: cast 2")
    assert offered(t, 0) == ["submit 3", "submit 9", "submit 12", "submit 24"]


@rule("gara", "4")
@pytest.mark.parametrize(
    ("roll", "scores"),
    [(1, [1, 0]), (2, [0, 2]), (3, [3, 0]), (4, [0, 4]), (5, [5, 0]), (6, [0, 6])],
)
def test_an_even_roll_pays_the_highest_and_an_odd_one_the_lowest(
    roll: int, scores: list[int]
) -> None:
    t = do(lay(HANDS, [[], []], [roll]), "1: submit 9", "2: submit 13")
    assert GAME.scores(t) == scores


@rule("gara", "4")
def test_pomp_and_plain_are_counted_apart() -> None:
    t = lay([[24], [23]], [[10, 5, 8, 1], [2, 9, 3, 20]], [4, 1, 3, 6])
    assert GAME.breakdown(t, 0) == [("pomp", 4), ("plain", 1)]
    assert GAME.breakdown(t, 1) == [("pomp", 6), ("plain", 3)]
    assert GAME.winners(t) == [1]


@rule("gara", "5")
def test_whoever_is_level_shares_the_win() -> None:
    t = lay([[24], [23]], [[10, 5, 8, 1], [2, 9, 3, 20]], [4, 1, 3, 2])
    assert GAME.scores(t) == [5, 5]
    assert GAME.winners(t) == [0, 1]


@rule("gara", "5")
def test_the_fifth_design_is_never_shown() -> None:
    t = lay([[24], [23]], [[10, 5, 8, 1], [2, 9, 3, 20]], [4, 1, 3, 2])
    assert GAME.decision(t) is None
    assert GAME.redact(t, 0).hands == [(23,), (HIDDEN,)]


# The engine -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_gara_keeps_every_law(seats: int, seed: int) -> None:
    check_game(GAME, seats, Random(seed))


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"hands": [HANDS[0], [3, 8, 13, 17, 22]]}, "design 3 is there 2 times, not once"),
        ({"hands": [HANDS[0], [1, 8, 13, 17, "none"]]}, "expected a design"),
        ({"hands": [HANDS[0], HANDS[1][:4]]}, "not five designs each"),
        ({"hands": [HANDS[0], [*HANDS[1], 2]]}, "not five designs each"),
        ({"seats": 3}, "a master is missing"),
        ({"rolls": [6, 6]}, "not one design a commission"),
        ({"rolls": []}, "this cannot be due here"),
        ({"agenda": []}, "the game is not over at this table"),
        ({"agenda": [{"step": "deal", "seat": "nature", "to": 4}]}, r"\.to: .* from 1 to 2, got 4"),
    ],
)
def test_an_impossible_table_is_refused(changes: dict[str, object], fault: str) -> None:
    assert GAME.faults(lay(HANDS, [[], []], [6])) == []
    with pytest.raises(Unreadable, match=fault):
        lay(HANDS, [[], []], [6], changes)


def test_a_deal_that_nobody_is_due_cannot_be_played() -> None:
    state = GAME.write(lay(HANDS, [[], []], [6]))
    state["agenda"] = [{"step": "deal", "seat": "nature", "to": 2}]
    match = bottega.position({"game": "gara", "rules": 1, "state": state}, game=GAME)
    with pytest.raises(Illegal, match="does not say since when"):
        match.play("give 7 to 2")


@pytest.mark.parametrize("names", [["random", "greedy"], ["greedy", "random", "greedy"]])
def test_random_and_greedy_players_finish_a_match(names: list[str]) -> None:
    seed = seed_from("gara")
    match = Match(GAME, names, seed)
    players = [find_player(name)(GAME, bot_rng(seed, i)) for i, name in enumerate(names)]
    assert play_out(match, players)
    assert verify(match.record()) == 5 * len(names) + 4
    assert sum(match.record().result["scores"]) == sum(gara(match).rolls)


def test_a_design_face_down_may_be_taken_back_until_somebody_else_submits() -> None:
    match = Match(GAME, ["anna", "bruno"], seed_from("gara"))
    before = gara(match).hands[:]
    match.answer(1, match.questions[1].options[0])
    match.undo(1)
    assert gara(match).hands == before
    match.answer(1, match.questions[1].options[0])
    match.answer(0, match.questions[0].options[0])
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def gara(match: Match) -> Gara:
    """The table of a match."""
    assert isinstance(match.state, Gara)
    return match.state


# The comforts ---------------------------------------------------------------------------------


def test_with_a_value_the_greedy_player_beats_the_random_one() -> None:
    bouts = [bout(comforts.GAME, ["greedy", "random"], {}, "gara", n) for n in range(100)]
    assert sum(b.wins[0] for b in bouts) > 60


def test_the_board_shows_what_a_seat_may_know() -> None:
    t = do(lay(HANDS, [[], []], [6]), "2: submit 17")
    voice = Voice("en", comforts.GAME, ["Anna", "Bruno"])
    [panels] = comforts.GAME.show.draw(GAME.redact(t, 0), 0, voice.names, voice.say)
    assert [panel.title for panel in panels] == ["Commissions", "Anna", "Bruno"]
    assert panels[1].lines == ["Hand: 3 9 12 20 24", "Submitted: –"]
    assert panels[2].lines == ["Hand: ? ? ? ?", "Submitted: ?"]
    assert [panel.active for panel in panels] == [False, True, False]


def test_what_is_derived_says_who_is_paid_for_each_commission() -> None:
    t = lay(HANDS, [[], []], [6])
    do(t, "2: submit 17")
    assert [comforts.GAME.show.derived(GAME.redact(t, seat)) for seat in (0, 1, None)] == [
        {"paid": []}
    ] * 3
    do(t, "1: submit 20", "nature: cast 2", "1: submit 3")
    assert [comforts.GAME.show.derived(GAME.redact(t, s)) for s in (0, 1, None)] == [
        {"paid": [1]}
    ] * 3
    do(t, "2: submit 1")
    assert comforts.GAME.show.derived(t) == {"paid": [1, 1]}


def test_the_catalogue_has_words_for_everything() -> None:
    voice = Voice("en", GAME)
    board = (ROOT / "examples" / "gara" / "web" / "board.js").read_text(encoding="utf-8")
    needed = ["game gara", "about gara", "score pomp", "score plain"]
    needed += re.findall(r"'(board-[a-z-]+)'", board)
    needed += ["board design", "board face down", "board no design"]
    needed += [f"ask {step.key}" for step in GAME.steps]
    needed += [f"event {kind.key}" for kind in GAME.events]
    needed += [f"action {verb.key}" for verb in [*GAME.actions.verbs, *GAME.chance.verbs]]
    assert [message for message in needed if not voice.has(message)] == []


def test_what_happens_is_told_in_words() -> None:
    t = lay(HANDS, [[], []], [1])
    voice = Voice("en", GAME, ["Anna", "Bruno"])
    assert voice.ask(t, (CHOOSE, 0)) == "Which design do you submit?"
    assert voice.action(t, (CHOOSE, 0), (0, 8)) == "Submit design 9"
    t.events = []
    do(t, "2: submit 13", "1: submit 9")
    assert [voice.event(e) for e in t.events if may_see(e, 0)] == [
        "Bruno submits a design.",
        "Anna submits design 9.",
        "Anna shows design 9 and is paid 1 florin.",
        "Bruno shows design 13.",
    ]


# The guide ------------------------------------------------------------------------------------


def test_the_example_fits_on_a_few_pages() -> None:
    for file, most in {"game.py": 175, "web/board.js": 120}.items():
        text = (ROOT / "examples" / "gara" / file).read_text(encoding="utf-8")
        assert len(text.splitlines()) <= most


def excerpts() -> list[tuple[str, str, str]]:
    """Every fenced block of the guide: its language, the file it names, its text."""
    guide = GUIDE.read_text(encoding="utf-8")
    return re.findall(r"^```(\w+) ?(\S*)\n(.*?)^```$", guide, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    ("language", "file", "text"),
    [pytest.param(*found, id=f"{n}:{found[1]}") for n, found in enumerate(excerpts(), 1)],
)
def test_what_the_guide_quotes_stands_in_the_file(language: str, file: str, text: str) -> None:
    if language in ("python", "ftl", "js"):
        assert file, "an excerpt of code names its file"
    if file:
        assert text in (ROOT / file).read_text(encoding="utf-8")


def test_the_guide_walks_through_the_example() -> None:
    files = [file for _, file, _ in excerpts()]
    assert files.count("examples/gara/game.py") >= 10
