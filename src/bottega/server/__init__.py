"""Tables on the network: lobby, live play, storage.

Read `wire` first: it is everything that server and client say to each other.
"""
