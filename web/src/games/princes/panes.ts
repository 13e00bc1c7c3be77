/** What a phone shows one at a time, with the number of moves to be made there. */
import { tabs } from '../../board/panes'
import type { Pane } from '..'
import type { Play, Subjects, Verbs } from './generated'

type Where = 'cities' | 'supply' | 'mine'
/** Where each thing is done; what is not named here is done in a scene. */
const WHERE: Partial<Record<keyof Verbs, Where>> = {
  family: 'cities',
  'auction tile': 'cities',
  city: 'cities',
  'auction event': 'supply',
  'auction pope': 'supply',
  'buy troop': 'supply',
  'buy treachery': 'supply',
  'discard troop': 'mine',
  'discard treachery': 'mine',
  'steal influence': 'mine',
  'raid gold': 'mine',
  lucrezia: 'mine',
  alfonso: 'mine',
  bank: 'mine',
  trade: 'mine',
}
/** Answered in the scene that lies over the table: no pane is called for. */
const IN_A_SCENE: (keyof Subjects)[] = [
  'bid',
  'pay pope',
  'veto',
  'holy league',
  'bribe',
  'reroll',
  'counter-attack',
  'war offer',
  'reply',
]

export function panes(play: Play): Pane[] {
  const { question } = play
  const counts: Record<Where, number> = { cities: 0, supply: 0, mine: 0 }
  let warlike = false
  const asked = question && !IN_A_SCENE.includes(question.step) ? question.options : []
  for (const { verb } of asked) {
    const where = WHERE[verb]
    if (where) counts[where] += 1
    else if (verb === 'war' || verb === 'start war') warlike = true
  }
  // A war is one thing to do, whichever it is.
  if (warlike) counts.supply += 1
  return tabs('princes', { cities: 'rome', supply: 'deck', mine: 'person' }, counts)
}
