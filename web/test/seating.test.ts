import { describe, expect, it } from 'vitest'
import { nearest, seatsWith } from '../src/lib/seating'

const game = {
  tables: [
    { seats: 2, options: { sides: 'alone', length: 'short' } },
    { seats: 3, options: { sides: 'alone', length: 'short' } },
    { seats: 3, options: { sides: 'alone', length: 'long' } },
    { seats: 4, options: { sides: 'teams', length: 'short' } },
  ],
}

describe('the numbers of seats that are offered', () => {
  it('are those of the tables with all options chosen', () => {
    expect(seatsWith(game, { sides: 'alone', length: 'short' })).toEqual([2, 3])
    expect(seatsWith(game, { sides: 'teams', length: 'short' })).toEqual([4])
  })

  it('are none where options do not go together', () => {
    expect(seatsWith(game, { sides: 'teams', length: 'long' })).toEqual([])
  })
})

describe('the number of seats that comes instead', () => {
  it('is the nearest that is offered', () => {
    expect(nearest([2, 4, 5], 3)).toBe(2)
    expect(nearest([4, 5], 2)).toBe(4)
    expect(nearest([2, 3], 6)).toBe(3)
  })

  it('is what was wanted where nothing is offered', () => {
    expect(nearest([], 3)).toBe(3)
  })
})
