import { describe, expect, it } from 'vitest'
import { army, cityValues, handLimit, strength, warStory } from './derive'
import type { Static } from './static'
import type { Player, Told, View, War } from './view'

const figures = {
  'points of the first city': 10,
  'points of the second city': 7,
  'points of the third city': 5,
  'points of the fourth city': 3,
  'points of the fifth city': 1,
  'treachery tiles in hand': 2,
}
const facts = {
  figures: Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, { value }])),
  families: {
    baglioni: { home: 'perugia', ability: { kind: 'discount', won: 'condottiere', amount: 1 } },
    este: { home: 'ferrara', ability: { kind: 'arms', troop: 'artillery', attack: 1, defence: 1 } },
    malatesta: { home: 'rimini', ability: { kind: 'room', more: 1 } },
  },
  tiles: {
    'swiss mercenaries': {
      city: 'milan',
      always: [{ kind: 'arms', troop: 'pikes', attack: 1, defence: 1 }],
    },
    'caterina sforza': { city: 'milan', always: [{ kind: 'arms', troop: 'any', attack: 0, defence: 2 }] },
    'cesare borgia': { city: 'rome', always: [{ kind: 'room', more: 1 }] },
  },
  troops: {
    cavalry: { attack: 2, defence: 1 },
    pikes: { attack: 0, defence: 2 },
    artillery: { attack: 3, defence: 1 },
    fort: { attack: 0, defence: 3 },
  },
} as unknown as Static

const player = (family: string, troops: string[], tiles: string[] = []) =>
  ({ family, troops, tiles, hand: [], events: [] }) as unknown as Player

function table(status: number[], artists: number[] = [0, 0, 0, 0, 0]): View {
  const cities = ['venice', 'milan', 'florence', 'rome', 'naples']
  return {
    status: Object.fromEntries(cities.map((city, place) => [city, status[place]])),
    boxes: Object.fromEntries(cities.map((city, place) => [city, Array(artists[place]).fill('artist')])),
  } as unknown as View
}

describe('what a tile of each city is worth', () => {
  it('falls from ten to one by status', () => {
    expect(cityValues(table([7, 6, 8, 5, 4]), facts)).toEqual({
      venice: 7,
      milan: 5,
      florence: 10,
      rome: 3,
      naples: 1,
    })
  })

  it('is decided by artists where the status is equal', () => {
    const { milan, florence } = cityValues(table([7, 6, 6, 5, 4], [0, 0, 1, 0, 0]), facts)
    expect([milan, florence]).toEqual([5, 7])
  })

  it('drops one place for cities that are still tied', () => {
    expect(Object.values(cityValues(table([9, 6, 6, 6, 3]), facts))).toEqual([10, 5, 5, 5, 3])
    expect(Object.values(cityValues(table([5, 5, 5, 5, 5]), facts))).toEqual([7, 7, 7, 7, 7])
  })
})

describe('an army', () => {
  it('is the sum of its troops and of what makes them stronger', () => {
    expect(strength(army(player('este', ['artillery', 'fort']), facts, 'defender', []))).toEqual({
      attack: 4,
      defence: 5,
    })
  })

  it('loses a bribed troop', () => {
    const geoff = player('baglioni', ['cavalry', 'pikes'], ['swiss mercenaries'])
    expect(strength(army(geoff, facts, 'attacker', ['attacker cavalry']))).toEqual({ attack: 1, defence: 3 })
  })

  it('loses with a troop what rests on it', () => {
    const geoff = player('baglioni', ['cavalry', 'pikes'], ['swiss mercenaries'])
    expect(strength(army(geoff, facts, 'attacker', ['attacker pikes']))).toEqual({ attack: 2, defence: 1 })
  })

  it('keeps what needs any troop until the last one is bribed', () => {
    const lady = player('baglioni', ['cavalry', 'pikes'], ['caterina sforza'])
    expect(strength(army(lady, facts, 'attacker', ['attacker pikes'])).defence).toBe(3)
    const all = ['attacker pikes', 'attacker cavalry']
    expect(strength(army(lady, facts, 'attacker', all)).defence).toBe(0)
  })

  it('brings troops alone as an ally', () => {
    const pope = player('este', ['artillery'])
    expect(strength(army(pope, facts, 'ally', [])).attack).toBe(3)
  })
})

it('knows how many treachery tiles may be held', () => {
  expect(handLimit(player('este', []), facts)).toBe(2)
  expect(handLimit(player('malatesta', [], ['cesare borgia']), facts)).toBe(4)
})

describe('the story of a war', () => {
  const peace: War = {
    attacker: 'none',
    defender: 'none',
    condottieri: ['none', 'none'],
    ally: 'none',
    side: 'none',
    bribed: [],
    dice: [0, 0],
  }
  const told: Told[] = [
    { event: 'war declared', seat: 3, attacker: 'venice', defender: 'rome' },
    { event: 'lot won', lot: 'attacker', seat: 1, bid: 6, paid: 4 },
    { event: 'lot won', lot: 'defender', seat: 2, bid: 4, paid: 4 },
    { event: 'condottiere paid', seat: 1, side: 'attacker', gold: 6 },
    { event: 'condottiere paid', seat: 2, side: 'defender', gold: 5 },
    { event: 'troop bribed', seat: 2, role: 'attacker', troop: 'cavalry' },
    { event: 'die cast', side: 'attacker', pips: 5 },
    { event: 'die cast', side: 'defender', pips: 1 },
    { event: 'round fought', round: 1, attack: 1, attacker_total: 6, defence: 5, defender_total: 6 },
    { event: 'countered', seat: 2, city: 'rome' },
    { event: 'die cast', side: 'attacker', pips: 2 },
    { event: 'die cast', side: 'defender', pips: 6 },
    { event: 'round fought', round: 2, attack: 3, attacker_total: 5, defence: 4, defender_total: 10 },
    { event: 'war won', seat: 2, winner: 'rome', loser: 'venice', status: 2 },
    { event: 'status changed', city: 'rome', status: 7 },
    { event: 'status changed', city: 'venice', status: 4 },
  ]

  it('is none where nothing was told and nobody fights', () => {
    expect(warStory(peace, [])).toBeNull()
  })

  it('can be told to its end after the position has forgotten it', () => {
    const story = warStory(peace, told)!
    expect(story.condottieri).toEqual([1, 2])
    expect(story.hired).toEqual([
      { bid: 6, paid: 4 },
      { bid: 4, paid: 4 },
    ])
    expect(story.bribed).toEqual(['attacker cavalry'])
    expect(story.rounds).toEqual([
      { dice: [5, 1], strength: [1, 5], total: [6, 6] },
      { dice: [2, 6], strength: [3, 4], total: [5, 10] },
    ])
    expect(story).toMatchObject({ end: 'won', winner: 'rome', marker: 2, levels: 2 })
    expect(story.status).toEqual({ rome: 7, venice: 4 })
  })

  it('rolls again in the same round', () => {
    const again = [...told.slice(0, 9), told[6], { ...told[7], pips: 4 }]
    expect(warStory(peace, again)!.rounds).toEqual([{ dice: [5, 4], strength: null, total: null }])
  })

  it('is read off the position where nothing was told', () => {
    const war: War = {
      ...peace,
      attacker: 'venice',
      defender: 'rome',
      condottieri: [1, 'none'],
      dice: [3, 4],
    }
    const frame = { step: 'counter-attack', seat: 2, attacker_total: 5, defender_total: 7 }
    const story = warStory(war, [], frame)!
    expect(story.condottieri).toEqual([1, 'none'])
    expect(story.rounds).toEqual([{ dice: [3, 4], strength: null, total: [5, 7] }])
  })
})
