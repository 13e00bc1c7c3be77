/** Paying from warehouse and strongbox (rules, sections 7 and 8): the warehouse first, unless somebody says otherwise. */
import type { Player, Resource } from './generated'
import { RESOURCES, type Goods } from './reading'

export interface Mix {
  warehouse: number
  strongbox: number
  /** How few and how many may come from the warehouse. */
  least: number
  most: number
}

/** How so many of a resource are paid when some of them are to come from the strongbox instead. */
export function mixOf(player: Player, good: Resource, amount: number, instead = 0): Mix {
  const least = Math.max(0, amount - (player.strongbox[good] ?? 0))
  const most = Math.min(amount, player.warehouse[good] ?? 0)
  const warehouse = Math.max(least, most - instead)
  return { warehouse, strongbox: amount - warehouse, least, most }
}

/** What the game is told about a payment: it asks about resources that can be paid in several ways, in their order. */
export function paymentOf(player: Player, cost: Goods, instead: Goods): string[] {
  return RESOURCES.flatMap((good) => {
    const { warehouse, least, most } = mixOf(player, good, cost[good] ?? 0, instead[good])
    return least < most ? [`pay ${warehouse}`] : []
  })
}
