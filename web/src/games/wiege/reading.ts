/** Small things read off the position and the printed facts, for drawing. No rules here. */
import type { Choice } from '../../lib/wire'
import type {
  CardFacts,
  Event,
  Facts,
  Game,
  Man,
  Play,
  Player,
  DerivedPlayer,
  Symbol,
  View,
} from './generated'

export type CultureCard = Extract<CardFacts, { sort: 'culture' }>
export type CharacterCard = Extract<CardFacts, { sort: 'character' }>

export const SYMBOLS: Symbol[] = ['science', 'architecture', 'finance', 'exploration', 'religion']
export const MEN: Man[] = ['stone', 'genius']

/** A column as it counts for one symbol. */
export interface Column {
  /** From bottom to top. */
  cards: string[]
  /** How often the symbol is shown. */
  count: number
  /** The other symbol it is open to. */
  other: Symbol | null
}

/** The event in play at a position, counted from 1; nothing where it is vacant. */
export function topOf(view: View, position: number): Event | null {
  return view.stacks[position - 1]?.at(-1) ?? null
}

/** Whose piece stands on a space, and which. */
export function pieceAt(view: View, position: number, space: number): { seat: number; man: Man } | null {
  const [seat, man] = (view.pieces[position - 1]?.[space - 1] ?? 'none').split(' ')
  return man ? { seat: Number(seat), man: man as Man } : null
}

/** The seats with pieces on an event, in seating order. */
export function presentAt(view: View, position: number): number[] {
  const seats = (view.pieces[position - 1] ?? []).map((piece) => Number.parseInt(piece))
  return [...new Set(seats.filter((seat) => seat > 0))].sort()
}

/** The stones before a player, own ones first, then by seat. */
export function stonesOf(player: Player, seat: number): { owner: number; count: number }[] {
  return Object.entries(player.reserve)
    .map(([owner, count]) => ({ owner: Number(owner), count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.owner === seat) - Number(a.owner === seat) || a.owner - b.owner)
}

/** How many stones of a seat stand on events. */
export function placedBy(view: View, seat: number): number {
  return view.pieces.flat().filter((piece) => piece === `${seat} stone`).length
}

/** The column that counts for a symbol; nothing in it where there is none. */
export function columnOf(player: Player, said: DerivedPlayer, symbol: Symbol): Column {
  for (const under of SYMBOLS) {
    const { symbols, count } = said.columns[under] ?? { symbols: [], count: 0 }
    if (!symbols.includes(symbol)) continue
    return { cards: player.columns[under], count, other: symbols.find((one) => one !== symbol) ?? null }
  }
  return { cards: [], count: 0, other: null }
}

export function cultureOf(facts: Facts, id: string): CultureCard | null {
  const card = facts.cards[id]
  return card?.sort === 'culture' ? card : null
}

export function characterOf(facts: Facts, id: string): CharacterCard | null {
  const card = facts.cards[id]
  return card?.sort === 'character' ? card : null
}

/** How many symbols a culture card shows as it lies. */
export function symbolsShown(card: CultureCard, turned: boolean): number {
  return (turned ? card.rotated : null) ?? card.value
}

/** Cards that are alike: the one on top, and all of them. */
export interface Heap {
  id: string
  card: CardFacts
  ids: string[]
}

/** Cards that are alike lie on each other: the one on top is the one that would be used. */
export function byKind(cards: string[], facts: Facts): Heap[] {
  const found = new Map<string, Heap>()
  for (const id of cards) {
    const card = facts.cards[id]
    if (!card) continue
    const kind = `${card.sort} ${card.kind}`
    const alike = found.get(kind)
    if (alike) alike.ids.push(id)
    else found.set(kind, { id, card, ids: [id] })
  }
  return [...found.values()]
}

/** What places each piece. */
export const PLACING = { stone: 'stone on', genius: 'genius on' } as const

/** The piece that an option places; nothing where it places none. */
export function manOf(option: Choice<Game> | null): Man | null {
  return MEN.find((man) => PLACING[man] === option?.verb) ?? null
}

/** Which pieces may be placed now. */
export function menOffered(play: Play): Man[] {
  return MEN.filter((man) => play.options(PLACING[man]).length > 0)
}
