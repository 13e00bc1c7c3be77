/** What a phone shows one at a time, with the number of moves to be made there, of those that are meant. */
import { tabs } from '../../board/panes'
import type { Pane } from '..'
import type { Play, Subjects, Verbs } from './generated'
import { cardOf } from './reading'

const LINES: (keyof Verbs)[] = ['market row', 'market column']
const AT_MARKET: (keyof Subjects)[] = ['starting goods', 'choose white', 'store goods']

export function panes(play: Play): Pane[] {
  const question = play.question
  const cards = new Set<string>()
  let market = 0
  let mine = 0
  for (const option of question?.options ?? []) {
    if (!play.means(option)) continue
    if (option.verb === 'buy' || option.verb === 'buy without') cards.add(cardOf(option) ?? option.action)
    else if (LINES.includes(option.verb) || AT_MARKET.includes(question!.step)) market += 1
    else if (option.verb !== 'end turn') mine += 1
  }
  return tabs(
    'masters',
    { market: 'market', cards: 'deck', mine: 'warehouse' },
    { market, cards: cards.size, mine },
  )
}
