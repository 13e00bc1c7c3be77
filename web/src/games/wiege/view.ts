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
  /** `nature`: nobody. */
  other?: number | 'nature'
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

/** What the rules say about a view beyond its own words. */
export interface Gloss {
  /** How many evaluations there have been. */
  evaluations: number
  /** How many stones a character evaluation would be about, by position. */
  stakes: number[]
  /** By seat. */
  players: PlayerGloss[]
  /** Who takes part in the evaluation that is going on, the trigger player first; nobody where none is. */
  sides: SideGloss[]
}

export interface PlayerGloss {
  /** By the symbol under which a column lies: the symbols it stands for, and how often it shows each of them. */
  columns: Partial<Record<CultureSymbol, { symbols: CultureSymbol[]; count: number }>>
  /** Whether the genius is in the reserve. */
  genius_home: boolean
  /** What the revealed characters come to: their sum, values that count 1 more because they are equal, and both. */
  revealed: { sum: number; twins: number[]; score: number }
}

export interface SideGloss {
  seat: number
  /** The symbol named in a culture evaluation, as far as it is still known. */
  named: CultureSymbol | 'none'
  /** What the seat comes to: symbols shown, or the score of its characters. Nothing while or once that is unknown. */
  score: number | null
  /** Whether the seat has passed in a duel that goes on. */
  passed: boolean
}

/** A column as it counts for one symbol. */
export interface Column {
  /** From bottom to top. */
  cards: string[]
  /** How often the symbol is shown. */
  count: number
  /** The other symbol it is open to. */
  other: CultureSymbol | null
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
export function columnOf(player: Player, said: PlayerGloss, symbol: CultureSymbol): Column {
  for (const under of SYMBOLS) {
    const { symbols, count } = said.columns[under] ?? { symbols: [], count: 0 }
    if (!symbols.includes(symbol)) continue
    return { cards: player.columns[under], count, other: symbols.find((one) => one !== symbol) ?? null }
  }
  return { cards: [], count: 0, other: null }
}

/** Which pieces may be placed now, and the one that pressing a space would place. */
export function menOffered(actions: string[]): Man[] {
  return (['stone', 'genius'] as Man[]).filter((man) =>
    actions.some((action) => action.startsWith(`${man} on `)),
  )
}
