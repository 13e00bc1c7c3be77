/** Where somebody stands in the auction under way, from the position and from what was told of it. */
import type { Chronicle } from './chronicle.svelte'
import type { Auction, Play } from './generated'
import { aheadOf } from './reading'

export function bidOf(auction: Auction, chronicle: Chronicle, seat: number) {
  const told = chronicle.of(auction).filter((told) => 'seat' in told && told.seat === seat)
  const leads = auction.leader === seat
  const passed = told.some(({ event }) => event === 'bid passed')
  const inside = auction.bidding.includes(seat) && !passed
  return {
    bid: leads ? Number(auction.high) : told.findLast((one) => one.event === 'bid made')?.bid,
    passed,
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
