import type { Verb } from '../../lib/verbs'

export const verbs: Verb[] = [
  { id: 'place', icon: 'cube', of: ['stone on', 'genius on'] },
  { id: 'lift', icon: 'arrow', of: ['lift from'] },
  { id: 'draw', icon: 'deck', of: ['take', 'draw'] },
  { id: 'play', icon: 'hand', of: ['play culture', 'play character'] },
  { id: 'rotate', icon: 'rotation', of: ['rotate'] },
  { id: 'exchange', icon: 'exchange', of: ['exchange with'] },
  { id: 'reveal', icon: 'eye', of: ['reveal from hand', 'reveal from pile'] },
  {
    id: 'stop',
    icon: 'check',
    of: ['stop'],
    own: true,
    // Whoever passes in a duel may have lost it by that.
    gives: (play) => (play.question?.step === 'duel' ? ['stop'] : []),
  },
]
