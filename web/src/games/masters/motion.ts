/** What each event of Masters of Renaissance looks like. */
import { OUT, TRAVEL, offset } from '../../board/scene'
import { Stage, type Act } from '../../board/stage'
import type { Line, Told, ToldOf } from './generated'
import { heap } from './reading'

const ROWS: Line[] = ['row 1', 'row 2', 'row 3']
const COLUMNS: Line[] = ['column 1', 'column 2', 'column 3', 'column 4']

export class MastersStage extends Stage<Told> {
  protected plan(events: Told[], own: number): Act[] {
    const acts: Act[] = []
    let pushed = false
    for (let i = 0; i < events.length; i++) {
      const told = events[i]
      const alike = <K extends Told['event']>(...kinds: K[]) => {
        const group = this.alike(events, i, ...kinds)
        i += group.length - 1
        return group
      }
      switch (told.event) {
        case 'line taken':
          // A second line of the same batch would move marbles that are no longer there.
          if (!pushed) acts.push(this.#line(told.line))
          pushed = true
          break
        case 'stored':
        case 'resource chosen':
        case 'discarded':
        case 'discarded stored':
          acts.push(this.#goods(alike('stored', 'resource chosen', 'discarded', 'discarded stored')))
          break
        case 'paid':
          acts.push(this.#paid(alike('paid')))
          break
        case 'produced':
          acts.push(this.#produced(told))
          break
        case 'faith moved':
        case 'cross moved':
          acts.push(
            this.hops(
              alike('faith moved', 'cross moved').map((moved) => ({
                marker: moved.event === 'cross moved' ? 'marker-cross' : `marker-${moved.seat}`,
                cell: (number: number) => `cell-${number}`,
                from: moved.space - moved.steps,
                to: moved.space,
              })),
            ),
          )
          break
        case 'report held':
          i += 1
          acts.push(this.#report(told.section, alike('favour decided'), own))
          break
        case 'card bought':
          acts.push(
            this.carry(
              `card-${told.card}`,
              `slot-${told.seat}-${told.slot}`,
              told.seat,
              this.#pileOf(told.card),
            ),
          )
          break
        case 'card removed':
          acts.push(this.sink([`card-${told.card}`]))
          break
        case 'leader played':
        case 'leader discarded':
          acts.push(this.leaderActs(told.leader, told.seat, told.event === 'leader played'))
          break
      }
    }
    return acts
  }

  /** The place in the grid where a card lies: it is another card's afterwards. */
  #pileOf(card: string): string {
    const pile = this.scene.find(`card-${card}`)?.closest<HTMLElement>('[data-at^=pile]')
    return pile?.dataset.at ?? `card-${card}`
  }

  #line(line: Line): Act {
    const row = ROWS.indexOf(line) + 1
    const column = COLUMNS.indexOf(line) + 1
    const places = row
      ? COLUMNS.map((_, index) => `marble-${row}-${index + 1}`)
      : ROWS.map((_, index) => `marble-${index + 1}-${column}`)
    return {
      length: 420,
      places,
      run: (pace) => {
        const balls = places.map((place) => this.scene.find(place))
        const slide = this.scene.find('marble-slide')
        const boxes = balls.map((ball) => ball?.getBoundingClientRect())
        const end = slide?.getBoundingClientRect()
        if (!slide || !end || balls.some((ball) => !ball)) return
        const move = (from: DOMRect, to: DOMRect) => offset(balls[0]!, from, to)
        balls.slice(1).forEach((ball, index) => {
          const to = move(boxes[index + 1]!, boxes[index]!)
          this.scene.animate(ball!, [{}, { transform: `${to} rotate(-360deg)` }], 320 * pace, TRAVEL)
        })
        const last = boxes[boxes.length - 1]!
        const grow = last.width / end.width
        this.scene.animate(
          slide,
          [{}, { transform: `${move(end, last)} rotate(-360deg) scale(${grow})` }],
          320 * pace,
          TRAVEL,
        )
        const first = boxes[0]!
        const step = new DOMRect(
          first.x - (row ? first.width * 0.8 : 0),
          first.y - (row ? 0 : first.height * 0.8),
          first.width,
          first.height,
        )
        const above = new DOMRect(end.x, end.y - 24, end.width, end.height)
        const small = `scale(${1 / grow})`
        this.scene.animate(
          balls[0]!,
          [
            { opacity: 1, offset: 0 },
            { transform: move(first, step), opacity: 0, offset: 0.45 },
            { transform: `${move(first, above)} ${small}`, opacity: 0, offset: 0.55 },
            { transform: `${move(first, end)} ${small}`, opacity: 1, offset: 1 },
          ],
          420 * pace,
          OUT,
        )
      },
    }
  }

  #goods(group: ToldOf<'stored' | 'resource chosen' | 'discarded' | 'discarded stored'>[]): Act {
    return {
      length: 320 + 60 * Math.min(4, group.length - 1),
      places: group.map(({ seat }) => this.scene.home(seat)),
      run: (pace) =>
        group.forEach((told, index) => {
          const stored = told.event === 'discarded stored'
          const held = stored ? `depot-${told.seat}` : 'held'
          const from = this.scene.box(`${held}-${told.resource}`, 'bench', 'marble-slide')
          const icon = told.resource
          const delay = index * 60 * pace
          if (stored || told.event === 'discarded') this.scene.drop(icon, from, 240 * pace, delay)
          else this.scene.fly(icon, from, this.scene.box(this.scene.home(told.seat)), 320 * pace, delay)
        }),
    }
  }

  #paid(group: ToldOf<'paid'>[]): Act {
    const heaps = group.flatMap(({ seat, resource, warehouse, strongbox }) => [
      { icon: resource, amount: warehouse, from: [`depot-${seat}-${resource}`, `seat-${seat}`] },
      { icon: resource, amount: strongbox, from: [`box-${seat}-${resource}`, `seat-${seat}`] },
    ])
    return this.spend(heaps.filter(({ amount }) => amount > 0))
  }

  #produced({ seat, goods }: ToldOf<'produced'>): Act {
    return this.fly(
      heap(goods).map(([good, amount]) => ({
        icon: good,
        from: [`power-${seat}-basic`, `seat-${seat}`],
        to: good === 'faith' ? [`marker-${seat}`] : [`box-${seat}-${good}`, `seat-${seat}`],
        amount,
      })),
    )
  }

  #report(section: number, decided: ToldOf<'favour decided'>[], own: number): Act {
    const tile = `tile-${own}-${section}`
    return {
      length: Math.min(600, 320 + 80 * decided.length),
      places: [`zone-${section}`, tile],
      run: (pace) => {
        const zone = this.scene.find(`zone-${section}`)
        if (zone)
          this.scene.animate(zone, [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], 600 * pace, TRAVEL)
        decided.forEach((told, index) => {
          const node = this.scene.find(`tile-${told.seat}-${section}`)
          const delay = index * 80 * pace
          if (node) {
            const frames = [{}, { transform: 'perspective(300px) rotateY(90deg)' }]
            this.scene.animate(node, frames, 160 * pace, 'ease-in', delay)
          }
          const lost = told.favour === 'removed'
          const seat = this.scene.box(`seat-${told.seat}`)
          if (lost) this.scene.drop('pope', seat, 320 * pace, delay)
          else this.scene.fly('pope', this.scene.box(`zone-${section}`), seat, 320 * pace, delay)
        })
      },
    }
  }
}
