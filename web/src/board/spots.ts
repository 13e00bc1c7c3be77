/** How a hot spot looks, from what may be done with it. */
import type { Play } from '../lib/play.svelte'
import type { Choice } from '../lib/wire'

export function mark(play: Play, ...options: (Choice | null)[]): string {
  const is = (action: string) => options.some((option) => option?.action === action)
  if (play.pending !== null) return is(play.pending) ? 'pend' : ''
  if (play.selected !== null && is(play.selected)) return 'hot sel'
  return options.some((option) => play.means(option)) ? 'hot' : ''
}

/** Whoever points at an option is told what it would do. */
export function lookedAt(play: Play, action: string | undefined) {
  const look = () => (play.looked = action ?? null)
  const leave = () => {
    if (play.looked === action) play.looked = null
  }
  return { onpointerenter: look, onfocus: look, onpointerleave: leave, onblur: leave }
}

/** Makes a part of a drawing a button that chooses an option: spread these over it. */
export function pressable(play: Play, { action, label }: Choice) {
  return {
    tabindex: 0,
    role: 'button',
    'aria-pressed': play.selected === action,
    'aria-label': label,
    onclick: () => play.select(action),
    ...lookedAt(play, action),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      play.select(action)
    },
  } as const
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
