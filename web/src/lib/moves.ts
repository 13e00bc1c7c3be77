/** The log as the moves it tells: who acted, and what came of it. */
import type { LogLine } from './wire'

export interface Move {
  /** Whose it is; null for what happens by itself. */
  seat: number | null
  /** Whether it begins a turn. */
  turn: boolean
  /** What is worth saying of it: without the line that only announces the turn. */
  lines: LogLine[]
  /** The ply of its last line, by which it is known. */
  ply: number
}

/**
 * Lines put together to moves. A turn begins a move, and so does the answer of somebody else within it; whoever else a
 * line of the same answer concerns, and what nature does after it, belongs to the move.
 */
export function movesOf(lines: LogLine[]): Move[] {
  const moves: Move[] = []
  let ply = -1
  for (const line of lines) {
    const last = moves.at(-1)
    const other = line.ply !== ply && line.seat !== null && line.seat !== last?.seat
    if (!last || line.turn || other)
      moves.push({ seat: line.seat, turn: line.turn, lines: [], ply: line.ply })
    const move = moves[moves.length - 1]
    if (!line.turn) move.lines.push(line)
    move.ply = line.ply
    ply = line.ply
  }
  return moves
}

/**
 * What the others did since somebody who holds these seats acted last; the setting up is no move. What was answered to a
 * move within its turn belongs to it.
 */
export function sinceMine(lines: LogLine[], mine: number[]): Move[] {
  const moves = movesOf(lines)
  const own = moves.findLastIndex(
    ({ seat, lines }) => seat !== null && mine.includes(seat) && lines.length > 0,
  )
  const first = moves.findIndex(({ turn }) => turn)
  if (mine.length === 0 || first < 0) return []
  const found: Move[] = []
  for (const move of moves.slice(Math.max(own + 1, first))) {
    const last = found.at(-1)
    if (last?.turn && !move.turn) found[found.length - 1] = { ...last, lines: [...last.lines, ...move.lines] }
    else found.push(move)
  }
  return found.filter((move) => isOthers(move, mine))
}

/** Whether a move is worth following: somebody else's, with something to tell. */
export function isOthers({ seat, lines }: Move, mine: number[]): boolean {
  return seat !== null && !mine.includes(seat) && lines.length > 0
}

/** A move in words: its first sentence and the rest of it, each without the name of whoever acts. */
export interface Told {
  name: string
  what: string
  more: string[]
}

/** `minor`: events that are not told first, if there is anything else. */
export function toldOf({ seat, lines }: Move, nameOf: (seat: number) => string, minor: string[]): Told {
  const name = seat === null ? '' : nameOf(seat)
  const first = lines.find((line) => line.seat === seat && !minor.includes(line.event)) ?? lines[0]
  const rest = lines.filter((line) => line !== first)
  return {
    name: first?.text.startsWith(`${name} `) ? name : '',
    what: bare(first?.text ?? '', name),
    more: rest.map(({ text }) => bare(text, name)),
  }
}

/** A sentence without its subject and its full stop. */
function bare(text: string, name: string): string {
  const said = name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text
  return said.replace(/\.$/, '')
}

/** How long a move is shown to be read, in milliseconds. */
export function readingTime(text: string, limit: number): number {
  return Math.min(limit, (limit * (28 + text.length)) / 110)
}
