"""Why the server says no: a code for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations


class Refusal(Exception):
    """Something that was asked for and not done. Nothing was changed.

    ``answer``: where several were sent together, which of them it was, counted from one.
    """

    def __init__(
        self, code: str, message: str, status: int = 400, answer: int | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.answer = answer


def not_found(what: str) -> Refusal:
    return Refusal("not-found", f"there is no such {what}", 404)


def stale() -> Refusal:
    return Refusal("stale", "the table has moved on since; look again", 409)


def not_yours() -> Refusal:
    return Refusal("not-yours", "this seat is not yours", 403)


def not_kept() -> Refusal:
    """The database is full, locked, read-only or gone: nothing of it was kept."""
    return Refusal("not-kept", "this cannot be kept just now; try again in a moment", 503)
