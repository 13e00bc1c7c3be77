import { describe, expect, it } from 'vitest'
import {
  answersForStoring,
  arranged,
  asLiked,
  contents,
  fitting,
  holds,
  moved,
  putDown,
  type Laid,
} from './depots'

const SIZES = [1, 2, 3]
const nothing = { good: null, count: 0 }
const empty: Laid = { depots: [nothing, nothing, nothing], leader_depots: [] }
const forCoins: Laid = { ...empty, leader_depots: [{ good: 'coin', count: 0 }] }
/** A stone, two coins and a servant, each in the depot of its size. */
const laid: Laid = {
  depots: [
    { good: 'stone', count: 1 },
    { good: 'coin', count: 2 },
    { good: 'servant', count: 1 },
  ],
  leader_depots: [],
}

describe('the warehouse', () => {
  it('holds three kinds: one, two and three of them', () => {
    expect(holds({ coin: 3, stone: 2, shield: 1 }, empty, SIZES, 2)).toBe(true)
    expect(holds({ coin: 2, stone: 2, shield: 2 }, empty, SIZES, 2)).toBe(false)
    expect(holds({ coin: 1, stone: 1, shield: 1, servant: 1 }, empty, SIZES, 2)).toBe(false)
  })

  it('holds more with a leader’s depot', () => {
    expect(holds({ coin: 5, stone: 2, shield: 1 }, forCoins, SIZES, 2)).toBe(true)
    expect(arranged({ coin: 3 }, forCoins, SIZES, 2)).toEqual({
      depots: [nothing, nothing, { good: 'coin', count: 1 }],
      leader_depots: [{ good: 'coin', count: 2 }],
    })
  })

  it('takes what fits, in the order of resources', () => {
    expect(fitting({ servant: 3, stone: 2 }, { coin: 2, stone: 1, shield: 1 }, empty, SIZES, 2)).toEqual({
      coin: 1,
    })
  })
})

describe('as few as possible are given up', () => {
  const GOODS = ['coin', 'stone', 'servant', 'shield'] as const
  type Counts = Record<(typeof GOODS)[number], number>
  const total = (counts: Partial<Counts>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

  /** Every heap a warehouse can hold, laid out depot by depot: three kinds in the three depots, and the leaders'. */
  function everyWarehouse(leaders: readonly (keyof Counts)[]): Counts[] {
    const none: Counts = { coin: 0, stone: 0, servant: 0, shield: 0 }
    const lay = (heap: Counts, sizes: number[], kinds: readonly (keyof Counts)[]): Counts[] =>
      sizes.length === 0
        ? [heap]
        : [null, ...kinds].flatMap((kind) =>
            Array.from({ length: kind ? sizes[0] : 1 }, (_, less) =>
              lay(
                kind ? { ...heap, [kind]: heap[kind] + sizes[0] - less } : heap,
                sizes.slice(1),
                kinds.filter((other) => other !== kind),
              ),
            ).flat(),
          )
    let all = lay(none, SIZES, GOODS)
    for (const good of leaders)
      all = all.flatMap((heap) => [0, 1, 2].map((more) => ({ ...heap, [good]: heap[good] + more })))
    return [...new Map(all.map((heap) => [JSON.stringify(heap), heap])).values()]
  }

  it.each([[[]], [['coin']], [['shield', 'stone']]] as const)(
    'as trying every storing shows, with leaders for %s',
    (leaders) => {
      const laid: Laid = { ...empty, leader_depots: leaders.map((good) => ({ good, count: 0 })) }
      const warehouses = everyWarehouse(leaders)
      let dice = 7
      const draw = (most: number) => (dice = (dice * 48271) % 2147483647) % most
      for (let round = 0; round < 400; round++) {
        const before = warehouses[draw(warehouses.length)]
        const taken: Counts = { coin: 0, stone: 0, servant: 0, shield: 0 }
        for (let piece = 1 + draw(4); piece > 0; piece--) taken[GOODS[draw(4)]] += 1
        const most = warehouses
          .filter((after) =>
            GOODS.every((good) => after[good] >= before[good] && after[good] <= before[good] + taken[good]),
          )
          .reduce((best, after) => Math.max(best, total(after) - total(before)), 0)
        const stored = fitting(before, taken, laid, SIZES, 2)
        const after = Object.fromEntries(GOODS.map((good) => [good, before[good] + (stored[good] ?? 0)]))
        expect([before, taken, total(stored)]).toEqual([before, taken, most])
        expect(holds(after, laid, SIZES, 2)).toBe(true)
        expect(GOODS.every((good) => (stored[good] ?? 0) >= 0 && (stored[good] ?? 0) <= taken[good])).toBe(
          true,
        )
      }
    },
  )

  it('rather one servant than two shields, which need the largest depot', () => {
    const before = { coin: 2, servant: 1, shield: 1 }
    const stored = fitting(before, { servant: 1, shield: 2 }, empty, SIZES, 2)
    expect(stored).toEqual({ shield: 2 })
    const now = arranged(before, empty, SIZES, 2)
    const then = arranged({ coin: 2, servant: 1, shield: 3 }, empty, SIZES, 2)
    expect(moved(now, then)).toEqual([
      { good: 'shield', depot: 2 },
      { good: 'servant', depot: 0 },
      { good: 'coin', depot: 1 },
    ])
    expect(moved(now, now)).toEqual([])
  })

  it('and a stored good only where that is allowed and spares more', () => {
    const before = { coin: 1, servant: 1, shield: 1 }
    expect(fitting(before, { stone: 3 }, empty, SIZES, 2)).toEqual({})
    expect(fitting(before, { stone: 3 }, empty, SIZES, 2, true)).toEqual({ shield: -1, stone: 3 })
    expect(fitting(before, { stone: 1 }, empty, SIZES, 2, true)).toEqual({})
  })
})

describe('a warehouse as somebody likes it', () => {
  const counted = arranged({ coin: 1, stone: 2 }, empty, SIZES, 2) // two stones below, a coin above
  const liked: Laid = {
    ...empty,
    depots: [nothing, { good: 'stone', count: 2 }, { good: 'coin', count: 1 }],
  }

  it('keeps the order in which it was laid by hand', () => {
    expect(asLiked(counted, liked, SIZES)).toEqual(liked)
    expect(asLiked(counted, null, SIZES)).toEqual(counted)
  })

  it('lies otherwise where there is no room for that any more', () => {
    const more = arranged({ coin: 1, stone: 3 }, empty, SIZES, 2)
    expect(asLiked(more, liked, SIZES)).toEqual(more)
  })
})

describe('storing by hand', () => {
  const put = (lifted: Parameters<typeof putDown>[1], at: Parameters<typeof putDown>[2], from = laid) =>
    putDown(from, lifted, at, SIZES, 2)

  it('lays a piece beside others of its kind only', () => {
    expect(put({ good: 'servant' }, 'depot 2')?.depots[2]).toEqual({ good: 'servant', count: 2 })
    expect(put({ good: 'servant' }, 'depot 1')).toBeNull()
    expect(put({ good: 'stone' }, 'depot 0')).toBeNull()
    expect(
      put({ good: 'coin' }, 'depot 0', { ...laid, depots: [nothing, ...laid.depots.slice(1)] }),
    ).toBeNull()
  })

  it('lets two depots change places where both have room', () => {
    expect(put({ depot: 'depot 2' }, 'depot 0')?.depots.map(({ good }) => good)).toEqual([
      'servant',
      'coin',
      'stone',
    ])
    expect(put({ depot: 'depot 1' }, 'depot 0')).toBeNull()
  })

  it('lays only its own kind into a leader’s depot', () => {
    const both = { ...laid, leader_depots: forCoins.leader_depots }
    const moved = put({ depot: 'depot 1' }, 'leader 0', both)
    expect(moved?.leader_depots).toEqual([{ good: 'coin', count: 2 }])
    expect(moved && contents(moved)).toEqual({ stone: 1, coin: 2, servant: 1 })
    expect(put({ good: 'stone' }, 'leader 0', both)).toBeNull()
  })
})

describe('what the game is told', () => {
  const tell = (warehouse: object, taken: object, kept: object, mayThrow = false) =>
    answersForStoring({ warehouse }, taken, kept, empty, SIZES, 2, mayThrow)

  it('is an answer for each piece that could be stored', () => {
    expect(tell({}, { stone: 2, shield: 1 }, { stone: 2, shield: 1 })).toEqual(['store', 'store', 'store'])
    expect(tell({}, { stone: 2, shield: 1 }, { stone: 1 })).toEqual(['store', 'discard', 'discard'])
  })

  it('is nothing for a piece that can only be given up', () => {
    const kept = { stone: 1, shield: 1 }
    expect(tell({ coin: 3, stone: 1 }, { stone: 2, shield: 1 }, kept)).toEqual(['store', 'store'])
  })

  it('begins with what leaves the warehouse', () => {
    expect(tell({ coin: 1, servant: 1, stone: 3 }, { shield: 1 }, { coin: -1, shield: 1 }, true)).toEqual([
      'discard stored coin',
      'store',
    ])
  })
})
