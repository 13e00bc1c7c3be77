/** What stands on the cards: fetched once, the same for every table. */
import type { Colour, Good, Goods, Marble, Resource } from './view'

export interface Card {
  colour: Colour
  level: number
  cost: Goods
  pay: Goods
  gain: Goods
  points: number
}

export interface Need {
  colour?: Colour
  level?: number
  resource?: Resource
  amount: number
}

/** A production power also yields so many resources of one's choice. */
export type Power =
  | { kind: 'discount' | 'depot' | 'white'; good: Good; amount: number }
  | { kind: 'production'; pay: Goods; gain: Goods; any: number }

export interface Leader {
  needs: Need[]
  power: Power
  points: number
}

export interface Token {
  colour?: Colour | null
  /** How many cards of its colour it takes away. */
  cards?: number
  cross?: number
  reshuffle?: boolean
}

export interface Section {
  first: number
  pope: number
  points: number
}

export interface Static {
  cards: Record<string, Card>
  leaders: Record<string, Leader>
  tokens: Record<string, Token>
  /** What a marble gives by itself. */
  marbles: Record<Marble, Goods>
  /** The places of the three depots, and of a leader's depot. */
  depots: number[]
  leader_depot: number
  track: { points: number[]; sections: Section[] }
}
