/** Events that only follow from others: what somebody did is not told by them first. */
export const minor = ['placed', 'fee paid', 'gained', 'exchanged', 'die cast']
