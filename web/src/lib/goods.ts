/** Goods that a game may have, in the order in which heaps of them are shown; the icons are called alike. */
export const GOODS = [
  'coin',
  'gold',
  'influence',
  'wood',
  'stone',
  'servant',
  'shield',
  'military',
  'faith',
  'vp',
  'privilege',
]
