/** How somebody at this screen stores what they took: all at once where it fits, or by hand. */
import {
  answersForStoring,
  arranged,
  asLiked,
  contents,
  fitting,
  moved,
  putDown,
  sizeOf,
  depotAt,
  type Depot,
  type Laid,
  type Lifted,
} from './depots'
import type { Play, Resource } from './generated'
import { added } from './producing'
import { RESOURCES, frameOf, heap, type Goods } from './reading'

const NO_LAID: Laid = { depots: [], leader_depots: [] }

export class Storing {
  #play: Play
  #kept: { ply: number; seat: number; hand: Laid | null; lifted: Lifted | null; liked: Laid | null } =
    $state.raw({ ply: -1, seat: 0, hand: null, lifted: null, liked: null })

  constructor(play: Play) {
    this.#play = play
  }

  get #now() {
    const ply = this.#play.shownPly
    if (this.#kept.ply === ply) return this.#kept
    return { ply, seat: this.seat, hand: null, lifted: null, liked: this.#liked(this.seat) }
  }
  /** How somebody arranged their warehouse by hand the last time they stored something. */
  #liked(seat: number): Laid | null {
    const { ply, hand, liked } = this.#kept
    if (seat !== this.#kept.seat) return null
    return ply === this.#play.shownPly ? liked : (hand ?? liked)
  }
  /** A warehouse as it is drawn: the game keeps no order, so it lies as whoever it belongs to arranged it. */
  drawn(seat: number, laid: Laid): Laid {
    return asLiked(laid, this.#liked(seat), this.#play.printed.depots)
  }
  /** The warehouse as it is arranged by hand; null where all goes at once. */
  get hand(): Laid | null {
    return this.#now.hand
  }
  set hand(hand: Laid | null) {
    this.#kept = { ...this.#now, hand }
  }
  /** What is held over it. */
  get lifted(): Lifted | null {
    return this.#now.lifted
  }
  set lifted(lifted: Lifted | null) {
    this.#kept = { ...this.#now, lifted }
  }

  get seat(): number {
    return this.#play.question?.seat ?? 0
  }
  #frame = $derived.by(() => {
    const question = this.#play.question
    const frame = question ? frameOf(this.#play.view, question.seat) : null
    return question?.step === 'store goods' && frame?.step === 'store goods' ? frame : null
  })

  /** Whether storing is what is being decided. */
  get active(): boolean {
    return this.#frame !== null && this.#play.selected === null && this.#play.pending === null
  }
  /** What is to be stored, and what lay in the warehouse before. */
  get taken(): Goods {
    return this.#frame?.taken ?? {}
  }
  get #before(): Laid {
    const laid = this.#play.derived.players[this.seat - 1]
    return laid ? this.drawn(this.seat, laid) : NO_LAID
  }
  get #warehouse(): Goods {
    return this.#play.view.players[this.seat - 1]?.warehouse ?? {}
  }
  get #sizes(): [number[], number] {
    return [this.#play.printed.depots, this.#play.printed.leader_depot]
  }
  /** Whether goods of the warehouse may be given up too. */
  get mayThrow(): boolean {
    return this.#play.options('discard stored').length > 0
  }

  /** How many more of each lie in the warehouse afterwards; fewer where stored goods are given up. */
  kept: Goods = $derived.by(() => {
    if (!this.#frame) return {}
    if (!this.hand) return fitting(this.#warehouse, this.taken, this.#before, ...this.#sizes, this.mayThrow)
    const now = contents(this.hand)
    return Object.fromEntries(
      RESOURCES.map((good) => [good, (now[good] ?? 0) - (this.#warehouse[good] ?? 0)] as const).filter(
        ([, more]) => more !== 0,
      ),
    )
  })

  /** The warehouse as it would be. */
  laid: Laid = $derived(
    this.hand ??
      this.drawn(this.seat, arranged(added(this.#warehouse, this.kept), this.#before, ...this.#sizes)),
  )

  /** What lies in another depot than before, so that all this fits. */
  get rearranged(): { good: Resource; depot: number }[] {
    return moved(this.#before, this.laid)
  }

  /** What finds no place, or was given none. */
  get left(): Goods {
    return Object.fromEntries(
      RESOURCES.map((good) => [good, (this.taken[good] ?? 0) - (this.kept[good] ?? 0)]),
    )
  }
  /** How much had no place anyway, and was given up before anything was asked. */
  get gone(): number {
    return this.#frame?.discarded ?? 0
  }
  /** What is given up in all: that, and what was given up before. */
  get price(): number {
    return this.gone + heap(this.left).reduce((sum, [, amount]) => sum + amount, 0)
  }

  /** Which pieces of a depot are new: the last ones. */
  isNew(at: Depot, place: number): boolean {
    const { good, count } = depotAt(this.laid, at)
    if (!good || place >= count) return false
    const more = this.kept[good] ?? 0
    const before = at.startsWith('leader') ? depotAt(this.#before, at).count : 0
    const inLeaders = this.laid.leader_depots.reduce(
      (sum, depot, index) =>
        depot.good === good ? sum + Math.max(0, depot.count - this.#before.leader_depots[index].count) : sum,
      0,
    )
    return at.startsWith('leader') ? place >= before : place >= count - Math.max(0, more - inLeaders)
  }

  /** The pieces taken, each with the depot it goes to; none where it is left. */
  pieces: { good: Resource; at: Depot | null }[] = $derived.by(() => {
    const places = new Map<Resource, Depot[]>()
    const note = (at: Depot, good: Resource | null, count: number) => {
      for (let place = 0; place < count; place++)
        if (good && this.isNew(at, place)) places.set(good, [...(places.get(good) ?? []), at])
    }
    this.laid.depots.forEach(({ good, count }, index) => note(`depot ${index}`, good, count))
    this.laid.leader_depots.forEach(({ good, count }, index) => note(`leader ${index}`, good, count))
    return heap(this.taken).flatMap(([good, amount]) =>
      Array.from({ length: amount }, (_, piece) => ({
        good: good as Resource,
        at: places.get(good as Resource)?.[piece] ?? null,
      })),
    )
  })

  get answers(): string[] {
    if (!this.#frame) return []
    const [sizes, places] = this.#sizes
    const { mayThrow } = this
    return answersForStoring(
      { warehouse: this.#warehouse },
      this.taken,
      this.kept,
      this.#before,
      sizes,
      places,
      mayThrow,
    )
  }

  // By hand

  goByHand(): void {
    this.hand ??= { depots: this.#before.depots, leader_depots: this.#before.leader_depots }
    this.lifted = null
  }

  lift(what: Lifted | null): void {
    this.goByHand()
    this.lifted = what
  }

  /** What the warehouse would be if that which is lifted were put down there. */
  #put(at: Depot): Laid | null {
    return this.hand && this.lifted ? putDown(this.hand, this.lifted, at, ...this.#sizes) : null
  }

  takes(at: Depot): boolean {
    return this.#put(at) !== null
  }

  /** Whether a piece can be lifted out of a depot and laid on the shelf: it came from there, or may be given up. */
  canReturn(at: Depot): boolean {
    if (!this.hand) return false
    const { good, count } = depotAt(this.hand, at)
    if (!good || count === 0) return false
    if ((this.kept[good] ?? 0) > 0) return true
    const basic = this.#before.depots.find((depot) => depot.good === good)?.count ?? 0
    return this.mayThrow && at.startsWith('depot') && basic + (this.kept[good] ?? 0) > 0
  }

  /** Puts down what is lifted; where it does not go it is back where it was. */
  put(at: Depot | 'shelf' | null): void {
    const { hand, lifted } = this
    this.lifted = null
    if (!hand || !lifted || at === null) return
    if (at !== 'shelf') {
      this.hand = putDown(hand, lifted, at, ...this.#sizes) ?? hand
    } else if ('depot' in lifted && this.canReturn(lifted.depot)) {
      const from = lifted.depot
      const less = ({ good, count }: Laid['depots'][number]) => ({
        good: count > 1 ? good : null,
        count: count - 1,
      })
      const index = Number(from.split(' ')[1])
      this.hand = from.startsWith('leader')
        ? {
            ...hand,
            leader_depots: hand.leader_depots.map((depot, other) =>
              other === index ? { ...depot, count: depot.count - 1 } : depot,
            ),
          }
        : { ...hand, depots: hand.depots.map((depot, other) => (other === index ? less(depot) : depot)) }
    }
  }

  /** What of the goods taken lies in no depot; stored goods that are given up are not among them. */
  get #onShelf(): Goods {
    return Object.fromEntries(
      RESOURCES.map((good) => [good, (this.taken[good] ?? 0) - Math.max(0, this.kept[good] ?? 0)]),
    )
  }

  /** Whether something on the shelf would find a place. */
  get couldStore(): boolean {
    const placed = added(this.#warehouse, this.kept)
    return heap(fitting(placed, this.#onShelf, this.#before, ...this.#sizes)).length > 0
  }

  /** Stores what is still on the shelf wherever it fits, beside what was placed by hand. */
  finish(): void {
    if (!this.hand) return
    const placed = contents(this.hand)
    const more = fitting(placed, this.#onShelf, this.#before, ...this.#sizes)
    this.hand = heap(more).length > 0 ? arranged(added(placed, more), this.#before, ...this.#sizes) : null
    this.lifted = null
  }

  /** Lets go of what is lifted, or else of the arrangement by hand. */
  letGo(): void {
    if (this.lifted) this.lifted = null
    else this.hand = null
  }

  room(at: Depot): number {
    return sizeOf(at, ...this.#sizes)
  }
}
