/**
 * How evaluations ended, as it was told. The position has forgotten an evaluation as soon as it is over, before anybody
 * has read who won what and who paid for it.
 */
import type { Revealed } from './evaluation'
import type { Colour, Event, Play, Symbol, Told, ToldOf } from './generated'

/** An evaluation as it has been told so far. */
export interface Story {
  position: number
  event: Event
  colour: Colour
  /** Who takes part, the trigger player first. */
  sides: number[]
  named: Partial<Record<number, { symbol: Symbol; count: number }>>
  revealed: Revealed
  end: ToldOf<'won' | 'tied'> | null
  paid: ToldOf<'paid'>[]
}

/** How many stones a seat has paid. */
export const paidBy = ({ paid }: Pick<Story, 'paid'>, seat: number): number =>
  paid.filter((told) => told.seat === seat).length

/** What is told when an evaluation is over, and never before. */
const AFTER: Told['event'][] = ['stack discarded', 'event laid', 'event uncovered', 'turn began', 'game over']

/** The story of an evaluation with what is told next; none once it is over. */
export function withNext(story: Story | null, told: Told): Story | null {
  if (told.event === 'evaluation began') {
    const { position, history, colour, seat, other } = told
    const sides = [seat, ...(typeof other === 'number' ? [other] : [])]
    return { position, event: history, colour, sides, named: {}, revealed: {}, end: null, paid: [] }
  }
  if (!story || AFTER.includes(told.event)) return null
  switch (told.event) {
    case 'symbol named': {
      const { seat, symbol, count } = told
      return { ...story, named: { ...story.named, [seat]: { symbol, count } } }
    }
    case 'revealed': {
      const cards = [...(story.revealed[told.seat]?.cards ?? []), told.card]
      return { ...story, revealed: { ...story.revealed, [told.seat]: { cards, score: told.score } } }
    }
    case 'won':
    case 'tied':
      return { ...story, end: told }
    case 'paid':
      return { ...story, paid: [...story.paid, told] }
    default:
      return story
  }
}

/** Whether somebody who holds these seats took part in it, or paid for it. */
export const concerns = ({ sides, paid }: Story, mine: number[]): boolean =>
  [...sides, ...paid.map(({ seat }) => seat)].some((seat) => mine.includes(seat))

export class Endings {
  /** The evaluation that is told just now. */
  story: Story | null = null
  /** Those that are over and have not been read yet, the first of them on show. */
  unread: Story[] = $state.raw([])
  /** The last that concerned somebody here, until they go on with a turn of theirs. */
  news: Story | null = $state.raw(null)
  #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  /** The page has come in the middle of a turn: what was told before is known. */
  recall(missed: Told[]): void {
    this.story = missed.reduce(withNext, null)
    this.unread = []
    this.news = null
  }

  /** `others`: whether those of the others are shown, too. */
  hear(told: Told, others: boolean): void {
    const before = this.story
    this.story = withNext(before, told)
    const { replay, following, mine } = this.#play
    if (replay || following.again) return
    const acts = told.event === 'placed' || told.event === 'moved'
    if (acts && mine.includes(told.seat)) this.news = null
    if (!before?.end || (this.story && told.event !== 'evaluation began')) return
    const own = concerns(before, mine)
    if (own) this.news = before
    if (own || others) this.unread = [...this.unread.filter((one) => concerns(one, mine)), before]
  }

  /** The one on show has been read. */
  read(): void {
    this.unread = this.unread.slice(1)
  }
}
