import { expect, test } from 'vitest'
import type { Play } from './generated'
import { endsByItself, hasEnded, onlyOffersLeft, wantOffers } from './trading'

const asked = (step: string, ...verbs: string[]) =>
  ({
    question: { step, automatic: false, options: verbs.map((verb) => ({ verb, action: verb })) },
    table: { id: 'fiesole' },
    shownPly: 7,
  }) as unknown as Play

test('whoever can only trade any more ends the turn by passing', () => {
  expect(onlyOffersLeft(asked('end turn', 'trade', 'trade', 'pass'))?.action).toBe('pass')
})

test('whoever can still steal is asked', () => {
  expect(onlyOffersLeft(asked('end turn', 'steal influence', 'trade', 'pass'))).toBeNull()
})

test('a turn that has yet to be used is not ended', () => {
  expect(onlyOffersLeft(asked('turn', 'trade', 'pass'))).toBeNull()
})

test('a turn ends by itself for whoever said so, once, and no longer after an offer', () => {
  const play = asked('end turn', 'trade', 'pass')
  expect(endsByItself(play)).toBe(false)
  wantOffers('fiesole', false)
  expect(endsByItself(play)).toBe(true)
  hasEnded(play)
  expect(endsByItself(play)).toBe(false)
  wantOffers('fiesole', true)
  expect(endsByItself({ ...play, shownPly: 12 } as unknown as Play)).toBe(false)
})
