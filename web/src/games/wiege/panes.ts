/** What a phone shows one at a time, with the number of moves to be made there. */
import type { Play, Subjects, Verbs } from './generated'
import { tabs } from '../../board/panes'
import type { Pane } from '..'

const AT_CARDS: (keyof Verbs)[] = ['take', 'draw', 'play culture', 'play character']
const AT_MINE: (keyof Verbs)[] = ['rotate', 'column', 'exchange with', 'pay stone of']
const ACTING: (keyof Subjects)[] = ['act', 'genius bonus']

export function panes(play: Play): Pane[] {
  const counts = { table: 0, cards: 0, mine: 0 }
  const { question } = play
  const acting = question !== null && ACTING.includes(question.step)
  const spaces = new Set<string>()
  for (const { verb, args } of question?.options ?? []) {
    if ('space' in args) spaces.add(`${args.position} ${args.space}`)
    else if (AT_MINE.includes(verb)) counts.mine += 1
    else if (AT_CARDS.includes(verb) && acting) counts.cards += 1
    else if (verb !== 'stop') counts.table += 1
  }
  return tabs(
    'wiege',
    { table: 'palace', cards: 'deck', mine: 'person' },
    { ...counts, table: counts.table + spaces.size },
  )
}
