/** The production somebody at this screen is about to make: switches, inputs and outputs, and where payment comes from. */
import type { Play, Player, Power, Resource } from './generated'
import { mixOf, paymentOf, type Mix } from './paying'
import {
  INPUTS,
  NOTHING_CHOSEN,
  POWERS,
  added,
  answersFor,
  isWhole,
  lackOf,
  leftOf,
  needsOf,
  sumOf,
  type Chosen,
} from './producing'
import { frameOf, purchasesOf, type Goods } from './reading'
import { verbs } from './verbs'

const PRODUCE = verbs.find(({ id }) => id === 'produce')!.of

export class Workshop {
  #play: Play
  /** What was chosen, and for what: once something else is asked or meant it no longer counts. */
  #kept: { moment: string; chosen: Chosen } = $state.raw({ moment: '', chosen: NOTHING_CHOSEN })

  constructor(play: Play) {
    this.#play = play
  }

  get #moment(): string {
    return `${this.#play.shownPly} ${this.active ? 'produce' : this.#play.selected}`
  }
  get chosen(): Chosen {
    return this.#kept.moment === this.#moment ? this.#kept.chosen : NOTHING_CHOSEN
  }
  set chosen(chosen: Chosen) {
    this.#kept = { moment: this.#moment, chosen }
  }

  get #seat(): number {
    return this.#play.question?.seat ?? 0
  }
  get #player(): Player | undefined {
    return this.#play.view.players[this.#seat - 1]
  }
  get #frame() {
    return this.#seat ? frameOf(this.#play.view, this.#seat) : null
  }

  /** Whether a seat's powers can be switched now. */
  isOpen(seat: number): boolean {
    const step = this.#play.question?.step
    if (seat !== this.#seat || this.#play.pending !== null) return false
    if (step === 'choose powers') return true
    const { meant } = this.#play
    return step === 'act' && this.#play.option('produce') !== null && (meant === null || meant === PRODUCE)
  }

  /** Whether production is what is being decided. */
  get active(): boolean {
    if (this.#play.selected !== null) return false
    const step = this.#play.question?.step
    return step === 'choose powers' || (step === 'act' && this.#play.meant === PRODUCE)
  }

  /** What powers that the game knows of already take. */
  get #paid(): Goods {
    return this.#frame?.step === 'choose powers' ? this.#frame.pays : {}
  }
  get #first(): number {
    const used = this.#frame?.step === 'choose powers' ? this.#frame.used : {}
    return POWERS.findLastIndex((power) => power in used) + 1
  }

  /** All that is paid and all that is gained. */
  sum: { pays: Goods; gains: Goods } = $derived.by(() => {
    const player = this.#player
    if (!player || !this.active) return { pays: {}, gains: {} }
    const { pays, gains } = sumOf(player, this.#play.printed, this.chosen)
    const before = this.#frame?.step === 'choose powers' ? this.#frame : { pays: {}, gains: {} }
    return { pays: added(before.pays, pays), gains: added(before.gains, gains) }
  })

  /** Whether a power is on: chosen here, or known to the game already. */
  isOn(power: Power): boolean {
    const used = this.#frame?.step === 'choose powers' ? this.#frame.used : {}
    return power in used || (this.active && this.chosen.on.includes(power))
  }

  /** Whether a power can be switched, on or off. */
  canSwitch(seat: number, power: Power): boolean {
    if (!this.isOpen(seat) || !this.exists(seat, power)) return false
    if (this.chosen.on.includes(power)) return true
    return POWERS.indexOf(power) >= this.#first && this.lack(power) === null
  }

  exists(seat: number, power: Power): boolean {
    return needsOf(this.#play.view.players[seat - 1], this.#play.printed, power) !== null
  }

  /** What is lacking for a power that is not on. */
  lack(power: Power): [Resource | 'any', number] | null {
    if (!this.#player || this.chosen.on.includes(power)) return null
    return lackOf(this.#player, this.#play.printed, power, this.left)
  }

  /** What could still be paid with. */
  get left(): Goods {
    return this.#player ? leftOf(this.#player, this.sum.pays) : {}
  }

  #change(change: Partial<Chosen>): void {
    this.#play.selected = null
    if (this.#play.question?.step === 'act') this.#play.meant = PRODUCE
    this.chosen = { ...this.chosen, ...change }
  }

  flip(power: Power): void {
    const { on, outputs } = this.chosen
    if (!on.includes(power)) return this.#change({ on: [...on, power] })
    this.#change({
      on: on.filter((other) => other !== power),
      outputs: { ...outputs, [power]: undefined },
      ...(power === 'basic' ? { inputs: [] } : {}),
    })
  }

  /** Whether a resource can be one of the two for the basic power, perhaps instead of the first of them. */
  canPay(good: Resource): boolean {
    const { inputs } = this.chosen
    const free = (this.left[good] ?? 0) + (inputs.length === INPUTS && inputs[0] === good ? 1 : 0)
    return free > 0
  }

  /** One more for the basic power; a third takes the place of the first, and one that cannot be had twice is let go. */
  payWith(good: Resource): void {
    const { on, inputs } = this.chosen
    if (!this.canPay(good)) return this.#change({ inputs: inputs.filter((other) => other !== good) })
    this.#change({
      on: on.includes('basic') ? on : [...on, 'basic'],
      inputs: [...inputs, good].slice(-INPUTS),
    })
  }

  get(power: Power, good: Resource): void {
    const { on, outputs } = this.chosen
    this.#change({
      on: on.includes(power) ? on : [...on, power],
      outputs: { ...outputs, [power]: good },
    })
  }

  /** The purchase that is chosen but not made, if any. */
  #purchase = $derived.by(() => {
    const { selected } = this.#play
    return selected === null ? undefined : purchasesOf(this.#play).find(({ action }) => action === selected)
  })

  /** What is about to be paid, for production or for a card. */
  cost: Goods = $derived(
    this.active ? this.sum.pays : ((this.#purchase?.facts.cost as Goods | undefined) ?? {}),
  )

  /** From where a resource would be paid. */
  mix(seat: number, good: Resource): Mix | null {
    const amount = this.cost[good] ?? 0
    if (seat !== this.#seat || !this.#player || amount === 0) return null
    return mixOf(this.#player, good, amount, this.chosen.instead[good])
  }

  /** Takes one more of a resource from the strongbox, or one less, than from the warehouse. */
  payInstead(good: Resource, more: number): void {
    const mix = this.mix(this.#seat, good)
    if (!mix) return
    const warehouse = Math.min(mix.most, Math.max(mix.least, mix.warehouse - more))
    this.chosen = { ...this.chosen, instead: { ...this.chosen.instead, [good]: mix.most - warehouse } }
  }

  /** What the game is told besides when an action is sent: how a card that is bought is paid for. */
  along(action: string): string[] {
    if (this.#purchase?.action !== action || !this.#player) return []
    return paymentOf(this.#player, this.cost, this.chosen.instead)
  }

  /** What the game is told; nothing as long as something is missing. */
  get answers(): string[] {
    if (!this.#player || !this.active) return []
    const rest = answersFor(this.#player, this.#play.printed, this.chosen, this.#paid, this.#first)
    return rest === null ? [] : this.#play.question?.step === 'act' ? ['produce', ...rest] : rest
  }

  /** Powers that are on but not yet told what to take or give. */
  get open(): Power[] {
    return this.chosen.on.filter((power) => !isWhole(power, this.chosen))
  }

  letGo(): void {
    this.chosen = NOTHING_CHOSEN
  }
}
