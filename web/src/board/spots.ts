/** How a hot spot looks, from what may be done with it. */
import type { Play } from '../lib/play.svelte'
import type { Choice } from '../lib/wire'

export function mark(play: Play, ...options: (Choice | null)[]): string {
  const is = (action: string) => options.some((option) => option?.action === action)
  if (play.pending !== null) return is(play.pending) ? 'pend' : ''
  if (play.selected !== null && is(play.selected)) return 'hot sel'
  return options.some((option) => option !== null) ? 'hot' : ''
}

/** What stands on a card, whatever kind of card it is. */
export function linesOf(play: Play, id: string): string[] {
  for (const texts of Object.values(play.cards)) {
    const lines = texts.get(id)
    if (lines) return lines
  }
  return []
}

/** The name of a card: the first line of what stands on it. */
export function nameOf(play: Play, id: string): string {
  return linesOf(play, id)[0] ?? id
}
