/** What somebody is about to bid: one amount, from the lowest that is legal, and what it would mean. */
import type { Choice } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import type { Currency, Game, Play } from './generated'
import { nobody } from './reading'

export class Bidding {
  #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  /** Whether a bid is asked for. */
  get asked(): boolean {
    return this.#play.question?.step === 'bid'
  }

  get currency(): Currency {
    return this.#play.derived.auction?.currency ?? 'gold'
  }

  get #amounts(): number[] {
    return this.asked ? this.#play.options('amount').map(({ args }) => args.amount) : []
  }

  get possible(): boolean {
    return this.#amounts.length > 0
  }

  get least(): number {
    return this.#amounts[0] ?? 0
  }

  get most(): number {
    return this.#amounts.at(-1) ?? 0
  }

  get amount(): number {
    const { chosen } = this.#play
    return this.asked && chosen?.verb === 'amount' ? chosen.args.amount : this.least
  }

  get bid(): Choice<Game, 'amount'> | null {
    return this.asked ? this.#play.option('amount', { amount: this.amount }) : null
  }

  name(amount: number): void {
    const option = this.#play.option('amount', { amount })
    this.#play.clear()
    if (option && amount !== this.least) this.#play.select(option.action)
  }

  send(): void {
    if (this.bid) this.#play.send(this.bid.action)
  }

  /** What the bid costs and leaves; below it, whom it beats and how far one can go. */
  get says(): { question: string; line: string } | null {
    const play = this.#play
    if (!this.asked) return null
    const { bid } = this
    if (play.chosen && play.chosen.verb !== 'amount') return { question: play.chosen.label, line: '' }
    if (play.meant?.includes('block'))
      return { question: t('princes-block-whom'), line: t('princes-block-means') }
    if (!bid) return { question: play.reason('bid') ?? t('princes-cannot-bid'), line: '' }
    const fact = (name: string) => Number(bid.facts[name] ?? 0)
    const price = bid.facts.paid as Record<string, number> | undefined
    const paid = price?.[this.currency] ?? this.amount
    const words = {
      bid: this.amount,
      paid,
      left: fact('left'),
      short: fact('short'),
      cardinals: fact('cardinals'),
      banks: fact('banks'),
      changed: fact('changed'),
      good: this.currency,
    }
    const { leader, high } = play.view.auction
    const lines = [
      nobody(leader) || nobody(high)
        ? t(this.amount === this.least ? 'princes-bid-opens' : 'princes-bid-opens-with', {
            least: this.least,
          })
        : t('princes-bid-beats', { name: play.name(leader), more: this.amount - high }),
      fact('discount') > 0 ? t('princes-discount', { discount: fact('discount') }) : '',
      this.most > this.amount ? t('princes-bid-reach', { most: this.most }) : t('princes-bid-most'),
    ]
    return {
      question: t(fact('short') > 0 ? 'princes-bid-says-short' : 'princes-bid-says', words),
      line: lines.filter(Boolean).join(' '),
    }
  }
}
