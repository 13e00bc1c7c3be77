import { describe, expect, it } from 'vitest'
import type { Play } from './generated'
import {
  bestOf,
  isStuck,
  nextStep,
  servantsOf,
  worthAsking,
  written,
  type Offer,
  type ServantsChoice,
} from './placing'

const spending = (servants: number, ...works: string[]) =>
  ({
    action: `servants ${servants}`,
    verb: 'servants',
    facts: {
      servants,
      value: servants,
      work: { harvest: 1 },
      works: Object.fromEntries(works.map((id) => [id, 1])),
    },
  }) as unknown as ServantsChoice

const going = (member: Offer['member'], worth: number, servants: number, ...works: string[]): Offer => ({
  member,
  worth,
  facts: spending(servants, ...works).facts,
  answers: [],
})

describe('servants', () => {
  it('are asked for up to the last that changes anything', () => {
    const ways = [
      spending(0, 'mine'),
      spending(1, 'mine'),
      spending(2, 'mine', 'forest'),
      spending(3, 'mine', 'forest'),
    ]
    expect(worthAsking(ways).map(({ facts }) => servantsOf(facts))).toEqual([0, 1, 2])
  })

  it('are not asked for where they change nothing', () => {
    expect(worthAsking([spending(2), spending(3), spending(4)]).map(({ action }) => action)).toEqual([
      'servants 2',
    ])
  })

  it('say how many more would reach something else', () => {
    const ways = [spending(0, 'mine'), spending(1, 'mine'), spending(2, 'mine', 'forest')]
    expect(nextStep(ways, 0)).toEqual({ count: 2, names: ['forest'] })
    expect(nextStep(ways, 2)).toBeNull()
  })
})

describe('whom one would send', () => {
  it('is whoever needs no servants, and of these the least', () => {
    const offers = [going('white', 6, 0), going('black', 5, 0), going('neutral', 0, 3)]
    expect(bestOf(offers)?.member).toBe('black')
  })

  it('is whoever reaches most where more works the more', () => {
    const offers = [going('white', 6, 0, 'mine', 'forest'), going('black', 2, 0, 'mine')]
    expect(bestOf(offers)?.member).toBe('white')
  })
})

describe('a sum', () => {
  it('is written down with whoever adds to it', () => {
    const summands = [
      { name: '', amount: -3 },
      { name: 'Farmer', amount: 2 },
      { name: '', amount: 0 },
    ]
    expect(written(3, summands, 2)).toBe('3 − 3 + 2\u00a0Farmer = 2')
    expect(written(3, [], 3)).toBe('3')
  })
})

describe('a turn in which nobody is placed', () => {
  const turn = (...actions: string[]): Play => {
    const options = actions.map((action) => ({ action, verb: action.replace(/^member .*/, 'member') }))
    return {
      options: (verb: string) => options.filter((option) => option.verb === verb),
      option: (verb: string) => options.find((option) => option.verb === verb) ?? null,
    } as unknown as Play
  }

  it('is given up where nobody can be', () => {
    const play = turn('lose placement', 'discard')
    expect(isStuck(play)).toBe(true)
  })

  it('is not given up where somebody can be', () => {
    const play = turn('member white', 'lose placement')
    expect(isStuck(play)).toBe(false)
  })

  it('is not given up where that is not offered', () => {
    const play = turn('member white', 'discard')
    expect(isStuck(play)).toBe(false)
  })
})
