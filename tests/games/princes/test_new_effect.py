"""What a tile with an effect that no tile had before takes: class, execution, sentence and sign."""

from __future__ import annotations

import json
from pathlib import Path

from tests.games.copying import Change, Done, run_changed

CLASS = '''

class Wages(NamedTuple):
    """So much more of a currency at every income."""

    good: int
    amount: int


EFFECTS.declare(Wages, good=SO_MUCH, amount=NUMBER)

Ability = Wages | '''
EXECUTION = """    if isinstance(ability, Wages):
        to.gold += ability.amount
    elif isinstance(ability, Discount):
"""
SIGN = """        case Wages(good, amount):
            return f"+{amount}{GOODS[good]}!"
        case Arms("""

PROGRAM = """
import json
from bottega.games.princes import GAME
from bottega.games.princes.rules.modifiers import standing
from bottega.games.princes.cards.city_tiles import TILE
from bottega.kernel.state import NONE
from bottega.text.voice import Voice
voice = Voice("en", GAME, ["Anna", "Bruno", "Carla"])
tile = TILE.values["il doge"]
drawn = GAME.show.draw(GAME.new(3), 0, voice.names, voice.say)
print(json.dumps([
    GAME.show.static_data()["tiles"]["il doge"]["always"],
    voice.card(TILE, tile),
    standing(GAME.cards, NONE, (tile,)).gold,
    [line for row in drawn for panel in row for line in panel.lines],
]))
"""


def instead(*changes: tuple[str, str]) -> Change:
    """A file in which lines read otherwise."""

    def changed(text: str) -> str:
        for old, new in changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        return text

    return changed


def with_wages(folder: Path, declared: str = CLASS) -> Done:
    """The program above, where Il Doge, who has an income of 2 gold, is paid wages besides."""
    changes = {
        "cards/effects.py": instead(("\nAbility = ", declared)),
        "cards/city_tiles.py": instead(
            (
                'Tile("il doge", VENICE, goods(2, 2), []',
                'Tile("il doge", VENICE, goods(2, 2), DOGE',
            ),
            ("TRADER: Final", "DOGE: list[Ability] = [Wages(0, 3)]\nTRADER: Final"),
            ("    Take,\n", "    Take,\n    Wages,\n"),
        ),
        "rules/modifiers.py": instead(
            ("    if isinstance(ability, Discount):\n", EXECUTION),
            ("Ability, Arms, Room\n", "Ability, Arms, Room, Wages\n"),
        ),
        "text/en.ftl": instead(("effect-room =", "effect-wages = { $good } wages\neffect-room =")),
        "show/board.py": instead(
            ("        case Arms(", SIGN), ("    Take,\n", "    Take,\n    Wages,\n")
        ),
    }
    return run_changed(folder, "princes", changes, PROGRAM)


def test_a_new_effect_is_written_told_carried_out_and_drawn(tmp_path: Path) -> None:
    done = with_wages(tmp_path)
    assert done.returncode == 0, done.stderr
    printed, told, gold, drawn = json.loads(done.stdout)
    assert printed == [{"kind": "wages", "good": "gold", "amount": 3}]
    assert "3 gold wages" in told
    assert gold == 2 + 3
    assert any("Il Doge" in line and line.endswith("+3[yellow]●[/]!") for line in drawn)


def test_a_new_effect_whose_field_nobody_declares_ends_the_import(tmp_path: Path) -> None:
    done = with_wages(tmp_path, CLASS.replace(", amount=NUMBER", ""))
    assert done.returncode != 0
    assert "Wages has the fields good, amount; declared are good" in done.stderr
