"""HTTP: who you are. Guests and accounts, passwords, sessions and letters."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import JSONBody
from litestar.response import Response

from bottega.server import wire
from bottega.server.guards import (
    LETTERS,
    NEWCOMERS,
    PASSWORDS,
    address,
    device,
    give_cookie,
    letters_of,
    people_of,
    someone,
    who,
)
from bottega.server.limits import Limit
from bottega.server.lobby import REFUSALS, Asked, Id, Lang
from bottega.server.people import Person, session_id
from bottega.server.refusal import Refusal
from bottega.text.languages import ENGLISH
from bottega.text.voice import shared


def me(request: Asked, person: Person, token: str | None = None) -> Response[wire.Me]:
    """Who somebody is, with a cookie where their session is new."""
    response = Response(wire.Me(person.name, person.account))
    if token is not None:
        give_cookie(request, response, token)
    return response


def check_rate(request: Asked, limit: Limit, what: str) -> None:
    if not limit.allows(address(request)):
        raise Refusal("too-often", f"too many {what}; wait a minute", 429)


# Coming in ---------------------------------------------------------------------------------------


@get("/api/me", summary="Who you are; a newcomer becomes a guest", responses=REFUSALS)
async def show_me(request: Asked, lang: Lang = ENGLISH) -> Response[wire.Me]:
    person, guest = await who(request), shared(lang, "a guest")
    if person is not None:
        return me(request, await people_of(request).call_guest(person, guest))
    check_rate(request, NEWCOMERS, "newcomers")
    return me(request, *await people_of(request).welcome(guest, device(request)))


@put("/api/me", summary="Change your name", responses=REFUSALS)
async def rename(request: Asked, data: JSONBody[wire.Rename]) -> Response[wire.Me]:
    person = await someone(request)
    return me(request, await people_of(request).rename(person, data.name))


@post(
    "/api/register",
    status_code=200,
    summary="Keep your tables under a name and password",
    responses=REFUSALS,
)
async def register(request: Asked, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    check_rate(request, PASSWORDS, "passwords")
    person = await someone(request)
    came = await people_of(request).register(person, data.name, data.password, device(request))
    return me(request, *came)


@post("/api/login", status_code=200, summary="Come back to your account", responses=REFUSALS)
async def log_in(request: Asked, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    check_rate(request, PASSWORDS, "passwords")
    people, now = people_of(request), await who(request)
    return me(request, *await people.log_in(data.name, data.password, device(request), now))


@post(
    "/api/logout", status_code=204, summary="Leave your account on this device", responses=REFUSALS
)
async def log_out(request: Asked) -> None:
    person = await someone(request)
    await people_of(request).end_session(person, session_id(person.token))


# The account -------------------------------------------------------------------------------------


@get("/api/account", summary="What only you may see of yourself", responses=REFUSALS)
async def show_account(request: Asked) -> wire.AccountInfo:
    person = await someone(request)
    people = people_of(request)
    row = await people.rows.user(person.id)
    sessions = [
        wire.SessionInfo(
            session_id(one.token),
            one.browser,
            one.system,
            one.created,
            one.seen,
            one.token == person.token,
        )
        for one in await people.sessions(person)
    ]
    email = None if row is None else row.email
    return wire.AccountInfo(email, bool(letters_of(request).mail), sessions)


@delete("/api/sessions/{session:str}", summary="Log out another device", responses=REFUSALS)
async def end_session(request: Asked, session: Id) -> None:
    await people_of(request).end_session(await someone(request), session)


@delete("/api/sessions", summary="Log out every device but this one", responses=REFUSALS)
async def end_others(request: Asked) -> None:
    await people_of(request).end_others(await someone(request))


@put("/api/password", summary="Change your password", responses=REFUSALS)
async def change_password(request: Asked, data: JSONBody[wire.ChangePassword]) -> Response[wire.Me]:
    check_rate(request, PASSWORDS, "passwords")
    person = await someone(request)
    changed = people_of(request).change_password(person, data.old, data.new, device(request))
    return me(request, *await changed)


@put(
    "/api/email",
    status_code=202,
    summary="Give your account an address, or none",
    responses=REFUSALS,
)
async def change_email(
    request: Asked, data: JSONBody[wire.ChangeEmail], lang: Lang = ENGLISH
) -> None:
    check_rate(request, PASSWORDS, "passwords")
    person, letters = await someone(request), letters_of(request)
    if data.email is None:
        await letters.forget_address(person, data.password)
    else:
        await letters.set_address(person, data.email, data.password, lang)


# Links of letters --------------------------------------------------------------------------------


@post(
    "/api/email/confirm",
    status_code=204,
    summary="Confirm an address by its link",
    responses=REFUSALS,
)
async def confirm_email(request: Asked, data: JSONBody[wire.Link]) -> None:
    await letters_of(request).confirm(data.secret)


@post(
    "/api/forgotten",
    status_code=202,
    summary="Ask for a link to choose another password",
    responses=REFUSALS,
)
async def forgotten(request: Asked, data: JSONBody[wire.Forgotten], lang: Lang = ENGLISH) -> None:
    check_rate(request, LETTERS, "letters")
    letters_of(request).forgotten(data.who, lang)


@post(
    "/api/recover",
    status_code=200,
    summary="Choose another password by its link",
    responses=REFUSALS,
)
async def recover(request: Asked, data: JSONBody[wire.Recovery]) -> Response[wire.Me]:
    check_rate(request, PASSWORDS, "passwords")
    found = await letters_of(request).recover(data.secret, data.password, device(request))
    return me(request, *found)


ROUTES = [
    show_me,
    rename,
    register,
    log_in,
    log_out,
    show_account,
    end_session,
    end_others,
    change_password,
    change_email,
    confirm_email,
    forgotten,
    recover,
]
