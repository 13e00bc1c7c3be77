/** Figures that show how they have changed since one's own last answer: those on the plaques of the others. */
import { getContext, setContext, untrack } from 'svelte'

const SINCE = Symbol('since')

/** Figures below this one count from whenever `begin` is another. Null: they count nothing. */
export const countSince = (begin: () => unknown): void => void setContext(SINCE, begin)

/** How much a figure has grown. */
export class Grown {
  #was = $state(0)
  #now: () => number | string
  #begin = getContext<(() => unknown) | undefined>(SINCE)

  constructor(now: () => number | string) {
    this.#now = now
    if (!this.#begin) return
    $effect.pre(() => {
      if (this.#begin?.() !== null) this.#was = Number(untrack(now))
    })
  }

  /** With its sign; empty where nothing has changed. */
  get by(): string {
    const by = this.#begin && this.#begin() !== null ? Number(this.#now()) - this.#was : 0
    return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : ''
  }
}
