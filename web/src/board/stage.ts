/**
 * Events as motion. While they play, the page still shows the position before them; afterwards the new one is shown
 * and `clear` puts everything back in its place. Each game says in `plan` what happens for its events.
 */
import type { TransitionConfig } from 'svelte/transition'
import type { Tempo } from '../lib/following.svelte'
import { sound } from '../lib/sound.svelte'
import { Scene, TRAVEL, offset } from './scene'

const BUDGET = 2300
/** What chinks when it is paid or gained. */
const COINS = ['coin', 'gold', 'vp']

/** Nobody wants motion, or nobody sees it. */
const calm = () => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

/** A card or token that comes into view turns over. */
export function turnOver(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (calm()) return { duration: 120, css: (t) => `opacity:${t}` }
  return {
    delay,
    duration: 320,
    css: (t) => `transform:perspective(700px) rotateY(${(1 - t) * 88}deg);opacity:${Math.min(1, t * 2)}`,
  }
}

export interface Act {
  /** How long it takes at full length, in milliseconds. */
  length: number
  /** Places that change, for those who want no motion. */
  places: string[]
  /** Places that something leaves. */
  sources?: string[]
  /** What is marked as changed, where that is not the places themselves: whatever moved there may move on. */
  marks?: string[]
  /** The place of the event that it shows; where none is named all is told at once. */
  event?: number
  run: (pace: number) => void
}

/** Something that goes from one place to another: of each, the first that is in sight. */
export interface Flight {
  icon: string
  from: string[]
  to: string[]
  amount?: number
  /** The seat in whose colour it is drawn. */
  seat?: number
}

/** Who is told what is going to be played. */
export interface Audience {
  /** The places that the events change. */
  touched: (places: string[]) => void
  /** The event of this place is about to be shown, and those after it have not happened. */
  told: (place: number) => void
  /** The places of what comes next, before it does: whoever looks elsewhere may turn to them. */
  turn: (places: string[]) => Promise<void>
}

export abstract class Stage<Told extends { event: string }> {
  protected scene = new Scene()
  #tints: string[] = []
  /** Counts what has been begun or cleared: a show that is not the latest stops. */
  #run = 0
  #stop: (() => void) | null = null

  /** What happens for the events of one update, one thing after the other. */
  protected abstract plan(events: Told[], own: number): Act[]

  async play(events: Told[], own: number, tempo: Tempo | null, audience: Audience): Promise<void> {
    const acts = this.plan(events, own)
    if (acts.length === 0) return
    const places = [...new Set(acts.flatMap((act) => act.places))]
    audience.touched([
      ...new Set(acts.flatMap((act) => act.marks ?? [...(act.sources ?? []), ...act.places])),
    ])
    if (calm() || tempo?.still) {
      this.#tints = places
      sound.play('wood')
      return
    }
    const length = acts.reduce((sum, act) => sum + act.length, 0)
    const pace = Math.min(tempo?.stretch ?? 1, (tempo ? 0.92 * tempo.longest : BUDGET) / length)
    const run = ++this.#run
    let over = false
    const finish = () => {
      over = true
      this.#stop?.()
      this.scene.finish()
    }
    addEventListener('pointerdown', finish, { capture: true })
    addEventListener('keydown', finish, { capture: true })
    try {
      for (const act of acts) {
        if (over || run !== this.#run) break
        if (act.event !== undefined) audience.told(act.event)
        await audience.turn([...act.places, ...(act.sources ?? [])])
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
    this.scene.clear()
    for (const place of this.#tints) this.scene.tint(place)
    this.#tints = []
  }

  // What games have in common

  /** The events from a place on, as far as they are of these kinds. */
  protected alike<K extends Told['event']>(
    events: Told[],
    from: number,
    ...kinds: K[]
  ): Extract<Told, { event: K }>[] {
    const is = (told: Told): told is Extract<Told, { event: K }> => (kinds as string[]).includes(told.event)
    const end = events.findIndex((told, place) => place >= from && !is(told))
    return events.slice(from, end < 0 ? undefined : end).filter(is)
  }

  /** Things fly to their places, one shortly after the other. */
  protected fly(flights: Flight[], gap = 60): Act {
    return {
      length: flights.length ? 340 + gap * (flights.length - 1) : 0,
      places: flights.map(({ to }) => this.scene.first(...to)),
      sources: flights.map(({ from }) => this.scene.first(...from)),
      run: (pace) => {
        sound.play(flights.some(({ icon }) => COINS.includes(icon)) ? 'coin' : 'wood')
        flights.forEach(({ icon, from, to, amount, seat }, index) => {
          const [start, end] = [this.scene.box(...from), this.scene.box(...to)]
          const colour = seat === undefined ? undefined : `var(--seat-${seat})`
          this.scene.fly(icon, start, end, 320 * pace, index * gap * pace, amount, colour)
        })
      },
    }
  }

  /** Goods go to the bank: they rise from where they lie, one shortly after the other. */
  protected spend(goods: Omit<Flight, 'to'>[]): Act {
    return {
      length: goods.length ? 300 : 0,
      places: goods.map(({ from }) => this.scene.first(...from)),
      run: (pace) => {
        sound.play(goods.some(({ icon }) => COINS.includes(icon)) ? 'coin' : 'wood')
        goods.forEach(({ icon, from, amount }, index) =>
          this.scene.drop(icon, this.scene.box(...from), 280 * pace, index * 50 * pace, -34, amount),
        )
      },
    }
  }

  /** A card lifts and travels to its new place, or to its owner's plaque where that is out of sight. */
  protected carry(card: string, place: string, seat: number | undefined, ...sources: string[]): Act {
    return {
      length: 440,
      places: [place, `seat-${seat}`],
      sources: [card, ...sources],
      run: (pace) => {
        sound.play('parchment')
        const node = this.scene.find(card) as HTMLElement | null
        const to = this.scene.box(place, `seat-${seat}`)
        if (!node || !to) return
        const from = node.getBoundingClientRect()
        const scale = Math.min(1, to.width / from.width, Math.max(0.3, to.height / from.height))
        this.scene.raise(node)
        this.scene.animate(
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

  /** Cards sink out of sight together. */
  protected sink(cards: string[]): Act {
    return {
      length: 220,
      places: [],
      run: (pace) => {
        for (const card of cards) {
          const node = this.scene.find(card)
          const frames = [{}, { transform: 'translateY(26px) rotate(3deg)', opacity: 0 }]
          if (node) this.scene.animate(node, frames, 220 * pace, 'ease-in')
        }
      },
    }
  }

  /** A leader is played, and glows; or goes, and sinks. Where the card is not in sight its plaque shows it. */
  protected leaderActs(leader: string | undefined, seat: number | undefined, played: boolean): Act {
    return {
      length: played ? 320 : 240,
      places: [`seat-${seat}`],
      run: (pace) => {
        const card = this.scene.find(`leader-${leader}`)
        if (!card) this.scene.drop('hand', this.scene.box(`seat-${seat}`), 280 * pace, 0, played ? -30 : 46)
        else if (played) this.scene.animate(card, [{}, { transform: 'scale(1.05)' }, {}], 320 * pace, TRAVEL)
        else
          this.scene.animate(card, [{}, { transform: 'translateY(20px)', opacity: 0 }], 240 * pace, 'ease-in')
      },
    }
  }

  /** Markers hop along their tracks, cell by cell, all at the same time. */
  protected hops(
    moves: { marker: string; cell: (space: number) => string; from: number; to: number }[],
  ): Act {
    const steps = Math.max(...moves.map(({ from, to }) => Math.abs(to - from)))
    const length = Math.min(600, 90 * steps + 90)
    return {
      length,
      places: moves.map(({ cell, to }) => cell(to)),
      marks: moves.map(({ marker }) => marker),
      run: (pace) => {
        sound.play('wood')
        for (const { marker, cell, from, to } of moves) {
          const node = this.scene.find(marker)
          if (!node || from === to) continue
          const start = node.getBoundingClientRect()
          const way = Math.sign(to - from)
          const frames: Keyframe[] = [{}]
          for (let space = from + way; space !== to + way; space += way) {
            const box = this.scene.box(cell(space))
            if (!box) continue
            const target = new DOMRect(
              box.x + (box.width - start.width) / 2,
              box.y + box.height * 0.11 - start.height / 2,
              start.width,
              start.height,
            )
            const lifted = new DOMRect(target.x, target.y - 8, target.width, target.height)
            frames.push(
              { transform: offset(node, start, lifted) },
              { transform: offset(node, start, target) },
            )
          }
          this.scene.animate(node, frames, length * pace, TRAVEL)
        }
      },
    }
  }
}
