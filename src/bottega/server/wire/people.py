"""Messages about who you are: names, accounts, sessions and letters."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.wire.values import (
    Email,
    Name,
    Password,
    Secret,
)


class Me(Struct):
    """The person behind a browser. A guest has a name; an account also has a password."""

    name: str
    account: bool


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class SessionInfo(Struct):
    """A browser you are logged in with. Browser and system are empty where nothing is known."""

    id: str
    browser: str
    system: str
    created: float
    seen: float  # within some minutes
    this: bool


class AccountInfo(Struct):
    """What only you may see of yourself. ``mails``: whether this house can write to you at all."""

    email: str | None
    mails: bool
    sessions: list[SessionInfo]


class ChangePassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class ChangeEmail(Struct, forbid_unknown_fields=True):
    """Another address, or none; a link is sent there, and it counts once that was followed."""

    email: Email | None
    password: Password


class Forgotten(Struct, forbid_unknown_fields=True):
    """Who has forgotten their password: the name or the address of the account."""

    who: Annotated[str, Meta(min_length=1, max_length=254)]


class Recovery(Struct, forbid_unknown_fields=True):
    """Another password, by the secret in the link of a letter."""

    secret: Secret
    password: Password


class Link(Struct, forbid_unknown_fields=True):
    """The secret in the link of a letter."""

    secret: Secret
