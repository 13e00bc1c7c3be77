/** Whoever keeps leaders in hand is asked after every placement: a turn may end by itself while none can be used. */
import { TurnEnds } from '../../lib/turn-ends'
import type { Choice } from '../../lib/wire'
import type { Game, Play } from './generated'

export const noLeaders = new TurnEnds('lorenzo-ends-alone')

/** What ends the turn of somebody who could only discard leaders any more. */
export function leadersDone(play: Play): Choice<Game> | null {
  const { question } = play
  if (question?.step !== 'finish turn' || question.automatic || play.proposal) return null
  const end = question.options.find(({ verb }) => verb === 'end turn')
  const idle = question.options.every(({ verb }) => verb === 'end turn' || verb === 'discard')
  return end && idle && question.options.length > 1 ? end : null
}
