import type { Verb } from '../../lib/verbs'
import { t } from '../../lib/words.svelte'
import type { Play } from './generated'

/** At one's turn every action of the rulebook keeps its place: one that cannot be taken says why. */
const lacking = (reason: (play: Play) => string | undefined) => (play: Play) =>
  play.question?.step === 'turn' ? reason(play) : undefined

/** What somebody lacks who cannot pay so much. */
function poor(play: Play, gold: number, influence = 0): string | undefined {
  const player = play.view.players[(play.question?.seat ?? 1) - 1]
  if (player.gold < gold) return t('princes-no-gold')
  return player.influence < influence ? t('princes-no-influence') : undefined
}

const costs = (play: Play) => Object.values(play.printed.troops).map(({ cost }) => cost)
const figure = (play: Play, name: string) => play.printed.figures[name]?.value ?? 0

export const verbs: Verb[] = [
  {
    id: 'troop',
    icon: 'pikes',
    of: ['buy troop', 'discard troop'],
    line: (play, options) => {
      const prices = options.flatMap(({ verb, args }) =>
        verb === 'buy troop' ? [(play as Play).printed.troops[args.troop as 'fort'].cost] : [],
      )
      if (prices.length === 0) return t('princes-count-discard')
      const [least, most] = [Math.min(...prices), Math.max(...prices)]
      const price = least === most ? least : `${least}–${most}`
      return t('princes-count-troops', { count: prices.length, price })
    },
    why: lacking((play) => poor(play, Math.min(...costs(play))) ?? t('princes-do-troop-not')),
  },
  {
    id: 'treachery',
    icon: 'treachery',
    of: ['buy treachery'],
    line: (play) =>
      t('princes-count-treachery', {
        gold: figure(play, 'gold for a treachery tile'),
        influence: figure(play, 'influence for a treachery tile'),
      }),
    why: lacking(
      (play) =>
        poor(
          play,
          figure(play, 'gold for a treachery tile'),
          figure(play, 'influence for a treachery tile'),
        ) ?? play.reason('treachery'),
    ),
  },
  {
    id: 'auction',
    icon: 'gavel',
    of: ['auction tile', 'auction event', 'auction pope'],
    line: (_, options) => t('princes-count-auction', { count: options.length }),
    why: lacking(() => t('princes-do-auction-not')),
  },
  {
    id: 'war',
    icon: 'war',
    of: ['war', 'start war'],
    line: (play) =>
      t('princes-count-wars', { left: play.derived.wars - play.view.wars, most: play.derived.wars }),
    why: lacking((play) => t('princes-do-war-not', { most: play.derived.wars })),
  },
  {
    id: 'free',
    icon: 'plus',
    of: ['steal influence', 'raid gold', 'block', 'lucrezia', 'alfonso', 'bank'],
    line: () => t('princes-count-free'),
    apart: true,
  },
  {
    id: 'trade',
    icon: 'exchange',
    of: ['trade'],
    composed: true,
    line: () => t('princes-count-trade'),
    why: lacking((play) => (play.view.trading === 'off' ? undefined : t('princes-do-trade-not'))),
    apart: true,
  },
  {
    id: 'pass',
    icon: 'close',
    of: ['pass'],
    line: (play) => t(play.question?.step === 'end turn' ? 'princes-count-end' : 'princes-count-pass'),
    why: lacking(() => t('princes-do-pass-not')),
    apart: true,
  },
]
