/** The first choice of leaders: which two of four, and what they come to together. */
import type { Choice } from '../../lib/wire'
import { listed, t } from '../../lib/words.svelte'
import type { Game, NeedFacts, Pair, Play } from './generated'

/** Which two of the four, as the game calls them. */
export const PAIRS: Record<Pair, number[]> = {
  '1 2': [1, 2],
  '1 3': [1, 3],
  '1 4': [1, 4],
  '2 3': [2, 3],
  '2 4': [2, 4],
  '3 4': [3, 4],
}

const inWords = (need: NeedFacts): string =>
  need.kind === 'supply'
    ? t('masters-so-many', { good: need.resource, amount: need.amount })
    : t('masters-need-cards', { colour: need.colour, amount: need.amount, level: need.level })

/** The points of two leaders, and what each of them needs to be played. */
export function keptTogether(play: Play, { args }: Choice<Game, 'keep'>): string {
  const dealt = play.view.players[(play.question?.seat ?? 1) - 1].leaders
  const kept = PAIRS[args.pair].map((number) => dealt[number - 1]).filter((id) => id !== '?')
  const facts = kept.map((id) => play.printed.leaders[id])
  return t('masters-keep-sum', {
    points: facts.reduce((sum, { points }) => sum + points, 0),
    needs: facts.map(({ needs }) => listed(needs.map(inWords))).join('; '),
  })
}
