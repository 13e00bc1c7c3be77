/** What each event of Die Wiege der Renaissance looks like. */
import { OUT, TRAVEL, offset } from '../../board/scene'
import { Stage, type Act } from '../../board/stage'
import type { Named, Scores } from './evaluation'
import type { Told, ToldOf } from './generated'

const SETTLE = 'cubic-bezier(.3,1.4,.5,1)'

/** What an evaluation shows while its events play; it may be over before anything is asked. */
export interface Shown {
  began: ToldOf<'evaluation began'> | null
  named: Named
  /** What somebody comes to, as it is told. */
  scores: Scores
  /** The characters that were revealed, by seat, in the order in which they were. */
  revealed: Partial<Record<number, string[]>>
  ended: ToldOf<'won' | 'tied'> | null
}

export const NOTHING_SHOWN: Shown = { began: null, named: {}, scores: {}, revealed: {}, ended: null }

export class WiegeStage extends Stage<Told> {
  #show: (shown: Shown) => void
  #shown = NOTHING_SHOWN

  /** `show` is told what the evaluation has come to. */
  constructor(show: (shown: Shown) => void) {
    super()
    this.#show = show
  }

  override clear(): void {
    super.clear()
    if (this.#shown !== NOTHING_SHOWN) this.#tell(NOTHING_SHOWN)
  }

  #tell(shown: Shown): void {
    this.#shown = shown
    this.#show(shown)
  }

  protected plan(events: Told[]): Act[] {
    const acts: Act[] = []
    for (let i = 0; i < events.length; i++) {
      const told = events[i]
      const before = acts.length
      switch (told.event) {
        case 'placed':
          acts.push(this.#place(told, `home-${told.seat}`))
          break
        case 'moved':
          acts.push(this.#place(told, `piece-${told.origin}-${told.left}`))
          break
        case 'triggered':
          acts.push(this.#runAround(told))
          break
        case 'exchanged':
          acts.push(
            this.#stones([
              { from: told.seat, to: told.owner, owner: told.owner },
              { from: told.owner, to: told.seat, owner: told.seat },
            ]),
          )
          break
        case 'paid': {
          const paid = this.alike(events, i, 'paid')
          i += paid.length - 1
          acts.push(
            this.#stones(
              paid.map(({ seat, to, owner, position, space }) => ({
                from: seat,
                to,
                owner,
                place: typeof position === 'number' ? `piece-${position}-${space}` : undefined,
              })),
            ),
          )
          break
        }
        case 'card taken':
          acts.push(this.carry(`slot-${told.slot}`, `hand-${told.seat}`, told.seat))
          break
        case 'card drawn':
          acts.push(this.#draw(told.seat))
          break
        case 'culture played':
          acts.push(this.#play(told, `column-${told.seat}-${told.symbol}`))
          break
        case 'character laid':
          acts.push(this.#play(told, `pile-${told.seat}`))
          break
        case 'rotated':
        case 'top given up':
          acts.push(this.#turn(told))
          break
        case 'evaluation began':
          acts.push(this.#scene(700, { ...NOTHING_SHOWN, began: told }, `event-${told.position}`))
          break
        case 'symbol named':
          acts.push(this.#name(told))
          break
        case 'revealed':
          acts.push(this.#reveal(told))
          break
        case 'won':
        case 'tied':
          acts.push(this.#end(told))
          break
        case 'stack discarded':
        case 'event uncovered':
          acts.push(this.sink([`event-${told.position}`]))
          break
      }
      for (const act of acts.slice(before)) act.event = i
    }
    return acts
  }

  /** A piece travels to its space. */
  #place({ seat, man, position, space }: ToldOf<'placed' | 'moved'>, source: string): Act {
    const icon = man === 'genius' ? 'genius' : `inf-${seat - 1}`
    return this.fly([{ icon, from: [source, `seat-${seat}`], to: [`space-${position}-${space}`], seat }])
  }

  /** The light runs once around the spaces of a completed colour. */
  #runAround({ position, colour }: ToldOf<'triggered'>): Act {
    return {
      length: 600,
      places: [`event-${position}`],
      run: (pace) => {
        const event = this.scene.find(`event-${position}`)
        const spaces = [...(event?.querySelectorAll(`[data-colour=${colour}]`) ?? [])]
        spaces.forEach((space, index) => {
          const frames = [{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }]
          this.scene.animate(space, frames, 300 * pace, OUT, (index * 300 * pace) / spaces.length)
        })
      },
    }
  }

  /** Stones slide from one reserve to another, one by one. */
  #stones(moves: { from: number; to: number; owner: number; place?: string }[]): Act {
    const flights = moves.map(({ from, to, owner, place }) => ({
      icon: `inf-${owner - 1}`,
      from: [...(place ? [place] : []), ...this.#purse(from)],
      to: this.#purse(to),
      seat: owner,
    }))
    return this.fly(flights, 140)
  }

  /** Where a seat's stones are seen to come and go: its side of a duel, its reserve, its plaque. */
  #purse(seat: number): string[] {
    return [`side-${seat}`, `home-${seat}`, `seat-${seat}`]
  }

  #draw(seat: number | undefined): Act {
    return this.fly([{ icon: 'deck', from: ['deck'], to: [`hand-${seat}`, `seat-${seat}`] }])
  }

  /** A card leaves the hand: it can be seen leaving one's own, and comes from the plaque of others. */
  #play(told: ToldOf<'culture played' | 'character laid'>, place: string): Act {
    if (this.scene.find(`card-${told.card}`)) return this.carry(`card-${told.card}`, place, told.seat)
    const plaque = `seat-${told.seat}`
    return this.fly([{ icon: 'deck', from: [`hand-${told.seat}`, plaque], to: [place, plaque] }])
  }

  /** A card of a column turns round, or leaves it. */
  #turn({ seat, card, event }: ToldOf<'rotated' | 'top given up'>): Act {
    return {
      length: 320,
      places: [`slip-${card}`, `seat-${seat}`],
      run: (pace) => {
        const node = this.scene.find(`slip-${card}`)
        if (!node) return
        const frames =
          event === 'rotated'
            ? [{}, { transform: 'rotate(180deg)' }]
            : [{}, { transform: 'translateY(26px) rotate(3deg)', opacity: 0 }]
        this.scene.animate(node, frames, 320 * pace, TRAVEL)
      },
    }
  }

  // Evaluations

  #scene(length: number, shown: Shown, ...places: string[]): Act {
    return { length, places, run: () => this.#tell(shown) }
  }

  #name({ seat, symbol, count }: ToldOf<'symbol named'>): Act {
    return {
      length: 500,
      places: [`seat-${seat}`],
      run: () => {
        this.#tell({ ...this.#shown, named: { ...this.#shown.named, [seat]: symbol } })
        this.#score(seat, count)
      },
    }
  }

  #score(seat: number, score: number): void {
    this.#tell({ ...this.#shown, scores: { ...this.#shown.scores, [seat]: score } })
  }

  #end(told: ToldOf<'won' | 'tied'>): Act {
    return {
      length: 1100,
      places: [`seat-${told.seat}`],
      run: () => this.#tell({ ...this.#shown, ended: told }),
    }
  }

  /** A character comes to its side and turns over there. */
  #reveal({ seat, card, score }: ToldOf<'revealed'>): Act {
    return {
      length: 420,
      places: [`seat-${seat}`],
      run: (pace) => {
        const before = this.#shown.revealed[seat] ?? []
        this.#tell({ ...this.#shown, revealed: { ...this.#shown.revealed, [seat]: [...before, card] } })
        this.#score(seat, score)
        const node = this.scene.find(`choice-${card}`) as HTMLElement | null
        const to = this.scene.box(`revealed-${seat}`, `seat-${seat}`)
        if (!node || !to) return this.scene.fly('hand', this.scene.box(`seat-${seat}`), to, 320 * pace)
        this.scene.raise(node)
        const from = node.getBoundingClientRect()
        const scale = Math.min(0.9, to.width / from.width)
        const frames = [{}, { transform: `${offset(node, from, to)} scale(${scale})` }]
        this.scene.animate(node, frames, 400 * pace, SETTLE)
      },
    }
  }
}
