import { t } from '../../lib/words.svelte'

/** A city tile's name where its city is plain to see; equal tiles share it. */
export const shortName = (tile: string): string =>
  t(`princes-tile-${tile.replace(/ \d$/, '').replaceAll(' ', '-')}`)
