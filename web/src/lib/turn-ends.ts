/** Whoever never does more at the end of a turn is not asked whether they do: the page ends their turns at this table. */
import { keep, recall } from './keep'
import type { Play } from './play.svelte'

/** Seconds before a turn ends by itself: long enough to read what came of the action and to take it back. */
export const ENDS_AFTER = 4

export class TurnEnds {
  #key: string
  /** The page ends a turn once: whoever takes that back wants to do something else. */
  #ended = ''
  /** The turn that goes on for whoever has done something else in it after all. */
  #spared = ''

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
    if (this.#ended === this.#place(play) || this.#spared === turnOf(play)) return false
    return this.wanted(play.table.id)
  }

  /** This turn does not end by itself. */
  spare(play: Play): void {
    this.#spared = turnOf(play)
  }

  done(play: Play): void {
    this.#ended = this.#place(play)
  }

  #place(play: Play): string {
    return `${play.table.id} ${play.shownPly}`
  }
}

/** The turn under way, wherever it has come to. */
const turnOf = ({ table, log }: Play): string => `${table.id} ${log.findLast(({ turn }) => turn)?.ply}`
