"""One house to a SQLite file: a second server on the same file is turned away.

The file knows one writer; two servers would each keep games in memory that the other changes. So
the first holds a lock on a file beside it. SQLite itself locks that, on every system, and the lock
ends with the process however that ends.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

SUFFIX = "-house"


class AnotherHouse(Exception):
    """Some other server has this file open."""


def hold(file: Path) -> sqlite3.Connection:
    """Hold a database file for this process, as long as the connection is kept."""
    lock = sqlite3.connect(f"{file}{SUFFIX}", timeout=0, isolation_level=None)
    try:
        lock.execute("PRAGMA locking_mode=EXCLUSIVE")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        lock.close()
        if "locked" in str(problem):
            raise AnotherHouse(f"another server has {file} open") from None
        raise
    return lock
