/** How a hot spot looks, from what may be done with it. */
import { focusIsTaken } from '../lib/focus'
import type { Play } from '../lib/play.svelte'
import { byFinger } from '../lib/pointer'
import type { Choice } from '../lib/wire'

export function mark(play: Play, ...options: (Choice | null)[]): string {
  const is = (action: string) => options.some((option) => option?.action === action)
  if (play.pending !== null) return is(play.pending) ? 'pend' : ''
  if (play.selected !== null && is(play.selected)) return 'hot sel'
  return options.some((option) => play.means(option)) ? 'hot' : ''
}

/**
 * Whoever points at an option is told what it would do. What merely comes to lie below a pointer at rest, where a finger
 * was or under a focus that was put there, is not pointed at. A finger takes the focus on its way to a choice: words that
 * came then would push what it presses aside.
 */
export function lookedAt(play: Play, action: string | undefined) {
  const look = () => (play.looked = action ?? null)
  const leave = () => {
    if (play.looked === action) play.looked = null
  }
  return {
    onpointermove: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && look(),
    onfocus: () => !byFinger() && focusIsTaken() && look(),
    onpointerleave: leave,
    onblur: leave,
  }
}

/** Parts of drawings that are buttons; they have no ring of the page's own. */
export const DRAWN = '[role=button][data-does]'

/** Makes a part of a drawing a button that chooses an option: spread these over it. */
export function pressable(play: Play, { action, label }: Choice) {
  return {
    tabindex: 0,
    role: 'button',
    'aria-pressed': play.selected === action,
    'aria-label': label,
    'data-does': action,
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

/** The answers that can be given on the board or the scene over it, as far as they are in sight: not in another pane. */
export function answersInSight(): Set<string> {
  const spots = [...document.querySelectorAll<HTMLElement>('.board [data-does]')]
  const seen = spots.filter((spot) => spot.getClientRects().length > 0 && !spot.closest('[inert]'))
  return new Set(seen.map((spot) => spot.dataset.does!))
}

/** Whether something on the board that can be seen has a gold ring. */
export function ringed(): boolean {
  const rings = [...document.querySelectorAll<HTMLElement>('.board :is(.hot, [data-does])')]
  return rings.some((ring) => ring.getClientRects().length > 0 && !ring.closest('[inert]'))
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
