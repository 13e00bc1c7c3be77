/** What a phone shows one at a time, with the number of moves to be made there. */
import type { Play } from '../../lib/play.svelte'
import { t } from '../../lib/words.svelte'
import type { Pane } from '..'
import { TYPES } from './view'

const IN_HAND = ['play', 'activate', 'discard']

export function panes(play: Play): Pane[] {
  let towers = 0
  let spaces = 0
  let mine = 0
  for (const { action, verb } of play.question?.options ?? []) {
    if (verb === 'space') {
      if (TYPES.some((type) => action.startsWith(`space ${type} `))) towers += 1
      else spaces += 1
    } else if (IN_HAND.includes(verb) && verb !== 'discard') mine += 1
  }
  return [
    { id: 'towers', label: t('lorenzo-pane-towers'), icon: 'tower', count: towers },
    { id: 'spaces', label: t('lorenzo-pane-spaces'), icon: 'palace', count: spaces },
    { id: 'mine', label: t('lorenzo-pane-mine'), icon: 'person', count: mine },
  ]
}
