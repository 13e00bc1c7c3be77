"""``python -m bottega.server.openapi``: the OpenAPI document, for generating the client's types."""

from __future__ import annotations

import json

from bottega.server.app import create_app


def document() -> str:
    """The document of every HTTP route, with the messages of live play."""
    return json.dumps(create_app("sqlite+aiosqlite://").openapi_schema.to_schema(), indent=1)


if __name__ == "__main__":
    print(document())
