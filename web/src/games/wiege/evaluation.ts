/** The evaluation that is going on, put together from what is asked, derived and told. */
import type { Colour, Event, Derived, DerivedSide, Subjects, Told, ToldOf, View } from './generated'
import { paidBy, type Story } from './endings.svelte'
import { topOf } from './reading'

/** Nothing is asked yet when an evaluation has just begun. */
type Step = keyof Subjects | ''

export interface Evaluation {
  position: number
  event: Event
  colour: Colour
  /** How many stones a character evaluation is about. */
  stake: number
  /** With it the game ends. */
  last: boolean
  /** Who takes part, the trigger player first. */
  sides: DerivedSide[]
  /** What is asked now, and of whom. */
  step: Step
  asked: number | null
  /** Stones that whoever is asked still has to pay, and to whom. */
  due: number
  to: number | null
  /** How it ends, while that is shown. */
  verdict?: string
  /** That is no loss of whoever reads it, and somebody has won something. */
  won?: boolean
  /** What was revealed in this duel, by seat, though it may lie on the discards already. */
  revealed?: Revealed
  /** What is revealed just now, before the position knows of it. */
  showing?: Partial<Record<number, string[]>>
  /** It is over, and this is how it went. */
  story?: Story
}

/** What is told about the sides while events play, by seat. */
export type Named = Partial<Record<number, DerivedSide['named']>>
export type Scores = Partial<Record<number, number>>
export type Revealed = Partial<Record<number, { cards: string[]; score: number }>>

/** What has been revealed, together with what is told now; another evaluation begins with nothing. */
export function withRevealed(before: Revealed, events: Told[]): Revealed {
  let found = before
  for (const told of events) {
    if (told.event === 'evaluation began') found = {}
    if (told.event !== 'revealed') continue
    const cards = [...(found[told.seat]?.cards ?? []), told.card]
    found = { ...found, [told.seat]: { cards, score: told.score } }
  }
  return found
}

/** Whether cards are taken back after a tie. */
export const isKeeping = (step: Step) => step === 'keep from column' || step === 'keep revealed'

/** The evaluation a position is in the middle of; nothing where none is. */
export function evaluationOf(view: View, sums: Derived): Evaluation | null {
  const [top] = view.agenda
  const end = view.agenda.find((frame) => frame.step === 'new event')
  if (!top || !end || sums.sides.length === 0) return null
  const due = view.agenda.flatMap((frame) =>
    frame.step === 'pay stone' && frame.seat === top.seat ? [frame] : [],
  )
  return {
    ...stageOf(sums, end.position, topOf(view, end.position)!, end.colour),
    sides: sums.sides,
    step: top.step,
    asked: typeof top.seat === 'number' ? top.seat : null,
    due: due.length,
    to: due[0]?.to ?? null,
  }
}

/**
 * An evaluation that has just begun, as it is told. The position is the one before it, or, where it is told no further,
 * the one after it: the event has left the table by then.
 */
export function begunBy(
  { position, history, colour, seat, other }: ToldOf<'evaluation began'>,
  sums: Derived,
): Evaluation {
  const seats = [seat, ...(typeof other === 'number' ? [other] : [])]
  return {
    ...stageOf(sums, position, history, colour),
    sides: seats.map((one) => ({ seat: one, named: 'none', score: null, passed: false })),
    step: '',
    asked: null,
    due: 0,
    to: null,
  }
}

function stageOf(sums: Derived, position: number, event: Event, colour: Colour) {
  return {
    position,
    event,
    colour,
    stake: sums.stakes[position - 1],
    last: sums.ends[position - 1].includes(colour),
  }
}

/** An evaluation that is over, as it was told. */
export function endedAs(story: Story, last: boolean): Evaluation {
  const { position, event, colour, named, revealed, end } = story
  return {
    position,
    event,
    colour,
    stake: end?.event === 'won' ? end.stones : 0,
    last,
    sides: story.sides.map((seat) => ({
      seat,
      named: named[seat]?.symbol ?? 'none',
      score: named[seat]?.count ?? revealed[seat]?.score ?? 0,
      passed: false,
    })),
    step: '',
    asked: null,
    due: 0,
    to: null,
    revealed,
    story,
  }
}

/** How many stones a seat has paid for it, as far as it has been told. */
export const paidFor = ({ story }: Evaluation, seat: number): number => (story ? paidBy(story, seat) : 0)

/** A side with what has been told about it since. */
export function withTold(side: DerivedSide, named: Named, scores: Scores): DerivedSide {
  return { ...side, named: named[side.seat] ?? side.named, score: scores[side.seat] ?? side.score }
}
