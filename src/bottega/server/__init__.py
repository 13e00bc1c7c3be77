"""Tables on the network: lobby, live play, storage.

Read `wire` first: it is everything that server and client say to each other. Behind it stand four
parts: `rooms` (who sits where), `matches` (play and its storage), presenters (what a seat is shown,
in its language) and `guards` (who may do what, and how often).
"""
