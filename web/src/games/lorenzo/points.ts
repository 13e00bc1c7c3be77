import { nameOf } from '../../board/spots'
import { t } from '../../lib/words.svelte'
import type { Struck } from '..'
import type { Play, Type } from './generated'
import { TYPES, held } from './reading'

/** What the last report brings in any case, by which the score of a game that ended now falls short. */
export const due = (play: Play, seat: number): number => play.derived.players[seat - 1]?.faith ?? 0

/** With the minus sign of print. */
const signed = (points: number): string => String(points).replace('-', '−')

/** What the points of a plaque are made of: somebody’s score if the game ended now, a line each; or the final one. */
export function pointsOf(play: Play, seat: number): string[] {
  const score = play.scores[seat - 1] ?? 0
  const faith = due(play, seat)
  const scored = held(play.view.players[seat - 1], 'vp')
  const { points } = play.derived.players[seat - 1]
  const kinds = TYPES.map((type) => ({ kind: t(`lorenzo-${type}-tower`), points: points[type] ?? 0 }))
  const rest = score - scored - kinds.reduce((sum, { points }) => sum + points, 0)
  return [
    t(play.result ? 'lorenzo-points-end' : 'lorenzo-points-now', { total: score + faith }),
    t('lorenzo-points-track', { points: scored }),
    ...kinds.filter(({ points }) => points !== 0).map((line) => t('lorenzo-points-of', line)),
    ...(faith === 0 ? [] : [t('lorenzo-points-faith', { points: faith })]),
    ...(rest === 0 ? [] : [t('lorenzo-points-rest', { points: signed(rest) })]),
  ]
}

const LINES: Partial<Record<Type, string>> = {
  territory: 'territories',
  character: 'characters',
  venture: 'ventures',
}

/** Cards that an excommunication leaves without points, where somebody has any. */
export function struck(play: Play): Struck[] {
  return play.view.players.flatMap((player, place) =>
    player.tiles.flatMap((tile) => {
      const penalty = play.printed.tiles[tile]
      const line = penalty.kind === 'unscored' ? LINES[penalty.type] : undefined
      if (penalty.kind !== 'unscored' || !line || player.cards[penalty.type].length === 0) return []
      return [{ seat: place + 1, line, why: nameOf(play, tile) }]
    }),
  )
}
