import { beforeAll, describe, expect, it } from 'vitest'
import { addWords } from '../../lib/words.svelte'
import type { Play } from './generated'
import { saidOf } from './saying'
import words from './en.ftl?raw'

beforeAll(() => addWords('masters', { en: async () => words }))

/** A table at which the first seat, with these cards in its slots, may buy another into the second. */
function buying(slots: string[][], more: { seats?: number; last_round?: boolean } = {}): string | null {
  const view = { seats: 2, last_round: false, ...more, players: [{ slots }] }
  const cards = new Map([['G1a', ['Granary']]])
  const play = { question: { seat: 1 }, view, printed: {}, cards: { card: cards } } as unknown as Play
  const choice = { verb: 'buy', args: { slot: 2 }, facts: { cost: { coin: 2 } } }
  return saidOf(play, { mix: () => null } as never, choice as never)
}

describe('whoever buys a card is told', () => {
  it('what it covers', () => {
    expect(buying([[], ['G1a'], []])).toContain('Granary')
    expect(buying([['G1a'], [], []])).not.toContain('covers')
  })

  it('that the seventh brings the end about', () => {
    const six = [
      ['G1a', 'G2a'],
      ['B1a', 'G1a'],
      ['Y1a', 'Y2a'],
    ]
    expect(buying(six)).toContain('last round begins')
    expect(buying(six, { last_round: true })).not.toContain('last round')
    expect(buying(six, { seats: 1 })).toContain('you win')
    expect(buying([['G1a'], ['G1a'], []])).not.toContain('last round')
  })
})
