/** What the board says of what has happened: below a question, and of how evaluations ended. */
import { nameOf } from '../../board/spots'
import { t } from '../../lib/words.svelte'
import { paidBy, type Story } from './endings.svelte'
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

/** How an evaluation ended, as it concerns whoever plays here; empty while that is not decided. */
export function saidOfEnd(play: Play, story: Pick<Story, 'sides' | 'end' | 'paid'>): string {
  const { end, sides } = story
  if (!end) return ''
  if (end.event === 'tied') return saidOfTie(play, end.seat, end.other)
  const { seat, stones } = end
  const name = play.name(seat)
  const own = { name, you: play.you(seat) }
  if (end.due === 0) return t('wiege-won-none', own)
  const loser = sides.find((side) => side !== seat)
  if (loser === undefined) {
    const payer = play.mine.find((mine) => play.you(mine) === 'yes')
    const paid = payer === undefined ? 0 : paidBy(story, payer)
    if (paid > 0) return t(paid < stones ? 'wiege-collected' : 'wiege-lost', { name, stones, paid })
  } else {
    if (play.you(loser) === 'yes') return t('wiege-lost', { name, stones })
    if (own.you === 'yes' && stones > 0) return t('wiege-won-from', { stones, other: play.name(loser) })
  }
  return t('wiege-won', { ...own, stones })
}

/** Whether a laurel stands beside that: beside nothing won, and to whoever lost, it is none. */
export function isWon(play: Play, { end, sides, paid }: Pick<Story, 'sides' | 'end' | 'paid'>): boolean {
  if (end?.event !== 'won' || end.stones === 0) return false
  const others = sides.length > 1 ? sides : paid.map(({ seat }) => seat)
  return !others.some((seat) => seat !== end.seat && play.you(seat) === 'yes')
}

/** Whoever plays one of the two is named first. */
export function saidOfTie(play: Play, one: number, other: number): string {
  const [first, second] = play.you(other) === 'yes' ? [other, one] : [one, other]
  return t('wiege-tied', { name: play.name(first), you: play.you(first), other: play.name(second) })
}

/** The same as news, for whoever goes on. */
export function newsOf(play: Play, story: Story): string {
  return t('wiege-news', { event: nameOf(play, story.event), text: saidOfEnd(play, story) })
}
