import { beforeAll, describe, expect, it } from 'vitest'
import { addWords } from '../../lib/words.svelte'
import type { Play } from './generated'
import { faithMoves, onlyEnd, othersMove, saidOf, saidOfReport, toldBelow } from './saying'
import words from './en.ftl?raw'

beforeAll(() => addWords('masters', { en: async () => words }))

/** A table at which the first seat, with these cards in its slots, may buy another into the second. */
function buying(
  slots: string[][],
  more: { seats?: number; last_round?: boolean; closes?: boolean } = {},
): string | null {
  const view = { seats: 2, last_round: false, ...more, players: [{ slots }] }
  const cards = new Map([['G1a', ['Granary']]])
  const derived = { closes: more.closes ?? false, reports: [] }
  const play = {
    question: { seat: 1 },
    view,
    derived,
    printed: {},
    cards: { card: cards },
  } as unknown as Play
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
    expect(buying(six, { closes: true })).toContain('the game ends with this turn')
    expect(buying([['G1a'], ['G1a'], []])).not.toContain('last round')
  })
})

/** A table of two on which the markers stand there, and the second report is still to be held, as is the third. */
function walking(faith: number[], more: Record<string, unknown> = {}): Play {
  const off = (space: number) => faith.map((at) => space - at)
  const report = { points: 3, cross: null, ends: false }
  return {
    question: { seat: 1, step: 'act', options: [] },
    canUndo: false,
    mine: [1],
    name: (seat: number) => ['Ada', 'Bo'][seat - 1],
    you: (seat: number) => (seat === 1 ? 'yes' : 'no'),
    view: {
      seats: 2,
      last_round: false,
      players: faith.map((at) => ({ faith: at, favours: [at < 12 ? 'removed' : 'face_up'] })),
    },
    printed: {
      track: {
        points: [0, 0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 4, 6, 6, 6, 9, 9, 9, 12, 12, 12, 16, 16, 16, 20],
        sections: [
          { first: 5, pope: 8, points: 2 },
          { first: 12, pope: 16, points: 3 },
          { first: 19, pope: 24, points: 4 },
        ],
      },
    },
    derived: {
      closes: false,
      reports: [
        { ...report, section: 2, space: 16, first: 12, steps: off(16) },
        { ...report, section: 3, space: 24, first: 19, steps: off(24), ends: true },
      ],
    },
    ...more,
  } as unknown as Play
}

const below = (play: Play) => toldBelow(play, play.question!)
const ending = (verbs: string[], canUndo: boolean): Play =>
  walking([9, 9], {
    canUndo,
    question: { seat: 1, step: 'finish turn', options: verbs.map((verb) => ({ verb, action: verb })) },
  })

describe('of the faith track is told', () => {
  it('what a report is, who keeps the tile, and who is nearest', () => {
    const said = saidOfReport(walking([10, 13]), 2).join(' ')
    expect(said).toContain('reaches space 16')
    expect(said).toContain('space 12 or beyond')
    expect(said).toContain('Bo is 3 steps away')
    expect(said).toContain('You still need 2 steps to keep your tile.')
    expect(saidOfReport(walking([12, 13]), 2).join(' ')).toContain('You stand far enough to keep your tile.')
  })

  it('who kept the tile of a report that has been held, and nothing about what is to come', () => {
    const said = saidOfReport(walking([10, 13]), 1).join(' ')
    expect(said).toContain('has been held. Whoever stood on space 5 or beyond kept')
    expect(said).toContain('You lost your tile. Bo kept the tile.')
  })

  it('that somebody is about to call a report, and whether one stands far enough', () => {
    expect(below(walking([10, 13]))).toBe('')
    expect(below(walking([10, 15]))).toContain('Bo is 1 step away from Vatican Report 2')
    expect(below(walking([10, 15]))).toContain('only from space 12')
    expect(below(walking([12, 14]))).toContain('far enough')
  })

  it('that the last round begins with the report that is near', () => {
    const last = walking([17, 23])
    last.derived.reports.shift()
    expect(below(last)).toContain('away from Vatican Report 3 and the last round: you keep')
    expect(below(walking([10, 15]))).not.toContain('last round')
  })

  it('what a step adds, and the report it calls', () => {
    expect(faithMoves(walking([3, 3]), 1)).toBe('Faith 3 → 4.')
    expect(faithMoves(walking([5, 3]), 1)).toContain('1 point more')
    expect(faithMoves(walking([15, 3]), 1)).toContain('Vatican Report 2 is held.')
  })

  it('where the others come to by what one gives up, and that the end begins with it', () => {
    expect(othersMove(walking([14, 22]), 1)).toContain('Bo 22 → 23')
    expect(othersMove(walking([14, 22]), 3)).toContain('Vatican Report 3 is held, and the last round begins')
  })
})

describe('at the end of a turn is told', () => {
  it('only what is true: what can be taken back, and what leaders there are', () => {
    expect(below(ending(['end turn'], true))).toBe('Until you end it you can take the turn back.')
    expect(below(ending(['discard leader', 'end turn'], false))).not.toContain('take the turn back')
    expect(below(ending(['discard leader', 'end turn'], false))).toContain('discard a leader')
    expect(below(ending(['play leader', 'discard leader', 'end turn'], true))).toContain('play or discard')
  })

  it('that it ends by itself where nothing else can be done', () => {
    expect(onlyEnd(ending(['end turn'], false))).toBe('end turn')
    expect(below(ending(['end turn'], false))).toContain('ends by itself')
    expect(onlyEnd(ending(['end turn'], true))).toBeNull()
    expect(onlyEnd(ending(['discard leader', 'end turn'], false))).toBeNull()
  })
})

it('is told before the last turn that it is the last', () => {
  const last = walking([15, 24])
  expect(below({ ...last, view: { ...last.view, last_round: true } } as unknown as Play)).toContain(
    'last turn',
  )
})
