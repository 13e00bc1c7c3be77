import { describe, expect, it } from 'vitest'
import { arrange, arrangeWith, chosenPowers, missing } from './derive'
import type { Static } from './static'
import { cardOfBuy, deckSize, heap, type Player, type View } from './view'

const facts: Static = {
  cards: {
    G1a: { colour: 'green', level: 1, cost: { shield: 2 }, pay: { coin: 1 }, gain: { faith: 1 }, points: 1 },
    B1b: {
      colour: 'blue',
      level: 1,
      cost: { coin: 1, stone: 1, servant: 1 },
      pay: { servant: 1 },
      gain: { stone: 1 },
      points: 2,
    },
  },
  leaders: {
    L03: {
      needs: [{ colour: 'green', amount: 1, level: 0 }],
      power: { kind: 'discount', good: 'stone', amount: 1 },
      points: 2,
    },
    L05: {
      needs: [{ resource: 'coin', amount: 5 }],
      power: { kind: 'depot', good: 'stone', amount: 2 },
      points: 3,
    },
    L16: {
      needs: [{ colour: 'green', amount: 1, level: 2 }],
      power: { kind: 'production', pay: { coin: 1 }, gain: { faith: 1 } },
      points: 4,
    },
  },
  tokens: {},
  track: { points: [], sections: [] },
}

const player = (changes: Partial<Player>): Player => ({
  faith: 0,
  warehouse: {},
  strongbox: {},
  slots: [[], [], []],
  leaders: ['L05', 'L16'],
  standing: ['in hand', 'in hand'],
  rejected: [],
  favours: ['inactive', 'inactive', 'inactive'],
  ...changes,
})

describe('the warehouse', () => {
  it('lays the largest pile into the largest depot', () => {
    const { depots, extra } = arrange(player({ warehouse: { coin: 1, stone: 3, shield: 2 } }), facts)
    expect(depots).toEqual([
      { good: 'coin', count: 1 },
      { good: 'shield', count: 2 },
      { good: 'stone', count: 3 },
    ])
    expect(extra).toEqual([])
  })

  it('fills the depot of a leader in play first', () => {
    const rich = player({ warehouse: { stone: 3 }, standing: ['played', 'in hand'] })
    expect(arrange(rich, facts).extra).toEqual([{ good: 'stone', count: 2, place: 0 }])
    expect(arrange(rich, facts).depots[2]).toEqual({ good: 'stone', count: 1 })
    expect(arrangeWith(rich, facts, 'coin').depots.map(({ count }) => count)).toEqual([0, 1, 1])
  })
})

describe('what is missing for a card', () => {
  it('counts all kinds, after discounts', () => {
    const poor = player({ strongbox: { coin: 1 } })
    expect(missing(poor, facts, facts.cards.B1b.cost)).toBe(2)
    const helped = player({
      strongbox: { coin: 1 },
      leaders: ['L03', 'L16'],
      standing: ['played', 'in hand'],
    })
    expect(missing(helped, facts, facts.cards.B1b.cost)).toBe(1)
  })
})

describe('powers chosen so far', () => {
  const maker = player({ slots: [['G1a'], ['B1b'], []], standing: ['in hand', 'played'] })
  const frame = { step: 'choose powers', seat: 1 }

  it('are found from what they pay and yield', () => {
    const pays = { coin: 3 }
    const gains = { faith: 1, shield: 1 }
    expect(chosenPowers(maker, facts, { ...frame, next: 'slot 2', pays, gains })).toEqual(['basic', 'slot 1'])
  })

  it('include leaders, whose output is free', () => {
    const pays = { servant: 1, coin: 1 }
    const gains = { stone: 2, faith: 1 }
    expect(chosenPowers(maker, facts, { ...frame, next: 'done', pays, gains })).toEqual([
      'slot 2',
      'leader 2',
    ])
  })

  it('are none at first', () => {
    expect(chosenPowers(maker, facts, { ...frame, next: 'basic', pays: {}, gains: {} })).toEqual([])
  })
})

describe('reading the position', () => {
  const view = {
    tops: { 'green 1': 'G1a', 'green 2': 'none', 'blue 1': 'B1b' },
    under: { 'green 1': ['G1b', 'G1c'], 'green 2': [] },
    players: [player({ slots: [['B1a'], [], []] })],
  } as unknown as View

  it('knows which card a purchase is about', () => {
    expect(cardOfBuy(view, 1, 'buy green slot 2')).toBe('G1a')
    expect(cardOfBuy(view, 1, 'buy green slot 1')).toBeNull()
    expect(cardOfBuy(view, 1, 'market row 1')).toBeNull()
  })

  it('counts decks and heaps', () => {
    expect(deckSize(view, 'green', 1)).toBe(3)
    expect(deckSize(view, 'green', 2)).toBe(0)
    expect(heap({ faith: 2, coin: 1, stone: 0 })).toEqual([
      ['coin', 1],
      ['faith', 2],
    ])
  })
})
