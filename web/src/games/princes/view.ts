/** What the game writes as its position, and small things read off it for drawing. No rules here. */

export type City = 'venice' | 'milan' | 'florence' | 'rome' | 'naples'
export type Troop = 'cavalry' | 'infantry' | 'pikes' | 'crossbow' | 'artillery' | 'fort'
export type Currency = 'gold' | 'influence'
export type Side = 'attacker' | 'defender'
export type Role = Side | 'ally'
export type Nobody = 'none'
export type Seat = number | Nobody

export const CITIES: City[] = ['venice', 'milan', 'florence', 'rome', 'naples']
export const TROOPS: Troop[] = ['cavalry', 'infantry', 'pikes', 'crossbow', 'artillery', 'fort']
export const CURRENCIES: Currency[] = ['gold', 'influence']
export const SIDES: Side[] = ['attacker', 'defender']

/** Colour and hatching of each city, as its banner is painted. */
export const COLOUR: Record<City, string> = {
  venice: 'red',
  milan: 'blue',
  florence: 'purple',
  rome: 'yellow',
  naples: 'green',
}

export interface Player {
  family: string
  gold: number
  influence: number
  /** War pay on the home town. */
  home: number
  tiles: string[]
  troops: Troop[]
  /** Treachery tiles; `?` for what others hold. */
  hand: string[]
  events: string[]
  markers: number
}

export interface Auction {
  lot: string
  high: number | Nobody
  leader: Seat
  /** Who may still bid, whoever bids next first. */
  bidding: number[]
  blocked: number[]
  offered: boolean
}

export interface War {
  attacker: City | Nobody
  defender: City | Nobody
  condottieri: [Seat, Seat]
  ally: Seat
  side: Side | Nobody
  /** Troops that are worth nothing, such as "attacker pikes". */
  bribed: string[]
  dice: [number, number]
}

/** A step of the agenda: its subject stands beside its key. */
export interface Frame {
  step: string
  /** `?` where others may not know who is asked. */
  seat: number | 'nature' | '?'
  to?: number
  offerer?: number
  give_gold?: number
  give_influence?: number
  ask_gold?: number
  ask_influence?: number
  due?: number
  event?: string
  round?: number
  attacker_total?: number
  defender_total?: number
}

export interface View {
  seats: number
  trading: string
  decade: number
  active: Seat
  wars: number
  passes: number
  offers: number
  pope: Seat
  status: Record<City, number>
  boxes: Record<City, string[]>
  tiles: string[]
  open: string[]
  supply: Partial<Record<Troop, number>>
  deck: string[]
  discards: string[]
  used: string[]
  players: Player[]
  auction: Auction
  war: War
  agenda: Frame[]
}

/** An army by its ranks, as printed facts list them. */
export interface Army {
  /** What counts: troops such as "attacker pikes", and what makes them stronger. */
  fit: string[]
  /** What was lost to bribes. */
  lost: string[]
  /** What all that counts is worth together. */
  attack: number
  defence: number
}

/** An offer of a trade: what is given, and what is asked for. */
export type Offer = Record<Part, number>
export type Part = (typeof PARTS)[number]
export const PARTS = ['give_gold', 'give_influence', 'ask_gold', 'ask_influence'] as const

/** What the position does not say in so many words, worked out by the rules. */
export interface Gloss {
  /** What a tile of each city would score if the game ended now. */
  worth: Record<City, number>
  /** With how much the bidding for a tile of each city begins. */
  least: Record<City, number>
  /** How many wars may be declared in a decade. */
  wars: number
  /** How many treachery tiles each seat may hold. */
  hands: number[]
  /** In how many cities each seat owns tiles. */
  cities: number[]
  /** Each seat's army, as if it were hired to attack and nobody were bribed. */
  armies: Army[]
  /** What kind of thing is sold for which currency, and of an army what it will be paid; null outside auctions. */
  auction: { sale: 'tile' | 'event' | 'pope' | 'army'; currency: Currency; pay: number } | null
  /** Both sides of a war; null for one without a condottiere as long as one may be found. */
  war: Record<Side, Army | null>
  /** The most that each part of an offer may be, while one is being made. */
  offer: Offer | null
}

/** An event as the game tells it. */
export interface Told {
  event: string
  seat?: Seat | 'nature'
  victim?: number
  to?: number
  offerer?: number
  family?: string
  decade?: number
  troop?: Troop
  treachery?: string
  tile?: string
  lot?: string
  city?: City
  attacker?: City
  defender?: City
  winner?: City
  loser?: City
  side?: Side
  role?: Role
  good?: Currency
  exchange?: string
  means?: string
  amount?: number
  gold?: number
  influence?: number
  war_pay?: number
  least?: number
  bid?: number
  paid?: number
  status?: number
  pips?: number
  round?: number
  attack?: number
  attacker_total?: number
  defence?: number
  defender_total?: number
  /** Ranks of an army. */
  fit?: Record<string, number>
  lost?: Record<string, number>
  give_gold?: number
  give_influence?: number
  ask_gold?: number
  ask_influence?: number
}

export const nobody = (word: unknown): word is Nobody => word === 'none'

/** Notation without spaces, as it stands in keys of words. */
export const dashed = (name: string): string => name.replaceAll(' ', '-')

/** Who owns a city tile; 0 for nobody. */
export function ownerOf(view: View, tile: string): number {
  return view.players.findIndex((player) => player.tiles.includes(tile)) + 1
}

/** The seat that is so many places clockwise from another. */
export function seatAhead(view: View, from: number, ahead: number): number {
  return ((from - 1 + ahead) % view.seats) + 1
}

/** How many places clockwise a seat is from another, as notation counts. */
export function aheadOf(view: View, from: number, seat: number): number {
  return (seat - from + view.seats) % view.seats
}

/** All seats clockwise, beginning with one. */
export function round(view: View, from: number): number[] {
  return Array.from({ length: view.seats }, (_, ahead) => seatAhead(view, from, ahead))
}
