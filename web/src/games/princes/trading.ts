/** Who does not trade is not asked about it whenever they have acted: the page ends their turns at this table. */
import { keep, recall } from '../../lib/keep'
import type { Choice } from '../../lib/wire'
import type { Game, Play } from './generated'

const KEY = 'princes-no-offers'

/** Seconds before a turn ends by itself: long enough to read what came of the action and to take it back. */
export const ENDS_AFTER = 4

export const wantsNoOffers = (table: string): boolean => recall(KEY) === table

/** The page ends a turn once: whoever takes that back wants to do something else. */
let ended = ''

const place = (play: Play) => `${play.table.id} ${play.shownPly}`

export const endsByItself = (play: Play): boolean => ended !== place(play) && wantsNoOffers(play.table.id)

export function hasEnded(play: Play): void {
  ended = place(play)
}

/** Whoever makes an offer after all is asked again. */
export function wantOffers(table: string, wanted: boolean): void {
  if (!wanted) keep(KEY, table)
  else if (wantsNoOffers(table)) keep(KEY, null)
}

/** What ends the turn of somebody who could do nothing else any more but trade. */
export function onlyOffersLeft(play: Play): Choice<Game> | null {
  const { question } = play
  if (question?.step !== 'end turn' || question.automatic) return null
  const rest = question.options.filter(({ verb }) => verb !== 'trade')
  return rest.length === 1 && rest[0].verb === 'pass' && question.options.length > 1 ? rest[0] : null
}
