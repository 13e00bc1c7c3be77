/** Events that only follow from others: what somebody did is not told by them first. */
export const minor = ['treachery drawn', 'deck shuffled', 'status changed', 'army drawn up', 'income']

/** Events that a turn is about, the most telling first. */
export const acts = [
  'war declared',
  'put up',
  'troop bought',
  'troop discarded',
  'treachery bought',
  'turn passed',
]

/** What came of an auction, an offer or a war. */
export const outcomes = [
  'lot won',
  'lot unsold',
  'offer accepted',
  'offer declined',
  'war won',
  'war drawn',
  'war vetoed',
  'war unfought',
]

/** What a war, or an auction, has come to: it is told before the bid or the leaving that led to it. */
export const heads = [
  'put up',
  'war declared',
  'league joined',
  'league declined',
  'troop bribed',
  'round fought',
  'countered',
  'counter declined',
  ...outcomes,
]

/** How wars and auctions ended: what became of them is news, not that they began. */
export const results = [
  ['war won', 'war drawn', 'war vetoed', 'war unfought'],
  ['lot won', 'lot unsold'],
]

/** What is taken from somebody: before it nothing is news any more. */
export const losses = ['stolen']
