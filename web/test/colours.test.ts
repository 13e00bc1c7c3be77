import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { worn } from '../src/lib/colours.svelte'

/** The style of the page's root, as far as it matters here. */
const set = new Map<string, string>()

beforeEach(() => {
  const style = {
    setProperty: (name: string, value: string) => set.set(name, value),
    removeProperty: (name: string) => set.delete(name),
  }
  vi.stubGlobal('document', { documentElement: { style } })
})

afterEach(() => vi.unstubAllGlobals())

it('gives every seat the colour its holder chose, and takes it off again', () => {
  const takeOff = worn.wear([
    { seat: 1, colour: 5 },
    { seat: 2, colour: 2 },
    { seat: 3, colour: null },
  ])
  expect([1, 2, 3].map((seat) => worn.of(seat))).toEqual([5, 2, 3])
  expect([...set]).toEqual([['--seat-1', 'var(--colour-5)']])
  takeOff()
  expect(worn.of(1)).toBe(1)
  expect([...set]).toEqual([])
})

it('begins anew after six', () => {
  expect(worn.of(7)).toBe(1)
})
