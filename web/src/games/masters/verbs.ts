import type { Play } from '../../lib/play.svelte'
import type { Verb } from '../../lib/verbs'
import { t } from '../../lib/words.svelte'
import type { Choice } from '../../lib/wire'
import { cardOf, type Purchase } from './reading'

/** At one's turn every action of the rulebook is named, also those for which something is lacking. */
const lacking = (id: string) => (play: Play) =>
  play.question?.step === 'act' ? t(`masters-do-${id}-not`) : undefined

/** A card that goes into several slots, or has several prices, is one card. */
const cards = (options: Choice[]) => new Set(options.map((option) => cardOf(option as Purchase))).size
/** A leader that may be played or thrown away is one leader. */
const leaders = (options: Choice[]) => new Set(options.map(({ args }) => args.leader)).size

export const verbs: Verb[] = [
  { id: 'market', icon: 'marble-blue', of: ['market row', 'market column'] },
  { id: 'buy', icon: 'deck', of: ['buy', 'buy without'], why: lacking('buy'), count: cards },
  {
    id: 'produce',
    icon: 'production',
    of: ['produce', 'use basic', 'use slot', 'use leader', 'powers done'],
    why: lacking('produce'),
    composed: true,
  },
  {
    id: 'leaders',
    icon: 'character',
    of: ['play leader', 'discard leader'],
    why: lacking('leaders'),
    count: leaders,
    grave: ['play leader'],
    gives: () => ['discard leader'],
  },
  { id: 'end', icon: 'check', of: ['end turn'] },
]
