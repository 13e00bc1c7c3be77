/** What is said below a question, as the table stands. */
import { nameOf } from '../../board/spots'
import { t } from '../../lib/words.svelte'
import type { Play } from './generated'
import { pieceAt, topOf } from './reading'

/** Why a piece has to move, and from which event. */
export function leavingOf(play: Play): string {
  const [frame] = play.view.agenda
  if (frame?.step !== 'move piece') return ''
  const event = topOf(play.view, frame.position)
  const piece = pieceAt(play.view, frame.position, frame.space)
  return event && piece ? t('wiege-leaves', { man: piece.man, event: nameOf(play, event) }) : ''
}
