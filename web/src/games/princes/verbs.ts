import type { Verb } from '../../lib/verbs'

export const verbs: Verb[] = [
  { id: 'troop', icon: 'pikes', of: ['buy troop', 'discard troop'] },
  { id: 'treachery', icon: 'treachery', of: ['buy treachery'] },
  { id: 'auction', icon: 'gavel', of: ['auction tile', 'auction event', 'auction pope'] },
  { id: 'war', icon: 'war', of: ['war', 'start war'] },
  {
    id: 'free',
    icon: 'plus',
    of: ['steal influence', 'raid gold', 'block', 'lucrezia', 'alfonso', 'bank'],
  },
  { id: 'trade', icon: 'exchange', of: ['trade'] },
  { id: 'pass', icon: 'close', of: ['pass'] },
]
