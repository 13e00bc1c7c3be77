/** What the position does not say in so many words, worked out for the eye. */
import type { Card, CharacterCard, CultureCard, Static } from './static'
import { topOf, type Colour, type Frame, type Man, type CultureSymbol, type View } from './view'

export function cultureOf(facts: Static, id: string): CultureCard | null {
  const card = facts.cards[id]
  return card?.sort === 'culture' ? card : null
}

export function characterOf(facts: Static, id: string): CharacterCard | null {
  const card = facts.cards[id]
  return card?.sort === 'character' ? card : null
}

/** Where each position lies on the table as one sits: the next seat is on the left, as on a clock. */
export function placesAround(facts: Static, seats: number, own: number): string[] {
  return facts.positions[seats].map(({ id, where, reach }) => {
    if (where === 'central') return `c${id.slice(1)}`
    const [left, right] = reach.map((seat) => (seat - own + seats) % seats)
    if (left === 0) return 'near-left'
    if (right === 0) return 'near-right'
    return left === 1 && seats === 4 ? 'far-left' : left === 1 ? 'far' : 'far-right'
  })
}

/** Reachable events come first, and among them the central ones. */
export function inReach(facts: Static, seats: number, own: number): number[] {
  const rank = ({ where, reach }: { where: string; reach: number[] }) =>
    reach.includes(own) ? (where === 'central' ? 0 : 1) : 2
  const positions = facts.positions[seats]
  return positions
    .map((_, index) => index + 1)
    .sort((a, b) => rank(positions[a - 1]) - rank(positions[b - 1]) || a - b)
}

/** How many evaluations there have been, and how many a game has: it ends with two events left. */
export function evaluations(view: View, facts: Static): { done: number; all: number } {
  const deck = facts.event_deck[view.seats]
  const vacant = view.stacks.filter((stack) => stack.length === 0).length
  return { done: deck - view.stacks.length - view.event_deck.length + vacant, all: deck - 2 }
}

/** Cards that are alike lie on each other: the one on top is the one that would be used. */
export function byKind(cards: string[], facts: Static): { id: string; card: Card; count: number }[] {
  const found = new Map<string, { id: string; card: Card; count: number }>()
  for (const id of cards) {
    const card = facts.cards[id]
    if (!card) continue
    const kind = `${card.sort} ${card.kind}`
    const alike = found.get(kind)
    if (alike) alike.count += 1
    else found.set(kind, { id, card, count: 1 })
  }
  return [...found.values()]
}

/** What revealed characters come to: their sum, and 1 for each that has the value of another. */
export function tally(values: number[]): { sum: number; twins: number[]; score: number } {
  const sum = values.reduce((total, value) => total + value, 0)
  const twins = values.filter((value) => values.filter((other) => other === value).length > 1)
  return { sum, twins, score: sum + twins.length }
}

export function valuesOf(cards: string[], facts: Static): number[] {
  return cards.map((id) => characterOf(facts, id)?.value ?? 0)
}

/** The evaluation that is going on. */
export interface Evaluation {
  position: number
  event: string
  colour: Colour
  /** How many stones a duel is about. */
  height: number
  trigger: number
  other: number | null
  /** What is asked now, and of whom. */
  step: string
  asked: number | null
  /** The symbols named so far. */
  named: Partial<Record<number, CultureSymbol>>
  /** Who has passed in a duel. */
  passed: number[]
  /** Stones still to be paid, and to whom. */
  due: number
  to: number | null
  /** How it ends, while that is shown. */
  verdict?: string
}

const STEPS = [
  'name alone',
  'name symbol',
  'play alone',
  'duel',
  'pay stone',
  'keep from column',
  'keep revealed',
]

/** The evaluation a position is in the middle of; nothing where none is. */
export function evaluationOf(view: View): Evaluation | null {
  const [top] = view.agenda
  const end = view.agenda.find(({ step }) => step === 'new event')
  if (!top || !end || !STEPS.includes(top.step)) return null
  const position = end.position!
  const event = topOf(view, position)
  if (!event || typeof end.seat !== 'number') return null
  const trigger = end.seat
  const due = view.agenda.filter(({ step }) => step === 'pay stone')
  const other = opponentIn(view, top, trigger)
  const named: Evaluation['named'] = {}
  if (top.named && top.named !== 'none') named[trigger] = top.named
  for (const { step, seat, symbol } of view.agenda) {
    if ((step === 'keep from column' || step === 'use up') && symbol) named[seat as number] = symbol
  }
  return {
    position,
    event,
    colour: end.colour!,
    height: view.stacks[position - 1].length,
    trigger,
    other,
    step: top.step,
    asked: typeof top.seat === 'number' ? top.seat : null,
    named,
    passed: top.alone === 'yes' ? [top.seat === trigger ? other! : trigger] : [],
    due: due.length,
    to: due[0]?.to ?? null,
  }
}

/** Whom the trigger player meets: the question says so, or the cards and debts that are left. */
function opponentIn(view: View, top: Frame, trigger: number): number | null {
  if (top.step === 'name alone' || top.step === 'play alone') return null
  if (top.other !== undefined) return top.other
  const shown = view.players.findIndex(({ revealed }, index) => revealed.length && index + 1 !== trigger)
  if (shown >= 0) return shown + 1
  const seats = view.agenda
    .filter(({ step }) => ['keep from column', 'keep revealed', 'use up', 'discard revealed'].includes(step))
    .map(({ seat }) => seat as number)
  const winner = view.agenda.find(({ step }) => step === 'pay stone')?.to
  return [...seats, ...(winner ? [winner] : [])].find((seat) => seat !== trigger) ?? null
}

/** Which pieces may be placed now, and the one that pressing a space would place. */
export function menOffered(actions: string[]): Man[] {
  return (['stone', 'genius'] as Man[]).filter((man) =>
    actions.some((action) => action.startsWith(`${man} on `)),
  )
}

/** Who would pay the only participant, in the order in which they pay. */
export function payersOf(view: View, facts: Static, position: number, seat: number): number[] {
  const { where, reach } = facts.positions[view.seats][position - 1]
  if (where === 'border') return reach.filter((other) => other !== seat)
  const team = view.teams ? (facts.teams.find((seats) => seats.includes(seat)) ?? []) : [seat]
  return Array.from(
    { length: view.seats - 1 },
    (_, i) => ((seat - 2 - i + view.seats) % view.seats) + 1,
  ).filter((other) => !team.includes(other))
}
