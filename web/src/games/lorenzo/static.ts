/** What stands on cards, boards and tiles, as the game prints it. */
import type { Good, Goods, Type } from './view'

export type Effect =
  | { kind: 'gain' | 'tax'; goods: Goods }
  | { kind: 'per'; goods: Goods; thing: string; every: number }
  | { kind: 'action'; action: string; value: number; less: Goods }
  | { kind: 'exchange'; pay: Goods; gain: Goods }
  | { kind: 'either'; of: Effect[] }
  | { kind: 'raise'; action: string; amount: number }
  | { kind: 'discount'; type: Type | 'any'; good: Good; amount: number }
  | { kind: 'worth'; whose: 'coloured' | 'one coloured' | 'neutral'; more: number; becomes: number }
  | { kind: 'rule'; rule: string }
  | { kind: 'unscored'; type: Type }
  | { kind: 'forfeit'; thing: string; every: number }

export interface Cost {
  goods: Goods
  needed: number
}

export interface Card {
  number: number
  type: Type
  period: number
  costs: Cost[]
  immediate: Effect[]
  /** Territories and buildings: the value they work from, and what they do. */
  value?: number
  works?: Effect[]
  /** Characters. */
  lasting?: Effect[]
  /** Ventures: at the end. */
  points?: number
}

export interface Need {
  type?: Type | 'any'
  good?: Good
  amount: number
}

export interface Leader {
  needs: Need[]
  once: boolean
  ability: Effect
}

export interface Stall {
  goods: Goods
  privileges: number
}

export interface Static {
  cards: Record<string, Card>
  leaders: Record<string, Leader>
  tiles: Record<string, Effect>
  bonus_tiles: Record<string, { harvest: Goods; production: Goods; advanced: boolean }>
  board: {
    floors: { minimum: number[]; bonus: number[]; good: Record<Type, Good> }
    /** The value that spaces outside the towers want. */
    least: number
    /** By how much the large spaces lower the value. */
    large: number
    market: Stall[]
    palace: Stall
    privileges: Record<string, Goods>
    /** Of each period: the faith one must have, and the round after which it is asked for. */
    faith: { most: number; points: number[]; thresholds: number[]; reports: number[] }
    military: { most: number; slots: number[]; first: number; second: number }
    rounds: number
    /** Leaders that everybody keeps. */
    leaders: number
    /** The most of each type. */
    cards: number
  }
}
