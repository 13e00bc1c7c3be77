import type { Verb } from '../../lib/verbs'

export const verbs: Verb[] = [
  { id: 'member', icon: 'member', of: ['member'] },
  { id: 'space', icon: 'tower', of: ['space'] },
  { id: 'servants', icon: 'servant', of: ['servants'] },
  { id: 'leaders', icon: 'character', of: ['play', 'discard', 'activate'], grave: ['play', 'discard'] },
  { id: 'decline', icon: 'close', of: ['decline'] },
  { id: 'end', icon: 'check', of: ['lose placement', 'end turn'] },
]
