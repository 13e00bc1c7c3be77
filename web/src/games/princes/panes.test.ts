import { describe, expect, it, vi } from 'vitest'
import type { Play, Subjects, Verbs } from './generated'
import { panes } from './panes'

vi.mock('../../lib/words.svelte', () => ({ t: (key: string) => key }))

const asked = (step: keyof Subjects, ...verbs: (keyof Verbs)[]): Play =>
  ({ question: { step, options: verbs.map((verb) => ({ verb })) } }) as never

const counts = (play: Play) => panes(play).map(({ count }) => count)

describe('the panes of a phone', () => {
  it('count what can be done in each of them', () => {
    const turn = asked('turn', 'auction tile', 'auction event', 'buy troop', 'bank', 'pass')
    expect(counts(turn)).toEqual([1, 2, 1])
  })

  it('call nobody away from a scene, whatever else could be done meanwhile', () => {
    expect(counts(asked('bid', 'amount', 'bank', 'trade', 'pass'))).toEqual([0, 0, 0])
    expect(counts(asked('bribe', 'bribe', 'pass'))).toEqual([0, 0, 0])
  })
})
