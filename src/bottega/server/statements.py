"""Statements that are asked all the time: compiled once, then given to the driver as they are.

They are declared as all others, once for SQLite and PostgreSQL. What is saved is everything between
a statement and its driver, which for a move took longer than the database.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Boolean, Executable
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import SQLAlchemyError

Values = dict[str, Any]
"""What stands for the parameters of a statement, by name."""

Row = dict[str, Any]
"""A row that was found, by column."""


class TakenFirst(Exception):
    """Somebody else wrote this row first. Look again."""


class NotAsExpected(Exception):
    """What was to be changed is no longer as it was when that was decided."""


class Unwritten(SQLAlchemyError):
    """The database could not be read or written."""


class Compiled(NamedTuple):
    """A statement as one driver takes it."""

    sql: str
    parameters: list[str]  # their names, in order
    constants: Values  # those of them that are settled already
    columns: list[str]
    readers: list[Callable[[Any], Any] | None]  # SQLite has no truth values, only numbers

    def values(self, named: Values) -> list[Any]:
        given = self.constants | named
        return [given[name] for name in self.parameters]

    def row(self, found: Sequence[Any]) -> Row:
        read = zip(self.columns, self.readers, found, strict=True)
        return {name: value if to is None else to(value) for name, to, value in read}


class Statement:
    """A statement with its parameters left open; ``postgres``: where it is said otherwise there."""

    def __init__(self, query: Executable, postgres: Executable | None = None) -> None:
        self.queries = {"postgresql": query if postgres is None else postgres, "sqlite": query}
        self.compiled: dict[str, Compiled] = {}

    def to(self, dialect: Dialect) -> Compiled:
        """As a driver takes it; worked out the first time."""
        found = self.compiled.get(dialect.name)
        if found is None:
            found = self.compiled[dialect.name] = compile_for(self.queries[dialect.name], dialect)
        return found


def compile_for(query: Any, dialect: Dialect) -> Compiled:
    made = query.compile(dialect=dialect)
    columns = list(getattr(query, "selected_columns", ()))
    return Compiled(
        sql=str(made),
        parameters=list(made.positiontup or ()),
        constants={name: value for name, value in made.params.items() if value is not None},
        columns=[column.name for column in columns],
        readers=[bool if isinstance(column.type, Boolean) else None for column in columns],
    )


class Step(NamedTuple):
    """A statement of a transaction, once for each of some rows.

    ``must``: it has to change exactly one row, or nothing of the transaction is kept.
    ``check``: it is a question, and this raises `NotAsExpected` if it finds what it should not.
    """

    statement: Statement
    rows: list[Values]
    must: bool = False
    check: Callable[[list[Row]], None] | None = None

    @property
    def conditional(self) -> bool:
        """Whether the transaction may turn out not to be kept because of it."""
        return self.must or self.check is not None


Then = Callable[[list[int]], None]
"""What happens as soon as a transaction is kept; given how many rows each step changed."""
