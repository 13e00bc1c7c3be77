/**
 * An offer as people make it: all four amounts at once. The game asks for them one after the other, so the
 * rest of the plan is kept here and answered as it is asked.
 */
import type { Play } from '../../lib/play.svelte'
import { PARTS, aheadOf, type Frame, type Offer, type Part, type View } from './view'

export const partOf = (step: string | undefined): Part | null =>
  PARTS.find((part) => part === step?.replace(' ', '_')) ?? null

/** The parts of an offer that stand in a question: those before the one asked about. */
export function offerOf(frame: Frame | undefined): Offer {
  return Object.fromEntries(PARTS.map((part) => [part, Number(frame?.[part] ?? 0)])) as Offer
}

export class Trade {
  /** Whom an offer is being written to, before the game has been told. */
  partner: number | null = $state(null)
  offer: Offer = $state(offerOf(undefined))
  #plan: Offer | null = null

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
    if (part) play.send(`amount ${this.offer[part]}`)
    else if (this.partner !== null) play.send(this.beginning(play, question.seat))
    this.partner = null
  }

  /** The action that begins an offer to the partner. */
  beginning(play: Play, seat: number): string {
    return `trade with +${aheadOf(play.view as View, seat, this.partner ?? seat)}`
  }

  /** Answers the next step of an offer that has been made; anything unforeseen ends the plan. */
  goOn(play: Play): void {
    const { question } = play
    if (!question || play.pending !== null) return
    const part = partOf(question.step)
    if (this.partner !== null && !play.isLegal(this.beginning(play, question.seat))) this.partner = null
    if (!this.#plan) return
    if (part && play.isLegal(`amount ${this.#plan[part]}`)) play.send(`amount ${this.#plan[part]}`)
    else this.#plan = null
  }
}
