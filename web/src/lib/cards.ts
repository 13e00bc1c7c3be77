import type { CardInfo } from './wire'

/** What cards say, by kind and name: a line of words after the other. */
export type CardTexts = Record<string, Map<string, string[]>>

export function cardTexts(cards: Record<string, CardInfo[]>): CardTexts {
  const entries = Object.entries(cards).map(
    ([domain, list]) => [domain, new Map(list.map((card) => [card.name, card.lines]))] as const,
  )
  return Object.fromEntries(entries)
}
