"""Every message between server and client.

HTTP carries the lobby, accounts, records and replays; one websocket a table carries live play.
Seats and rows are counted from one, as people count; actions travel in notation, positions as the
game writes them. The client has no rules: what it may do is listed in `Question.options`, already
in the player's language. TypeScript types are generated from these classes through OpenAPI.
"""

# ruff: noqa: F403

from __future__ import annotations

from bottega.server.wire.house import *
from bottega.server.wire.live import *
from bottega.server.wire.people import *
from bottega.server.wire.play import *
from bottega.server.wire.programs import *
from bottega.server.wire.replay import *
from bottega.server.wire.tables import *
from bottega.server.wire.values import *
