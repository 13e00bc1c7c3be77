/** What the position does not say in so many words, worked out for the eye. */
import type { Leader, Static } from './static'
import { RESOURCES, heap, supply, total, type Frame, type Goods, type Player, type Resource } from './view'

export interface Depot {
  good: Resource | null
  count: number
}

/** The leaders a player has played, with their places (0 or 1). */
export function playedLeaders(
  player: Player,
  facts: Static,
): { place: number; id: string; leader: Leader }[] {
  return player.leaders.flatMap((id, place) =>
    player.standing[place] === 'played' && facts.leaders[id]
      ? [{ place, id, leader: facts.leaders[id] }]
      : [],
  )
}

/** What the leaders in play do of one kind: which resource it is about, and how much. */
export function helpOf(
  player: Player,
  facts: Static,
  kind: 'discount' | 'depot' | 'white',
): { place: number; good: Resource; amount: number }[] {
  return playedLeaders(player, facts).flatMap(({ place, leader: { power } }) =>
    power.kind === kind ? [{ place, good: power.good as Resource, amount: power.amount }] : [],
  )
}

/** Where goods lie: the largest pile in the depot of 3, and so on; leader depots fill first. */
export function arrange(
  player: Player,
  facts: Static,
): { depots: Depot[]; extra: { good: Resource; count: number; place: number }[] } {
  const extra = helpOf(player, facts, 'depot').map(({ good, place, amount }) => {
    return { good, place, count: Math.min(player.warehouse[good] ?? 0, amount) }
  })
  const needs = RESOURCES.map((good) => {
    const elsewhere = extra
      .filter((depot) => depot.good === good)
      .reduce((sum, depot) => sum + depot.count, 0)
    return { good, count: (player.warehouse[good] ?? 0) - elsewhere }
  })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const depots = [2, 1, 0].map((rank) => needs[rank] ?? { good: null, count: 0 })
  return { depots, extra }
}

/** The same after one more of a resource; only asked where storing is offered. */
export function arrangeWith(player: Player, facts: Static, good: Resource): ReturnType<typeof arrange> {
  const warehouse = { ...player.warehouse, [good]: (player.warehouse[good] ?? 0) + 1 }
  return arrange({ ...player, warehouse }, facts)
}

/** What is missing for a card, all kinds together, after the discounts of leaders in play. */
export function missing(player: Player, facts: Static, cost: Goods): number {
  let lacking = 0
  for (const [good, amount] of heap(cost)) {
    const less = helpOf(player, facts, 'discount').filter((help) => help.good === good)
    const price = Math.max(0, amount - less.reduce((sum, help) => sum + help.amount, 0))
    lacking += Math.max(0, price - supply(player, good))
  }
  return lacking
}

const POWERS = ['basic', 'slot 1', 'slot 2', 'slot 3', 'leader 1', 'leader 2', 'done']

/**
 * Which powers have been chosen so far. The question says only what they pay and yield together, so this looks
 * for the one set of earlier powers that adds up to it.
 */
export function chosenPowers(player: Player, facts: Static, frame: Frame): string[] {
  const next = POWERS.indexOf(frame.next ?? 'basic')
  const candidates: { key: string; pay: Goods; gain: Goods; free: number }[] = []
  player.slots.forEach((slot, place) => {
    const card = facts.cards[slot[slot.length - 1]]
    if (card && place + 1 < next) {
      candidates.push({ key: `slot ${place + 1}`, pay: card.pay, gain: card.gain, free: 0 })
    }
  })
  for (const { place, leader } of playedLeaders(player, facts)) {
    if (leader.power.kind === 'production' && place + 4 < next) {
      const { pay, gain } = leader.power
      candidates.push({ key: `leader ${place + 1}`, pay, gain, free: 1 })
    }
  }
  for (let set = (1 << candidates.length) - 1; set >= 0; set--) {
    const used = candidates.filter((_, bit) => set & (1 << bit))
    const pays = rest(
      frame.pays,
      used.map((power) => power.pay),
    )
    const gains = rest(
      frame.gains,
      used.map((power) => power.gain),
    )
    if (!pays || !gains || gains.faith) continue
    const basic = total(pays) === 2
    if (total(pays) !== (basic ? 2 : 0)) continue
    if (total(gains) !== used.reduce((sum, power) => sum + power.free, 0) + (basic ? 1 : 0)) continue
    return [...(basic ? ['basic'] : []), ...used.map((power) => power.key)]
  }
  return []
}

function rest(whole: Goods = {}, parts: Goods[]): Goods | null {
  const left: Goods = { ...whole }
  for (const part of parts) {
    for (const [good, amount] of heap(part)) {
      left[good] = (left[good] ?? 0) - amount
      if (left[good]! < 0) return null
    }
  }
  return left
}
