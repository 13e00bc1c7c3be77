/** What the game writes as its position, and small things read off it for drawing. No rules here. */

export type Resource = 'coin' | 'stone' | 'servant' | 'shield'
export type Good = Resource | 'faith'
export type Colour = 'green' | 'blue' | 'yellow' | 'purple'
export type Marble = 'yellow' | 'grey' | 'purple' | 'blue' | 'white' | 'red'
export type Favour = 'inactive' | 'face_up' | 'removed'
export type Standing = 'in hand' | 'played' | 'discarded'
export type Goods = Partial<Record<Good, number>>

export const RESOURCES: Resource[] = ['coin', 'stone', 'servant', 'shield']
export const COLOURS: Colour[] = ['green', 'blue', 'yellow', 'purple']
export const MARBLE_GIVES: Record<Marble, Good | null> = {
  blue: 'shield',
  grey: 'stone',
  yellow: 'coin',
  purple: 'servant',
  red: 'faith',
  white: null,
}

export interface Player {
  faith: number
  warehouse: Goods
  strongbox: Goods
  slots: string[][]
  leaders: string[]
  standing: Standing[]
  rejected: string[]
  favours: Favour[]
}

/** A step of the agenda: its subject stands beside its key. */
export interface Frame {
  step: string
  seat: number | 'nature'
  left?: number
  whites?: number
  red?: number
  taken?: Goods
  discarded?: number
  due?: Goods
  next?: string
  pays?: Goods
  gains?: Goods
  first?: Resource
  second?: Resource
  leader?: number | string
}

export interface View {
  seats: number
  market: Marble[][]
  slide: Marble
  tops: Record<string, string>
  under: Record<string, string[]>
  players: Player[]
  reported: boolean[]
  last_round: boolean
  cross: number
  tokens: string[]
  removed: string[]
  agenda: Frame[]
}

/** An event as the game tells it. */
export interface Told {
  event: string
  seat?: number
  card?: string
  leader?: string
  line?: string
  resource?: Resource
  count?: number
  steps?: number
  space?: number
  section?: number
  favour?: Favour
  warehouse?: number
  strongbox?: number
  slot?: number
  goods?: Goods
  token?: string
}

/** The goods of a heap in their order, without those there are none of. */
export function heap(goods: Goods | undefined): [Good, number][] {
  return (['coin', 'stone', 'servant', 'shield', 'faith'] as Good[])
    .map((good): [Good, number] => [good, goods?.[good] ?? 0])
    .filter(([, amount]) => amount > 0)
}

export function total(goods: Goods | undefined): number {
  return heap(goods).reduce((sum, [, amount]) => sum + amount, 0)
}

/** Everything a player has of a resource. */
export function supply(player: Player, good: Good): number {
  return (player.warehouse[good] ?? 0) + (player.strongbox[good] ?? 0)
}

export function cardsOwned(player: Player): number {
  return player.slots.reduce((sum, slot) => sum + slot.length, 0)
}

/** The card on top of a deck, or nothing where it has run out. */
export function topOf(view: View, colour: string, level: number): string | null {
  const card = view.tops[`${colour} ${level}`]
  return !card || card === 'none' ? null : card
}

/** How many cards a deck has, the visible one included. */
export function deckSize(view: View, colour: string, level: number): number {
  return (topOf(view, colour, level) ? 1 : 0) + (view.under[`${colour} ${level}`]?.length ?? 0)
}

/** The card an action such as "buy green slot 2" is about: the slot decides the level. */
export function cardOfBuy(view: View, seat: number, action: string): string | null {
  const match = /^buy (\w+) slot (\d)$/.exec(action)
  if (!match) return null
  const slot = view.players[seat - 1]?.slots[Number(match[2]) - 1]
  return slot ? topOf(view, match[1], slot.length + 1) : null
}
