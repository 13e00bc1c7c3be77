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

/** What came of an answer in an evaluation; how that ended the board says itself. */
export const outcomes = ['symbol named']
export const losses = ['won', 'tied']

/** How an evaluation ended, and what it cost; its scene stays until that has been read. */
export const great = { won: 'laurel', tied: 'laurel', paid: 'cube' }
export const proclaims = false

/** Stones that one loses. */
export const costs = ['paid']
