import { expect, test } from 'vitest'
import type { Choice } from '../../lib/wire'
import { verbs } from './verbs'

const ways = (...of: object[]) => of as Choice[]
const count = (id: string, options: Choice[]) => verbs.find((verb) => verb.id === id)?.count?.(options)

test('a card that goes into three slots is one card to buy', () => {
  const into = (card: string, slot: number) => ({
    verb: 'buy',
    args: { slot },
    facts: { card: { [card]: 1 } },
  })
  expect(count('buy', ways(into('G1a', 1), into('G1a', 2), into('G1a', 3), into('B1a', 1)))).toBe(2)
})

test('a leader that may be played or thrown away is one leader', () => {
  const leader = (verb: string, number: number) => ({ verb, args: { leader: number }, facts: {} })
  expect(count('leaders', ways(leader('play leader', 1), leader('discard leader', 1)))).toBe(1)
})
