/** What a phone shows one at a time, with the number of moves to be made there. */
import type { Pane } from '..'
import type { Play } from './generated'
import { t } from '../../lib/words.svelte'

export function panes(play: Play): Pane[] {
  let towers = 0
  let spaces = 0
  let mine = 0
  for (const option of play.question?.options ?? []) {
    if (option.verb === 'space') {
      if (option.args.space in play.view.floors) towers += 1
      else spaces += 1
    } else if (option.verb === 'play' || option.verb === 'activate') mine += 1
  }
  return [
    { id: 'towers', label: t('lorenzo-pane-towers'), icon: 'tower', count: towers },
    { id: 'spaces', label: t('lorenzo-pane-spaces'), icon: 'palace', count: spaces },
    { id: 'mine', label: t('lorenzo-pane-mine'), icon: 'person', count: mine },
  ]
}
