import { expect, test } from 'vitest'
import { differing, editionFile, houseValues, thingsWith } from './edition'
import type { Changeable } from './wire'

const value = (key: string, thing: string, title: string, usual: Changeable['usual']): Changeable => ({
  ...{ key, thing, title, usual, here: usual },
  ...{ known: false, low: 0, high: 20, words: [], several: false },
})
const KNOWN = [
  value('tiles.orsini.gold', 'Orsini', 'Gold', 1),
  value('tiles.bank 1.gold', 'Bank', 'Gold', 2),
  value('events.E19.symbols', 'Fugger', 'Symbols', ['finance']),
]

test('values that are the usual ones do not differ', () => {
  const values = { 'tiles.orsini.gold': 1, 'tiles.bank 1.gold': 3, 'events.E19.symbols': ['finance'] }
  expect(differing(KNOWN, values)).toEqual({ 'tiles.bank 1.gold': 3 })
})

test('what the house prints otherwise differs, until somebody chooses the usual value', () => {
  const known = [{ ...KNOWN[0], here: 7 }, KNOWN[1]]
  expect(differing(known, houseValues(known))).toEqual({ 'tiles.orsini.gold': 7 })
  expect(differing(known, { ...houseValues(known), 'tiles.orsini.gold': 1 })).toEqual({})
})

test('things are found by every word that is typed', () => {
  expect([...thingsWith(KNOWN, 'gold ORS').keys()]).toEqual(['tiles.orsini'])
  expect(thingsWith(KNOWN, '').size).toBe(3)
})

test('a file names the game and holds what differs', () => {
  const values = { 'tiles.orsini.gold': 7, 'tiles.bank 1.gold': 3, 'events.E19.symbols': ['science'] }
  expect(editionFile('princes', values)).toBe(
    'game = "princes"\n\n[tiles.orsini]\ngold = 7\n\n[tiles."bank 1"]\ngold = 3\n\n' +
      '[events.E19]\nsymbols = ["science"]\n',
  )
})
