/**
 * Events as motion. While they play, the page still shows the position before them; afterwards the new one is shown
 * and `clear` puts everything back in its place. Only transform and opacity move.
 */
import type { TransitionConfig } from 'svelte/transition'
import { Scene, offset } from './scene'
import { heap, type Told } from './view'

const BUDGET = 2300
const OUT = 'cubic-bezier(.2,.7,.2,1)'
const TRAVEL = 'cubic-bezier(.6,0,.2,1)'

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A card or token that comes into view turns over. */
export function turnOver(_node: Element): TransitionConfig {
  if (calm()) return { duration: 120, css: (t) => `opacity:${t}` }
  return {
    duration: 320,
    css: (t) => `transform:perspective(700px) rotateY(${(1 - t) * 88}deg);opacity:${Math.min(1, t * 2)}`,
  }
}

interface Act {
  /** How long it takes at full length, in milliseconds. */
  length: number
  /** Places that change, for those who want no motion. */
  places: string[]
  run: (pace: number) => void
}

export class Stage {
  #root: () => HTMLElement | undefined
  #scene = new Scene()
  #tints: string[] = []
  /** Counts what has been begun or cleared: a show that is not the latest stops. */
  #run = 0
  #stop: (() => void) | null = null

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root
  }

  async play(events: Told[], own: number): Promise<void> {
    if (!this.#root()) return
    const acts = this.#plan(events, own)
    if (acts.length === 0) return
    if (calm()) {
      this.#tints = [...new Set(acts.flatMap((act) => act.places))]
      return
    }
    const pace = Math.min(1, BUDGET / acts.reduce((sum, act) => sum + act.length, 0))
    const run = ++this.#run
    let over = false
    const finish = () => {
      over = true
      this.#stop?.()
      this.#scene.finish()
    }
    addEventListener('pointerdown', finish, { capture: true })
    addEventListener('keydown', finish, { capture: true })
    try {
      for (const act of acts) {
        if (over || run !== this.#run) break
        act.run(pace)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, act.length * pace)
          this.#stop = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
    } finally {
      removeEventListener('pointerdown', finish, { capture: true })
      removeEventListener('keydown', finish, { capture: true })
    }
  }

  /** Everything is back in its place, and places that changed without motion glow for a moment. */
  clear(): void {
    this.#run += 1
    this.#stop?.()
    this.#scene.clear()
    for (const place of this.#tints) this.#scene.tint(place)
    this.#tints = []
  }

  // What happens for each event

  #plan(events: Told[], own: number): Act[] {
    const acts: Act[] = []
    let pushed = false
    for (let i = 0; i < events.length; i++) {
      const told = events[i]
      const alike = (...names: string[]) => {
        const group = [events[i]]
        while (i + 1 < events.length && names.includes(events[i + 1].event)) group.push(events[++i])
        return group
      }
      switch (told.event) {
        case 'line taken':
          // A second line of the same batch would move marbles that are no longer there.
          if (!pushed && told.line) acts.push(this.#line(told.line))
          pushed = true
          break
        case 'stored':
        case 'resource chosen':
        case 'discarded':
          acts.push(this.#goods(alike('stored', 'resource chosen', 'discarded')))
          break
        case 'paid':
          acts.push(this.#paid(alike('paid')))
          break
        case 'produced':
          acts.push(this.#produced(told))
          break
        case 'faith moved':
        case 'cross moved':
          acts.push(this.#hops(alike('faith moved', 'cross moved')))
          break
        case 'report held':
          acts.push(this.#report(told.section ?? 1, alike('favour decided').slice(1), own))
          break
        case 'card bought':
          acts.push(this.#bought(told))
          break
        case 'card removed':
          acts.push(this.#removed(told))
          break
        case 'leader played':
        case 'leader discarded':
          acts.push(this.#leader(told))
          break
      }
    }
    return acts
  }

  #line(line: string): Act {
    const [kind, number] = line.split(' ')
    const places =
      kind === 'row'
        ? [1, 2, 3, 4].map((column) => `marble-${number}-${column}`)
        : [1, 2, 3].map((row) => `marble-${row}-${number}`)
    return {
      length: 420,
      places,
      run: (pace) => {
        const balls = places.map((place) => this.#scene.find(place))
        const slide = this.#scene.find('marble-slide')
        const boxes = balls.map((ball) => ball?.getBoundingClientRect())
        const end = slide?.getBoundingClientRect()
        if (!slide || !end || balls.some((ball) => !ball)) return
        const move = (from: DOMRect, to: DOMRect) => offset(balls[0]!, from, to)
        balls.slice(1).forEach((ball, index) => {
          const to = move(boxes[index + 1]!, boxes[index]!)
          this.#scene.animate(ball!, [{}, { transform: `${to} rotate(-360deg)` }], 320 * pace, TRAVEL)
        })
        const last = boxes[boxes.length - 1]!
        const grow = last.width / end.width
        this.#scene.animate(
          slide,
          [{}, { transform: `${move(end, last)} rotate(-360deg) scale(${grow})` }],
          320 * pace,
          TRAVEL,
        )
        const first = boxes[0]!
        const step = new DOMRect(
          first.x - (kind === 'row' ? first.width * 0.8 : 0),
          first.y - (kind === 'row' ? 0 : first.height * 0.8),
          first.width,
          first.height,
        )
        const above = new DOMRect(end.x, end.y - 24, end.width, end.height)
        const small = `scale(${1 / grow})`
        this.#scene.animate(
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

  #goods(group: Told[]): Act {
    return {
      length: 320 + 60 * Math.min(4, group.length - 1),
      places: group.map(({ seat }) => this.#scene.home(seat)),
      run: (pace) =>
        group.forEach((told, index) => {
          const from =
            this.#scene.box(`held-${told.resource}`) ??
            this.#scene.box('bench') ??
            this.#scene.box('marble-slide')
          const icon = told.resource ?? 'any'
          const delay = index * 60 * pace
          if (told.event === 'discarded') this.#scene.drop(icon, from, 240 * pace, delay)
          else this.#scene.fly(icon, from, this.#scene.box(this.#scene.home(told.seat)), 320 * pace, delay)
        }),
    }
  }

  #paid(group: Told[]): Act {
    return {
      length: 340,
      places: group.map(({ seat }) => this.#scene.home(seat)),
      run: (pace) => {
        let delay = 0
        for (const { seat, resource = 'coin', warehouse = 0, strongbox = 0 } of group) {
          const sources = [
            { n: warehouse, place: `depot-${seat}-${resource}` },
            { n: strongbox, place: `box-${seat}-${resource}` },
          ]
          for (const { n, place } of sources) {
            if (!n) continue
            this.#scene.drop(
              resource,
              this.#scene.box(place) ?? this.#scene.box(`seat-${seat}`),
              280 * pace,
              delay,
              -34,
              n,
            )
            delay += 50 * pace
          }
        }
      },
    }
  }

  #produced(told: Told): Act {
    const { seat, goods = {} } = told
    return {
      length: 420,
      places: [`strongbox-${seat}`, `seat-${seat}`],
      run: (pace) => {
        const from = this.#scene.box(`power-${seat}-basic`) ?? this.#scene.box(`seat-${seat}`)
        heap(goods).forEach(([good, amount], index) => {
          const to =
            good === 'faith'
              ? this.#scene.box(`marker-${seat}`)
              : (this.#scene.box(`box-${seat}-${good}`) ?? this.#scene.box(`seat-${seat}`))
          this.#scene.fly(good, from, to, 320 * pace, index * 60 * pace, amount)
        })
      },
    }
  }

  #hops(group: Told[]): Act {
    const steps = Math.max(...group.map((told) => told.steps ?? 1))
    const length = Math.min(600, 90 * steps + 90)
    return {
      length,
      places: group.map(({ space }) => `cell-${space}`),
      run: (pace) => {
        for (const { seat, space = 0, steps: count = 1 } of group) {
          const node = this.#scene.find(seat === undefined ? 'marker-cross' : `marker-${seat}`)
          if (!node) continue
          const start = node.getBoundingClientRect()
          const frames: Keyframe[] = [{}]
          for (let cell = Math.max(0, space - count + 1); cell <= space; cell++) {
            const box = this.#scene.box(`cell-${cell}`)
            if (!box) continue
            const ahead = frames.length * 2 - 1
            const target = new DOMRect(
              box.x + (box.width - start.width) / 2,
              box.y + box.height * 0.11 - start.height / 2,
              start.width,
              start.height,
            )
            const lifted = new DOMRect(target.x, target.y - 8, target.width, target.height)
            if (ahead) frames.push({ transform: offset(node, start, lifted) })
            frames.push({ transform: offset(node, start, target) })
          }
          this.#scene.animate(node, frames, length * pace, TRAVEL)
        }
      },
    }
  }

  #report(section: number, decided: Told[], own: number): Act {
    const tile = `tile-${own}-${section}`
    return {
      length: Math.min(600, 320 + 80 * decided.length),
      places: [`zone-${section}`, tile],
      run: (pace) => {
        const zone = this.#scene.find(`zone-${section}`)
        if (zone)
          this.#scene.animate(zone, [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], 600 * pace, TRAVEL)
        decided.forEach((told, index) => {
          const node = this.#scene.find(`tile-${told.seat}-${section}`)
          const delay = index * 80 * pace
          if (node) {
            const frames = [{}, { transform: 'perspective(300px) rotateY(90deg)' }]
            this.#scene.animate(node, frames, 160 * pace, 'ease-in', delay)
          }
          const lost = told.favour === 'removed'
          const seat = this.#scene.box(`seat-${told.seat}`)
          if (lost) this.#scene.drop('pope', seat, 320 * pace, delay)
          else this.#scene.fly('pope', this.#scene.box(`zone-${section}`), seat, 320 * pace, delay)
        })
      },
    }
  }

  #bought(told: Told): Act {
    const place = `slot-${told.seat}-${told.slot}`
    return {
      length: 440,
      places: [place, `seat-${told.seat}`],
      run: (pace) => {
        const node = this.#scene.find(`card-${told.card}`) as HTMLElement | null
        const to = this.#scene.box(place) ?? this.#scene.box(`seat-${told.seat}`)
        if (!node || !to) return
        const from = node.getBoundingClientRect()
        const scale = Math.min(1, to.width / from.width, Math.max(0.3, to.height / from.height))
        this.#scene.raise(node)
        this.#scene.animate(
          node,
          [
            { offset: 0 },
            { transform: 'translateY(-6px) scale(1.03)', offset: 0.27 },
            { transform: `${offset(node, from, to)} scale(${scale})`, opacity: 1, offset: 0.95 },
            { transform: `${offset(node, from, to)} scale(${scale})`, opacity: 0, offset: 1 },
          ],
          440 * pace,
          TRAVEL,
        )
      },
    }
  }

  #removed(told: Told): Act {
    return {
      length: 220,
      places: [],
      run: (pace) => {
        const node = this.#scene.find(`card-${told.card}`)
        if (!node) return
        this.#scene.animate(
          node,
          [{}, { transform: 'translateY(26px) rotate(3deg)', opacity: 0 }],
          220 * pace,
          'ease-in',
        )
      },
    }
  }

  #leader(told: Told): Act {
    const played = told.event === 'leader played'
    return {
      length: played ? 320 : 240,
      places: [`seat-${told.seat}`],
      run: (pace) => {
        const card = this.#scene.find(`leader-${told.leader}`)
        if (!card)
          this.#scene.drop('hand', this.#scene.box(`seat-${told.seat}`), 280 * pace, 0, played ? -30 : 46)
        else if (played) this.#scene.animate(card, [{}, { transform: 'scale(1.05)' }, {}], 320 * pace, TRAVEL)
        else
          this.#scene.animate(
            card,
            [{}, { transform: 'translateY(20px)', opacity: 0 }],
            240 * pace,
            'ease-in',
          )
      },
    }
  }
}
