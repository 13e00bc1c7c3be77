/** The words of this board join those of the house. */
import { addWords, t } from '../../lib/words.svelte'
import en from './en.ftl?raw'
import it from './it.ftl?raw'

addWords({ en, it })

/** A city tile's name where its city is plain to see; equal tiles share it. */
export const shortName = (tile: string): string =>
  t(`princes-tile-${tile.replace(/ \d$/, '').replaceAll(' ', '-')}`)

export { t }
