/** Who does not trade is not asked about it whenever they have acted: the page ends their turns at this table. */
import { TurnEnds } from '../../lib/turn-ends'
import type { Choice } from '../../lib/wire'
import type { Game, Play } from './generated'

/** Whoever makes an offer after all is asked again in that turn. */
export const noOffers = new TurnEnds('princes-no-offers')

/** What ends the turn of somebody who could do nothing else any more but trade. */
export function onlyOffersLeft({ question }: Pick<Play, 'question'>): Choice<Game> | null {
  if (question?.step !== 'end turn' || question.automatic) return null
  const rest = question.options.filter(({ verb }) => verb !== 'trade')
  return rest.length === 1 && rest[0].verb === 'pass' && question.options.length > 1 ? rest[0] : null
}

/** Whoever passes ends the turn with it: offers could be made before. A tile that can be played only then is asked about. */
export function endsWith(play: Play, action: string): string[] {
  if (play.question?.step !== 'turn' || play.choice(action)?.verb !== 'pass') return []
  const end = onlyOffersLeft({ question: play.after([action])?.question ?? null })
  return end ? [end.action] : []
}
