/**
 * The scales at which a board can be drawn: so many even steps up to its full size. A board that needs a little more or
 * less room than before mostly stays at its step, so it does not breathe with every move.
 */
export const FULL = 64
/** Nothing is drawn smaller than this; it can hardly be read there. */
const LEAST = 0.55

export const scaleOf = (step: number): number => LEAST + ((1 - LEAST) * step) / FULL

/** The last step that is no larger than a scale. */
export const stepBelow = (scale: number): number =>
  Math.max(0, Math.min(FULL, Math.floor(((scale - LEAST) / (1 - LEAST)) * FULL)))

/**
 * The largest step, up to `most`, at which a board is not too tall. `excess` tells how many times as tall as its room it
 * is at a step; as that means to lay the whole board out, it is asked as rarely as possible. Where it is too tall at
 * `most`, the search goes on `near` a step that was right before, else where it would fit if it stayed as it is.
 */
export function largest(excess: (step: number) => number, most: number, near: number = most): number {
  let fits = 0 // for want of anything smaller
  let tooLarge = most + 1
  let next = most
  let down = 1 // the least to go down by; doubled, since wider boards may well be taller
  let sure = false // whether it was seen to fit
  while (tooLarge - fits > 1) {
    const times = excess(next)
    if (times > 1) {
      tooLarge = next
      next = next === most && near < most ? near : Math.min(stepBelow(scaleOf(next) / times), next - down)
      down *= 2
    } else {
      fits = next
      next = sure ? Math.floor((fits + tooLarge) / 2) : fits + 1
      sure = true
    }
    next = Math.max(fits + 1, Math.min(tooLarge - 1, next))
  }
  return fits
}
