/** Events that only follow from others: what somebody did is not told by them first. */
export const minor = ['placed', 'fee paid', 'gained', 'exchanged', 'die cast']

/** Events that a turn is about, the most telling first. */
export const acts = ['card taken', 'harvested', 'produced', 'placed', 'turn skipped']

/** The reports, and what becomes of everybody at them. */
export const great = { 'report held': 'pope', supported: 'pope', excommunicated: 'excommunication' }
