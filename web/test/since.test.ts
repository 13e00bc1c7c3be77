import { describe, expect, it } from 'vitest'
import { comparedWith } from '../src/board/since.svelte'

/** The chip beside a figure that came to these values one after the other. */
function chip(first: number, ...values: number[]): number {
  let [was, last] = [first, first]
  for (const now of values) {
    was = comparedWith(was, last, now)
    last = now
  }
  return last - was
}

describe('the chip beside a figure', () => {
  it('is the whole change since it began, as long as it goes one way', () => {
    expect(chip(6, 8, 8, 10)).toBe(4)
    expect(chip(10, 9, 5)).toBe(-5)
  })

  it('never says that a figure has grown which has just fallen', () => {
    expect(chip(14, 25, 18)).toBe(-7)
    expect(chip(6, 10, 9, 8)).toBe(-2)
    expect(chip(9, 4, 6)).toBe(2)
  })
})
