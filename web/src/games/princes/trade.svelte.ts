/**
 * An offer as people make it: of each currency one amount, given or asked for. The game asks for four amounts one
 * after the other; they are sent together, as one decision.
 */
import type { Choice } from '../../lib/wire'
import type { Currency, Frame, Game, DerivedOffer, Play, Subjects } from './generated'
import { PARTS, aheadOf, seatAhead, type Part } from './reading'

const ASKED: Partial<Record<keyof Subjects, Part>> = {
  'give gold': 'give_gold',
  'give influence': 'give_influence',
  'ask gold': 'ask_gold',
  'ask influence': 'ask_influence',
}

export const partOf = (step: keyof Subjects | undefined): Part | null => (step && ASKED[step]) ?? null

/** The parts of an offer that stand in a question: those before the one asked about. */
export function offerOf(frame: Frame | undefined): DerivedOffer {
  const nothing = { give_gold: 0, give_influence: 0, ask_gold: 0, ask_influence: 0 }
  for (const part of PARTS) if (frame && part in frame) nothing[part] = (frame as Frame & DerivedOffer)[part]
  return nothing
}

/** What flows of a currency: more than nothing is given, less is asked for. */
export const flow = (offer: DerivedOffer, good: Currency): number =>
  offer[`give_${good}`] - offer[`ask_${good}`]

export const isEmpty = (offer: DerivedOffer): boolean => PARTS.every((part) => offer[part] === 0)

/**
 * The amounts that an offer is asked for, in the order of the questions. Where only one amount is possible nothing is
 * asked: nobody offers nothing for nothing, nor asks for what they give. An offer that was begun goes on at `first`.
 */
export function amountsOf(offer: DerivedOffer, most: DerivedOffer, first: Part = PARTS[0]): number[] {
  const { give_gold, give_influence, ask_gold } = offer
  const theirs = most.ask_gold + most.ask_influence
  const ranges: [least: number, most: number][] = [
    [Number(most.give_influence + theirs === 0), most.give_gold],
    [Number(give_gold + theirs === 0), most.give_influence],
    give_gold ? [0, 0] : [Number(give_influence + most.ask_influence === 0), most.ask_gold],
    give_influence ? [0, 0] : [Number(give_gold + ask_gold === 0), most.ask_influence],
  ]
  const asked = (place: number) => place >= PARTS.indexOf(first) && ranges[place][0] !== ranges[place][1]
  return PARTS.filter((_, place) => asked(place)).map((part) => offer[part])
}

export class Trade {
  /** Whom an offer is being written to, before the game has been told. */
  partner: number | null = $state(null)
  offer: DerivedOffer = $state(offerOf(undefined))
  /** The ply of the question in whose place it is written. */
  #at = -1

  /** With whom something could change hands now. */
  partners(play: Play): number[] {
    const from = play.question?.seat ?? 1
    return play.options('trade').map(({ args }) => seatAhead(play.view, from, args.ahead))
  }

  write(play: Play, partner: number): void {
    this.partner = partner
    this.#at = play.shownPly
  }

  /** Begins an offer; to whom can be changed while it is written. */
  open(play: Play): void {
    const [first] = this.partners(play)
    if (first !== undefined) this.write(play, first)
  }

  cancel(): void {
    this.partner = null
    this.offer = offerOf(undefined)
  }

  /** The option that begins an offer to the partner. */
  beginning(play: Play): Choice<Game, 'trade'> | null {
    if (this.partner === null || !play.question) return null
    return play.option('trade', { ahead: aheadOf(play.view, play.question.seat, this.partner) })
  }

  /** The most that each part may be, as the game says where an offer begins, and while one is made. */
  most(play: Play): DerivedOffer {
    const { facts = {} } = this.beginning(play) ?? {}
    const limits = Object.fromEntries(PARTS.map((part) => [part, Number(facts[part] ?? 0)]))
    return play.derived.offer ?? (limits as unknown as DerivedOffer)
  }

  /** The offer, with what has been said already where it was begun. */
  whole(play: Play): DerivedOffer {
    const frame = play.view.agenda[0]
    const said = PARTS.filter((part) => partOf(play.question?.step) !== null && frame && part in frame)
    const stated = offerOf(frame)
    return { ...this.offer, ...Object.fromEntries(said.map((part) => [part, stated[part]])) }
  }

  /** How much may flow of a currency: from what can be asked for, as less than nothing, to what can be given. */
  range(play: Play, good: Currency): [least: number, most: number] {
    const most = this.most(play)
    const asked = partOf(play.question?.step)
    const said = (part: Part) => asked !== null && PARTS.indexOf(part) < PARTS.indexOf(asked)
    const { [`give_${good}` as const]: given, [`ask_${good}` as const]: wanted } = this.whole(play)
    if (said(`ask_${good}`)) return [given - wanted, given - wanted]
    if (!said(`give_${good}`)) return [-most[`ask_${good}`], most[`give_${good}`]]
    return given > 0 ? [given, given] : [-most[`ask_${good}`], 0]
  }

  /** Names what flows of a currency. */
  set(good: Currency, amount: number): void {
    this.offer = {
      ...this.offer,
      [`give_${good}`]: Math.max(0, amount),
      [`ask_${good}`]: Math.max(0, -amount),
    }
  }

  /** What makes the offer, from the question that is put or from the beginning. */
  answers(play: Play): string[] {
    const part = partOf(play.question?.step)
    const begin = part ? null : this.beginning(play)
    if (!part && !begin) return []
    const amounts = amountsOf(this.whole(play), this.most(play), part ?? undefined)
    return [...(begin ? [begin.action] : []), ...amounts.map((amount) => `amount ${amount}`)]
  }

  /** Another question is put: an offer that was written at the one before would hide it. */
  goOn(play: Play): void {
    if (this.partner === null || play.pending !== null) return
    if (play.shownPly !== this.#at || !this.beginning(play)) this.cancel()
  }
}
