import { seat as made, table as tableMade } from './made'
import { describe, expect, it } from 'vitest'
import { drawnSeats, leftFor, nearest, seatsWith } from '../src/lib/seating'

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

describe('tables of which not every combination is told', () => {
  const pairs = {
    tables: [
      { seats: 2, options: { a: '0', b: '0', c: '0' } },
      { seats: 2, options: { a: '0', b: '0', c: '1' } },
      { seats: 2, options: { a: '0', b: '1', c: '0' } },
      { seats: 2, options: { a: '0', b: '1', c: '1' } },
      { seats: 2, options: { a: '1', b: '0', c: '0' } },
      { seats: 2, options: { a: '1', b: '1', c: '1' } },
      { seats: 3, options: { a: '0', b: '0', c: '0' } },
    ],
  }

  it('are offered where every two of their values go together', () => {
    expect(seatsWith(pairs, { a: '1', b: '1', c: '0' })).toEqual([2])
    expect(seatsWith(pairs, { a: '1', b: '0', c: '1' })).toEqual([2])
    expect(seatsWith(pairs, { a: '0', b: '0', c: '0' })).toEqual([2, 3])
  })

  it('are offered for every number of seats where nothing is chosen', () => {
    expect(seatsWith(pairs, {})).toEqual([2, 3])
  })
})

describe('who drew which seat', () => {
  const seat = (number: number, name: string) => made(number, { name, you: false })
  const table = { seats: [seat(1, 'Bruno'), seat(2, 'Anna')], status: 'playing' as const, keep_order: false }

  it('is told by name once the game has begun', () => {
    expect(drawnSeats(table)).toContain('1. Bruno')
    expect(drawnSeats(table)).toContain('2. Anna')
  })

  it('is not told before, where the order is kept, or to whoever is alone', () => {
    expect(drawnSeats({ ...table, status: 'waiting' })).toBe('')
    expect(drawnSeats({ ...table, keep_order: true })).toBe('')
    expect(drawnSeats({ ...table, seats: table.seats.slice(0, 1) })).toBe('')
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

describe('whoever has left for good', () => {
  const before = tableMade()
  const left = (seat: number) =>
    tableMade({ seats: before.seats.map((one) => (one.seat === seat ? { ...one, kind: 'bot' } : one)) })

  it('is told to the others, by the name that the bot keeps', () => {
    expect(leftFor(before, left(2))).toEqual(['Seat 2'])
    expect(leftFor(left(2), left(2))).toEqual([])
  })

  it('is not told to themselves, nor where no game is on', () => {
    expect(leftFor(before, left(1))).toEqual([])
    expect(leftFor(tableMade({ status: 'waiting' }), left(2))).toEqual([])
  })
})
