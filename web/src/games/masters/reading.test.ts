import { describe, expect, it } from 'vitest'
import type { Player, View } from './generated'
import { cardOf, cardsOwned, deckSize, heap, refusedIn, supply, topOf } from './reading'

const player = {
  warehouse: { coin: 1, stone: 3 },
  strongbox: { stone: 2 },
  slots: [['B1a', 'B2a'], [], ['P1a']],
} as unknown as Player

const view = {
  tops: { 'green 1': 'G1a', 'green 2': 'none' },
  under: { 'green 1': ['G1b', 'G1c'], 'green 2': [] },
  players: [player],
} as unknown as View

describe('reading the position', () => {
  it('counts decks, the visible card included', () => {
    expect(topOf(view, 'green', 1)).toBe('G1a')
    expect(topOf(view, 'green', 2)).toBeNull()
    expect(deckSize(view, 'green', 1)).toBe(3)
    expect(deckSize(view, 'green', 2)).toBe(0)
  })

  it('counts what a player has', () => {
    expect(cardsOwned(player)).toBe(3)
    expect(supply(player, 'stone')).toBe(5)
    expect(supply(player, 'shield')).toBe(0)
  })

  it('lists a heap in its order, without what there is none of', () => {
    expect(heap({ faith: 2, coin: 1, stone: 0 })).toEqual([
      ['coin', 1],
      ['faith', 2],
    ])
  })
})

describe('reading the question', () => {
  const buy = { action: '', label: '', verb: 'buy', args: { colour: 'green', slot: 2 } } as const

  it('knows which card a purchase is about', () => {
    expect(cardOf({ ...buy, facts: { card: { G1a: 1 }, cost: { shield: 2 } } })).toBe('G1a')
    expect(cardOf({ ...buy, facts: {} })).toBeNull()
  })

  it('knows whose discount a purchase refuses', () => {
    const dearer = { ...buy, verb: 'buy without', args: { ...buy.args, without: 'leader 2' } } as const
    expect(refusedIn({ ...buy, facts: {} })).toBe('')
    expect(refusedIn({ ...dearer, facts: {} })).toBe('leader 2')
  })
})
