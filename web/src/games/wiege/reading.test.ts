import { expect, it } from 'vitest'
import type { Play, Player, DerivedPlayer, Verbs, View } from './generated'
import { columnOf, menOffered, pieceAt, placedBy, presentAt, stonesOf } from './reading'

const player = (changes: Partial<Player> = {}): Player => ({
  reserve: {},
  hand: [],
  pile: [],
  columns: { science: [], architecture: [], finance: [], exploration: [], religion: [] },
  open: { science: 'none', architecture: 'none', finance: 'none', exploration: 'none', religion: 'none' },
  rotated: [],
  revealed: [],
  ...changes,
})

it('finds pieces and who is present', () => {
  const view = { pieces: [['none', '2 genius', '1 stone'], [], []] } as unknown as View
  expect(pieceAt(view, 1, 2)).toEqual({ seat: 2, man: 'genius' })
  expect(pieceAt(view, 1, 1)).toBeNull()
  expect(presentAt(view, 1)).toEqual([1, 2])
})

it('finds the cards of a column for each symbol it stands for', () => {
  const rich = player({
    columns: { science: [], architecture: [], finance: ['C38', 'C21'], exploration: [], religion: [] },
    rotated: ['C21'],
  })
  const said: DerivedPlayer = {
    columns: { finance: { symbols: ['finance', 'exploration'], count: 3 } },
    genius_home: true,
    revealed: { sum: 0, twins: [], score: 0 },
  }
  expect(columnOf(rich, said, 'finance')).toEqual({ cards: ['C38', 'C21'], count: 3, other: 'exploration' })
  expect(columnOf(rich, said, 'exploration')).toEqual({ cards: ['C38', 'C21'], count: 3, other: 'finance' })
  expect(columnOf(rich, said, 'science')).toEqual({ cards: [], count: 0, other: null })
})

it("lays a player's own stones first", () => {
  expect(stonesOf(player({ reserve: { 1: 2, 3: 4 } }), 3)).toEqual([
    { owner: 3, count: 4 },
    { owner: 1, count: 2 },
  ])
})

it('counts the stones of a seat on events, without its genius', () => {
  const pieces = [['1 stone', '1 genius', 'none'], ['2 stone', '1 stone'], []]
  expect(placedBy({ pieces } as unknown as View, 1)).toBe(2)
})

it('offers the pieces that may be placed', () => {
  const asked = (...verbs: (keyof Verbs)[]) =>
    ({ options: (verb: keyof Verbs) => verbs.filter((one) => one === verb) }) as unknown as Play
  expect(menOffered(asked('stone on', 'genius on'))).toEqual(['stone', 'genius'])
  expect(menOffered(asked('genius on'))).toEqual(['genius'])
  expect(menOffered(asked('take', 'stop'))).toEqual([])
})
