"""Editions: the same game with other values printed on its cards.

Not every printed value of a game may be known to us, and whoever owns the game can read it off. A
game declares which of its values can be changed, a `Changeable` each, and how it is made anew with
others (`Game.reprinted`). An edition is what differs: values by key, as JSON writes them::

    {"tiles.venetian merchant 2.gold": 4}

It goes wherever the game is named, into records and positions, with a hash by which people can
compare theirs. The usual values are the edition without any, and are not mentioned at all.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from hashlib import sha256
from typing import Any, NamedTuple

from bottega.kernel.shape import Flag, Json, ListOf, Number, OneOf, Shape
from bottega.kernel.words import Unreadable, quoted

Values = dict[str, Json]
"""Printed values by key, as JSON."""


class Changeable(NamedTuple):
    """A value that an edition can change: where it stands, what it may be, and what it usually is.

    ``key``: the kind of thing, its name and the figure, ``tiles.il doge.gold``. ``known``: whether
    the usual value was found somewhere; else it is our reconstruction. ``of``: the key of the
    domain that the thing is one of, for its name in the reader's language.
    """

    key: str
    shape: Shape
    usual: Any
    known: bool = False
    of: str = ""

    def write(self) -> Json:
        return self.shape.write(self.usual)


def differing(printed: Sequence[Changeable], values: Values) -> Values:
    """The values that differ from the usual ones, checked, in the order of the game."""
    known = {one.key: one for one in printed}
    for key in values:
        if key not in known:
            close = get_close_matches(key, known, 1)
            meant = f"; did you mean {close[0]}?" if close else ""
            raise Unreadable(f"{key}: this game prints no such value{meant}")
    found: Values = {}
    for one in printed:
        if one.key in values:
            value = one.shape.write(one.shape.read(values[one.key], one.key))
            if value != one.write():
                found[one.key] = value
    return found


def hash_of(game: str, values: Values) -> str:
    """By which an edition is known: SHA-256 of the game's key and the values, as compact JSON."""
    text = json.dumps([game, values], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def write_edition(game: str, values: Values) -> dict[str, Json]:
    """An edition as records and positions keep it; nothing for the usual one."""
    return {"edition": {"hash": hash_of(game, values), "values": values}} if values else {}


def read_edition(game: str, data: Json) -> Values:
    """The values of a record or position; `Unreadable` where they do not go with their hash."""
    if "edition" not in data:
        return {}
    found = data["edition"]
    if not isinstance(found, dict) or set(found) != {"hash", "values"}:
        raise Unreadable('edition: expected an object with "hash" and "values"')
    values = found["values"]
    if not isinstance(values, dict) or not values:
        raise Unreadable("edition.values: expected an object of printed values")
    expected = hash_of(game, values)
    if found["hash"] != expected:
        raise Unreadable(
            f"edition.hash: expected {expected} for these values, got {quoted(found['hash'])}"
        )
    return values


# Files -----------------------------------------------------------------------------------------


def parse_toml(text: str) -> Json:
    """TOML, with an error that says where it stops being TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise Unreadable(f"expected TOML, but {problem}") from None


def named_in(text: str) -> str:
    """The key of the game that a file is an edition of."""
    named = parse_toml(text).get("game")
    if not isinstance(named, str):
        raise Unreadable('game: expected the key of a game, such as game = "princes"')
    return named


def parse_edition(text: str, printed: Sequence[Changeable], game: str) -> Values:
    """What differs in a TOML file; `Unreadable` says in which line it is wrong, and how."""
    data = parse_toml(text)
    if data.pop("game", None) != game:
        raise Unreadable(f'expected an edition of {game}, with game = "{game}"')
    lines = lines_of(text)
    values: Values = {}
    flatten(data, (), {one.key for one in printed}, values)
    for key, value in values.items():
        try:
            differing(printed, {key: value})
        except Unreadable as problem:
            place = next((f"line {n}, " for n, at in lines.items() if at == key), "")
            raise Unreadable(f"{place}{problem}") from None
    return differing(printed, values)


def flatten(data: Json, path: tuple[str, ...], known: set[str], found: Values) -> None:
    """Tables within tables as keys with dots."""
    for name, value in data.items():
        key = ".".join((*path, name))
        if isinstance(value, dict) and key not in known:
            flatten(value, (*path, name), known, found)
        else:
            found[key] = value


def lines_of(text: str) -> dict[int, str]:
    """The key that stands in each line that can be read by itself."""
    found: dict[int, str] = {}
    table: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        try:
            data = tomllib.loads(line)
        except tomllib.TOMLDecodeError:
            continue  # it goes on in the next
        path = only_path(data)
        if line.lstrip().startswith("["):
            table = path
        elif path:
            found[number] = ".".join((*table, *path))
    return found


def only_path(data: Json) -> tuple[str, ...]:
    """The names of the only table or value that a line speaks of."""
    path: tuple[str, ...] = ()
    while isinstance(data, dict) and len(data) == 1:
        [(name, data)] = data.items()
        path = (*path, name)
    return path


def edition_file(printed: Sequence[Changeable], game: str, title: str, values: Values) -> str:
    """All values that can be changed as a TOML file, with what each may be."""
    lines = [
        f"# An edition of {title}: correct the values printed on your own copy,",
        "# and leave out or leave alone the others. † marks what is our reconstruction.",
        f'game = "{game}"',
    ]
    last = ""
    for one in printed:
        table, _, field = one.key.rpartition(".")
        if table != last:
            lines += ["", "[" + ".".join(map(quoted_name, table.split("."))) + "]"]
            last = table
        value = toml(values.get(one.key, one.write()))
        mark = "" if one.known else "† "
        lines.append(f"{quoted_name(field)} = {value}  # {mark}{allowed(one.shape)}")
    return "\n".join(lines) + "\n"


def quoted_name(name: str) -> str:
    """A name as TOML writes it: bare where it may be."""
    bare = name.isascii() and name.replace("-", "").replace("_", "").isalnum()
    return name if bare else toml(name)


def toml(value: Json) -> str:
    """A value as TOML writes it, which is how JSON does."""
    return json.dumps(value, ensure_ascii=False)


def allowed(shape: Shape) -> str:
    """What a value may be, for a comment."""
    if isinstance(shape, Number):
        return f"{shape.low} to {shape.high}"
    if isinstance(shape, OneOf):
        return ", ".join(shape.domain.names)
    if isinstance(shape, Flag):
        return "true or false"
    return f"a list of: {allowed(shape.item)}" if isinstance(shape, ListOf) else ""
