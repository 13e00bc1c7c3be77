/** What a phone shows one at a time, with the number of moves to be made there. */
import { tabs } from '../../board/panes'
import type { Pane } from '..'
import type { Play } from './generated'
import { planOf } from './plan.svelte'

export function panes(play: Play): Pane[] {
  const plan = planOf(play)
  // Where only servants are asked for, they are counted beside the space that is settled.
  const open = plan.spaces.length || !plan.space ? plan.spaces : [plan.space]
  const towers = open.filter((space) => space in play.view.floors).length
  const spaces = open.length - towers
  const mine = play.options('play').length + play.options('activate').length
  return tabs('lorenzo', { towers: 'tower', spaces: 'palace', mine: 'person' }, { towers, spaces, mine })
}
