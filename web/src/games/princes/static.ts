/** What stands on tiles and board: fetched once, the same for every table. */
import type { City, Currency, Nobody, Role, Troop } from './view'

export type Goods = Partial<Record<Currency | 'vp', number>>
export type Source = 'rulebook' | 'public' | 'reconstructed'
export type Won = 'condottiere' | 'artist' | 'pope'

export type Effect =
  | { kind: 'gain'; goods: Goods }
  | { kind: 'per'; goods: Goods; thing: string }
  | { kind: 'discount'; won: Won; good: Currency | 'either'; amount: number }
  | { kind: 'either'; of: { pay: Goods; gain: Goods }[] }
  | { kind: 'arms'; troop: Troop | 'any'; attack: number; defence: number }
  | { kind: 'room'; more: number }
  | { kind: 'steal'; good: Currency; amount: number }
  | { kind: 'take'; tiles: number }
  | { kind: 'pays'; won: Won; good: Currency; amount: number }
  | { kind: 'status'; change: number }
  | { kind: 'merchant' | 'reroll' | 'veto' | 'start war' | 'block bid' | 'bribe troop' }

/** Where the figures come from, one by one and altogether. */
interface Sourced {
  source: Source
  sources: Record<string, Source>
}

export interface Family extends Sourced {
  home: string
  income: Goods
  ability: Effect
}

export interface Tile extends Sourced {
  city: City
  income: Goods
  always: Effect[]
  once: Effect | null
}

export interface TroopType extends Sourced {
  number: number
  cost: number
  attack: number
  defence: number
  income: Goods
}

export interface EventTile extends Sourced {
  decade: number
  currency: Currency
  artist: boolean
  effect: Effect
}

export interface Treachery extends Sourced {
  number: number
  effect: Effect
}

/** What an army may consist of. */
export interface Rank {
  /** A troop, a family, a city tile, or the citizens of a city that nobody fights for. */
  of: string
  /** Whose troop it is; nobody's for anything but troops. */
  role: Role | Nobody
  /** Of which type it is, or which it makes stronger. */
  troop: Troop | 'any'
  attack: number
  defence: number
}

export interface Static {
  families: Record<string, Family>
  tiles: Record<string, Tile>
  troops: Record<Troop, TroopType>
  events: Record<string, EventTile>
  /** In the order in which an army is listed. */
  ranks: Record<string, Rank>
  treachery: Record<string, Treachery>
  figures: Record<string, { value: number; source: Source }>
}

export const tilesOf = (facts: Static, city: City): string[] =>
  Object.keys(facts.tiles).filter((tile) => facts.tiles[tile].city === city)
