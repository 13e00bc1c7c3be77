/** Events that only follow from others: what somebody did is not told by them first. */
export const minor = ['treachery drawn', 'deck shuffled', 'status changed', 'army drawn up', 'income']
