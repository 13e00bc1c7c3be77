"""HTTP: the games, and tables before and after play."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Response

import bottega
from bottega import Unreadable
from bottega.kernel.edition import Values, hash_of, parse_edition
from bottega.server import wire
from bottega.server.guards import (
    BOT_TABLES_THERE,
    address,
    guard_tables,
    rooms_of,
    someone,
    who,
)
from bottega.server.live_match import LiveMatch
from bottega.server.presenters.editions import changeable_values
from bottega.server.presenters.games import cards, game_info, table_options
from bottega.server.presenters.replay import draws, replay_info, replay_step
from bottega.server.refusal import Refusal, not_found
from bottega.server.rooms import only_bots
from bottega.server.seat_numbers import seat_of
from bottega.text.catalogue import translated
from bottega.text.languages import ENGLISH, languages
from bottega.text.rules_page import rules_page
from bottega.text.voice import Voice, catalogue_of

Asked = Request[Any, Any, Any]
LANGUAGE = rf"^({'|'.join(languages())})(?![\s\S])"
Lang = Annotated[str, QueryParameter(name="lang", required=False, pattern=LANGUAGE)]
Rules = Annotated[int | None, QueryParameter(name="rules", ge=1, required=False)]
"""The version of a game's rules; without it, as it is played today."""

AsSeat = Annotated[int | None, QueryParameter(name="as", ge=1, le=12, required=False)]
"""Through whose eyes somebody looks at a finished game; without it, all is open."""
At = Annotated[str | None, QueryParameter(name="table", max_length=32, required=False)]
"""A table, for what is printed in the edition that it plays with."""

Id = Annotated[str, PathParameter(max_length=32)]

REFUSALS = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description=why)
    for status, why in {
        400: "what was sent cannot be read or is not possible",
        401: "nobody: open the front page first",
        403: "not yours, or not from our page",
        404: "there is no such thing",
        409: "too late, or too early",
        413: "too large",
        429: "too often",
    }.items()
}


# The games ---------------------------------------------------------------------------------


@get("/api/games", summary="Every game of the house", responses=REFUSALS)
async def list_games(request: Asked, lang: Lang = ENGLISH) -> list[wire.GameInfo]:
    live = await rooms_of(request).store.live_counts()
    return [game_info(game, lang, live.get(key, 0)) for key, game in bottega.games().items()]


def known_game(key: str, rules: int | None = None, edition: Values | None = None) -> Any:
    try:
        return bottega.game(key, rules, edition)
    except Unreadable as problem:
        raise Refusal("not-found", str(problem), 404) from None


async def game_at(request: Asked, key: str, rules: int | None, table: str | None) -> Any:
    """A game with the values printed that a table plays with; without one, the usual values."""
    if table is None:
        return known_game(key, rules)
    row = await rooms_of(request).row(table)
    if row.game != key:
        raise not_found("table")
    return known_game(key, row.rules, row.edition)


@get(
    "/api/games/{key:str}/edition",
    summary="Which printed values an edition can change",
    responses=REFUSALS,
)
async def show_edition(request: Asked, key: Id, lang: Lang = ENGLISH) -> list[wire.Changeable]:
    edition = rooms_of(request).editions.get(key)
    return changeable_values(known_game(key, edition=edition), lang)


@post(
    "/api/games/{key:str}/edition",
    status_code=200,
    summary="Read an edition from a file",
    responses=REFUSALS,
)
async def read_edition(key: Id, data: JSONBody[wire.EditionFile]) -> wire.Edition:
    game = known_game(key)
    try:
        values = parse_edition(data.text, game.changeable, game.key)
        found = bottega.game(key, edition=values)
    except Unreadable as problem:
        raise Refusal("bad-edition", str(problem)) from None
    return wire.Edition(hash_of(found.key, found.edition), found.edition)


@get("/api/games/{key:str}/cards", summary="What stands on every card", responses=REFUSALS)
async def list_cards(
    request: Asked, key: Id, rules: Rules = None, table: At = None, lang: Lang = ENGLISH
) -> dict[str, list[wire.CardInfo]]:
    return cards(await game_at(request, key, rules, table), lang)


@get(
    "/api/games/{key:str}/static", summary="What is printed on cards and boards", responses=REFUSALS
)
async def static_data(
    request: Asked, key: Id, rules: Rules = None, table: At = None
) -> dict[str, Any]:
    data: dict[str, Any] = (await game_at(request, key, rules, table)).show.static_data()
    return data


@get(
    "/api/games/{key:str}/options",
    summary="What may be agreed on before a game begins",
    responses=REFUSALS,
)
async def list_options(key: Id, rules: Rules = None, lang: Lang = ENGLISH) -> list[wire.OptionInfo]:
    return table_options(known_game(key, rules), lang)


@get("/api/games/{key:str}/words", summary="A game's own catalogue", responses=REFUSALS)
async def show_words(key: Id, lang: Lang = ENGLISH) -> wire.Words:
    return wire.Words(translated(catalogue_of(known_game(key)), lang) or "")


@get("/api/games/{key:str}/rules", summary="The rules of a game", responses=REFUSALS)
async def show_rules(key: Id, lang: Lang = ENGLISH) -> wire.Page:
    game = known_game(key)
    try:
        return wire.Page(Voice(lang, game).title(), rules_page(game, lang))
    except Unreadable:
        raise not_found("page") from None


# Tables ------------------------------------------------------------------------------------


@get("/api/tables", summary="Public tables, waiting or playing", responses=REFUSALS)
async def list_tables(request: Asked) -> list[wire.TableInfo]:
    return await rooms_of(request).listed(await who(request), mine=False)


@get("/api/tables/mine", summary="Your tables", responses=REFUSALS)
async def my_tables(request: Asked) -> list[wire.TableInfo]:
    return await rooms_of(request).listed(await someone(request), mine=True)


@post("/api/tables", summary="Make a table", responses=REFUSALS)
async def create_table(request: Asked, data: JSONBody[wire.NewTable]) -> wire.Created:
    person = await someone(request)
    guard_tables(request, person)
    if only_bots(data.seats) and not BOT_TABLES_THERE.allows(address(request)):
        raise Refusal("too-many-tables", "too many tables of bots alone; wait a moment", 429)
    return await rooms_of(request).create(person, data)


@get("/api/tables/{table:str}", summary="One table", responses=REFUSALS)
async def show_table(request: Asked, table: Id) -> wire.TableInfo:
    return await rooms_of(request).info(table, await who(request))


@post(
    "/api/tables/{table:str}/sit", status_code=200, summary="Take an open seat", responses=REFUSALS
)
async def sit(request: Asked, table: Id, data: JSONBody[wire.Sit]) -> wire.TableInfo:
    person = await someone(request)
    await rooms_of(request).sit(table, person, data)
    return await rooms_of(request).info(table, person)


@post(
    "/api/tables/{table:str}/leave",
    status_code=200,
    summary="Leave a seat before the start",
    responses=REFUSALS,
)
async def leave(request: Asked, table: Id, data: JSONBody[wire.Leave]) -> wire.TableInfo:
    person = await someone(request)
    await rooms_of(request).leave(table, person, seat_of(data.seat))
    return await rooms_of(request).info(table, person)


@post(
    "/api/tables/{table:str}/reveal",
    status_code=200,
    summary="Reveal the nonce your page has committed to",
    responses=REFUSALS,
)
async def reveal(request: Asked, table: Id, data: JSONBody[wire.Reveal]) -> wire.TableInfo:
    person = await someone(request)
    rooms = rooms_of(request)
    await rooms.matches.reveal(table, person, seat_of(data.seat), data.nonce)
    return await rooms.info(table, person)


@post("/api/tables/{table:str}/bot", status_code=200, summary="Seat a bot", responses=REFUSALS)
async def seat_bot(request: Asked, table: Id, data: JSONBody[wire.SeatBot]) -> wire.TableInfo:
    person = await someone(request)
    await rooms_of(request).seat_bot(table, person, seat_of(data.seat), data.bot, data.name)
    return await rooms_of(request).info(table, person)


@post(
    "/api/tables/{table:str}/return",
    status_code=200,
    summary="Take your seat back from a bot",
    responses=REFUSALS,
)
async def come_back(request: Asked, table: Id, data: JSONBody[wire.Leave]) -> wire.TableInfo:
    person = await someone(request)
    await rooms_of(request).take_over(table, person, seat_of(data.seat))
    return await rooms_of(request).info(table, person)


@post(
    "/api/tables/{table:str}/resign",
    status_code=200,
    summary="Leave a running game for good",
    responses=REFUSALS,
)
async def resign(request: Asked, table: Id, data: JSONBody[wire.Leave]) -> wire.TableInfo:
    person = await someone(request)
    await rooms_of(request).resign(table, person, seat_of(data.seat))
    return await rooms_of(request).info(table, person)


@delete("/api/tables/{table:str}", summary="Delete a table you made", responses=REFUSALS)
async def delete_table(request: Asked, table: Id) -> None:
    await rooms_of(request).delete(table, await someone(request))


@post("/api/tables/{table:str}/start", status_code=200, summary="Begin to play", responses=REFUSALS)
async def start(request: Asked, table: Id) -> wire.TableInfo:
    person = await someone(request)
    rooms = rooms_of(request)
    if person.id != (await rooms.row(table)).host_id:
        raise Refusal("not-host", "only whoever made the table can start it", 403)
    await rooms.matches.start(table)
    return await rooms.info(table, person)


@post(
    "/api/tables/{table:str}/invite",
    status_code=200,
    summary="A new link; the old one closes",
    responses=REFUSALS,
)
async def new_invite(request: Asked, table: Id) -> wire.Invite:
    return await rooms_of(request).new_invite(table, await someone(request))


@post(
    "/api/tables/{table:str}/promise",
    status_code=200,
    summary="Commit to a nonce for a rematch",
    responses=REFUSALS,
)
async def promise(request: Asked, table: Id, data: JSONBody[wire.Promise]) -> wire.TableInfo:
    person = await someone(request)
    await rooms_of(request).promise(table, person, data.commitment)
    return await rooms_of(request).info(table, person)


@post(
    "/api/tables/{table:str}/rematch",
    status_code=200,
    summary="Play again with the same people",
    responses=REFUSALS,
)
async def rematch(request: Asked, table: Id) -> wire.Created:
    person = await someone(request)
    guard_tables(request, person)
    return await rooms_of(request).rematch(table, person)


@post(
    "/api/tables/{table:str}/play-on",
    summary="Play on from a finished game, against bots",
    responses=REFUSALS,
)
async def play_on(request: Asked, table: Id, data: JSONBody[wire.PlayOn]) -> wire.Created:
    person = await someone(request)
    guard_tables(request, person)
    return await rooms_of(request).play_on(table, person, data.ply, seat_of(data.seat), data.bot)


# After the end -----------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a finished game",
    responses={
        200: ResponseSpec(dict[str, Any], generate_examples=False, description="the record"),
        **REFUSALS,
    },
)
async def download_record(request: Asked, table: Id) -> Response[str]:
    live = await rooms_of(request).matches.finished(table)
    return Response(
        live.match.record().write(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{live.game.key}-{table}.json"'},
    )


@get(
    "/api/tables/{table:str}/draws",
    summary="Among what nature drew in a finished game",
    responses=REFUSALS,
)
async def list_draws(request: Asked, table: Id) -> list[wire.Draw]:
    live = await rooms_of(request).matches.finished(table)
    # A long game takes a while: meanwhile others are answered.
    return await asyncio.to_thread(draws, live)


@get("/api/tables/{table:str}/replay", summary="What a replay needs once", responses=REFUSALS)
async def show_replay(
    request: Asked, table: Id, as_seat: AsSeat = None, lang: Lang = ENGLISH
) -> wire.ReplayInfo:
    rooms = rooms_of(request)
    live = await rooms.matches.finished(table)
    info = await rooms.info(table, await who(request))
    past, seat = rooms.matches.replay(live), seat_there(live, as_seat)
    # A long game takes half a second: meanwhile others are answered.
    return await asyncio.to_thread(replay_info, live, past, info, seat, lang)


@get(
    "/api/tables/{table:str}/replay/{ply:int}",
    summary="A finished game at a ply",
    responses=REFUSALS,
)
async def replay_at(
    request: Asked,
    table: Id,
    ply: FromPath[int],
    as_seat: AsSeat = None,
    plain: Annotated[bool, QueryParameter(required=False)] = False,
    lang: Lang = ENGLISH,
) -> wire.ReplayStep:
    matches = rooms_of(request).matches
    live = await matches.finished(table)
    if not 0 <= ply <= len(live.match.answers):
        raise not_found("ply")
    seat = seat_there(live, as_seat)
    return replay_step(live, matches.replay(live), ply, seat, lang, plain)


def seat_there(live: LiveMatch, number: int | None) -> int | None:
    """The seat through whose eyes somebody wants to look."""
    seat = None if number is None else seat_of(number)
    if seat is not None and seat >= len(live.names):
        raise not_found("seat")
    return seat


ROUTES = [
    list_games,
    list_cards,
    static_data,
    list_options,
    show_edition,
    read_edition,
    show_words,
    show_rules,
    list_tables,
    my_tables,
    create_table,
    show_table,
    sit,
    reveal,
    leave,
    seat_bot,
    come_back,
    resign,
    delete_table,
    start,
    new_invite,
    promise,
    rematch,
    play_on,
    download_record,
    list_draws,
    show_replay,
    replay_at,
]
