import { describe, expect, it } from 'vitest'
import type { Play } from './generated'
import { atWork, ghostOn, isStuck, leavingOf } from './placing'

const ways = [
  { action: 'servants 0', verb: 'servants', facts: { work: { harvest: 1 }, works: { mine: 1 } } },
  { action: 'servants 2', verb: 'servants', facts: { work: { harvest: 1 }, works: { mine: 1, forest: 1 } } },
  { action: 'servants 4', verb: 'servants', facts: { work: {}, works: {} } },
]

const asked = (step: string, selected: string | null = null): Play =>
  ({
    question: { step, seat: 2, subject: { member: 'white', space: 'harvest' }, options: ways },
    chosen: ways.find((way) => way.action === selected) ?? null,
    options: () => ways,
  }) as unknown as Play

describe('what is about to be done', () => {
  it('shows the member where it is going to stand', () => {
    expect(ghostOn(asked('spend servants'), 'harvest')).toEqual({ seat: 2, member: 'white' })
    expect(ghostOn(asked('spend servants'), 'production')).toBeNull()
  })

  it('lets shine what the game says about the number chosen, or the fewest', () => {
    expect([...atWork(asked('spend servants'))]).toEqual(['harvest', 'mine'])
    expect([...atWork(asked('spend servants', 'servants 2'))]).toEqual(['harvest', 'mine', 'forest'])
    expect([...atWork(asked('spend servants', 'servants 4'))]).toEqual([])
    expect([...atWork(asked('choose privilege'))]).toEqual([])
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
    expect(leavingOf(play)).toBeNull()
  })

  it('is left beside the family where somebody could be', () => {
    const play = turn('member white', 'lose placement')
    expect(isStuck(play)).toBe(false)
    expect(leavingOf(play)?.action).toBe('lose placement')
  })

  it('is not offered in any other turn', () => {
    const play = turn('member white', 'discard')
    expect(isStuck(play)).toBe(false)
    expect(leavingOf(play)).toBeNull()
  })
})
