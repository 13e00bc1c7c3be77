/**
 * Boards that game packages ship: an ES module at `/games/<key>/board.js`, without a build step.
 *
 * What such a module may rely on is written in docs/new-game.md, "Draw it in the browser". It knows nothing of Svelte:
 * it is handed a place on the page and a plain table, and a new table whenever something has changed.
 */
import type { Play } from '../lib/play.svelte'
import type { Choice, Json, Language, Question } from '../lib/wire'
import type { Say } from '../lib/words.svelte'

/** A table as a shipped board sees it. Boards read it and never change it. */
export interface BoardTable {
  game: string
  lang: Language
  replay: boolean
  /** Through whose eyes, counted from one; null for an onlooker. */
  seat: number | null
  /** The players' names, by seat. */
  names: string[]
  view: Json
  derived: Json
  printed: Json
  scores: number[]
  /** The question to this page, if there is one. */
  asked: Pick<Question, 'seat' | 'step' | 'prompt' | 'subject' | 'denied'> | null
  waitingFor: number[]
  options: (Choice & { selected: boolean })[]
  /** The action that is on its way to the server. */
  sent: string | null
  /** Chooses an action, to be confirmed; choosing the chosen one sends it. */
  select: (action: string) => void
  /** Sends an action, or several that are one decision. */
  send: (decision: string | string[]) => void
  /** What an action would do, in a sentence; empty where nobody can say. */
  explain: (action: string) => Promise<string>
  /** A message of the game's own catalogue. */
  t: Say
}

export interface ShippedBoard {
  /** `events` are what was told with this update: to be shown as motion, or not. */
  update: (table: BoardTable, events: Json[]) => void
  destroy?: () => void
}

export type Mount = (element: HTMLElement, table: BoardTable) => ShippedBoard

const loaded = new Map<string, Mount>()

/** Fetches the board of a game. */
export async function loadBoard(game: string): Promise<void> {
  const address = `/games/${game}/board.js`
  const { mount } = await import(/* @vite-ignore */ address)
  if (typeof mount !== 'function') throw new TypeError(`${address} does not export a function mount`)
  loaded.set(game, mount)
}

/** Puts the board of a game, which was fetched before, into a place of the page. */
export function mountBoard(element: HTMLElement, table: BoardTable): ShippedBoard {
  const board = loaded.get(table.game)?.(element, table)
  if (typeof board?.update !== 'function') {
    throw new TypeError(`/games/${table.game}/board.js: mount does not return an object with update`)
  }
  return board
}

/** The table as it is now, in plain data. */
export function tableOf(play: Play, lang: Language, t: Say): BoardTable {
  const { question, selected } = play
  return {
    game: play.game,
    lang,
    replay: play.replay,
    seat: play.seat,
    names: play.table.seats.map(({ seat }) => play.name(seat)),
    view: play.view,
    derived: play.derived,
    printed: play.printed,
    scores: play.scores,
    asked: question && {
      seat: question.seat,
      step: question.step,
      prompt: question.prompt,
      subject: question.subject,
      denied: question.denied,
    },
    waitingFor: play.waitingFor,
    options: (question?.options ?? []).map((choice) => ({ ...choice, selected: choice.action === selected })),
    sent: play.pending,
    select: (action) => play.select(action),
    send: (decision) => play.send(decision),
    explain: (action) => play.explain(action),
    t,
  }
}
