/** Events that only follow from others: what somebody did is not told by them first. */
export const minor = [
  'card drawn',
  'card shown',
  'event laid',
  'deck renewed',
  'bonus earned',
  'pieces returned',
]

/** Events that a turn is about, the most telling first. */
export const acts = ['placed', 'turn skipped']

/** What came of an evaluation. */
export const outcomes = ['symbol named', 'won', 'tied']

/** How an evaluation ended, and what it cost: longer than its scene stands. */
export const great = { won: 'laurel', tied: 'laurel', paid: 'cube' }

/** Stones that one loses. */
export const costs = ['paid']
