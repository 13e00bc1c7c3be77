/** Small things read off the position and the printed facts, for drawing. No rules here. */
import type { City, Currency, EventTile, Facts, Good, Side, Tile, Troop, View, WarWord } from './generated'

export type Goods = Partial<Record<Good, number>>
export type Nobody = 'none'
export type Seat = number | Nobody

export const CITIES: City[] = ['venice', 'milan', 'florence', 'rome', 'naples']
export const TROOPS: Troop[] = ['cavalry', 'infantry', 'pikes', 'crossbow', 'artillery', 'fort']
export const CURRENCIES: Currency[] = ['gold', 'influence']
export const SIDES: Side[] = ['attacker', 'defender']

/** The parts of an offer of a trade: what is given, and what is asked for. */
export const PARTS = ['give_gold', 'give_influence', 'ask_gold', 'ask_influence'] as const
export type Part = (typeof PARTS)[number]

/** Colour and hatching of each city, as its banner is painted. */
export const COLOUR: Record<City, string> = {
  venice: 'red',
  milan: 'blue',
  florence: 'purple',
  rome: 'yellow',
  naples: 'green',
}

export const nobody = (word: unknown): word is Nobody => word === 'none'

/** Notation without spaces, as it stands in keys of words. */
export const dashed = (name: string): string => name.replaceAll(' ', '-')

/** Who owns a city tile; 0 for nobody. */
export function ownerOf(view: View, tile: Tile): number {
  return view.players.findIndex((player) => player.tiles.includes(tile)) + 1
}

/** Whether a tile changes one currency into the other. */
export const isBank = ({ tiles }: Facts, tile: Tile): boolean => tiles[tile].once?.kind === 'either'

/** The picture of an event: artists, trade, or the war that the French bring. */
export function iconOf({ artist, effect }: Facts['events'][EventTile]): string {
  if (artist) return 'artist'
  return effect.kind === 'status' ? 'war' : 'merchant'
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

/** A war as an option names it. */
export const warOf = (attacker: City, defender: City) => `${attacker} ${defender}` as WarWord

export const isTile = (facts: Facts, lot: string): lot is Tile => lot in facts.tiles
export const isEvent = (facts: Facts, lot: string): lot is EventTile => lot in facts.events

export const tilesOf = (facts: Facts, city: City): Tile[] =>
  (Object.keys(facts.tiles) as Tile[]).filter((tile) => facts.tiles[tile].city === city)
