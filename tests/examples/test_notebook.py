"""The notebook of the examples runs from its first cell to its last, and its matches are shown."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "lab.ipynb"


def cells() -> list[str]:
    """The code of every cell, in order."""
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return ["".join(c["source"]) for c in notebook["cells"] if c["cell_type"] == "code"]


def run_cell(code: str, known: dict[str, Any]) -> Any:
    """Run a cell; what its last line is, if it is an expression, is what a notebook shows."""
    tree = ast.parse(code)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), known)
    if isinstance(last, ast.Expr):
        return eval(compile(ast.Expression(last.value), "cell", "eval"), known)
    return None


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """What every cell shows. Of IPython only the class of a picture is needed."""
    display = ModuleType("IPython.display")
    display.SVG = lambda text: text  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("notebook"))
        patch.setitem(sys.modules, "IPython", ModuleType("IPython"))
        patch.setitem(sys.modules, "IPython.display", display)
        known: dict[str, Any] = {"__name__": "__main__"}
        return [run_cell(code, known) for code in cells()]


def test_a_match_is_shown_as_a_picture(shown: list[Any]) -> None:
    assert shown[0]._repr_svg_().startswith("<svg")
    assert shown[1].startswith("<svg")


def test_the_bot_of_the_notebook_beats_random(shown: list[Any]) -> None:
    assert shown[2].share(0) > 0.5


def test_rows_and_report_are_made(shown: list[Any]) -> None:
    assert [seat for seat, *_ in shown[4]] == [0, 1, 1, 0, 0]
    assert shown[5].name == "masters-report.html"


def test_no_output_is_kept_in_the_notebook() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert all(c["outputs"] == [] for c in notebook["cells"] if c["cell_type"] == "code")
