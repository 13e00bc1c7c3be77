/** What is said of the auction under way. */
import { nameOf } from '../../board/spots'
import { leadIn } from './bids'
import type { Chronicle } from './chronicle.svelte'
import type { Play, View } from './generated'
import { nobody } from './reading'
import { t } from '../../lib/words.svelte'

/** What is being sold. */
export const saleOf = (play: Play, view: View): string =>
  t('princes-auction-title', { lot: nameOf(play, view.auction.lot) })

/** Whose bid is the highest. */
export function leadOf(play: Play, view: View, chronicle: Chronicle): string {
  const { leader, high } = leadIn(view.auction, chronicle)
  const { auction } = play.derived
  if (nobody(leader) || nobody(high))
    return t(auction?.sale === 'army' ? 'princes-hire-open' : 'princes-auction-open')
  return t('princes-auction-leads', {
    name: play.name(leader),
    you: play.you(leader),
    bid: high,
    good: auction?.currency ?? 'gold',
  })
}
