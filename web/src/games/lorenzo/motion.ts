/** What each event of Lorenzo il Magnifico looks like. */
import { OUT, TRAVEL, offset } from '../../board/scene'
import { Stage, type Act } from '../../board/stage'
import type { Holding, Space, Told, ToldOf, Type, View } from './generated'
import { DICE, HEIGHTS, TYPES, floorAt, held, piecesOn, type Goods } from './reading'

const ON_TRACKS: Holding[] = ['faith', 'military']

const amounts = (goods: Goods) => Object.entries(goods).filter(([, amount]) => amount > 0)

export class LorenzoStage extends Stage<Told> {
  #view: () => View
  /** Where markers stand while events play: the page still shows where they stood before. */
  #marks = new Map<string, number>()

  constructor(view: () => View) {
    super()
    this.#view = view
  }

  protected plan(events: Told[]): Act[] {
    const acts: Act[] = []
    this.#marks.clear()
    /** Where the goods of the action come from. */
    let from = ''
    const dice = events.filter((told) => told.event === 'die cast')
    for (const told of events) {
      const seat = 'seat' in told ? told.seat : 0
      switch (told.event) {
        case 'order changed':
          acts.push(this.#goHome())
          break
        case 'die cast':
          if (told === dice[0]) acts.push(this.#roll())
          break
        case 'placed':
          from = `space-${told.space}`
          acts.push(this.#place(told))
          break
        case 'bonus used':
          from = told.floor === 'none' ? `home-${seat}` : `space-${told.floor}`
          acts.push(this.#pay(seat, { servant: told.servants }))
          break
        case 'fee paid':
          acts.push(this.#pay(seat, { coin: told.coins }))
          break
        case 'card taken': {
          acts.push(...this.#track(seat, told.cost, -1), this.#pay(seat, told.cost))
          acts.push(this.carry(`card-${told.card}`, `cards-${seat}-${this.#typeOf(told.card)}`, seat))
          break
        }
        case 'gained':
          acts.push(this.#gain(seat, told.goods, from), ...this.#track(seat, told.goods, 1))
          break
        case 'harvested':
        case 'produced':
          acts.push(this.#work(seat))
          break
        case 'leader played':
        case 'leader activated':
        case 'leader discarded':
          from = `leader-${told.leader}`
          acts.push(this.leaderActs(told.leader, told.seat, told.event !== 'leader discarded'))
          break
        case 'report held':
          from = `tile-${told.period}`
          acts.push(this.#brighten(from))
          break
        case 'supported':
        case 'faith scored':
          acts.push(this.#gain(seat, { vp: told.points }, `faith-of-${seat}`))
          acts.push(this.#backToZero(seat))
          break
        case 'excommunicated':
          acts.push(this.#excommunicate(seat, from))
          break
      }
    }
    return acts.filter((act) => act.length > 0)
  }

  #typeOf(card: string): Type {
    const { floors } = this.#view()
    const there = (type: Type) => HEIGHTS.some((height) => floors[floorAt(type, height)] === card)
    return TYPES.find(there) ?? 'territory'
  }

  /** Where a good lies on its owner's board, or the owner's plaque where that is out of sight. */
  #home(seat: number, good: string): string[] {
    return [`stock-${seat}-${good}`, `seat-${seat}`]
  }

  #place({ seat, member, space, servants }: ToldOf<'placed'>): Act {
    return {
      length: 380 + (servants ? 140 : 0),
      places: [`space-${space}`],
      run: (pace) => {
        const node = this.scene.find(`member-${seat}-${member}`)
        const to = this.scene.box(`space-${space}`, 'council')
        if (to && node instanceof HTMLElement) {
          this.scene.raise(node)
          const way = offset(node, node.getBoundingClientRect(), to)
          this.scene.animate(node, [{}, { transform: `${way} scale(.9)` }], 360 * pace, OUT)
        } else {
          const colour = `var(--seat-${seat})`
          this.scene.fly('member', this.scene.box(`seat-${seat}`), to, 360 * pace, 0, 1, colour)
        }
        const home = this.scene.box(...this.#home(seat, 'servant'))
        if (servants) this.scene.fly('servant', home, to, 300 * pace, 160 * pace, servants)
      },
    }
  }

  #pay(seat: number, goods: Goods): Act {
    return this.spend(
      amounts(goods).map(([good, amount]) => ({ icon: good, from: this.#home(seat, good), amount })),
    )
  }

  #gain(seat: number, goods: Goods, from: string): Act {
    return this.fly(
      amounts(goods).map(([good, amount]) => ({
        icon: good,
        from: [from, `seat-${seat}`],
        to: this.#home(seat, good),
        amount,
      })),
    )
  }

  /** Markers hop along with what is gained or spent. */
  #track(seat: number, goods: Goods, way: 1 | -1): Act[] {
    const moves = ON_TRACKS.filter((good) => (goods[good] ?? 0) > 0).map((good) => {
      const marker = `${good}-of-${seat}`
      const from = this.#marks.get(marker) ?? held(this.#view().players[seat - 1], good)
      const to = from + way * (goods[good] ?? 0)
      this.#marks.set(marker, to)
      return { marker, cell: (space: number) => `${good}-${space}`, from, to }
    })
    return moves.length ? [this.hops(moves)] : []
  }

  #backToZero(seat: number): Act {
    const marker = `faith-of-${seat}`
    const from = this.#marks.get(marker) ?? held(this.#view().players[seat - 1], 'faith')
    this.#marks.set(marker, 0)
    return this.hops([{ marker, cell: (space) => `faith-${space}`, from, to: 0 }])
  }

  #roll(): Act {
    return {
      length: 800,
      places: DICE.map((die) => `die-${die}`),
      run: (pace) =>
        DICE.forEach((die, index) => {
          const node = this.scene.find(`die-${die}`)
          const frames = [
            {},
            { transform: `translateY(-16px) rotate(${280 + index * 40}deg)` },
            { transform: `translateY(3px) rotate(${640 + index * 40}deg)` },
            { transform: 'rotate(720deg)' },
          ]
          if (node) this.scene.animate(node, frames, 780 * pace, OUT)
        }),
    }
  }

  /** The round is over: members go home, and what is left in the towers goes. */
  #goHome(): Act {
    const view = this.#view()
    const spaces = Object.keys(view.spaces) as Space[]
    const cards = Object.values(view.floors).filter((card) => card !== 'none')
    return {
      length: 480,
      places: [],
      run: (pace) => {
        for (const space of spaces)
          for (const { seat } of piecesOn(view, space)) {
            const to = this.scene.box(`seat-${seat}`)
            const colour = `var(--seat-${seat})`
            this.scene.fly('member', this.scene.box(`space-${space}`), to, 460 * pace, 0, 1, colour)
          }
        this.sink(cards.map((card) => `card-${card}`)).run(pace)
      },
    }
  }

  /** All that works at the same time glows at the same time. */
  #work(seat: number): Act {
    return {
      length: 260,
      places: [`home-${seat}`],
      run: (pace) => {
        for (const node of document.querySelectorAll('.strip.works, .line.works'))
          this.scene.animate(node, [{}, { transform: 'scale(1.04)' }, {}], 260 * pace, TRAVEL)
      },
    }
  }

  #brighten(place: string): Act {
    return {
      length: 420,
      places: [place],
      run: (pace) => {
        const node = this.scene.find(place)
        if (node) this.scene.animate(node, [{}, { transform: 'scale(1.06)' }, {}], 420 * pace, TRAVEL)
      },
    }
  }

  /** The tile cracks, and the seat carries it away. */
  #excommunicate(seat: number, tile: string): Act {
    return {
      length: 420,
      places: [tile, `seat-${seat}`],
      run: (pace) => {
        const node = this.scene.find(tile)
        const frames = [-5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }))
        if (node) this.scene.animate(node, [{}, ...frames], 200 * pace, 'linear')
        const to = this.scene.box(`seat-${seat}`)
        this.scene.fly('excommunication', this.scene.box(tile), to, 360 * pace, 60 * pace)
      },
    }
  }
}
