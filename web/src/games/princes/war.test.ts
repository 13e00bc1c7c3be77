import { describe, expect, it } from 'vitest'
import type { DerivedArmy, Frame, Derived, Told, War } from './generated'
import { warStory } from './war'

describe('the story of a war', () => {
  const peace: War = {
    attacker: 'none',
    defender: 'none',
    condottieri: ['none', 'none'],
    ally: 'none',
    side: 'none',
    bribed: [],
    dice: [0, 0],
    offered: [],
  }
  const gone = { 'attacker cavalry': 1 }
  const left = { 'attacker pikes': 1, 'swiss mercenaries': 1 }
  const whole = { ...gone, ...left }
  const none: Derived['war'] = { attacker: null, defender: null }
  const venetians = { event: 'army drawn up', side: 'attacker', city: 'venice' } as const
  const romans = { event: 'army drawn up', side: 'defender', city: 'rome' } as const
  const fought = { event: 'round fought', attacker: 'venice', defender: 'rome' } as const
  const told: Told[] = [
    { event: 'war declared', seat: 3, attacker: 'venice', defender: 'rome' },
    { event: 'lot won', lot: 'attacker', seat: 1, bid: 6, good: 'gold', paid: 4 },
    { event: 'lot won', lot: 'defender', seat: 2, bid: 4, good: 'gold', paid: 4 },
    { event: 'condottiere paid', seat: 1, side: 'attacker', city: 'venice', gold: 6 },
    { event: 'condottiere paid', seat: 2, side: 'defender', city: 'rome', gold: 5 },
    { ...venetians, attack: 3, defence: 4, fit: whole, lost: {} },
    { ...romans, attack: 4, defence: 5, fit: { este: 1 }, lost: {} },
    { event: 'troop bribed', seat: 2, victim: 1, role: 'attacker', troop: 'cavalry' },
    { ...venetians, attack: 1, defence: 3, fit: left, lost: gone },
    { event: 'die cast', side: 'attacker', pips: 5 },
    { event: 'die cast', side: 'defender', pips: 1 },
    { ...fought, round: 1, attack: 1, attacker_total: 6, defence: 5, defender_total: 6 },
    { event: 'countered', seat: 2, city: 'rome' },
    { event: 'die cast', side: 'attacker', pips: 2 },
    { event: 'die cast', side: 'defender', pips: 6 },
    { ...fought, round: 2, attack: 3, attacker_total: 5, defence: 4, defender_total: 10 },
    { event: 'war won', seat: 2, winner: 'rome', loser: 'venice', status: 2 },
    { event: 'status changed', city: 'rome', status: 7 },
    { event: 'status changed', city: 'venice', status: 4 },
  ]

  it('gives no marker to a city that won by itself', () => {
    const alone = told.map((event) =>
      event.event === 'war won' ? { ...event, seat: 'nature' as const } : event,
    )
    const story = warStory(peace, none, alone)!
    expect(story.winner).toBe('rome')
    expect(story.marker).toBe('none')
  })

  it('is none where nothing was told and nobody fights', () => {
    expect(warStory(peace, none, [])).toBeNull()
  })

  it('can be told to its end after the position has forgotten it', () => {
    const story = warStory(peace, none, told)!
    expect(story.condottieri).toEqual([1, 2])
    expect(story.hired).toEqual([
      { bid: 6, paid: 4 },
      { bid: 4, paid: 4 },
    ])
    expect(story.armies).toEqual([
      {
        fit: ['attacker pikes', 'swiss mercenaries'],
        lost: ['attacker cavalry'],
        attack: 1,
        defence: 3,
      },
      { fit: ['este'], lost: [], attack: 4, defence: 5 },
    ])
    expect(story.rounds).toEqual([
      { dice: [5, 1], strength: [1, 5], total: [6, 6] },
      { dice: [2, 6], strength: [3, 4], total: [5, 10] },
    ])
    expect(story).toMatchObject({ end: 'won', winner: 'rome', marker: 2, levels: 2 })
    expect(story.status).toEqual({ rome: 7, venice: 4 })
  })

  it('says whose side the Pope has taken, as told and as the position has it', () => {
    const joined: Told[] = [
      ...told.slice(0, 7),
      { event: 'league joined', seat: 4, side: 'defender', city: 'rome' },
    ]
    expect(warStory(peace, none, joined)).toMatchObject({ ally: 4, allied: 'rome' })
    const war: War = { ...peace, attacker: 'venice', defender: 'rome', ally: 4, side: 'attacker' }
    expect(warStory(war, none, [])).toMatchObject({ ally: 4, allied: 'venice' })
  })

  it('rolls again in the same round', () => {
    const again = [...told.slice(0, 12), told[9], { event: 'die cast', side: 'defender', pips: 4 } as const]
    expect(warStory(peace, none, again)!.rounds).toEqual([{ dice: [5, 4], strength: null, total: null }])
  })

  it('is read off the position where nothing was told', () => {
    const war: War = {
      ...peace,
      attacker: 'venice',
      defender: 'rome',
      condottieri: [1, 'none'],
      dice: [3, 4],
    }
    const venice: DerivedArmy = { fit: ['attacker pikes'], lost: [], attack: 0, defence: 2 }
    const frame: Frame = { step: 'counter-attack', seat: 2, attacker_total: 5, defender_total: 7 }
    const story = warStory(war, { attacker: venice, defender: null }, [], frame)!
    expect(story.condottieri).toEqual([1, 'none'])
    expect(story.armies).toEqual([venice, null])
    expect(story.rounds).toEqual([{ dice: [3, 4], strength: null, total: [5, 7] }])
  })
})
