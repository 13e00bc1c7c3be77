/** The last move is seen before the result, and what it brings about is read. */
export const LAST_LOOK = 1800

/**
 * Milliseconds until the result takes the place of the table, so long after it came; null while something is still being
 * read. That has been time enough to see the last move too. A game that was over already shows its result at once.
 */
export function untilResult(sawPlay: boolean, reads: boolean, since: number): number | null {
  if (!sawPlay) return 0
  return reads ? null : Math.max(0, LAST_LOOK - since)
}
