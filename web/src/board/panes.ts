/** The tabs of a phone. A game says their icons, and how much can be done in each; their names are among its words. */
import type { Pane } from '../games'
import { t } from '../lib/words.svelte'
import { isShown } from './sight'
import { DRAWN } from './spots'

export function tabs<Id extends string>(
  game: string,
  icons: Record<Id, string>,
  counts: Record<Id, number>,
): Pane[] {
  const ids = Object.keys(icons) as Id[]
  return ids.map((id) => ({ id, label: t(`${game}-pane-${id}`), icon: icons[id], count: counts[id] }))
}

/** What everybody has changes with every move: to turn there would show nothing. */
const COMMON = /^(seat|home|hand|side|stock|cards)-/

/** The places of these names that lie on a board and are shown. */
export function placesOf(board: HTMLElement, places: string[]): Element[] {
  const own = places.filter((place) => !COMMON.test(place))
  const found = own.flatMap((place) => [...board.querySelectorAll(`[data-at="${place}"]`)])
  return found.filter((place) => place.getClientRects().length > 0)
}

/** How much of something each pane of a phone would show. */
function inPanes(
  board: HTMLElement,
  count: () => number,
  panes = [...document.querySelectorAll<HTMLElement>('.navp [data-pane]')].map(
    ({ dataset }) => dataset.pane!,
  ),
): [pane: string, count: number][] {
  const shown = board.dataset.shown
  const before = scrollY
  const found = panes.map((pane): [string, number] => {
    board.dataset.shown = pane
    return [pane, count()]
  })
  board.dataset.shown = shown
  // Among them are panes so short that the page cannot stay where it was.
  if (scrollY !== before) scrollTo({ top: before, behavior: 'instant' })
  return found
}

/** The pane in which something happens: none where it is in sight already, or never is. */
export function paneOf(board: HTMLElement, places: string[]): string | null {
  const count = () => placesOf(board, places).length
  if (count() > 0) return null
  return inPanes(board, count).find(([, seen]) => seen > 0)?.[0] ?? null
}

/** Of these panes the one that shows most of the places: none where that is the one in sight. */
export function paneOfMost(board: HTMLElement, panes: string[], places: string[]): string | null {
  const count = () => placesOf(board, places).length
  const now = count()
  const all = inPanes(board, count, panes)
  const [pane, most] = all.reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0])
  return most > now ? pane : null
}

/** What is chosen, and what could be chosen: where it has a ring, or is put together on the spot. */
const CHOSEN = `.sel, .may.on, ${DRAWN}[aria-pressed=true]`
const OFFERED = `.hot, .may[data-does], [data-decides], ${DRAWN}`

/**
 * The pane with the answers that are meant, or the one that is chosen: none where they are in sight already. A pane with
 * few of them gives way to one with many.
 */
export function paneOfAnswers(board: HTMLElement, chosen: boolean): string | null {
  const count = () => [...board.querySelectorAll(chosen ? CHOSEN : OFFERED)].filter(isShown).length
  const now = count()
  const [pane, most] = inPanes(board, count).reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0])
  return (chosen ? now === 0 : 2 * now < most) && most > 0 ? pane : null
}
