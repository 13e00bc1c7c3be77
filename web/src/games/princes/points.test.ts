import { expect, test } from 'vitest'
import type { Play } from './generated'
import { pointsOf } from './points'

const player = { tiles: [], markers: 0, gold: 3, influence: 2 }
const figure = { value: 1 }
const play = (result: object | null) =>
  ({
    view: { players: [player], pope: 'none' },
    derived: { worth: {} },
    printed: { tiles: {}, figures: new Proxy({}, { get: () => figure }) },
    scores: [5],
    result,
  }) as unknown as Play

test('when the game is over nobody reads what they would have if it were', () => {
  const [now, end] = [null, {}].map((result) => pointsOf(play(result), 1)[0])
  expect(now).toContain('princes-points-now')
  expect(end).toContain('princes-points-end')
})
