"""What a seat is shown, in its language.

Presenters are pure: from a match or a row, a seat and a language they make the messages of
`bottega.server.wire`. They keep nothing, wait for nothing and change nothing. Seats are counted
from one in what they make.
"""
