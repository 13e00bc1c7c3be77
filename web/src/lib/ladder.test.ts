import { describe, expect, it } from 'vitest'
import { ladderOf, sidesInOrder } from './ladder'

const teams = { winners: [2, 4], sides: [[1, 3], [2, 4]] } // prettier-ignore
const hands = [
  { key: 'culture', title: 'Culture cards', amounts: [3, 5] },
  { key: 'characters', title: 'Characters', amounts: [9, 6] },
]

describe('the ladder of comparison', () => {
  it('names the step that decided between teams that are level', () => {
    const ladder = ladderOf({ ...teams, scores: [14, 14, 14, 14], tie_breaks: hands }, 'Stones')
    expect(ladder.map(({ title, amounts, state }) => [title, amounts, state])).toEqual([
      ['Stones', [14, 14], 'level'],
      ['Culture cards', [5, 3], 'decides'],
      ['Characters', [6, 9], 'unused'],
    ])
  })

  it('ends with the points where these decide', () => {
    const ladder = ladderOf({ ...teams, scores: [10, 14, 10, 14], tie_breaks: hands }, 'Stones')
    expect(ladder.map(({ state }) => state)).toEqual(['decides', 'unused', 'unused'])
  })

  it('is about those alone who are level in points', () => {
    const alone = { winners: [3], sides: [[1], [2], [3]], scores: [20, 30, 30] }
    const ladder = ladderOf(
      { ...alone, tie_breaks: [{ key: 'left', title: 'Left', amounts: [9, 2, 4] }] },
      'Points',
    )
    expect(ladder.map(({ amounts }) => amounts)).toEqual([[30, 30], [4, 2]]) // prettier-ignore
    expect(ladderOf({ ...alone, scores: [20, 29, 30], tie_breaks: [] }, 'Points')).toEqual([])
  })

  it('is level to the end where the victory is shared', () => {
    const shared = { winners: [1, 2], sides: [[1], [2]], scores: [30, 30] }
    const ladder = ladderOf(
      { ...shared, tie_breaks: [{ key: 'left', title: 'Left', amounts: [4, 4] }] },
      'Points',
    )
    expect(ladder.map(({ state }) => state)).toEqual(['level', 'level'])
  })
})

it('puts the side that won first', () => {
  expect(sidesInOrder({ ...teams, scores: [14, 14, 14, 14], tie_breaks: hands })).toEqual([[2, 4], [1, 3]]) // prettier-ignore
})
