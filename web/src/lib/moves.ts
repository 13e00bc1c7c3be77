/** The log as the moves it tells: who acted, and what came of it. */
import type { LogLine } from './wire'

export interface Move {
  /** Whose it is; null for what happens by itself. */
  seat: number | null
  /** Whether it begins a turn. */
  turn: boolean
  /** What is worth saying of it: without the line that only announces the turn. */
  lines: LogLine[]
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
    if (!last || line.turn || other) moves.push({ seat: line.seat, turn: line.turn, lines: [] })
    const move = moves[moves.length - 1]
    if (!line.turn) move.lines.push(line)
    ply = line.ply
  }
  return moves
}

/**
 * What the others did since somebody who holds these seats had a turn, or since the game began, of what is told after a
 * ply; the setting up is no move. What was answered to a move within its turn belongs to it.
 */
export function sinceMine(lines: LogLine[], mine: number[], seen = -1): Move[] {
  const isMine = ({ seat, turn, lines }: Move) =>
    turn && seat !== null && mine.includes(seat) && lines.length > 0
  const moves = movesOf(lines.filter(({ ply }) => ply > seen))
  const own = moves.findLastIndex(isMine)
  const first = moves.findIndex(({ turn }, place) => turn && place > own)
  if (mine.length === 0 || first < 0) return []
  const found: Move[] = []
  for (const move of moves.slice(first)) {
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

/** A move from the latest of these events on, if one of them has happened: what came before it has been told. */
export function headed(move: Move, heads: string[]): Move {
  const from = move.lines.findLastIndex(({ event }) => heads.includes(event))
  return from > 0 ? { seat: move.lines[from].seat, turn: false, lines: move.lines.slice(from) } : move
}

/** A move in words: its first sentence and the rest of it, each without the name of whoever acts. */
export interface Told {
  name: string
  what: string
  more: string[]
}

/**
 * Of some lines the one that says what somebody did. `acts`: events that a turn is about, the most telling first;
 * `minor`: events that are not told first, if there is anything else.
 */
export function actOf(
  lines: LogLine[],
  seat: number | null,
  minor: string[],
  acts: string[] = [],
): LogLine | undefined {
  const own = lines.filter((line) => line.seat === seat)
  const act = acts.find((event) => own.some((line) => line.event === event))
  return own.find(({ event }) => (act ? event === act : !minor.includes(event))) ?? lines[0]
}

/**
 * Who reads of a move, the events by which whoever they name gives something to somebody else, and those that say how
 * what was begun in it ended, by kind, the most telling first.
 */
export interface Reader {
  mine: number[]
  costs: string[]
  results?: string[][]
}

/**
 * What a move costs the reader is told first, then how it ended: all of the same kind at once. `minor`: events that are not told first, if there is anything else. What is
 * said several times is said once, with how often.
 */
export function toldOf(
  { seat, lines }: Move,
  nameOf: (seat: number) => string,
  minor: string[],
  { mine, costs, results = [] }: Reader = { mine: [], costs: [] },
): Told {
  const name = seat === null ? '' : nameOf(seat)
  const cost = lines.find((line) => costs.includes(line.event) && mine.includes(line.seat ?? 0))
  const ended = results
    .map((kind) => lines.filter(({ event }) => kind.includes(event)))
    .find((found) => found.length > 0)
  const [first, ...others] = cost ? [cost] : (ended ?? [actOf(lines, seat, minor)])
  const named = first?.text.startsWith(`${name} `) ? name : ''
  const rest = lines.filter((line) => line !== first && !others.includes(line))
  const [what = '', ...more] = once([bare(first?.text ?? '', name), ...goingOn(rest, named)])
  return { name: named, what: [what, ...once(others.map((line) => bare(line!.text, '')))].join(' · '), more }
}

/** All of a move in the order in which it happened; without its headline where that is the first of it. */
export function inOrder(
  { seat, lines }: Move,
  nameOf: (seat: number) => string,
  { what, more }: Told,
): string[] {
  const name = seat === null ? '' : nameOf(seat)
  const [first, ...rest] = lines
  if (!first || bare(first.text, name) === what) return more
  return once([
    first.text.replace(/\.$/, ''),
    ...goingOn(rest, first.text.startsWith(`${name} `) ? name : ''),
  ])
}

/** Sentences, each once; of those said more often, `told` says how often. */
export function once(
  texts: string[],
  told = (text: string, count: number): string => `${text} ×${count}`,
): string[] {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return [...times].map(([text, count]) => (count > 1 ? told(text, count) : text))
}

/** Sentences after one about somebody: it goes without saying that they are about the same, until another says otherwise. */
function goingOn(lines: LogLine[], name: string): string[] {
  let same = name !== ''
  return lines.map(({ text }) => {
    const its = text.startsWith(`${name} `) || text.startsWith(`${name}: `)
    const said = bare(text, same ? name : '')
    same = name !== '' && its
    return said
  })
}

/** A sentence without its subject and its full stop. */
export function bare(text: string, name: string): string {
  const subject = [`${name} `, `${name}: `].find((begins) => name && text.startsWith(begins)) ?? ''
  return text.slice(subject.length).replace(/\.$/, '')
}

/** How long a move is shown to be read, in milliseconds. */
export function readingTime(text: string, limit: number): number {
  return Math.min(limit, (limit * (28 + text.length)) / 110)
}

/** As many characters of what came of a move as two lines of a caption hold. */
const CAPTION = 150

/** The latest of what came of a move: a caption that told all of it would hide what it tells. */
export function latestOf(more: string[], most = CAPTION): string[] {
  let room = most
  const first = more.findLastIndex((text) => (room -= text.length + 3) < 0) + 1
  return more.slice(Math.min(first, more.length - 1))
}

export const thisTurn = (lines: LogLine[]): LogLine[] =>
  lines.slice(lines.findLastIndex((line) => line.turn) + 1)

/** What was told after an answer in the turn in which it was given. */
export function answeredIn(lines: LogLine[], answered: number): LogLine[] {
  if (answered < 0) return []
  const after = lines.filter(({ ply }) => ply > answered)
  const next = after.findIndex((line) => line.turn)
  return next < 0 ? after : after.slice(0, next)
}

/** The last of these events in words, with others of its kind, a sentence each. */
export function outcomeOf(lines: LogLine[], outcomes: string[]): string[] {
  const last = lines.findLast(({ event }) => outcomes.includes(event))
  return lines.filter(({ event }) => event === last?.event).map(({ text }) => text)
}

/** As many characters as stand below a question beside seven answers, but for one sentence that is longer. */
export const BENEATH = 90

/**
 * What came of an answer that was given in a turn of somebody else, the latest where it is much, as long as it is news:
 * until more of the kind is told, or somebody loses something; and in one's own turn only of the turn just before it.
 */
export function newsOf(
  lines: LogLine[],
  answered: number,
  outcomes: string[],
  losses: string[],
  ownTurn: boolean,
): string {
  const told = answeredIn(lines, answered).filter(({ event }) => outcomes.includes(event))
  const last = told.at(-1)
  if (!last) return ''
  const since = lines.slice(lines.indexOf(last) + 1)
  if (since.some(({ event }) => outcomes.includes(event) || losses.includes(event))) return ''
  if (ownTurn && since.filter(({ turn }) => turn).length > 1) return ''
  return latestOf(
    told.map(({ text }) => text),
    BENEATH,
  ).join(' ')
}
