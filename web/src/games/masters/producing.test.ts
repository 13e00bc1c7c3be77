import { describe, expect, it } from 'vitest'
import type { Facts, Player } from './generated'
import { NOTHING_CHOSEN, answersFor, lackOf, leftOf, sumOf, type Chosen } from './producing'

const facts = {
  cards: {
    mill: { pay: { stone: 1 }, gain: { shield: 1, faith: 1 } },
    forge: { pay: { shield: 2 }, gain: { coin: 3 } },
  },
  leaders: { L13: { power: { kind: 'production', pay: { servant: 1 }, gain: { faith: 1 }, any: 1 } } },
} as unknown as Facts

/** Two stones in the warehouse and one in the strongbox, two servants, a shield; one power in a slot, one of a leader. */
const player = {
  warehouse: { stone: 2, servant: 2 },
  strongbox: { stone: 1, shield: 1 },
  slots: [['mill'], [], ['forge']],
  leaders: ['L13', 'L01'],
  standing: ['played', 'in hand'],
} as unknown as Player

const choose = (chosen: Partial<Chosen>): Chosen => ({ ...NOTHING_CHOSEN, ...chosen })
const answers = (chosen: Partial<Chosen>) => answersFor(player, facts, choose(chosen))

describe('a production', () => {
  it('adds up what its powers take and give', () => {
    const chosen = choose({
      on: ['leader 1', 'slot 1', 'basic'],
      inputs: ['servant', 'stone'],
      outputs: { basic: 'coin', 'leader 1': 'shield' },
    })
    expect(sumOf(player, facts, chosen)).toEqual({
      pays: { servant: 2, stone: 2 },
      gains: { shield: 2, faith: 2, coin: 1 },
    })
  })

  it('is told in the order of the game, whatever the order of choosing', () => {
    expect(answers({ on: ['leader 1', 'slot 1'], outputs: { 'leader 1': 'coin' } })).toEqual([
      'use slot 1',
      'use leader 1',
      'choose coin',
      'pay 1',
    ])
  })

  it('ends by saying so where more powers could be used', () => {
    expect(answers({ on: ['slot 1'] })).toEqual(['use slot 1', 'powers done', 'pay 1'])
  })

  it('names the inputs of the basic power in the order of resources', () => {
    const basic = answers({ on: ['basic'], inputs: ['shield', 'stone'], outputs: { basic: 'servant' } })
    expect(basic?.slice(0, 4)).toEqual(['use basic', 'choose stone', 'choose shield', 'choose servant'])
  })

  it('pays from the warehouse first, or from the strongbox where somebody says so', () => {
    expect(answers({ on: ['slot 1'] })?.at(-1)).toBe('pay 1')
    expect(answers({ on: ['slot 1'], instead: { stone: 1 } })?.at(-1)).toBe('pay 0')
  })

  it('is not complete before everything is chosen', () => {
    expect(answers({})).toBeNull()
    expect(answers({ on: ['basic', 'slot 1'], inputs: ['stone'], outputs: { basic: 'coin' } })).toBeNull()
    expect(answers({ on: ['leader 1'] })).toBeNull()
  })

  it('leaves out what the game does not ask: a single answer', () => {
    const poor = { ...player, warehouse: { coin: 2 }, strongbox: {}, standing: [] } as unknown as Player
    const basic = choose({ on: ['basic'], inputs: ['coin', 'coin'], outputs: { basic: 'stone' } })
    expect(answersFor(poor, facts, basic)).toEqual(['choose stone'])
    const poorer = { ...poor, warehouse: { stone: 1 } } as unknown as Player
    expect(answersFor(poorer, facts, choose({ on: ['slot 1'] }))).toEqual([])
  })

  it('says what a power lacks that can no longer be paid', () => {
    expect(lackOf(player, facts, 'slot 3', leftOf(player, {}))).toEqual(['shield', 1])
    expect(lackOf(player, facts, 'basic', leftOf(player, { stone: 3, servant: 2 }))).toEqual(['any', 1])
    expect(lackOf(player, facts, 'slot 1', leftOf(player, { stone: 2 }))).toBeNull()
  })
})
