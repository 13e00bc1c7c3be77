/** Whoever never does more at the end of a turn is not asked whether they do: the page ends their turns at this table. */
import { keep, recall } from './keep'
import type { Play } from './play.svelte'

/** Seconds before a turn ends by itself: long enough to read what came of the action and to take it back. */
export const ENDS_AFTER = 4

export class TurnEnds {
  #key: string
  /** The page ends a turn once: whoever takes that back wants to do something else. */
  #ended = ''

  /** `key`: what it is kept under, for the table at which it was switched on last. */
  constructor(key: string) {
    this.#key = key
  }

  wanted(table: string): boolean {
    return recall(this.#key) === table
  }

  want(table: string, on: boolean): void {
    if (on) keep(this.#key, table)
    else if (this.wanted(table)) keep(this.#key, null)
  }

  /** Whether the turn ends by itself now. */
  due(play: Play): boolean {
    return this.#ended !== this.#place(play) && this.wanted(play.table.id)
  }

  done(play: Play): void {
    this.#ended = this.#place(play)
  }

  #place(play: Play): string {
    return `${play.table.id} ${play.shownPly}`
  }
}
