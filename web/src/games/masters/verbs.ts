import type { Play } from '../../lib/play.svelte'
import type { Verb } from '../../lib/verbs'
import { t } from '../../lib/words.svelte'

/** At one's turn every action of the rulebook is named, also those for which something is lacking. */
const lacking = (id: string) => (play: Play) =>
  play.question?.step === 'act' ? t(`masters-do-${id}-not`) : undefined

export const verbs: Verb[] = [
  { id: 'market', icon: 'marble-blue', of: ['market row', 'market column'] },
  { id: 'buy', icon: 'deck', of: ['buy', 'buy without'], why: lacking('buy') },
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
    grave: ['play leader'],
  },
  { id: 'end', icon: 'check', of: ['end turn'] },
]
