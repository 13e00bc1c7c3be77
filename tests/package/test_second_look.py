"""The suite's second look: late once is forgiven and named, wrong twice is not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

LATE = """
from pathlib import Path

def test_late():
    came = Path("came")
    before, _ = came.exists(), came.touch()
    assert before
"""
WRONG = "def test_wrong_{}():\n    assert False\n"


def looked_at(folder: Path, tests: str) -> tuple[int, str]:
    """How a suite of these tests ends, and what is said."""
    (folder / "test_some.py").write_text(tests)
    (folder / "pytest.ini").write_text("[pytest]\n")
    command = [sys.executable, "-m", "tests.second_look", "-q", "-p", "no:cov"]
    there = {"PYTHONPATH": f"{ROOT}"}
    run = subprocess.run(
        command, cwd=folder, env=there, check=False, capture_output=True, text=True
    )
    return run.returncode, run.stdout


def test_a_test_that_is_late_once_is_named(tmp_path: Path) -> None:
    code, said = looked_at(tmp_path, LATE)
    assert code == 0
    assert "unsteady, passed alone: test_some.py::test_late" in said


def test_what_fails_twice_has_failed(tmp_path: Path) -> None:
    code, said = looked_at(tmp_path, LATE + WRONG.format(1))
    assert code == 1
    assert "once more, alone: test_some.py::test_wrong_1" in said
    assert "unsteady" not in said


def test_many_failures_are_not_looked_at_again(tmp_path: Path) -> None:
    code, said = looked_at(tmp_path, "\n".join(WRONG.format(n) for n in range(4)))
    assert code == 1
    assert "once more" not in said
