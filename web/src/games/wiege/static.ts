/** What stands on the cards: fetched once, the same for every table. */
import type { Colour, CultureSymbol } from './view'

export type Source = 'rulebook' | 'reviews' | 'reconstructed'

export interface EventCard {
  group: 'red' | 'violet' | 'green' | 'blue' | 'grey' | 'black'
  year: number
  symbols: CultureSymbol[]
  /** Where the spaces lie in the picture. */
  spaces: { colour: Colour; x: number; y: number }[]
  /** Pairs of spaces, counted from 1. */
  roads: [number, number][]
  source: Record<string, Source>
}

export interface CultureCard {
  sort: 'culture'
  form: 'genius' | 'rotation' | 'joker'
  kind: string
  symbols: CultureSymbol[]
  mark: Colour | null
  source: Record<string, Source>
}

export interface CharacterCard {
  sort: 'character'
  kind: string
  value: number
  symbol: CultureSymbol | null
  source: Record<string, Source>
}

export type Card = CultureCard | CharacterCard

export interface Position {
  id: string
  where: 'central' | 'border'
  reach: number[]
}

export interface Static {
  events: Record<string, EventCard>
  cards: Record<string, Card>
  /** By the number of seats. */
  positions: Record<string, Position[]>
  event_deck: Record<string, number>
  teams: number[][]
}
