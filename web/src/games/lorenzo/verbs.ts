import type { Play } from '../../lib/play.svelte'
import type { Verb } from '../../lib/verbs'

/** On a phone the other spaces have a tab of their own: an action in towers alone is not called by its name. */
function inTowers(play: Play): string | undefined {
  const spaces = play.options('space').map(({ args }) => args.space as string)
  return spaces.every((space) => space in play.view.floors) ? 'in-towers' : undefined
}

export const verbs: Verb[] = [
  { id: 'member', icon: 'member', of: ['member'] },
  { id: 'space', icon: 'tower', of: ['space'], as: inTowers },
  { id: 'servants', icon: 'servant', of: ['servants'] },
  { id: 'leaders', icon: 'character', of: ['play', 'discard', 'activate'], grave: ['play', 'discard'] },
  { id: 'decline', icon: 'close', of: ['decline'] },
  { id: 'end', icon: 'check', of: ['lose placement', 'end turn'] },
]
