/** What the game writes as its position, and small things read off it for drawing. No rules here. */

export type CultureSymbol = 'science' | 'architecture' | 'finance' | 'exploration' | 'religion'
export type Colour = 'blue' | 'red'
export type Man = 'stone' | 'genius'

export const SYMBOLS: CultureSymbol[] = ['science', 'architecture', 'finance', 'exploration', 'religion']
export const MEN: Man[] = ['stone', 'genius']

export interface Player {
  /** Stones by the seat whose colour they have. */
  reserve: Record<string, number>
  /** Cards; `?` is one that may not be seen. */
  hand: string[]
  pile: string[]
  /** Culture cards from bottom to top. */
  columns: Record<CultureSymbol, string[]>
  /** Under which symbol the open column of a symbol lies. */
  open: Record<CultureSymbol, CultureSymbol | 'none'>
  rotated: string[]
  revealed: string[]
}

/** A step of the agenda: its subject stands beside its key. */
export interface Frame {
  step: string
  seat: number | 'nature'
  position?: number
  space?: number
  colour?: Colour
  left?: number
  card?: string
  trigger?: number
  other?: number
  named?: CultureSymbol | 'none'
  alone?: 'yes' | 'no'
  symbol?: CultureSymbol
  to?: number
}

export interface View {
  seats: number
  teams: boolean
  turn: number
  event_deck: string[]
  past_events: string[]
  /** The events of each position, from bottom to top. */
  stacks: string[][]
  /** What stands on each space of the top event, such as `2 genius`. */
  pieces: string[][]
  deck: string[]
  display: string[]
  discards: string[]
  players: Player[]
  agenda: Frame[]
}

/** An event as the game tells it. */
export interface Told {
  event: string
  seat?: number
  other?: number | 'nature' | 'none'
  owner?: number
  to?: number
  man?: Man
  position?: number | 'none'
  space?: number | 'none'
  origin?: number
  left?: number
  slot?: number
  card?: string
  symbol?: CultureSymbol
  colour?: Colour
  source?: string
  score?: number
  count?: number
  stones?: number
  due?: number
  height?: number
}

/** The event in play at a position, counted from 1; nothing where it is vacant. */
export function topOf(view: View, position: number): string | null {
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

export function geniusHome(view: View, seat: number): boolean {
  return !view.pieces.some((pieces) => pieces.includes(`${seat} genius`))
}

/** The stones before a player, own ones first, then by seat. */
export function stonesOf(player: Player, seat: number): { owner: number; count: number }[] {
  return Object.entries(player.reserve)
    .map(([owner, count]) => ({ owner: Number(owner), count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.owner === seat) - Number(a.owner === seat) || a.owner - b.owner)
}

/** The cards that count for a symbol, from bottom to top; those of an open column count for two. */
export function columnOf(player: Player, symbol: CultureSymbol): string[] {
  const under = player.open[symbol]
  return player.columns[under === 'none' ? symbol : under]
}

/** How often a player shows a symbol. */
export function countOf(player: Player, symbol: CultureSymbol): number {
  const cards = columnOf(player, symbol)
  return cards.length + cards.filter((card) => player.rotated.includes(card)).length
}

/** The other symbol of an open column. */
export function sharedWith(player: Player, symbol: CultureSymbol): CultureSymbol | null {
  const under = player.open[symbol]
  if (under !== 'none') return under
  return SYMBOLS.find((other) => player.open[other] === symbol) ?? null
}
