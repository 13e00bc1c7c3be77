import type { Component } from 'svelte'
import { byLanguage } from '../lib/catalogues'
import type { Play } from '../lib/play.svelte'
import { addWords } from '../lib/words.svelte'

export interface Pane {
  id: string
  label: string
  icon: string
  count?: number
}

export interface GameClient {
  /** The board; `pane` says which part a phone shows. */
  Board: Component<{ play: Play; pane: string }>
  panes: (play: Play) => Pane[]
  /** What a seat's plaque tells besides name and points. */
  Plaque: Component<{ play: Play; seat: number }> | null
}

const boards = import.meta.glob<{ default: GameClient['Board'] }>('./*/Board.svelte')
const plaques = import.meta.glob<{ default: NonNullable<GameClient['Plaque']> }>('./*/Plaque.svelte')
const panes = import.meta.glob<{ panes: GameClient['panes'] }>('./*/panes.ts')
const words = Object.entries(import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' }))

const wordsOf = (key: string) =>
  byLanguage(Object.fromEntries(words.filter(([path]) => path.startsWith(`./${key}/`))))

/** The client of a game, or null where it has none that works; the plain board serves then. */
export async function gameClient(key: string): Promise<GameClient | null> {
  const board = boards[`./${key}/Board.svelte`]
  if (!board) return null
  try {
    const [{ default: Board }, pane, plaque] = await Promise.all([
      board(),
      panes[`./${key}/panes.ts`]?.(),
      plaques[`./${key}/Plaque.svelte`]?.(),
      addWords(key, wordsOf(key)),
    ])
    return { Board, panes: pane?.panes ?? (() => []), Plaque: plaque?.default ?? null }
  } catch (error) {
    console.error(error)
    return null
  }
}
