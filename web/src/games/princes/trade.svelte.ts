/**
 * An offer as people make it: all four amounts at once. The game asks for them one after the other, so the
 * rest of the plan is kept here and answered as it is asked.
 */
import type { Choice } from '../../lib/wire'
import type { Frame, Game, DerivedOffer, Play, Subjects } from './generated'
import { PARTS, aheadOf, type Part } from './reading'

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

export class Trade {
  /** Whom an offer is being written to, before the game has been told. */
  partner: number | null = $state(null)
  offer: DerivedOffer = $state(offerOf(undefined))
  #plan: DerivedOffer | null = null

  write(partner: number): void {
    this.partner = partner
    this.offer = offerOf(undefined)
    this.#plan = null
  }

  cancel(): void {
    this.partner = null
    this.#plan = null
  }

  /** Sends the offer, from the step that is asked about or from the beginning. */
  make(play: Play): void {
    const { question } = play
    if (!question) return
    this.#plan = { ...this.offer }
    const part = partOf(question.step)
    const option = part
      ? play.option('amount', { amount: this.offer[part] })
      : this.beginning(play, question.seat)
    if (option) play.send(option.action)
    this.partner = null
  }

  /** The option that begins an offer to the partner. */
  beginning(play: Play, seat: number): Choice<Game> | null {
    if (this.partner === null) return null
    return play.option('trade', { ahead: aheadOf(play.view, seat, this.partner) })
  }

  /** Answers the next step of an offer that has been made; anything unforeseen ends the plan. */
  goOn(play: Play): void {
    const { question } = play
    if (!question || play.pending !== null) return
    const part = partOf(question.step)
    if (this.partner !== null && !this.beginning(play, question.seat)) this.partner = null
    if (!this.#plan) return
    const option = part && play.option('amount', { amount: this.#plan[part] })
    if (option) play.send(option.action)
    else this.#plan = null
  }
}
