/** On a phone: scroll until something that can be done is in sight. */
import { onPhone } from '../lib/phone'

const BAR = 48

/** Returns whether there was anything to look for: a pane that is about to be shown has nothing yet. */
export function bringIntoSight(root: ParentNode): boolean {
  if (!onPhone()) return true
  const board = root.querySelector('.scene') ?? root
  const shown = [...board.querySelectorAll('.hot')].filter((spot) => spot.getClientRects().length > 0)
  if (shown.length === 0) return false
  const floor = document.querySelector('section.prompt')?.getBoundingClientRect().top ?? innerHeight
  const seen = shown.some((spot) => {
    const { top, bottom } = spot.getBoundingClientRect()
    return top >= BAR && bottom <= floor
  })
  // A sheet over the board ends above the prompt; the board itself goes on below it.
  if (!seen) shown[0].scrollIntoView({ block: board === root ? 'center' : 'nearest' })
  return true
}
