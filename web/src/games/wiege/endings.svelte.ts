/**
 * How evaluations ended, as it was told. The position has forgotten an evaluation as soon as it is over, before anybody
 * has read who won what and who paid for it.
 */
import type { Revealed } from './evaluation'
import type { Colour, Event, Play, Symbol, Told, ToldOf } from './generated'
import { columnOf } from './reading'

/** An evaluation as it has been told so far. */
export interface Story {
  position: number
  event: Event
  colour: Colour
  /** Who takes part, the trigger player first. */
  sides: number[]
  /** With the cards that were compared: some of them are discarded at once. */
  named: Partial<Record<number, { symbol: Symbol; count: number; cards?: string[] }>>
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
  /** Culture cards that were played in this turn. */
  #played: ToldOf<'culture played'>[] = []

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
    this.story = this.#withCards(withNext(before, told), told)
    const { replay, following, mine } = this.#play
    if (replay || following.again) return
    const acts = told.event === 'placed' || told.event === 'moved'
    if (acts && mine.includes(told.seat)) this.news = null
    if (!before?.end || (this.story && told.event !== 'evaluation began')) return
    const own = concerns(before, mine)
    if (own) this.news = before
    if (own || others) this.unread = [...this.unread.filter((one) => concerns(one, mine)), before]
  }

  /**
   * The cards that are compared lie there when a symbol is named; one that was played just before it is told as well. Of
   * those that are discarded the table may know no more by the time it is heard.
   */
  #withCards(story: Story | null, told: Told): Story | null {
    if (told.event === 'turn began') this.#played = []
    if (told.event === 'culture played') this.#played.push(told)
    if (!story || (told.event !== 'symbol named' && told.event !== 'card discarded')) return story
    const { seat } = told
    const named = story.named[seat]
    if (!named) return story
    const { view, derived } = this.#play
    const lying = columnOf(view.players[seat - 1], derived.players[seat - 1], named.symbol).cards
    const played = this.#played.filter((one) => one.seat === seat && one.symbol === named.symbol)
    const late = told.event === 'card discarded' ? [told.card] : [...lying, ...played.map(({ card }) => card)]
    const cards = [...new Set([...(named.cards ?? []), ...late])]
    return { ...story, named: { ...story.named, [seat]: { ...named, cards } } }
  }

  /** The one on show has been read. */
  read(): void {
    this.unread = this.unread.slice(1)
  }
}
