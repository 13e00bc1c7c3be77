"""Boards for the browser that game packages ship: ``/games/<key>/…``.

A package keeps them in a folder ``web`` beside ``text``: an ES module ``board.js`` and whatever it
needs. Its files are served as they are; nothing outside the folder is, and nothing that is not
made for a browser.
"""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.params import FromPath
from litestar.response import Response

from bottega.kernel.game import Game
from bottega.kernel.registry import games
from bottega.server.refusal import not_found
from bottega.text.voice import catalogue_of

BOARD = "board.js"

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}
"""What a board is made of. A browser runs a module only under its right type."""


def has_board(game: Game[Any]) -> bool:
    """Whether the package of a game ships a board."""
    return shipped_file(game, BOARD) is not None


def shipped_file(game: Game[Any], name: str) -> Path | None:
    """A file of the game's folder; ``None`` for whatever else a name may lead to."""
    package = catalogue_of(game)
    folder = files(package) / "web" if package else None
    if not isinstance(folder, Path):
        return None
    try:
        file = (folder / name).resolve()
        inside = file.is_relative_to(folder.resolve())
        return file if inside and file.suffix in TYPES and file.is_file() else None
    except (OSError, ValueError):  # no name of a file at all: too long, or with odd characters
        return None


@get("/games/{key:str}/{name:path}", include_in_schema=False, sync_to_thread=True)
def serve_file(
    request: Request[Any, Any, Any], key: FromPath[str], name: FromPath[str]
) -> Response[bytes | None]:
    """A file of a board. A browser asks every time and is sent only what has changed."""
    game = games().get(key)
    file = shipped_file(game, name.removeprefix("/")) if game is not None else None
    if file is None:
        raise not_found("file")
    content = file.read_bytes()
    tag = f'W/"{sha256(content).hexdigest()[:32]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(content, media_type=TYPES[file.suffix], headers=headers)
