/** Where somebody stands in the auction under way, from the position and from what was told of it. */
import type { Chronicle } from './chronicle.svelte'
import type { Auction, Play } from './generated'
import { aheadOf } from './reading'

/** Who leads and with how much: a bid that is just being told is not yet in the position. */
export function leadIn(auction: Auction, chronicle: Chronicle): Pick<Auction, 'leader' | 'high'> {
  const told = chronicle.of(auction).findLast((told) => told.event === 'bid made')
  return told ? { leader: told.seat, high: told.bid } : auction
}

export function bidOf(auction: Auction, chronicle: Chronicle, seat: number) {
  const told = chronicle.of(auction).filter((told) => 'seat' in told && told.seat === seat)
  const { leader, high } = leadIn(auction, chronicle)
  const leads = leader === seat
  const passed = told.some(({ event }) => event === 'bid passed')
  /** Why they could not bid, if they could not. */
  const bar = told.findLast((one) => one.event === 'bid passed')?.bar
  const inside = auction.bidding.includes(seat) && !passed
  return {
    bid: leads ? Number(high) : told.findLast((one) => one.event === 'bid made')?.bid,
    passed,
    bar: bar === 'none' ? undefined : bar,
    /** Still in the auction. */
    inside,
    leads,
    next: auction.bidding[0] === seat && !leads && inside,
    blocked: auction.blocked.includes(seat),
  }
}

/** What blocks a seat, for whoever wants to block somebody. */
export function blockOf(play: Play, seat: number) {
  if (!play.question || !play.meant?.includes('block')) return null
  return play.option('block', { ahead: aheadOf(play.view, play.question.seat, seat) })
}
