/** The tabs of a phone. A game says their icons, and how much can be done in each; their names are among its words. */
import type { Pane } from '../games'
import { t } from '../lib/words.svelte'

export function tabs<Id extends string>(
  game: string,
  icons: Record<Id, string>,
  counts: Record<Id, number>,
): Pane[] {
  const ids = Object.keys(icons) as Id[]
  return ids.map((id) => ({ id, label: t(`${game}-pane-${id}`), icon: icons[id], count: counts[id] }))
}
