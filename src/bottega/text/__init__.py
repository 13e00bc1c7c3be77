"""Everything said in words, in the reader's language.

Sentences stand in Fluent catalogues: one for what all games share (here), one a game and language
in the game's own folder ``text``. Games say only *what* to say; `voice` finds the words.
"""
