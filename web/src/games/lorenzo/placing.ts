/** What somebody at this screen is about to do: which member, where, and what would work then. */
import type { Play } from '../../lib/play.svelte'
import type { Choice } from '../../lib/wire'
import type { Frame, Member, Piece } from './view'

export interface Placing {
  seat: number
  /** Bonus actions place no member. */
  member: Member | null
  space: string | null
  /** What the game says about the action chosen, or with the fewest servants. */
  facts: Choice['facts']
}

const STEPS = ['choose space', 'spend servants', 'bonus tower', 'bonus servants', 'bonus work']

/** The action chosen, or the only thing one is asked about. */
export function placing(play: Play): Placing | null {
  const question = play.question
  if (!question || !STEPS.includes(question.step)) return null
  const { member, space, floor } = question.subject as Frame
  const action = play.pending ?? play.selected
  const chosen = action?.startsWith('space ') ? action.slice(6) : null
  const counting = question.options.find(({ verb }) => verb === 'servants')
  return {
    seat: question.seat,
    member: member ?? null,
    space: space ?? floor ?? chosen,
    facts: (action ? play.choice(action) : counting)?.facts ?? {},
  }
}

/** The member about to stand on a space. */
export function ghostOn(play: Play, space: string): Piece | null {
  const now = placing(play)
  return now?.member && now.space === space ? { seat: now.seat, member: now.member } : null
}

/** What would work in the harvest or production about to be chosen: that itself, for the bonus tile, and cards. */
export function atWork(play: Play): Set<string> {
  const now = placing(play)
  return new Set([...Object.keys(heap(now?.facts.work)), ...Object.keys(heap(now?.facts.works))])
}

/** So many of each, as the game says about an option. */
export function heap(fact: Choice['facts'][string] | undefined): Record<string, number> {
  return typeof fact === 'object' ? fact : {}
}
