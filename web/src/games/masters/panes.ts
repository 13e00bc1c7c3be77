/** What a phone shows one at a time, with the number of moves to be made there. */
import type { Play } from '../../lib/play.svelte'
import { t } from '../../lib/words.svelte'
import type { Pane } from '..'
import { cardOfBuy } from './view'

const AT_MARKET = ['starting goods', 'choose white', 'store goods']

export function panes(play: Play): Pane[] {
  const question = play.question
  const cards = new Set<string>()
  let market = 0
  let mine = 0
  for (const { action } of question?.options ?? []) {
    if (action.startsWith('buy ')) cards.add(cardOfBuy(play, action) ?? action)
    else if (action.startsWith('market ') || AT_MARKET.includes(question!.step)) market += 1
    else if (action !== 'end turn') mine += 1
  }
  return [
    { id: 'market', label: t('masters-pane-market'), icon: 'market', count: market },
    { id: 'cards', label: t('masters-pane-cards'), icon: 'deck', count: cards.size },
    { id: 'mine', label: t('masters-pane-mine'), icon: 'warehouse', count: mine },
  ]
}
