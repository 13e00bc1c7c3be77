import { describe, expect, it } from 'vitest'
import {
  byKind,
  evaluationOf,
  evaluations,
  inReach,
  menOffered,
  payersOf,
  placesAround,
  tally,
} from './derive'
import type { CharacterCard, CultureCard, Position, Static } from './static'
import { columnOf, countOf, pieceAt, presentAt, sharedWith, stonesOf, type Player, type View } from './view'

const centre = (id: string, seats: number): Position => ({
  id,
  where: 'central',
  reach: Array.from({ length: seats }, (_, seat) => seat + 1),
})
const border = (one: number, other: number): Position => ({
  id: `B${one - 1}${other - 1}`,
  where: 'border',
  reach: [one, other],
})
const character = (kind: string, value: number): CharacterCard => ({
  sort: 'character',
  kind,
  value,
  symbol: null,
  source: {},
})
const culture = (kind: string): CultureCard => ({
  sort: 'culture',
  form: 'genius',
  kind,
  symbols: ['science'],
  mark: 'blue',
  source: {},
})

const facts: Static = {
  events: {},
  cards: { C01: culture('science blue'), C02: culture('science blue'), P01: character('1 science', 1) },
  positions: {
    2: [centre('C0', 2), centre('C1', 2), centre('C2', 2)],
    3: [centre('C0', 3), border(1, 2), border(2, 3), border(3, 1)],
    4: [centre('C0', 4), centre('C1', 4), border(1, 2), border(2, 3), border(3, 4), border(4, 1)],
  },
  event_deck: { 2: 13, 3: 15, 4: 17 },
  teams: [
    [1, 3],
    [2, 4],
  ],
}

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

const view = (changes: Partial<View> = {}): View => ({
  seats: 2,
  teams: false,
  turn: 1,
  event_deck: Array(10).fill('?'),
  past_events: [],
  stacks: [['E01'], ['E02'], ['E03', 'E04']],
  pieces: [['none', '2 genius', '1 stone'], [], []],
  deck: [],
  display: [],
  discards: [],
  players: [player(), player()],
  agenda: [],
  ...changes,
})

describe('the table as one sits at it', () => {
  it('has the next seat on the left', () => {
    expect(placesAround(facts, 4, 1)).toEqual([
      'c0',
      'c1',
      'near-left',
      'far-left',
      'far-right',
      'near-right',
    ])
    expect(placesAround(facts, 4, 3)).toEqual([
      'c0',
      'c1',
      'far-right',
      'near-right',
      'near-left',
      'far-left',
    ])
    expect(placesAround(facts, 3, 2)).toEqual(['c0', 'near-right', 'near-left', 'far'])
  })

  it('shows what one reaches first', () => {
    expect(inReach(facts, 4, 2)).toEqual([1, 2, 3, 4, 5, 6])
    expect(inReach(facts, 4, 4)).toEqual([1, 2, 5, 6, 3, 4])
  })

  it('knows who pays somebody who is alone, counter-clockwise and without the partner', () => {
    const four = { seats: 4, players: [player(), player(), player(), player()] }
    expect(payersOf(view(four), facts, 1, 2)).toEqual([1, 4, 3])
    expect(payersOf(view({ ...four, teams: true }), facts, 1, 2)).toEqual([1, 3])
    expect(payersOf(view(four), facts, 6, 1)).toEqual([4])
  })
})

describe('what is read off the position', () => {
  it('finds pieces and who is present', () => {
    expect(pieceAt(view(), 1, 2)).toEqual({ seat: 2, man: 'genius' })
    expect(pieceAt(view(), 1, 1)).toBeNull()
    expect(presentAt(view(), 1)).toEqual([1, 2])
  })

  it('counts evaluations: events laid since the beginning, and positions left vacant', () => {
    expect(evaluations(view(), facts)).toEqual({ done: 0, all: 11 })
    const late = view({ event_deck: [], stacks: [['E01'], [], ['E05']] })
    expect(evaluations(late, facts)).toEqual({ done: 11, all: 11 })
  })

  it('counts turned cards twice, and an open column for both of its symbols', () => {
    const rich = player({
      columns: { science: [], architecture: [], finance: ['C38', 'C21'], exploration: [], religion: [] },
      open: {
        science: 'none',
        architecture: 'none',
        finance: 'none',
        exploration: 'finance',
        religion: 'none',
      },
      rotated: ['C21'],
    })
    expect(countOf(rich, 'finance')).toBe(3)
    expect(columnOf(rich, 'exploration')).toEqual(['C38', 'C21'])
    expect([
      sharedWith(rich, 'finance'),
      sharedWith(rich, 'exploration'),
      sharedWith(rich, 'science'),
    ]).toEqual(['exploration', 'finance', null])
  })

  it("lays a player's own stones first", () => {
    expect(stonesOf(player({ reserve: { 1: 2, 3: 4 } }), 3)).toEqual([
      { owner: 3, count: 4 },
      { owner: 1, count: 2 },
    ])
  })
})

describe('cards', () => {
  it('that are alike lie on each other, the lowest on top', () => {
    expect(byKind(['C01', 'C02', 'P01', '?'], facts).map(({ id, count }) => [id, count])).toEqual([
      ['C01', 2],
      ['P01', 1],
    ])
  })

  it('in a duel score as the rulebook reckons', () => {
    expect(tally([1, 1, 2, 1, 2]).score).toBe(12)
    expect(tally([2, 2, 1, 2]).score).toBe(10)
    expect(tally([3, 4]).score).toBe(7)
    expect(tally([])).toEqual({ sum: 0, twins: [], score: 0 })
  })
})

describe('an evaluation', () => {
  const end = { step: 'new event', seat: 1, position: 3, colour: 'red' as const }

  it('is none while somebody places a piece', () => {
    expect(evaluationOf(view({ agenda: [{ step: 'place piece', seat: 1 }] }))).toBeNull()
  })

  it('knows who duels over what, and who has passed', () => {
    const duel = { step: 'duel', seat: 2, position: 3, trigger: 1, other: 2, alone: 'yes' as const }
    const found = evaluationOf(view({ agenda: [duel, end] }))
    expect(found).toMatchObject({
      event: 'E04',
      height: 2,
      trigger: 1,
      other: 2,
      asked: 2,
      passed: [1],
    })
  })

  it('knows who takes part while stones are paid', () => {
    const agenda = [
      { step: 'pay stone', seat: 1, to: 2 },
      { step: 'pay stone', seat: 1, to: 2 },
      { step: 'use up', seat: 2, symbol: 'finance' as const },
      { ...end, colour: 'blue' as const },
    ]
    expect(evaluationOf(view({ agenda }))).toMatchObject({
      colour: 'blue',
      trigger: 1,
      other: 2,
      due: 2,
      to: 2,
      named: { 2: 'finance' },
    })
  })
})

it('offers the pieces that may be placed', () => {
  expect(menOffered(['stone on 1 space 2', 'genius on 1 space 2'])).toEqual(['stone', 'genius'])
  expect(menOffered(['genius on 1 space 2'])).toEqual(['genius'])
  expect(menOffered(['take 1', 'stop'])).toEqual([])
})
