import { describe, expect, it } from 'vitest'
import { applyPatch } from '../src/lib/patch'

describe('applyPatch', () => {
  it('replaces a whole value', () => {
    expect(applyPatch({ a: 1 }, { '=': [1, 2] })).toEqual([1, 2])
    expect(applyPatch(3, { '=': null })).toBeNull()
  })

  it('changes, adds and removes keys', () => {
    const patch = { a: { '=': 2 }, c: { '=': { d: 4 } }, '-': ['b'] }
    expect(applyPatch({ a: 1, b: 1 }, patch)).toEqual({ a: 2, c: { d: 4 } })
  })

  it('reaches into lists by index', () => {
    const patch = { '0': { x: { '=': 9 } }, '2': { '=': 'c' } }
    expect(applyPatch([{ x: 1, y: 2 }, 'b', '?'], patch)).toEqual([{ x: 9, y: 2 }, 'b', 'c'])
  })

  it('leaves the old value and whatever did not change as they were', () => {
    const old = { seats: [{ n: 1 }, { n: 2 }], rest: { k: 1 } }
    const made = applyPatch(old, { seats: { '1': { n: { '=': 3 } } } })
    expect(old.seats[1].n).toBe(2)
    expect(made.seats[1].n).toBe(3)
    expect(made.rest).toBe(old.rest)
    expect(made.seats[0]).toBe(old.seats[0])
  })

  it('knows an empty patch', () => {
    expect(applyPatch({ a: 1 }, {})).toEqual({ a: 1 })
  })
})
