/** Where things lie on the table as one sits at it. */
import type { Facts } from './generated'

/** Where each position lies on the table as one sits: the next seat is on the left, as on a clock. */
export function placesAround(facts: Facts, seats: number, own: number): string[] {
  return facts.positions[seats].map(({ id, where, reach }) => {
    if (where === 'central') return `c${id.slice(1)}`
    const [left, right] = reach.map((seat) => (seat - own + seats) % seats)
    if (left === 0) return 'near-left'
    if (right === 0) return 'near-right'
    return left === 1 && seats === 4 ? 'far-left' : left === 1 ? 'far' : 'far-right'
  })
}

/** Reachable events come first, and among them the central ones. */
export function inReach(facts: Facts, seats: number, own: number): number[] {
  const rank = ({ where, reach }: { where: string; reach: number[] }) =>
    reach.includes(own) ? (where === 'central' ? 0 : 1) : 2
  const positions = facts.positions[seats]
  return positions
    .map((_, index) => index + 1)
    .sort((a, b) => rank(positions[a - 1]) - rank(positions[b - 1]) || a - b)
}
