import { describe, expect, it } from 'vitest'
import type { Play } from '../../lib/play.svelte'
import { cardOfBuy, cardsOwned, deckSize, heap, supply, topOf, type Player, type View } from './view'

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
  const choices: Record<string, unknown> = {
    'buy green slot 2': { verb: 'buy', facts: { card: { G1a: 1 }, cost: { shield: 2 } } },
    'play leader 1': { verb: 'play leader', facts: { card: { L05: 1 } } },
  }
  const play = { choice: (action: string) => choices[action] } as unknown as Play

  it('knows which card a purchase is about', () => {
    expect(cardOfBuy(play, 'buy green slot 2')).toBe('G1a')
  })

  it('takes nothing else for a purchase', () => {
    expect(cardOfBuy(play, 'play leader 1')).toBeNull()
    expect(cardOfBuy(play, 'buy green slot 1')).toBeNull()
  })
})
