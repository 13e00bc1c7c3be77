import { describe, expect, it } from 'vitest'
import {
  answerOf,
  aroundAct,
  besides,
  headed,
  outcomesIn,
  roundAt,
  step,
  turnAt,
  turnEnding,
  turnsOf,
  type Course,
} from '../src/lib/course'

const line = (ply: number, seat: number | null, text: string, turn = false, event = 'told') => ({
  event,
  ply,
  seat,
  text,
  turn,
})

/** Two answers of set-up, two choices, then four turns of two seats, in two rounds. */
const course: Course = {
  plies: 12,
  start: 2,
  turns: [4, 6, 9, 11],
  turn_seats: [1, 2, 1, 2],
  rounds: [4, 9],
  answers: [null, null, 1, 2, 1, 1, 2, null, 2, 1, 1, 2].map((seat, index) => ({
    seat,
    text: `answer ${index + 1}`,
  })),
  log: [
    line(4, 1, 'Anna begins', true),
    line(5, 1, 'Anna buys'),
    line(6, 2, 'Bruno’s turn', true),
    line(7, 1, 'Anna gains'),
    line(7, 2, 'Bruno sells'),
    line(7, null, 'answer 7'),
  ],
}

describe('the course of a finished game', () => {
  it('knows the turn and the round of a ply', () => {
    expect([0, 4, 8, 9, 12].map((ply) => turnAt(course, ply))).toEqual([0, 1, 2, 3, 4])
    expect([0, 4, 8, 9, 12].map((ply) => roundAt(course, ply))).toEqual([0, 1, 1, 2, 2])
  })

  it('does not stop where something is drawn in silence', () => {
    const drawn = course.answers.map((answer) => (answer.seat === null ? { ...answer, text: '' } : answer))
    expect(step({ ...course, answers: drawn }, 7, 'answer', 1)).toBe(9)
    expect(step({ ...course, answers: drawn }, 9, 'answer', -1)).toBe(7)
    expect(step(course, 7, 'answer', 1)).toBe(8)
  })

  it('knows what came of a turn, told once however often it happened', () => {
    const paid = line(8, 1, 'Anna pays a stone.', false, 'paid')
    const told = { ...course, log: [...course.log, line(8, 2, 'Bruno wins.', false, 'won'), paid, paid] }
    expect(outcomesIn(told, 6, 9, ['won', 'paid'])).toEqual(['Bruno wins', 'Anna pays a stone ×2'])
    expect(outcomesIn(told, 8, 9, ['won', 'paid'])).toEqual([])
  })

  it('steps by answers, turns and rounds, back first to where they began', () => {
    expect(step(course, 5, 'answer', 1)).toBe(6)
    expect(step(course, 0, 'answer', -1)).toBe(0)
    expect(step(course, 5, 'turn', 1)).toBe(6)
    expect(step(course, 5, 'turn', -1)).toBe(4)
    expect(step(course, 4, 'turn', -1)).toBe(2)
    expect(step(course, 5, 'round', 1)).toBe(9)
    expect(step(course, 10, 'round', -1)).toBe(9)
    expect(step(course, 11, 'round', 1)).toBe(12)
  })

  it('tells of an answer what it was about, not what it cost', () => {
    const log = [line(5, 1, 'Anna pays', false, 'paid'), line(5, 1, 'Anna buys a mill', false, 'card bought')]
    const { answers } = headed({ ...course, log }, ['paid'], ['card bought'])
    expect(answers[4].text).toBe('Anna buys a mill')
    expect(answers[5].text).toBe('answer 6')
  })

  it('tells of a whole turn what it was about, not how it ended', () => {
    const told = [
      line(4, 1, 'Anna begins', true),
      line(5, 1, 'Anna pays 2 coins', false, 'paid'),
      line(5, 1, 'Anna buys a mill', false, 'card bought'),
      line(5, null, 'A new card'),
      line(6, 1, 'answer 6'),
    ]
    const long = { ...course, log: told }
    const turn = turnEnding(turnsOf(long, ['paid'], ['card bought']), 6)
    expect(turn?.line?.text).toBe('Anna buys a mill')
    expect(aroundAct(long, turn!)).toEqual(['Anna pays 2 coins', 'A new card'])
    expect(turnEnding(turnsOf(long, [], []), 5)).toBeNull()
  })

  it('lists the turns with what their player did first', () => {
    const turns = turnsOf(course, [], [])
    expect(turns.map(({ seat, begins, round }) => [seat, begins, round])).toEqual([
      [null, 2, null],
      [1, 4, 1],
      [2, 6, null],
      [1, 9, 2],
      [2, 11, null],
    ])
    expect(turns[2].line?.text).toBe('Bruno sells')
  })

  it('names a turn by its main act, not by what came before or by what it cost', () => {
    const log = [
      line(6, 2, 'Bruno’s turn', true),
      line(7, 2, 'Bruno plays a leader', false, 'leader played'),
      line(8, 2, 'Bruno pays 2 coins', false, 'paid'),
      line(9, 2, 'Bruno buys the mill', false, 'card bought'),
      line(9, 1, 'Anna’s turn', true),
      line(10, 1, 'Anna pays 1 coin', false, 'paid'),
      line(11, 1, 'Anna plays a leader', false, 'leader played'),
    ]
    const turns = turnsOf({ ...course, log }, ['paid'], ['card bought'])
    expect(turns[2].line?.text).toBe('Bruno buys the mill')
    expect(turns[3].line?.text).toBe('Anna plays a leader')
  })

  it('names a turn in which there was nothing to choose, told together with its beginning', () => {
    const log = [
      line(6, 1, 'Anna gains 2 coins'),
      line(6, 2, 'Bruno’s turn', true),
      line(6, 2, 'Bruno takes the mill'),
      line(9, 1, 'Anna’s turn', true),
      line(10, 1, 'Anna passes'),
    ]
    const told = turnsOf({ ...course, log }, [], []).map(({ line }) => line?.text)
    expect(told).toEqual([undefined, 'Anna gains 2 coins', 'Bruno takes the mill', 'Anna passes', undefined])
  })

  it('counts the answers of a turn without nature’s', () => {
    expect(answerOf(course, 9)).toEqual({ number: 2, count: 2 })
    expect(answerOf(course, 7)).toEqual({ number: 1, count: 2 })
  })

  it('says nothing twice', () => {
    expect(besides(course, 7)).toEqual(['Anna gains', 'Bruno sells'])
  })
})
