/** What stands on the cards and is the same for every table: fetched once. */
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
  /** How many symbols it shows, and how many when it is turned, if it can be. */
  value: number
  rotated: number | null
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
  /** How many evaluations a game has, by the number of seats. */
  evaluations: Record<string, number>
  /** Who pays each seat that takes part alone, in order: by the number of seats or `teams`, position, seat. */
  payers: Record<string, Record<string, number[]>[]>
  teams: number[][]
}

export function cultureOf(facts: Static, id: string): CultureCard | null {
  const card = facts.cards[id]
  return card?.sort === 'culture' ? card : null
}

export function characterOf(facts: Static, id: string): CharacterCard | null {
  const card = facts.cards[id]
  return card?.sort === 'character' ? card : null
}

/** How many symbols a culture card shows as it lies. */
export function symbolsShown(card: CultureCard, turned: boolean): number {
  return (turned ? card.rotated : null) ?? card.value
}

/** Cards that are alike lie on each other: the one on top is the one that would be used. */
export function byKind(cards: string[], facts: Static): { id: string; card: Card; count: number }[] {
  const found = new Map<string, { id: string; card: Card; count: number }>()
  for (const id of cards) {
    const card = facts.cards[id]
    if (!card) continue
    const kind = `${card.sort} ${card.kind}`
    const alike = found.get(kind)
    if (alike) alike.count += 1
    else found.set(kind, { id, card, count: 1 })
  }
  return [...found.values()]
}
