import { expect, test } from 'vitest'
import type { Play } from './generated'
import { leadersDone, noLeaders } from './leaving'

const asked = (step: string, ...verbs: string[]) =>
  ({
    question: { step, automatic: false, options: verbs.map((verb) => ({ verb, action: verb })) },
    table: { id: 'fiesole' },
    shownPly: 7,
    log: [],
    proposal: null,
  }) as unknown as Play

test('whoever can only discard leaders any more may let turns end by themselves', () => {
  const play = asked('finish turn', 'discard', 'discard', 'end turn')
  expect(leadersDone(play)?.action).toBe('end turn')
  expect(noLeaders.due(play as never)).toBe(false)
  noLeaders.want('fiesole', true)
  expect(noLeaders.due(play as never)).toBe(true)
  noLeaders.done(play as never)
  expect(noLeaders.due(play as never)).toBe(false)
})

test('whoever can play or use a leader is asked', () => {
  expect(leadersDone(asked('finish turn', 'play', 'discard', 'end turn'))).toBeNull()
  expect(leadersDone(asked('finish turn', 'activate', 'end turn'))).toBeNull()
})

test('a turn in which nobody was placed yet does not end by itself', () => {
  expect(leadersDone(asked('act', 'discard', 'member'))).toBeNull()
})
