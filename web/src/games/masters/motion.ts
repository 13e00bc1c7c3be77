/**
 * Events as motion. While they play, the page still shows the position before them; afterwards the new one is shown
 * and `clear` puts everything back in its place. Only transform and opacity move.
 */
import type { TransitionConfig } from 'svelte/transition'
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
  #running: Animation[] = []
  #ghosts: Element[] = []
  #raised: HTMLElement[] = []
  #tints: string[] = []
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
    let over = false
    const finish = () => {
      over = true
      this.#stop?.()
      for (const animation of this.#running) animation.finish()
    }
    addEventListener('pointerdown', finish, { capture: true })
    addEventListener('keydown', finish, { capture: true })
    try {
      for (const act of acts) {
        if (over) break
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
    for (const animation of this.#running) animation.cancel()
    for (const ghost of this.#ghosts) ghost.remove()
    for (const node of this.#raised) node.style.zIndex = ''
    this.#running = []
    this.#ghosts = []
    this.#raised = []
    for (const place of this.#tints) this.#tint(place)
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
        const balls = places.map((place) => this.#find(place))
        const slide = this.#find('marble-slide')
        const boxes = balls.map((ball) => ball?.getBoundingClientRect())
        const end = slide?.getBoundingClientRect()
        if (!slide || !end || balls.some((ball) => !ball)) return
        const move = (from: DOMRect, to: DOMRect) => offset(balls[0]!, from, to)
        balls.slice(1).forEach((ball, index) => {
          const to = move(boxes[index + 1]!, boxes[index]!)
          this.#animate(ball!, [{}, { transform: `${to} rotate(-360deg)` }], 320 * pace, TRAVEL)
        })
        const last = boxes[boxes.length - 1]!
        const grow = last.width / end.width
        this.#animate(
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
        this.#animate(
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
      places: group.map(({ seat }) => this.#home(seat)),
      run: (pace) =>
        group.forEach((told, index) => {
          const from = this.#box(`held-${told.resource}`) ?? this.#box('bench') ?? this.#box('marble-slide')
          const icon = told.resource ?? 'any'
          const delay = index * 60 * pace
          if (told.event === 'discarded') this.#drop(icon, from, 240 * pace, delay)
          else this.#fly(icon, from, this.#box(this.#home(told.seat)), 320 * pace, delay)
        }),
    }
  }

  #paid(group: Told[]): Act {
    return {
      length: 340,
      places: group.map(({ seat }) => this.#home(seat)),
      run: (pace) => {
        let delay = 0
        for (const { seat, resource = 'coin', warehouse = 0, strongbox = 0 } of group) {
          const sources = [
            { n: warehouse, place: `depot-${seat}-${resource}` },
            { n: strongbox, place: `box-${seat}-${resource}` },
          ]
          for (const { n, place } of sources) {
            if (!n) continue
            this.#drop(resource, this.#box(place) ?? this.#box(`seat-${seat}`), 280 * pace, delay, -34, n)
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
        const from = this.#box(`power-${seat}-basic`) ?? this.#box(`seat-${seat}`)
        heap(goods).forEach(([good, amount], index) => {
          const to =
            good === 'faith'
              ? this.#box(`marker-${seat}`)
              : (this.#box(`box-${seat}-${good}`) ?? this.#box(`seat-${seat}`))
          this.#fly(good, from, to, 320 * pace, index * 60 * pace, amount)
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
          const node = this.#find(seat === undefined ? 'marker-cross' : `marker-${seat}`)
          if (!node) continue
          const start = node.getBoundingClientRect()
          const frames: Keyframe[] = [{}]
          for (let cell = Math.max(0, space - count + 1); cell <= space; cell++) {
            const box = this.#box(`cell-${cell}`)
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
          this.#animate(node, frames, length * pace, TRAVEL)
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
        const zone = this.#find(`zone-${section}`)
        if (zone) this.#animate(zone, [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], 600 * pace, TRAVEL)
        decided.forEach((told, index) => {
          const node = this.#find(`tile-${told.seat}-${section}`)
          const delay = index * 80 * pace
          if (node) {
            const frames = [{}, { transform: 'perspective(300px) rotateY(90deg)' }]
            this.#animate(node, frames, 160 * pace, 'ease-in', delay)
          }
          const lost = told.favour === 'removed'
          const seat = this.#box(`seat-${told.seat}`)
          if (lost) this.#drop('pope', seat, 320 * pace, delay)
          else this.#fly('pope', this.#box(`cell-${told.section}`) ?? this.#box(`zone-${section}`), seat, 320 * pace, delay)
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
        const node = this.#find(`card-${told.card}`) as HTMLElement | null
        const to = this.#box(place) ?? this.#box(`seat-${told.seat}`)
        if (!node || !to) return
        const from = node.getBoundingClientRect()
        const scale = Math.min(1, to.width / from.width, Math.max(0.3, to.height / from.height))
        this.#raise(node)
        this.#animate(
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
        const node = this.#find(`card-${told.card}`)
        if (!node) return
        this.#animate(node, [{}, { transform: 'translateY(26px) rotate(3deg)', opacity: 0 }], 220 * pace, 'ease-in')
      },
    }
  }

  #leader(told: Told): Act {
    const played = told.event === 'leader played'
    return {
      length: played ? 320 : 240,
      places: [`seat-${told.seat}`],
      run: (pace) => {
        const seat = this.#box(`seat-${told.seat}`)
        if (played) this.#fly('hand', seat, seat, 320 * pace)
        else this.#drop('hand', seat, 240 * pace)
      },
    }
  }

  // The pieces of motion

  #fly(icon: string, from: DOMRect | null, to: DOMRect | null, length: number, delay = 0, amount = 1): void {
    if (!from || !to) return
    const ghost = this.#ghost(icon, from, amount)
    const x = to.x + to.width / 2 - (from.x + from.width / 2)
    const y = to.y + to.height / 2 - (from.y + from.height / 2)
    this.#animate(
      ghost,
      [
        { opacity: 0, transform: 'scale(.6)', offset: 0 },
        { opacity: 1, transform: 'scale(1.1)', offset: 0.2 },
        { opacity: 1, transform: `translate(${x}px,${y}px) scale(.9)`, offset: 0.92 },
        { opacity: 0, transform: `translate(${x}px,${y}px) scale(.7)`, offset: 1 },
      ],
      length,
      TRAVEL,
      delay,
    )
  }

  #drop(icon: string, from: DOMRect | null, length: number, delay = 0, fall = 46, amount = 1): void {
    if (!from) return
    const frames = [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: `translateY(${fall}px) rotate(${fall > 0 ? 14 : 0}deg)` },
    ]
    this.#animate(this.#ghost(icon, from, amount), frames, length, 'ease-in', delay)
  }

  #ghost(icon: string, from: DOMRect, amount: number): HTMLElement {
    const size = 28
    const ghost = document.createElement('span')
    ghost.setAttribute('aria-hidden', 'true')
    ghost.style.cssText =
      `position:fixed;z-index:35;pointer-events:none;opacity:0;display:flex;align-items:center;gap:2px;` +
      `font:800 15px/1 var(--text);color:var(--ink);height:${size}px;` +
      `left:${from.x + from.width / 2 - size / 2}px;top:${from.y + from.height / 2 - size / 2}px`
    ghost.innerHTML = `<svg width="${size}" height="${size}"><use href="#${icon}"/></svg>`
    if (amount > 1) ghost.append(`×${amount}`)
    document.body.append(ghost)
    this.#ghosts.push(ghost)
    return ghost
  }

  #animate(node: Element, frames: Keyframe[], duration: number, easing: string, delay = 0): void {
    const options: KeyframeAnimationOptions = { duration, delay, easing, fill: 'forwards', composite: 'add' }
    // Opacity must replace what is there: added to a full one it would not be seen.
    const moves = frames.map(({ opacity: _, ...frame }) => frame)
    this.#running.push(node.animate(moves, options))
    if (frames.some((frame) => frame.opacity !== undefined)) {
      const fades = frames
        .filter((frame) => frame.opacity !== undefined)
        .map(({ opacity, offset }) => ({ opacity, ...(offset === undefined ? {} : { offset }) }))
      this.#running.push(node.animate(fades, { ...options, composite: 'replace' }))
    }
  }

  #raise(node: HTMLElement): void {
    node.style.zIndex = '20'
    this.#raised.push(node)
  }

  #tint(place: string): void {
    const box = this.#box(place)
    if (!box) return
    const veil = document.createElement('span')
    veil.style.cssText =
      `position:fixed;z-index:35;pointer-events:none;opacity:0;border-radius:5px;background:var(--glow);` +
      `left:${box.x - 3}px;top:${box.y - 3}px;width:${box.width + 6}px;height:${box.height + 6}px`
    document.body.append(veil)
    veil.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 600 }).finished.finally(() => veil.remove())
  }

  /** Where a seat's goods arrive: its warehouse if that is in sight, else its plaque. */
  #home(seat: number | undefined): string {
    return this.#find(`warehouse-${seat}`) ? `warehouse-${seat}` : `seat-${seat}`
  }

  #find(place: string): HTMLElement | SVGElement | null {
    const nodes = document.querySelectorAll<HTMLElement | SVGElement>(`[data-at="${place}"]`)
    return [...nodes].find((node) => node.getClientRects().length > 0) ?? null
  }

  #box(place: string): DOMRect | null {
    return this.#find(place)?.getBoundingClientRect() ?? null
  }
}

/** The way from the middle of one box to that of another, in the element's own units. */
function offset(node: Element, from: DOMRect, to: DOMRect): string {
  let scale = 1
  if (node instanceof SVGGraphicsElement) scale = node.ownerSVGElement?.getScreenCTM()?.a ?? 1
  else if (node instanceof HTMLElement && node.offsetWidth) scale = node.getBoundingClientRect().width / node.offsetWidth
  const x = (to.x + to.width / 2 - from.x - from.width / 2) / scale
  const y = (to.y + to.height / 2 - from.y - from.height / 2) / scale
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`
}

