/** What one points with, for words that say "tap" or "click": `{ $pointer -> [coarse] Tap … *[fine] Click … }`. */
export const pointer = (): 'coarse' | 'fine' =>
  globalThis.matchMedia?.('(pointer: coarse)').matches ? 'coarse' : 'fine'
