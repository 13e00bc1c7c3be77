/** What a phone shows one at a time, with the number of moves to be made there. */
import type { Play } from '../../lib/play.svelte'
import { t } from '../../lib/words.svelte'
import type { Pane } from '..'
import type { View } from './view'

const SUPPLY = /^(buy |auction pope)/
const MINE = /^(discard |steal |raid |lucrezia |alfonso|bank |trade )/
/** Answered in the scene that lies over the table: no pane is called for. */
const IN_A_SCENE = ['bid', 'pay pope', 'veto', 'holy league', 'bribe', 'reroll', 'counter-attack', 'reply']

export function panes(play: Play): Pane[] {
  const { question } = play
  const view: View | null = play.view
  const counts = { cities: 0, supply: 0, mine: 0 }
  let wars = 0
  const asked = question && !IN_A_SCENE.includes(question.step) ? question.options : []
  for (const { action } of asked) {
    const event = action.startsWith('auction ') && view?.open.includes(action.slice('auction '.length))
    if (action === 'pass' || action.startsWith('amount')) continue
    if (/^(war|start war) /.test(action)) wars = 1
    else if (event || SUPPLY.test(action)) counts.supply += 1
    else if (MINE.test(action)) counts.mine += 1
    else counts.cities += 1
  }
  return [
    { id: 'cities', label: t('princes-pane-cities'), icon: 'rome', count: counts.cities },
    { id: 'supply', label: t('princes-pane-supply'), icon: 'deck', count: counts.supply + wars },
    { id: 'mine', label: t('princes-pane-mine'), icon: 'person', count: counts.mine },
  ]
}
