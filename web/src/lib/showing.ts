/** Updates are shown one after the other: first whoever watches plays the events of one, then its table is drawn. */
import { LONGEST_SHOW, type Following, type Tempo } from './following.svelte'
import type { GameTypes, Json } from './wire'

export type Watcher<G extends GameTypes> = (events: G['told'][], tempo: Tempo | null) => void | Promise<void>

export class Showing<G extends GameTypes = any> {
  #following: Following
  #watchers = new Set<Watcher<G>>()
  #queue: Promise<void> = Promise.resolve()
  #queued = 0

  constructor(following: Following) {
    this.#following = following
  }

  /** Calls a function with the events of each update before its view is shown. */
  watch(watcher: Watcher<G>): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Resolves when everything that came so far is on show. */
  done(): Promise<void> {
    return this.#queue
  }

  /** Whether something with these events can be drawn at once: nothing waits, and nobody has to play them. */
  atOnce(events: Json[]): boolean {
    return this.#queued === 0 && (events.length === 0 || this.#watchers.size === 0)
  }

  /** Something to be done when all that came before it is on show. */
  wait(step: () => Promise<void>): void {
    this.#queued += 1
    this.#queue = this.#queue.then(async () => {
      await step()
      this.#queued -= 1
    })
  }

  /** Plays events, then draws what came of them. */
  inTurn(events: Json[], draw: () => void): void {
    if (this.atOnce(events)) {
      draw()
      return
    }
    this.wait(async () => {
      await this.play(events, null)
      draw()
    })
  }

  /** Lets the watchers play the events; of one's own, the more is waiting behind, the less time they get. */
  async play(events: Json[], tempo: Tempo | null): Promise<void> {
    if (events.length === 0) return
    const shows = [...this.#watchers].map(async (watch) => watch(events, tempo))
    const longest = tempo && !tempo.still ? tempo.longest : LONGEST_SHOW / this.#queued
    await this.#following.show(Promise.allSettled(shows), longest)
  }
}
