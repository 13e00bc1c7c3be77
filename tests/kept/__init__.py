"""Games and positions kept from version 1 of every rulebook: they must replay and read for ever."""
