import { t } from '../../lib/words.svelte'
import type { Play } from './generated'
import { CITIES } from './reading'

/** What the points of a plaque are made of: somebody’s score if the game ended now, a line each; or the final one. */
export function pointsOf(play: Play, seat: number): string[] {
  const { view, derived, printed } = play
  const { tiles, markers, gold, influence } = view.players[seat - 1]
  const total = play.scores[seat - 1] ?? 0
  const figure = (name: string) => printed.figures[name].value
  const richest = [...new Set(view.players.map((player) => player.gold))].sort((one, other) => other - one)
  const most = Math.max(...view.players.map((player) => player.influence))

  const owned = CITIES.map((city) => {
    const count = tiles.filter((tile) => printed.tiles[tile].city === city).length
    return { city: t(`princes-${city}`), count, each: derived.worth[city] }
  }).filter(({ count }) => count > 0)
  const named = [
    { key: 'most-gold', points: gold === richest[0] ? figure('points for most gold') : 0 },
    { key: 'second-gold', points: gold === richest[1] ? figure('points for second most gold') : 0 },
    { key: 'most-influence', points: influence === most ? figure('points for most influence') : 0 },
    { key: 'pope', points: view.pope === seat ? figure('points of the pope') : 0 },
    { key: 'victories', points: (markers * (markers + 1)) / 2 },
  ]
  const told = owned.reduce((sum, { count, each }) => sum + count * each, 0)
  const rest = total - told - named.reduce((sum, { points }) => sum + points, 0)
  return [
    t(play.result ? 'princes-points-end' : 'princes-points-now', { total }),
    ...owned.map((line) => t('princes-points-of-tiles', { ...line, points: line.count * line.each })),
    ...[...named, { key: 'artists', points: rest }]
      .filter(({ points }) => points !== 0)
      .map(({ key, points }) => t(`princes-points-${key}`, { points })),
  ]
}
