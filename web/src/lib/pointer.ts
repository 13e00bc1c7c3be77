/** What one points with, for words that say "tap" or "click": `{ $pointer -> [coarse] Tap … *[fine] Click … }`. */
export const pointer = (): 'coarse' | 'fine' =>
  globalThis.matchMedia?.('(pointer: coarse)').matches ? 'coarse' : 'fine'

let finger = false
globalThis.addEventListener?.('pointerdown', ({ pointerType }) => (finger = pointerType === 'touch'), {
  capture: true,
  passive: true,
})
globalThis.addEventListener?.('keydown', () => (finger = false), { capture: true })

/**
 * Whether a finger pressed last. A finger slips and taps twice: what it has chosen waits for the button. A click on what
 * is chosen, or Enter, does it.
 */
export const byFinger = (): boolean => finger
