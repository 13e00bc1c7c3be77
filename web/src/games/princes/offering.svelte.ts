/** An offer as a scene puts it: who makes it to whom, what stands in it, and how it is told. */
import { listed, t } from '../../lib/words.svelte'
import type { DerivedOffer, Play } from './generated'
import { CURRENCIES } from './reading'
import { flow, isEmpty, offerOf, partOf, type Trade } from './trade.svelte'

export class Offering {
  #play: Play
  #trade: Trade

  constructor(play: Play, trade: Trade) {
    this.#play = play
    this.#trade = trade
  }

  get #frame() {
    return this.#play.view?.agenda[0]
  }

  get #reply() {
    const frame = this.#frame
    return frame?.step === 'reply' ? frame : null
  }

  /** Whether this person writes one. */
  get writing(): boolean {
    return this.#trade.partner !== null || partOf(this.#play.question?.step) !== null
  }

  /** Whether one has been made and waits for its answer, or is being made by somebody else. */
  get standing(): boolean {
    return !this.writing && (this.#reply !== null || partOf(this.#frame?.step) !== null)
  }

  get replying(): boolean {
    return this.#play.question?.step === 'reply'
  }

  get from(): number {
    if (this.writing) return this.#play.question?.seat ?? 1
    return this.#reply?.offerer ?? Number(this.#frame?.seat ?? 1)
  }

  get to(): number {
    if (this.#trade.partner !== null) return this.#trade.partner
    const frame = this.#frame
    if (this.#reply) return Number(this.#reply.seat)
    return frame && 'to' in frame ? frame.to : 1
  }

  get offer(): DerivedOffer {
    return this.writing ? this.#trade.whole(this.#play) : offerOf(this.#frame)
  }

  get empty(): boolean {
    return isEmpty(this.offer)
  }

  /** So much gold and influence in words, that which is given or that which is asked for. */
  #goods(way: 1 | -1): string {
    const goods = CURRENCIES.map((good) => ({ good, amount: flow(this.offer, good) * way }))
    const some = goods.filter(({ amount }) => amount > 0)
    if (some.length === 0) return t('princes-nothing')
    return listed(some.map(({ good, amount }) => t('princes-amount-of', { amount, good })))
  }

  get given(): string {
    return this.#goods(1)
  }

  get asked(): string {
    return this.#goods(-1)
  }

  /** What the offer comes to, for the prompt. */
  get says(): { question: string; line: string } | null {
    const { given, asked } = this
    const [name, other] = [this.#play.name(this.from), this.#play.name(this.to)]
    if (this.writing) {
      if (this.empty) return { question: t('princes-offer-empty'), line: t('princes-offer-how') }
      return {
        question: t('princes-offer-says', { given, asked }),
        line: t('princes-offer-binds', { name: other }),
      }
    }
    if (!this.replying) return null
    return {
      question: t('princes-offer-to-you-says', { name, given, asked }),
      line: this.#play.reason('accept') ?? '',
    }
  }
}
