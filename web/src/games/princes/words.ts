import { linesOf } from '../../board/spots'
import { t } from '../../lib/words.svelte'
import type { Play } from './generated'
import { isEvent, isTile } from './reading'

/** A city tile's name where its city is plain to see; equal tiles share it. */
export const shortName = (tile: string): string =>
  t(`princes-tile-${tile.replace(/ \d$/, '').replaceAll(' ', '-')}`)

/** What a tile does for its owner: neither its name, kind and income, which are drawn, nor the small print at the end. */
export function doesOf(play: Play, lot: string): string[] {
  const { printed } = play
  const tile = isTile(printed, lot) ? printed.tiles[lot] : null
  const event = isEvent(printed, lot) ? printed.events[lot] : null
  const small = (tile ?? event)?.source === 'reconstructed' ? 2 : 1
  const lines = linesOf(play, lot)
  const does = lines.slice(tile ? 3 : 2, -small)
  return does.length > 0 ? does : lines.slice(-small, small > 1 ? -1 : undefined)
}
