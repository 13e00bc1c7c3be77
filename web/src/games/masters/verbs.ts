import type { Verb } from '../../lib/verbs'

export const verbs: Verb[] = [
  { id: 'market', icon: 'marble-blue', of: ['market row', 'market column'] },
  { id: 'buy', icon: 'deck', of: ['buy', 'buy without'] },
  {
    id: 'produce',
    icon: 'production',
    of: ['produce', 'use basic', 'use slot', 'use leader', 'powers done'],
  },
  { id: 'leaders', icon: 'character', of: ['play leader', 'discard leader'] },
  { id: 'end', icon: 'check', of: ['end turn'] },
]
