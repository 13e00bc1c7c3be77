/** What the game writes as its position and its gloss, and small things read off them. No rules here. */
import type { Play } from '../../lib/play.svelte'

export type Resource = 'coin' | 'stone' | 'servant' | 'shield'
export type Good = Resource | 'faith'
export type Colour = 'green' | 'blue' | 'yellow' | 'purple'
export type Marble = 'yellow' | 'grey' | 'purple' | 'blue' | 'white' | 'red'
export type Favour = 'inactive' | 'face_up' | 'removed'
export type Standing = 'in hand' | 'played' | 'discarded'
export type Goods = Partial<Record<Good, number>>

export const RESOURCES: Resource[] = ['coin', 'stone', 'servant', 'shield']
export const COLOURS: Colour[] = ['green', 'blue', 'yellow', 'purple']

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
  /** The powers chosen so far: "basic", "slot 1", "leader 2". */
  used?: Partial<Record<string, number>>
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

/** What lies in a depot: nothing, or so many of one resource. A leader's depot is for one kind only. */
export interface Depot {
  good: Resource | null
  count: number
}

export interface Warehouse {
  /** The depots of 1, 2 and 3 places. */
  depots: Depot[]
  /** Those of leaders in play. */
  leader_depots: Depot[]
}

/** What the position does not say in so many words. */
export interface Gloss {
  players: (Warehouse & {
    /** What white marbles become: one resource, one of two, or nothing. */
    white: Resource[]
    /** The level of card that each slot takes; nothing where it is full. */
    takes: (number | null)[]
    /** What leaders in play take off the cost of cards. */
    discounts: Goods
  })[]
  /** Before the main action: how many resources whoever acts lacks for each card on display. */
  missing?: Record<string, number>
  /** While goods are stored or paid: which resource is asked about. */
  about?: Resource
  /** Where the goods would lie with that one stored; only if it fits. */
  stored?: Warehouse
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

/** The card that an action such as "buy green slot 2" is about. */
export function cardOfBuy(play: Play, action: string): string | null {
  const choice = play.choice(action)
  return choice?.verb === 'buy' ? (Object.keys(choice.facts.card)[0] ?? null) : null
}
