"""A bot that takes a seat at a table of any house, by the table's link, and plays what comes first.

python examples/bots/visitor.py "https://house.example/t/Zu2pdQ4?invite=u8Jx" Lucia
"""

import json
import os
import sys
from urllib.parse import parse_qs, urlsplit

from websockets.sync.client import connect

link = urlsplit(sys.argv[1])
path = link.path.replace("/t/", "/api/tables/") + "/program"
address = f"ws{link.scheme.removeprefix('http')}://{link.netloc}{path}"
ready = {
    "type": "ready",
    "name": sys.argv[2],
    "invite": parse_qs(link.query).get("invite", [None])[0],
}
if "BOTTEGA_TOKEN" in os.environ:  # to come back, or to play for somebody known there
    ready = {"type": "ready", "token": os.environ["BOTTEGA_TOKEN"]}

with connect(address) as house:
    for line in house:  # which ends with the game
        told = json.loads(line)
        if told["type"] == "hello":
            house.send(json.dumps(ready))
        elif told["type"] == "seated":
            print("to come back: BOTTEGA_TOKEN=" + told["token"])
        elif told["type"] == "ask":
            house.send(json.dumps({"answer": 0}))
        elif told["type"] == "end":
            print("won by", told["winners"])
        elif told["type"] == "refused":
            print(told["message"])
