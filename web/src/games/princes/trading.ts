/** Who does not trade is not asked about it whenever they have acted: the page ends their turns at this table. */
import { TurnEnds } from '../../lib/turn-ends'
import type { Choice } from '../../lib/wire'
import type { Game, Play } from './generated'

/** Whoever makes an offer after all is asked again. */
export const noOffers = new TurnEnds('princes-no-offers')

/** What ends the turn of somebody who could do nothing else any more but trade. */
export function onlyOffersLeft(play: Play): Choice<Game> | null {
  const { question } = play
  if (question?.step !== 'end turn' || question.automatic) return null
  const rest = question.options.filter(({ verb }) => verb !== 'trade')
  return rest.length === 1 && rest[0].verb === 'pass' && question.options.length > 1 ? rest[0] : null
}
