/** Placements as a player thinks of them, worked out from what the game says about options. No rules here. */
import type { Choice } from '../../lib/wire'
import type { Game, Member, Play, Space } from './generated'

export type ServantsChoice = Choice<Game, 'servants'>
type Told = Choice['facts']

/** A member that can go to a space; bonus actions place none. */
export interface Offer {
  member: Member | null
  /** What the member is worth before anything is added. */
  worth: number
  /** What the game says about it, with the fewest servants. */
  facts: Told
  /** What is answered before servants are asked for. */
  answers: string[]
}

export interface Summand {
  /** Who or what adds it; empty for what has no name. */
  name: string
  amount: number
}

/** So many of each, as the game says about an option. */
export function heap(fact: Told[string] | undefined): Record<string, number> {
  return typeof fact === 'object' ? fact : {}
}

/** Where a member that can go to one space only is placed: that is not asked. */
export const onlySpace = (facts: Told): Space | null => (Object.keys(heap(facts.space)) as Space[])[0] ?? null

export const servantsOf = (facts: Told): number => Number(facts.servants ?? 0)

/** What a harvest or production reaches: that itself, for the bonus tile, and cards. */
export const reached = (facts: Told): string[] => [
  ...Object.keys(heap(facts.work)),
  ...Object.keys(heap(facts.works)),
]

/**
 * Whom one would send to a space: whoever needs the fewest servants; of these, where more works the more, whoever
 * reaches most; and of these the least, so that the others stay free.
 */
export function bestOf(offers: Offer[]): Offer | null {
  const [first, ...others] = offers
  const before = (one: Offer, other: Offer) =>
    servantsOf(one.facts) - servantsOf(other.facts) ||
    reached(other.facts).length - reached(one.facts).length ||
    one.worth - other.worth
  return first ? others.reduce((best, offer) => (before(offer, best) < 0 ? offer : best), first) : null
}

/** What comes of an option, whatever it takes. */
function outcome({ facts }: ServantsChoice): string {
  const { value, servants, ...rest } = facts
  return JSON.stringify(rest)
}

/** The numbers of servants worth asking for: from the least to the last that changes anything. */
export function worthAsking(ways: ServantsChoice[]): ServantsChoice[] {
  const last = ways.findLastIndex((way, place) => place > 0 && outcome(way) !== outcome(ways[place - 1]))
  return ways.slice(0, Math.max(1, last + 1))
}

/** How many servants more would change something, and what works then besides. */
export function nextStep(ways: ServantsChoice[], now: number): { count: number; names: string[] } | null {
  const here = ways[now]
  const next = ways.slice(now + 1).find((way) => outcome(way) !== outcome(here))
  if (!next) return null
  const already = reached(here.facts)
  return {
    count: servantsOf(next.facts) - servantsOf(here.facts),
    names: reached(next.facts).filter((id) => !already.includes(id)),
  }
}

/** A sum as it is written down: `3 − 3 + 2 Farmer + 1 servant = 3`. */
export function written(first: number, summands: Summand[], total: number): string {
  const others = summands.filter(({ amount }) => amount !== 0)
  if (others.length === 0) return String(total)
  const parts = others.map(
    ({ name, amount }) =>
      `${amount < 0 ? '−' : '+'} ${[Math.abs(amount), name].filter(Boolean).join('\u00a0')}`,
  )
  return `${[first, ...parts].join(' ')} = ${total}`
}

/** What is done on a space. */
export function kindOf(space: Space): 'card' | 'harvest' | 'production' | 'market' | 'palace' {
  if (space.endsWith('harvest')) return 'harvest'
  if (space.endsWith('production')) return 'production'
  if (space === 'palace') return 'palace'
  return space.startsWith('market') ? 'market' : 'card'
}

/** Whether nobody can be placed: all that is left is to give the placement up, and leaders. */
export function isStuck(play: Play): boolean {
  return play.option('lose placement') !== null && play.options('member').length === 0
}
