/** A war as a story: where the position has come to, together with what was told of it. */
import type { DerivedArmy, City, Frame, Derived, Rank, Side, Told, War } from './generated'
import { SIDES, nobody, type Seat } from './reading'

export interface Round {
  dice: number[]
  /** Strength without the dice, and with them; unknown until the round is fought. */
  strength: [number, number] | null
  total: [number, number] | null
}

export interface WarStory {
  attacker: City
  defender: City
  declarer: Seat
  condottieri: Seat[]
  /** What each condottiere bid and paid; the page may have been opened later. */
  hired: ({ bid: number; paid: number } | null)[]
  pay: (number | null)[]
  ally: Seat
  /** The city the ally fights for. */
  allied: City | null
  /** Who stands on each side, and what that is worth; null before armies are hired. */
  armies: (DerivedArmy | null)[]
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
  allied: null,
  armies: [null, null],
  rounds: [],
  end: null,
  winner: null,
  levels: 0,
  marker: 'none',
  vetoed: 'none',
  status: {},
})

/** Whose deed it was; a city that fights by itself has nobody. */
const seated = ({ seat }: { seat: number | string }): Seat => (typeof seat === 'number' ? seat : 'none')

const unfought = (): Round => ({ dice: [0, 0], strength: null, total: null })

/** The war on the table together with what has been told of it; null where there is none. */
export function warStory(
  war: War | null,
  sums: Derived['war'],
  told: Told[],
  frame?: Frame,
): WarStory | null {
  const first = told[0]?.event === 'war declared' ? told[0] : null
  const now = war && !nobody(war.attacker) && !nobody(war.defender) ? war : null
  if (!now && !first) return null
  const story = blank((now?.attacker as City) ?? first!.attacker, (now?.defender as City) ?? first!.defender)
  if (now) {
    story.condottieri = [...now.condottieri]
    story.ally = now.ally
    if (!nobody(now.side)) story.allied = now.side === 'attacker' ? story.attacker : story.defender
    story.armies = SIDES.map((side) => sums[side])
  }
  if (first && first.attacker === story.attacker && first.defender === story.defender) {
    for (const event of told) retell(story, event)
  }
  if (now && story.rounds.length === 0 && now.dice.some((pips) => pips > 0)) {
    const counted = frame?.step === 'reroll' || frame?.step === 'counter-attack' ? frame : null
    const total: Round['total'] = counted && [counted.attacker_total, counted.defender_total]
    if (frame && 'round' in frame && frame.round === 2) story.rounds.push(unfought())
    story.rounds.push({ dice: now.dice, strength: null, total })
  }
  return story
}

function retell(story: WarStory, told: Told): void {
  const place =
    'side' in told ? SIDES.indexOf(told.side) : 'lot' in told ? SIDES.indexOf(told.lot as Side) : -1
  switch (told.event) {
    case 'war declared':
      story.declarer = seated(told)
      break
    case 'lot won':
      if (place < 0) break
      story.condottieri[place] = seated(told)
      story.hired[place] = { bid: told.bid, paid: told.paid }
      break
    case 'condottiere paid':
      story.pay[place] = told.gold
      break
    case 'league joined':
      story.ally = seated(told)
      story.allied = told.city
      break
    case 'army drawn up':
      story.armies[place] = {
        fit: Object.keys(told.fit) as Rank[],
        lost: Object.keys(told.lost) as Rank[],
        attack: told.attack,
        defence: told.defence,
      }
      break
    case 'die cast': {
      let round = story.rounds.at(-1)
      if (!round) story.rounds.push((round = unfought()))
      if (round.total) Object.assign(round, unfought()) // rolled again
      round.dice = place === 0 ? [told.pips, round.dice[1]] : [round.dice[0], told.pips]
      break
    }
    case 'round fought': {
      const round = story.rounds[told.round - 1] ?? story.rounds.at(-1)
      if (!round) break
      round.strength = [told.attack, told.defence]
      round.total = [told.attacker_total, told.defender_total]
      break
    }
    case 'countered':
      story.rounds.push(unfought())
      break
    case 'war vetoed':
      story.end = 'vetoed'
      story.vetoed = seated(told)
      break
    case 'war unfought':
      story.end = 'unfought'
      break
    case 'war drawn':
      story.end = 'drawn'
      break
    case 'war won':
      story.end = 'won'
      story.winner = told.winner
      story.levels = told.status
      story.marker = seated(told)
      break
    case 'status changed':
      story.status[told.city] = told.status
      break
  }
}
