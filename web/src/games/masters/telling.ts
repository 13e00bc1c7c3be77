/** Events that only follow from others: what somebody did is not told by them first. */
export const minor = [
  'paid',
  'discount refused',
  'white changed',
  'stored',
  'discarded',
  'discarded stored',
  'faith moved',
  'cross moved',
  'card turned',
  'favour decided',
]
