/** Small things read off the position and the question, for drawing. No rules here. */
import type { Choice } from '../../lib/wire'
import type { Colour, Deck, Frame, Game, Good, Play, Player, Resource, View } from './generated'

export type Goods = Partial<Record<Good, number>>

export const RESOURCES: Resource[] = ['coin', 'stone', 'servant', 'shield']
/** With so many cards somebody brings the end about. */
export const CARDS_TO_END = 7
export const COLOURS: Colour[] = ['green', 'blue', 'yellow', 'purple']

/** The goods of a heap in their order, without those there are none of. */
export function heap(goods: Goods | undefined): [Good, number][] {
  return ([...RESOURCES, 'faith'] as Good[])
    .map((good): [Good, number] => [good, goods?.[good] ?? 0])
    .filter(([, amount]) => amount > 0)
}

/** Everything a player has of a resource. */
export function supply(player: Player, good: Resource): number {
  return (player.warehouse[good] ?? 0) + (player.strongbox[good] ?? 0)
}

export function cardsOwned(player: Player): number {
  return player.slots.reduce((sum, slot) => sum + slot.length, 0)
}

/** The card on top of a deck, or nothing where it has run out. */
export function topOf(view: View, colour: Colour, level: number): string | null {
  const card = view.tops[`${colour} ${level}` as Deck]
  return !card || card === 'none' ? null : card
}

/** How many cards a deck has, the visible one included. */
export function deckSize(view: View, colour: Colour, level: number): number {
  return (topOf(view, colour, level) ? 1 : 0) + (view.under[`${colour} ${level}` as Deck]?.length ?? 0)
}

/** What is due next, if it is this seat's. */
export function frameOf(view: View, seat: number): Frame | null {
  return view.agenda[0]?.seat === seat ? view.agenda[0] : null
}

export type Purchase = Choice<Game, 'buy' | 'buy without'>

/** The card that a purchase is about. */
export function cardOf(purchase: Purchase): string | null {
  return Object.keys(purchase.facts.card ?? {})[0] ?? null
}

/** Everything that may be bought now: each card into each slot, the usual price first. */
export function purchasesOf(play: Play): Purchase[] {
  return [...play.options('buy'), ...play.options('buy without')]
}

/** The leaders whose discount is refused, if any. */
export function refusedIn(purchase: Purchase): string {
  return purchase.verb === 'buy' ? '' : purchase.args.without
}

/** What the line of the market that is chosen or pointed at would give. */
export function promised(play: Play): Goods {
  const line = play.choice(play.selected ?? play.looked ?? '')
  const market = line?.verb === 'market row' || line?.verb === 'market column'
  return market ? ((line.facts.gives as Goods | undefined) ?? {}) : {}
}
