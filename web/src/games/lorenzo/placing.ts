/** What somebody at this screen is about to do: which member, where, and what would work then. */
import type { Play } from '../../lib/play.svelte'
import type { Static } from './static'
import type { Frame, Member, Piece, View } from './view'

export interface Placing {
  seat: number
  /** Bonus actions place no member. */
  member: Member | null
  space: string | null
  /** The value of the action, as far as it is known. */
  value: number | null
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
  const value = (action ? play.choice(action) : counting)?.facts.value
  return {
    seat: question.seat,
    member: member ?? null,
    space: space ?? floor ?? chosen,
    value: typeof value === 'number' ? value : null,
  }
}

/** The member about to stand on a space. */
export function ghostOn(play: Play, space: string): Piece | null {
  const now = placing(play)
  return now?.member && now.space === space ? { seat: now.seat, member: now.member } : null
}

/** What a harvest or production of the chosen value would reach: cards, and by their type the bonus tile. */
export function reached(play: Play, view: View, facts: Static): Set<string> {
  const now = placing(play)
  if (!now || now.value === null || now.value < 1) return new Set()
  const kind = now.space ?? workOf(play, facts)
  const type = kind?.includes('harvest') ? 'territory' : kind?.includes('production') ? 'building' : null
  if (type === null) return new Set()
  const cards = view.players[now.seat - 1].cards[type]
  return new Set([type, ...cards.filter((id) => (facts.cards[id].value ?? 99) <= now.value!)])
}

/** What a bonus action without a space does. */
function workOf(play: Play, facts: Static): string | null {
  const source = (play.question?.subject as Frame | undefined)?.source
  if (!source) return null
  const effects = facts.cards[source]?.immediate ?? [facts.leaders[source]?.ability]
  const act = effects.find((effect) => effect?.kind === 'action')
  return act?.kind === 'action' ? act.action : null
}
