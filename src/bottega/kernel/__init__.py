"""What every game is made of. Imports nothing but the standard library.

Read `state` (the data), `game` (the contract) and `laws` (what must hold), in that order;
``docs/new-game.md`` walks through them with a complete small game.
"""
