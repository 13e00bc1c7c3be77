import type { Component, Snippet } from 'svelte'
import { byLanguage } from '../lib/catalogues'
import { house } from '../lib/house.svelte'
import type { Play } from '../lib/play.svelte'
import type { Verb } from '../lib/verbs'
import { addWords, t } from '../lib/words.svelte'
import ShippedBoard from '../parts/ShippedBoard.svelte'
import { loadBoard } from './shipped'

export interface Pane {
  id: string
  label: string
  icon: string
  count?: number
  /** What there is so much of, in words. */
  counted?: string
}

export interface GameClient {
  /** The board; `pane` says which part a phone shows. */
  Board: Component<{ play: Play; pane: string }>
  panes: (play: Play) => Pane[]
  /** What a seat's plaque tells besides name and points. */
  Plaque: Component<{ play: Play; seat: number }> | null
  /** What one does in a turn, in the order of the rulebook. */
  verbs: Verb[]
  /** What comes of the decision that is being put together; its children, where there is nothing to tell. */
  Proposed?: Component<{ play: Play; children: Snippet }>
  /** What else can be chosen, beside the buttons of the prompt. */
  Beside?: Component<{ play: Play }>
  /** What a seat has to decide with: in the prompt, where the rest of the board may have been scrolled away. */
  Means?: Component<{ play: Play; seat: number }>
  /** Events that only follow from others: what somebody did is not told by them first. */
  minor: string[]
  /** Events that a turn is about, the most telling first. */
  acts: string[]
  /** Events that stand out in the log and are proclaimed over the board, with their icons. */
  great: Record<string, string>
  /** Whether they are proclaimed: a board may tell of them itself. */
  proclaims: boolean
  /** Events that say what came of an action: whoever goes on with their turn reads the last. */
  outcomes: string[]
  /** Events that say how what somebody began ended, by kind, the most telling first: news of a move begin with them. */
  results: string[][]
  /** Events that take something from somebody: what came of an action before them is no news any more. */
  losses: string[]
  /** Events that are told first as soon as they have happened, whatever they came of. */
  heads: string[]
  /** Events by which whoever they name gives something to somebody else: they want to hear of that first. */
  costs: string[]
  /** Lines of the score that bring somebody nothing by a rule, and the words of it. */
  struck: (play: Play) => Struck[]
  /** Points that are certain to come to a seat, though its score does not have them yet. */
  due: (play: Play, seat: number) => number
}

export interface Struck {
  seat: number
  /** Key of the line. */
  line: string
  why: string
}

const boards = import.meta.glob<{ default: GameClient['Board'] }>('./*/Board.svelte')
const plaques = import.meta.glob<{ default: NonNullable<GameClient['Plaque']> }>('./*/Plaque.svelte')
const panes = import.meta.glob<{ panes: GameClient['panes'] }>('./*/panes.ts')
const verbs = import.meta.glob<{ verbs: Verb[] }>('./*/verbs.ts')
const proposed = import.meta.glob<{ default: NonNullable<GameClient['Proposed']> }>('./*/Proposed.svelte')
const besides = import.meta.glob<{ default: NonNullable<GameClient['Beside']> }>('./*/Beside.svelte')
const means = import.meta.glob<{ default: NonNullable<GameClient['Means']> }>('./*/Means.svelte')
const tellings = import.meta.glob<
  Pick<GameClient, 'minor' | 'acts'> &
    Partial<Pick<GameClient, 'great' | 'proclaims' | 'outcomes' | 'results' | 'losses' | 'costs' | 'heads'>>
>('./*/telling.ts')
const points = import.meta.glob<Partial<Pick<GameClient, 'struck' | 'due'>>>('./*/points.ts')
const words = Object.entries(import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' }))

const wordsOf = (key: string) =>
  byLanguage(Object.fromEntries(words.filter(([path]) => path.startsWith(`./${key}/`))))

/** A board that is not in parts: a phone shows all of it at once. */
export const wholeTable = (): Pane[] => [{ id: 'table', label: t('pane-table'), icon: 'palace' }]

/**
 * The client of a game: the board that its package ships, or else our own. Null where there is none that works; the
 * plain board serves then.
 */
export async function gameClient(key: string): Promise<GameClient | null> {
  try {
    return house.game(key)?.board ? await shippedClient(key) : await ownClient(key)
  } catch (error) {
    console.error(error)
    return null
  }
}

/** Whether a game has a board at all, though it may turn out not to work. */
export function hasBoard(key: string): boolean {
  return house.game(key)?.board === true || `./${key}/Board.svelte` in boards
}

/** Somebody is about to play: a board of ours comes in the meantime. */
export function prepare(key: string): void {
  if (!house.game(key)?.board) void gameClient(key)
}

async function shippedClient(key: string): Promise<GameClient> {
  await loadBoard(key)
  return {
    Board: ShippedBoard,
    panes: wholeTable,
    Plaque: null,
    verbs: [],
    minor: [],
    acts: [],
    great: {},
    proclaims: true,
    outcomes: [],
    results: [],
    losses: [],
    costs: [],
    heads: [],
    struck: () => [],
    due: () => 0,
  }
}

async function ownClient(key: string): Promise<GameClient | null> {
  const board = boards[`./${key}/Board.svelte`]
  if (!board) return null
  const [{ default: Board }, pane, plaque, verb, said, beside, mean, telling, point] = await Promise.all([
    board(),
    panes[`./${key}/panes.ts`]?.(),
    plaques[`./${key}/Plaque.svelte`]?.(),
    verbs[`./${key}/verbs.ts`]?.(),
    proposed[`./${key}/Proposed.svelte`]?.(),
    besides[`./${key}/Beside.svelte`]?.(),
    means[`./${key}/Means.svelte`]?.(),
    tellings[`./${key}/telling.ts`]?.(),
    points[`./${key}/points.ts`]?.(),
    addWords(key, wordsOf(key)),
  ])
  return {
    Board,
    panes: pane?.panes ?? wholeTable,
    Plaque: plaque?.default ?? null,
    verbs: verb?.verbs ?? [],
    Proposed: said?.default,
    Beside: beside?.default,
    Means: mean?.default,
    minor: telling?.minor ?? [],
    acts: telling?.acts ?? [],
    great: telling?.great ?? {},
    proclaims: telling?.proclaims ?? true,
    outcomes: telling?.outcomes ?? [],
    results: telling?.results ?? [],
    losses: telling?.losses ?? [],
    costs: telling?.costs ?? [],
    heads: telling?.heads ?? [],
    struck: point?.struck ?? (() => []),
    due: point?.due ?? (() => 0),
  }
}
