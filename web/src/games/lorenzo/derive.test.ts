import { describe, expect, it } from 'vitest'
import { fulfilled, lacking, pointsOf, worth } from './derive'
import type { Card, Static } from './static'
import { cardOn, periodOf, piecesOn, type Player, type View } from './view'

const card = (type: Card['type'], more: Partial<Card> = {}): Card => ({
  number: 1,
  type,
  period: 1,
  costs: [],
  immediate: [],
  ...more,
})

const facts = {
  cards: {
    crusade: card('venture', { costs: [{ goods: { military: 4 }, needed: 8 }], points: 5 }),
    walls: card('venture', { costs: [{ goods: { stone: 3 }, needed: 0 }], points: 3 }),
    mine: card('territory', { value: 1 }),
    warlord: card('character', { lasting: [{ kind: 'raise', action: 'territory', amount: 2 }] }),
  },
  leaders: {
    lucrezia: { needs: [], once: false, ability: { kind: 'worth', whose: 'coloured', more: 2, becomes: 0 } },
    moro: { needs: [], once: false, ability: { kind: 'worth', whose: 'coloured', more: 0, becomes: 5 } },
    malatesta: { needs: [], once: false, ability: { kind: 'worth', whose: 'neutral', more: 3, becomes: 0 } },
    federico: {
      needs: [],
      once: true,
      ability: { kind: 'worth', whose: 'one coloured', more: 0, becomes: 6 },
    },
  },
  tiles: {
    'I-7': { kind: 'worth', whose: 'coloured', more: -1, becomes: 0 },
    'III-2': { kind: 'unscored', type: 'venture' },
  },
  board: {
    military: { most: 25, slots: [0, 0, 3, 7, 12, 18], first: 5, second: 2 },
    territories: [0, 0, 0, 1, 4, 10, 20],
    characters: [0, 1, 3, 6, 10, 15, 21],
  },
} as unknown as Static

const player = (more: Partial<Player> = {}): Player => ({
  goods: {},
  cards: { territory: [], character: [], building: [], venture: [] },
  members: ['white', 'black', 'orange', 'neutral'],
  bonus: 'standard',
  tiles: [],
  hand: [],
  played: [],
  used: [],
  copied: 'none',
  strong: 'none',
  ...more,
})

const view = (one: Player): View =>
  ({ players: [one], dice: { white: 4, black: 2, orange: 6 }, round: 3 }) as unknown as View

describe('what a member is worth', () => {
  const of = (more: Partial<Player>, member: 'white' | 'neutral') =>
    worth(view(player(more)), facts, 1, member)

  it('is what the die shows, and nothing for the neutral one', () => {
    expect([of({}, 'white'), of({}, 'neutral')]).toEqual([4, 0])
  })

  it('is changed by leaders in play, one’s own or copied', () => {
    expect(of({ played: ['moro'] }, 'white')).toBe(5)
    expect(of({ played: ['moro', 'lucrezia'] }, 'white')).toBe(7)
    expect(of({ played: ['malatesta'] }, 'neutral')).toBe(3)
    expect(of({ copied: 'lucrezia' }, 'white')).toBe(6)
    expect(of({ hand: ['moro'] }, 'white')).toBe(4)
  })

  it('is 6 for the one that Federico chose, and for no other', () => {
    expect(of({ played: ['federico'], strong: 'white' }, 'white')).toBe(6)
    expect(of({ played: ['federico'], strong: 'black' }, 'white')).toBe(4)
    expect(of({ played: ['federico'], strong: 'white', tiles: ['I-7'] }, 'white')).toBe(5)
  })
})

describe('what is missing', () => {
  it('for a card is the first good there is too little of', () => {
    expect(lacking(player(), facts, facts.cards.walls)).toBe('stone')
    expect(lacking(player({ goods: { stone: 3 } }), facts, facts.cards.walls)).toBeNull()
    expect(lacking(player({ goods: { military: 7 } }), facts, facts.cards.crusade)).toBe('military')
  })

  it('for a territory is the military of its slot', () => {
    const cards = { territory: ['mine', 'mine'], character: [], building: [], venture: [] }
    expect(lacking(player({ cards, goods: { military: 2 } }), facts, facts.cards.mine)).toBe('military')
    expect(lacking(player({ cards, goods: { military: 3 } }), facts, facts.cards.mine)).toBeNull()
  })

  it('for a leader is counted in goods, cards of a type, or of any one type', () => {
    const cards = { territory: ['mine'], character: [], building: [], venture: ['walls', 'crusade'] }
    const one = player({ cards, goods: { wood: 4 } })
    expect(fulfilled(one, { good: 'wood', amount: 10 })).toBe(4)
    expect(fulfilled(one, { type: 'territory', amount: 5 })).toBe(1)
    expect(fulfilled(one, { type: 'any', amount: 6 })).toBe(2)
  })
})

describe('points at the end', () => {
  const cards = {
    territory: Array(4).fill('mine'),
    character: ['warlord'],
    building: [],
    venture: ['walls', 'crusade'],
  }

  it('go by number, or by what is printed', () => {
    const one = player({ cards })
    expect(pointsOf(one, facts, 'territory')).toBe(4)
    expect(pointsOf(one, facts, 'character')).toBe(1)
    expect(pointsOf(one, facts, 'venture')).toBe(8)
  })

  it('are none under an excommunication', () => {
    expect(pointsOf(player({ cards, tiles: ['III-2'] }), facts, 'venture')).toBe(0)
  })
})

describe('reading the position', () => {
  const found = {
    round: 3,
    floors: { 'venture 1': 'walls', 'venture 2': 'none' },
    spaces: { palace: ['2 white', '1 neutral'], harvest: [] },
  } as unknown as View

  it('knows who stands where, and which card lies on a floor', () => {
    expect(piecesOn(found, 'palace')).toEqual([
      { seat: 2, member: 'white' },
      { seat: 1, member: 'neutral' },
    ])
    expect(piecesOn(found, 'harvest')).toEqual([])
    expect([cardOn(found, 'venture 1'), cardOn(found, 'venture 2')]).toEqual(['walls', null])
  })

  it('counts two rounds a period', () => {
    expect([0, 1, 2, 3, 6].map((round) => periodOf({ round } as View))).toEqual([1, 1, 1, 2, 3])
  })
})
