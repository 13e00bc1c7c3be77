/** What a phone shows one at a time, with the number of moves to be made there. */
import { tabs } from '../../board/panes'
import type { Pane } from '..'
import type { Play } from './generated'

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
  return tabs('lorenzo', { towers: 'tower', spaces: 'palace', mine: 'person' }, { towers, spaces, mine })
}
