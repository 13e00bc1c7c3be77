import { expect, test } from 'vitest'
import type { Play } from './generated'
import { endsWith, noOffers, onlyOffersLeft } from './trading'

const asked = (step: string, ...verbs: string[]) =>
  ({
    question: { step, automatic: false, options: verbs.map((verb) => ({ verb, action: verb })) },
    table: { id: 'fiesole' },
    shownPly: 7,
    log: [{ ply: 5, turn: true }],
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

test('whoever passes ends the turn with it, but is asked about what can be played only then', () => {
  const passing = (...verbs: string[]) =>
    ({
      ...asked('turn', 'war', 'pass'),
      choice: (action: string) => ({ verb: action }),
      after: () => asked('end turn', ...verbs),
    }) as unknown as Play
  expect(endsWith(passing('trade', 'pass'), 'pass')).toEqual(['pass'])
  expect(endsWith(passing('start war', 'trade', 'pass'), 'pass')).toEqual([])
  expect(endsWith(passing('trade', 'pass'), 'war')).toEqual([])
})

test('a turn ends by itself for whoever said so, once, and not in one with an offer', () => {
  const play = asked('end turn', 'trade', 'pass')
  expect(noOffers.due(play)).toBe(false)
  noOffers.want('fiesole', true)
  expect(noOffers.due(play)).toBe(true)
  noOffers.done(play)
  expect(noOffers.due(play)).toBe(false)
  const offered = { ...play, shownPly: 12 } as unknown as Play
  noOffers.spare(offered)
  expect(noOffers.due(offered)).toBe(false)
  const next = { ...play, shownPly: 30, log: [{ ply: 28, turn: true }] } as unknown as Play
  expect(noOffers.due(next)).toBe(true)
  noOffers.want('fiesole', false)
  expect(noOffers.due(next)).toBe(false)
})
