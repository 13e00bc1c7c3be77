/** What is said of the auction under way, by its own scene and by an offer made in the middle of it. */
import { nameOf } from '../../board/spots'
import type { Play, View } from './generated'
import { nobody } from './reading'
import { t } from '../../lib/words.svelte'

/** What is being sold. */
export function saleOf(play: Play, view: View): string {
  const { lot } = view.auction
  const { auction } = play.derived
  if (auction?.sale !== 'army') return t('princes-auction-title', { lot: nameOf(play, lot) })
  const city = lot === 'attacker' ? view.war.attacker : view.war.defender
  return t('princes-hire-title', { city: t(`princes-${city}`) })
}

/** Whose bid is the highest. */
export function leadOf(play: Play, view: View): string {
  const { leader, high } = view.auction
  const { auction } = play.derived
  if (nobody(leader) || nobody(high))
    return t(auction?.sale === 'army' ? 'princes-hire-open' : 'princes-auction-open')
  return t('princes-auction-leads', {
    name: play.name(leader),
    bid: high,
    good: auction?.currency ?? 'gold',
  })
}
