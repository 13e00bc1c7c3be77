import { describe, expect, it } from 'vitest'
import { inReach, placesAround } from './layout'
import type { Facts, PositionFacts } from './generated'

const centre = (id: PositionFacts['id'], seats: number): PositionFacts => ({
  id,
  where: 'central',
  reach: Array.from({ length: seats }, (_, seat) => seat + 1),
})
const border = (one: number, other: number): PositionFacts => ({
  id: `B${one - 1}${other - 1}` as PositionFacts['id'],
  where: 'border',
  reach: [one, other],
})

const facts = {
  positions: {
    2: [centre('C0', 2), centre('C1', 2), centre('C2', 2)],
    3: [centre('C0', 3), border(1, 2), border(2, 3), border(3, 1)],
    4: [centre('C0', 4), centre('C1', 4), border(1, 2), border(2, 3), border(3, 4), border(4, 1)],
  },
} as unknown as Facts

describe('the table as one sits at it', () => {
  it('has the next seat on the left', () => {
    expect(placesAround(facts, 4, 1)).toEqual([
      'c0',
      'c1',
      'near-left',
      'far-left',
      'far-right',
      'near-right',
    ])
    expect(placesAround(facts, 4, 3)).toEqual([
      'c0',
      'c1',
      'far-right',
      'near-right',
      'near-left',
      'far-left',
    ])
    expect(placesAround(facts, 3, 2)).toEqual(['c0', 'near-right', 'near-left', 'far'])
  })

  it('shows what one reaches first', () => {
    expect(inReach(facts, 4, 2)).toEqual([1, 2, 3, 4, 5, 6])
    expect(inReach(facts, 4, 4)).toEqual([1, 2, 5, 6, 3, 4])
  })
})
