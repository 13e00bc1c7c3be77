/** What the position does not say in so many words, worked out for the eye. */
import type { Effect, Static } from './static'
import {
  CITIES,
  SIDES,
  nobody,
  type City,
  type Currency,
  type Frame,
  type Player,
  type Role,
  type Seat,
  type Side,
  type Told,
  type Troop,
  type View,
  type War,
} from './view'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']

/** What a tile of each city would be worth if the game ended now. */
export function cityValues(view: View, facts: Static): Record<City, number> {
  const rank = (city: City) => view.status[city] * 100 + view.boxes[city].length
  const ranks = CITIES.map(rank)
  const worth = new Map<number, number>()
  let place = 0
  for (const height of [...new Set(ranks)].sort((a, b) => b - a)) {
    if (ranks.filter((other) => other === height).length > 1) place += 1
    worth.set(height, facts.figures[`points of the ${PLACES[place]} city`].value)
    place += 1
  }
  return Object.fromEntries(CITIES.map((city) => [city, worth.get(rank(city))!])) as Record<City, number>
}

export const tilesOf = (facts: Static, city: City): string[] =>
  Object.keys(facts.tiles).filter((tile) => facts.tiles[tile].city === city)

/** How many wars may be declared in a decade. */
export const mostWars = (view: View, facts: Static): number =>
  facts.figures[`wars a decade with ${view.seats} players`].value

/** Everything that works for a player all the time: what the family can do and what the tiles say. */
export function abilities(player: Player, facts: Static): { of: string; effect: Effect }[] {
  const family = facts.families[player.family]
  return [
    ...(family ? [{ of: player.family, effect: family.ability }] : []),
    ...player.tiles.flatMap((of) => facts.tiles[of].always.map((effect) => ({ of, effect }))),
  ]
}

export function handLimit(player: Player, facts: Static): number {
  const more = abilities(player, facts).map(({ effect }) => (effect.kind === 'room' ? effect.more : 0))
  return more.reduce((sum, one) => sum + one, facts.figures['treachery tiles in hand'].value)
}

export const citiesOf = (player: Player, facts: Static): Set<City> =>
  new Set(player.tiles.map((tile) => facts.tiles[tile].city))

// Lots

export type Kind = 'tile' | 'event' | 'pope' | 'army'

export function kindOf(lot: string, facts: Static): Kind {
  if (lot in facts.tiles) return 'tile'
  if (lot in facts.events) return 'event'
  return lot === 'pope' ? 'pope' : 'army'
}

/** What a lot is paid in. */
export function currencyOf(lot: string, facts: Static): Currency {
  if (lot in facts.tiles) return 'gold'
  return facts.events[lot]?.currency ?? 'influence'
}

// Armies

/** A line of an army: a troop, or something that makes troops stronger. */
export interface Line {
  /** A troop, a city tile or a family. */
  of: string
  icon: Troop | 'shield'
  attack: number
  defence: number
  /** Added to a troop's own strength. */
  bonus: boolean
  /** Bribed, or resting on a troop that is. */
  lost: boolean
  role: Role
}

/** The troops of a player and what makes them stronger; of an ally the troops alone. */
export function army(player: Player, facts: Static, role: Role, bribed: string[]): Line[] {
  const lost = (troop: Troop) => bribed.includes(`${role} ${troop}`)
  const lines: Line[] = player.troops.map((troop) => {
    const { attack, defence } = facts.troops[troop]
    return { of: troop, icon: troop, attack, defence, bonus: false, lost: lost(troop), role }
  })
  if (role === 'ally') return lines
  for (const { of, effect } of abilities(player, facts)) {
    if (effect.kind !== 'arms') continue
    const { troop, attack, defence } = effect
    const armed = player.troops.filter((one) => troop === 'any' || one === troop)
    if (armed.length === 0) continue
    const icon = troop === 'any' ? 'shield' : troop
    lines.push({ of, icon, attack, defence, bonus: true, lost: armed.every(lost), role })
  }
  return lines
}

export function strength(lines: Line[]): { attack: number; defence: number } {
  const fit = lines.filter(({ lost }) => !lost)
  return {
    attack: fit.reduce((sum, { attack }) => sum + attack, 0),
    defence: fit.reduce((sum, { defence }) => sum + defence, 0),
  }
}

// A war as it was told

export interface Round {
  dice: [number, number]
  /** Strength without the dice, and with them; unknown until the round is fought. */
  strength: [number, number] | null
  total: [number, number] | null
}

export interface WarStory {
  attacker: City
  defender: City
  declarer: Seat
  condottieri: [Seat, Seat]
  /** What each condottiere bid and paid; the page may have been opened later. */
  hired: ({ bid: number; paid: number } | null)[]
  pay: (number | null)[]
  ally: Seat
  side: Side | 'none'
  bribed: string[]
  rounds: Round[]
  /** How it ended; null while it goes on. */
  end: 'won' | 'drawn' | 'vetoed' | 'unfought' | null
  winner: City | null
  /** How many levels it won. */
  levels: number
  marker: Seat
  vetoed: Seat
  /** New status of cities that rose or fell. */
  status: Partial<Record<City, number>>
}

const blank = (attacker: City, defender: City): WarStory => ({
  attacker,
  defender,
  declarer: 'none',
  condottieri: ['none', 'none'],
  hired: [null, null],
  pay: [null, null],
  ally: 'none',
  side: 'none',
  bribed: [],
  rounds: [],
  end: null,
  winner: null,
  levels: 0,
  marker: 'none',
  vetoed: 'none',
  status: {},
})

const unfought = (): Round => ({ dice: [0, 0], strength: null, total: null })

/** The war on the table together with what has been told of it; null where there is none. */
export function warStory(war: War | null, told: Told[], frame?: Frame): WarStory | null {
  const first = told[0]?.event === 'war declared' ? told[0] : null
  const now = war && !nobody(war.attacker) && !nobody(war.defender) ? war : null
  if (!now && !first) return null
  const story = blank(
    (now?.attacker as City) ?? first!.attacker!,
    (now?.defender as City) ?? first!.defender!,
  )
  if (now) {
    story.condottieri = [...now.condottieri]
    story.ally = now.ally
    story.side = now.side
    story.bribed = [...now.bribed]
  }
  if (first && first.attacker === story.attacker && first.defender === story.defender) {
    for (const event of told) retell(story, event)
  }
  if (now && story.rounds.length === 0 && now.dice.some((pips) => pips > 0)) {
    const { round = 1, attacker_total, defender_total } = frame ?? {}
    const total = attacker_total === undefined ? null : [attacker_total, defender_total ?? 0]
    if (round === 2) story.rounds.push(unfought())
    story.rounds.push({ dice: now.dice, strength: null, total: total as Round['total'] })
  }
  return story
}

function retell(story: WarStory, told: Told): void {
  const place = SIDES.indexOf((told.side ?? told.lot) as Side)
  switch (told.event) {
    case 'war declared':
      story.declarer = told.seat ?? 'none'
      break
    case 'lot won':
      if (place < 0) break
      story.condottieri[place] = told.seat ?? 'none'
      story.hired[place] = { bid: told.bid ?? 0, paid: told.paid ?? 0 }
      break
    case 'condottiere paid':
      story.pay[place] = told.gold ?? 0
      break
    case 'league joined':
      story.ally = told.seat ?? 'none'
      story.side = told.side ?? 'none'
      break
    case 'troop bribed':
      story.bribed.push(`${told.role} ${told.troop}`)
      break
    case 'die cast': {
      let round = story.rounds.at(-1)
      if (!round) story.rounds.push((round = unfought()))
      if (round.total) Object.assign(round, unfought()) // rolled again
      round.dice = place === 0 ? [told.pips ?? 0, round.dice[1]] : [round.dice[0], told.pips ?? 0]
      break
    }
    case 'round fought': {
      const round = story.rounds[(told.round ?? 1) - 1] ?? story.rounds.at(-1)
      if (!round) break
      round.strength = [told.attack ?? 0, told.defence ?? 0]
      round.total = [told.attacker_total ?? 0, told.defender_total ?? 0]
      break
    }
    case 'countered':
      story.rounds.push(unfought())
      break
    case 'war vetoed':
      story.end = 'vetoed'
      story.vetoed = told.seat ?? 'none'
      break
    case 'war unfought':
      story.end = 'unfought'
      break
    case 'war drawn':
      story.end = 'drawn'
      break
    case 'war won':
      story.end = 'won'
      story.winner = told.winner ?? null
      story.levels = told.status ?? 0
      story.marker = told.seat ?? 'none'
      break
    case 'status changed':
      if (told.city) story.status[told.city] = told.status
      break
  }
}
