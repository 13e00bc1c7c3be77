/**
 * What the others did since one's own last turn, kept while the page of a table is away: whoever comes back to it by its
 * address finds the marks of their moves, and can see them again; what they have put away stays away. It holds as long
 * as nothing has happened meanwhile.
 */
import type { Moment } from './following.svelte'
import type { Play } from './play.svelte'
import type { LogLine } from './wire'

const KEY = 'bottega.moments'

interface Kept {
  table: string
  seat: number | null
  ply: number
  seen: number
  moments: Moment[]
}

/** The page goes: one table is remembered, the one that was left last, unless several people sit at this screen. */
export function keepMoments(play: Play): void {
  const { moments, seen } = play.following
  if (play.mine.length !== 1) return
  const kept: Kept = { table: play.table.id, seat: play.seat, ply: play.shownPly, seen, moments }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // There is no room, or no storage: the words in the log are enough.
  }
}

/** The table is there, whole: what is remembered of it holds if it is the same. */
export function recallMoments(play: Play): void {
  let kept: Kept | null = null
  try {
    kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
  } catch {
    return
  }
  if (kept?.table !== play.table.id || kept.seat !== play.seat || kept.ply !== play.shownPly) return
  const moments = withLinesOf(play.log, kept.moments)
  if (!moments) return
  play.following.moments = moments
  play.following.seen = kept.seen
}

/** Moments that tell the very lines of this log, in whichever language; null if it is another. */
export function withLinesOf(log: LogLine[], moments: Moment[]): Moment[] | null {
  let place = -1
  let whole = true
  const found = moments.map((moment) => ({
    ...moment,
    lines: moment.lines.map((line) => {
      const next = log.findIndex(
        ({ ply, event, seat }, index) =>
          index > place && ply === line.ply && event === line.event && seat === line.seat,
      )
      if (next < 0) whole = false
      else place = next
      return log[next]
    }),
  }))
  return whole ? found : null
}
