/** What the position does not say in so many words, worked out for the eye. */
import type { Card, Effect, Need, Static } from './static'
import { held, type Good, type Member, type Player, type View } from './view'

const STRONG = 6

/** Everything that lasts for a player: characters, leaders in play, excommunications. */
function lasting(player: Player, facts: Static): Effect[] {
  const leaders = player.played.includes(player.copied) ? player.played : [...player.played, player.copied]
  return [
    ...player.cards.character.flatMap((id) => facts.cards[id].lasting ?? []),
    ...leaders.flatMap((id) => (facts.leaders[id]?.once === false ? [facts.leaders[id].ability] : [])),
    ...player.tiles.map((id) => facts.tiles[id]),
  ]
}

/** What a member is worth before servants: its die or what replaces it, and additions. */
export function worth(view: View, facts: Static, seat: number, member: Member): number {
  const player = view.players[seat - 1]
  const whose = member === 'neutral' ? 'neutral' : 'coloured'
  let base = member === 'neutral' ? 0 : view.dice[member]
  let more = 0
  for (const effect of lasting(player, facts)) {
    if (effect.kind !== 'worth' || effect.whose !== whose) continue
    base = effect.becomes || base
    more += effect.more
  }
  return (player.strong === member ? STRONG : base) + more
}

/** How much of what a leader needs a player has. */
export function fulfilled(player: Player, need: Need): number {
  if (need.good) return held(player, need.good)
  const counts = Object.values(player.cards).map((cards) => cards.length)
  return need.type && need.type !== 'any' ? player.cards[need.type].length : Math.max(...counts)
}

/** What a player has too little of to take a card: the first good it costs, or military for its slot. */
export function lacking(player: Player, facts: Static, card: Card): Good | null {
  if (card.type === 'territory') {
    const need = facts.board.military.slots[player.cards.territory.length] ?? 0
    return need > held(player, 'military') ? 'military' : null
  }
  const { goods, needed } = card.costs.at(-1) ?? { goods: {}, needed: 0 }
  if (needed > held(player, 'military')) return 'military'
  const found = Object.entries(goods).find(([good, amount]) => amount > held(player, good as Good))
  return found ? (found[0] as Good) : null
}

/** What cards of a type are worth at the end: by their number, or what is printed on them. */
export function pointsOf(player: Player, facts: Static, type: 'territory' | 'character' | 'venture'): number {
  const cards = player.cards[type]
  const none = player.tiles.some((id) => {
    const tile = facts.tiles[id]
    return tile.kind === 'unscored' && tile.type === type
  })
  if (none) return 0
  if (type === 'venture') return cards.reduce((sum, id) => sum + (facts.cards[id].points ?? 0), 0)
  return facts.board[type === 'territory' ? 'territories' : 'characters'][cards.length]
}
