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
  'leader discarded',
]

/** Events that a turn is about, the most telling first. */
export const acts = ['card bought', 'produced', 'line taken']

/** The reports, what they bring everybody, and that the end begins; and what Lorenzo does in his turn, against whom one plays alone. */
export const great = {
  'report held': 'pope',
  'favour decided': 'pope',
  'last round': 'clock',
  'token revealed': 'seal',
  'card removed': 'deck',
  'cross moved': 'black-cross',
}

/** What found no depot is given up without a question, if nothing could be done about it. */
export const outcomes = ['discarded']
