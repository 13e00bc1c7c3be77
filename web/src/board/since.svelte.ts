/**
 * Figures that show how they have changed since one's own last answer: those on the plaques of the others. Where one has
 * turned round since, it is since then: whoever has just seen 25 fall to 18 does not read that it has grown by 4.
 */
import { getContext, setContext, untrack } from 'svelte'

const SINCE = Symbol('since')

interface Since {
  begin: () => unknown
  again: () => boolean
}

/**
 * Figures below this one count from whenever `begin` is another. Null: they count nothing. While moves are played `again`
 * nothing of what is shown is news.
 */
export const countSince = (begin: () => unknown, again: () => boolean): void =>
  void setContext<Since>(SINCE, { begin, again })

/** What a figure is compared with: what it `was` at first, or had come to `last` if it goes the other way `now`. */
export const comparedWith = (was: number, last: number, now: number): number =>
  (last - was) * (now - last) < 0 ? last : was

/** How much a figure has grown. */
export class Grown {
  #was = $state(0)
  #last = 0
  #now: () => number | string
  #since = getContext<Since | undefined>(SINCE)

  constructor(now: () => number | string) {
    this.#now = now
    const since = this.#since
    if (!since) return
    $effect.pre(() => {
      if (since.begin() !== null) this.#was = this.#last = Number(untrack(now))
    })
    $effect.pre(() => {
      if (since.again()) return
      const is = Number(now())
      this.#was = comparedWith(
        untrack(() => this.#was),
        this.#last,
        is,
      )
      this.#last = is
    })
  }

  /** With its sign; empty where nothing has changed. */
  get by(): string {
    const since = this.#since
    const counts = since && since.begin() !== null && !since.again()
    const by = counts ? Number(this.#now()) - this.#was : 0
    return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : ''
  }
}
