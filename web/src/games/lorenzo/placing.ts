/** What somebody at this screen is about to do: which member, where, and what would work then. */
import type { Choice } from '../../lib/wire'
import type { Member, Play, Space, Subjects } from './generated'
import type { Piece } from './reading'

export interface Placing {
  seat: number
  /** Bonus actions place no member. */
  member: Member | null
  space: Space | null
  /** What the game says about the action chosen, or with the fewest servants. */
  facts: Choice['facts']
}

const STEPS: (keyof Subjects)[] = [
  'choose space',
  'spend servants',
  'bonus tower',
  'bonus servants',
  'bonus work',
]

/** The action chosen, or the only thing one is asked about. */
export function placing(play: Play): Placing | null {
  const question = play.question
  if (!question || !STEPS.includes(question.step)) return null
  const { chosen } = play
  const { subject } = question
  let space = chosen?.verb === 'space' ? chosen.args.space : null
  if ('space' in subject) space = subject.space
  else if ('floor' in subject) space = subject.floor
  return {
    seat: question.seat,
    member: 'member' in subject ? subject.member : null,
    space,
    facts: (chosen ?? play.options('servants')[0])?.facts ?? {},
  }
}

/** The member about to stand on a space. */
export function ghostOn(play: Play, space: Space): Piece | null {
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

/** Whether nobody can be placed: all that is left is to give the placement up, and leaders. */
export function isStuck(play: Play): boolean {
  return play.option('lose placement') !== null && play.options('member').length === 0
}

/** How a turn that is made up is left although somebody could be placed; nothing in any other turn. */
export function leavingOf(play: Play): Choice | null {
  return isStuck(play) ? null : play.option('lose placement')
}
