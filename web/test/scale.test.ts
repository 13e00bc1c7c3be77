import { describe, expect, it } from 'vitest'
import { FULL, largest, scaleOf, stepBelow } from '../src/board/scale'

const ROOM = { width: 1000, height: 700 }

/** A board that is so tall where it has so much width, in the room; how often it was laid out is counted. */
function board(tall: (width: number) => number) {
  const counted = { times: 0 }
  const excess = (step: number) => {
    counted.times++
    const scale = scaleOf(step)
    return Math.max(1, tall(ROOM.width / scale) / (ROOM.height / scale))
  }
  return { counted, excess }
}

/** Found by trying every step. */
function byTrying(tall: (width: number) => number, most = FULL): number {
  const { excess } = board(tall)
  for (let step = most; step > 0; step--) if (excess(step) <= 1) return step
  return 0
}

const BOARDS: Record<string, (width: number) => number> = {
  'is as tall at any width': () => 760,
  'is less tall where it is wider': (width) => 400 + 360_000 / width,
  'is a little taller where it is wider': (width) => 650 + 0.1 * width,
  'loses a line of text where it is wider': (width) => (width < 1050 ? 780 : 730),
  'fits as it is': () => 600,
  'fits as it is, but needs another line where it is wider': (width) => (width < 1005 ? 690 : 720),
  'fits nearly': () => 701,
  'fits hardly at all': () => 1260,
  'fits never': () => 2000,
  'is as tall as it is wide': (width) => width,
  'is a hair too tall at any scale': (width) => 0.701 * width,
}

describe.each(Object.entries(BOARDS))('a board that %s', (_, tall) => {
  it('is drawn as large as it fits, wherever the search begins', () => {
    for (let near = 0; near <= FULL; near++) {
      expect(largest(board(tall).excess, FULL, near)).toBe(byTrying(tall))
      expect(largest(board(tall).excess, near)).toBe(byTrying(tall, near))
    }
  })

  it('is laid out three times at most where its scale has not changed', () => {
    const { counted, excess } = board(tall)
    largest(excess, FULL, byTrying(tall))
    expect(counted.times).toBeLessThanOrEqual(3)
  })

  it('is laid out a few times at most where nothing is known of it', () => {
    const { counted, excess } = board(tall)
    largest(excess, FULL)
    expect(counted.times).toBeLessThanOrEqual(8)
  })
})

it('needs three looks at a board that is as tall at any width', () => {
  const { counted, excess } = board(BOARDS['is as tall at any width'])
  largest(excess, FULL)
  expect(counted.times).toBe(3)
})

it('looks once at a board that fits as it is', () => {
  const { counted, excess } = board(BOARDS['fits as it is'])
  expect(largest(excess, FULL)).toBe(FULL)
  expect(counted.times).toBe(1)
})

it('draws nothing at less than 55 percent, and nothing larger than it is', () => {
  expect([scaleOf(0), scaleOf(FULL)]).toEqual([0.55, 1])
  expect([stepBelow(0.2), stepBelow(3)]).toEqual([0, FULL])
})

it('takes the step below a scale', () => {
  expect(stepBelow(0.93)).toBe(54)
  expect(scaleOf(54)).toBeLessThanOrEqual(0.93)
  expect(scaleOf(55)).toBeGreaterThan(0.93)
})
