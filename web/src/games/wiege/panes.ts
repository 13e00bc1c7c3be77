/** What a phone shows one at a time, with the number of moves to be made there. */
import type { Play } from '../../lib/play.svelte'
import { t } from '../../lib/words.svelte'
import type { Pane } from '..'

const AT_CARDS = /^(take|draw|play|stop)/
const AT_MINE = /^(rotate|column|exchange|pay stone)/

export function panes(play: Play): Pane[] {
  const counts = { table: 0, cards: 0, mine: 0 }
  const acting = ['act', 'genius bonus'].includes(play.question?.step ?? '')
  const spaces = new Set<string>()
  for (const { action } of play.question?.options ?? []) {
    const space = / space /.test(action) ? action.replace(/^\w+ (on|from) /, '') : null
    if (space) spaces.add(space)
    else if (AT_MINE.test(action)) counts.mine += 1
    else if (AT_CARDS.test(action) && acting) counts.cards += action === 'stop' ? 0 : 1
    else if (action !== 'stop') counts.table += 1
  }
  return [
    { id: 'table', label: t('wiege-pane-table'), icon: 'palace', count: counts.table + spaces.size },
    { id: 'cards', label: t('wiege-pane-cards'), icon: 'deck', count: counts.cards },
    { id: 'mine', label: t('wiege-pane-mine'), icon: 'person', count: counts.mine },
  ]
}
