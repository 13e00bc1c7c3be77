import { describe, expect, it, vi } from 'vitest'
import type { Play } from '../../lib/play.svelte'
import { panes } from './panes'

vi.mock('../../lib/words.svelte', () => ({ t: (key: string) => key }))

const asked = (step: string, ...actions: string[]): Play =>
  ({
    question: { step, options: actions.map((action) => ({ action })) },
    view: { open: ['gozzoli'] },
  }) as never

const counts = (play: Play) => panes(play).map(({ count }) => count)

describe('the panes of a phone', () => {
  it('count what can be done in each of them', () => {
    const turn = asked(
      'turn',
      'auction orsini',
      'auction gozzoli',
      'buy fort',
      'bank gold to influence',
      'pass',
    )
    expect(counts(turn)).toEqual([1, 2, 1])
  })

  it('call nobody away from a scene, whatever else could be done meanwhile', () => {
    expect(counts(asked('bid', 'amount 3', 'bank gold to influence', 'trade with +1', 'pass'))).toEqual([
      0, 0, 0,
    ])
    expect(counts(asked('bribe', 'bribe attacker pikes', 'pass'))).toEqual([0, 0, 0])
  })
})
