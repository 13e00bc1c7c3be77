/** Following the others: how fast their moves are played back, and what they did since one's own last turn. */
import { tick } from 'svelte'
import { keep, recall } from './keep'
import { isOthers, movesOf, readingTime, type Move } from './moves'
import type { Json, LogLine } from './wire'

export const SPEEDS = ['slow', 'normal', 'at once'] as const
export type Speed = (typeof SPEEDS)[number]

/** The longest that a turn may take, in milliseconds. */
const LIMITS: Record<Speed, number> = { slow: 5000, normal: 2500, 'at once': 0 }
/** No animation of one update may hold up the game for longer. */
export const LONGEST_SHOW = 2500
/** A game of several answers a turn does not stand still between them for longer. */
const BREATH = 160
/** When a turn has taken its time, whatever else belongs to it is still seen, for so long at normal speed. */
const FLEETING = 700
/** Words that nobody needs to read any more stay as long as the same turn may well go on. */
const LINGER = 600
/** How long at most nothing goes on because something has to be read. */
const LONGEST_HOLD = 20_000

/** How events are to be shown: how long at most, how much slower than usual, or without any motion. */
export interface Tempo {
  longest: number
  stretch: number
  still: boolean
}

/** By how much the points of a seat have changed. */
export interface Gain {
  seat: number
  by: number
}

/** What is on show, apart from what is asked. */
export interface Picture {
  view: Json
  derived: Json
  scores: number[]
}

/** What came in one update: the table before and after it, and what was told in between. */
export interface Moment {
  before: Picture
  after: Picture
  events: Json[]
  lines: LogLine[]
  places: string[]
}

const still = () =>
  typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches

const speedNamed = (name: string | null | undefined): Speed | null =>
  SPEEDS.find((speed) => speed === name) ?? null

/** At how many tables a speed of their own is remembered: those where somebody may still go on. */
const TABLES = 12

/** Tables where a speed was chosen, the latest last. */
function speedsAtTables(): [string, Speed][] {
  const known = (recall('speeds-here') ?? '').split('\n').map((line) => line.split('\t'))
  return known.flatMap(([table, name]) => {
    const chosen = speedNamed(name)
    return chosen ? [[table, chosen] as [string, Speed]] : []
  })
}

/** What was chosen for all tables, and for the one where somebody sits: in a hurry there, one is not elsewhere. */
class SpeedChoice {
  #usual = $state<Speed | null>(speedNamed(recall('speed')))
  #table = ''
  #here = $state<Speed | null>(null)

  /** Whoever wants no motion need not wait for it, unless they say so. */
  get usual(): Speed {
    return this.#usual ?? (still() ? 'at once' : 'normal')
  }

  get current(): Speed {
    return this.#here ?? this.usual
  }

  /** Somebody has come to a table: what they last chose there holds again. */
  sit(table: string): void {
    this.#table = table
    this.#here = this.#at(table)
  }

  /** For the table at hand. */
  set(speed: Speed): void {
    this.#here = speed
    this.#keepAt(this.#table, speed)
  }

  /** Somebody plays on at another table: they are in no other hurry there. */
  carry(from: string, to: string): void {
    const chosen = this.#at(from)
    if (chosen) this.#keepAt(to, chosen)
  }

  #at(table: string): Speed | null {
    return new Map(speedsAtTables()).get(table) ?? null
  }

  #keepAt(table: string, speed: Speed): void {
    const others = speedsAtTables().filter(([other]) => other !== table)
    const all = [...others, [table, speed]].slice(-TABLES)
    keep('speeds-here', all.map((pair) => pair.join('\t')).join('\n'))
  }

  setUsual(speed: Speed): void {
    this.#usual = speed
    this.#here = null
    keep('speed', speed)
    keep('speeds-here', null)
  }
}

export const speed = new SpeedChoice()

export class Following {
  /** The move that is being played, and its lines that have yet to happen: what comes of it is not told before. */
  #caption: Move | null = $state.raw(null)
  #untold: ReadonlySet<LogLine> = $state.raw(new Set())
  caption: Move | null = $derived.by(() => {
    if (!this.#caption) return null
    const lines = this.#caption.lines.filter((line) => !this.#untold.has(line))
    return { ...this.#caption, lines: lines.length ? lines : this.#caption.lines.slice(0, 1) }
  })
  /** Whether everything has happened. */
  happened = $derived(this.#untold.size === 0)
  /** Whose points it changes, and by how much. */
  gains: Gain[] = $state.raw([])
  /** The places where it happens just now, and the pane of a phone that shows them. */
  playing: string[] = $state.raw([])
  pane: string | null = $state(null)
  /** Something of moment is said over the board just now. */
  proclaims = $state(false)
  #holds = $state(false)
  /** The moves are played once more: nothing is asked meanwhile. */
  again = $state(false)
  /** What came since one's own last turn, as far as this page saw it. */
  moments: Moment[] = $state.raw([])
  /** Lines of the log up to this ply were seen: the strip tells what came after it. */
  seen = $state(-1)
  /** The last ply when one answered last: what was told after it came of that answer. */
  answered = $state(-1)
  /** The first line of the move whose places somebody points at: two moves may share a ply, but no line. */
  pointed: LogLine | null = $state.raw(null)
  /** The places that changed, by the line that told it. What came at once belongs to the move that brought it about. */
  places: Map<LogLine, string[]> = $derived.by(() => {
    const found = new Map<LogLine, string[]>()
    for (const { lines, places } of this.moments)
      for (const line of movesOf(lines).find((move) => move.lines.length > 0)?.lines ?? [])
        found.set(line, places)
    return found
  })
  #heard: LogLine[] = []
  #fresh: LogLine[] = []
  #current: Move | null = null
  #began = 0
  #turnBegan = 0
  #idle: number | null = null
  #lingers: ReturnType<typeof setTimeout> | undefined
  #skipping = false
  #hurried = false
  #wake: (() => void) | null = null
  #goOn: (() => void) | null = null
  #touched: string[] = []

  /** The board tells how something of moment came to its end: what comes next waits until that has been read. */
  get holds(): boolean {
    return this.#holds
  }
  set holds(holds: boolean) {
    this.#holds = holds
    if (!holds) this.#goOn?.()
  }

  /** Nobody misses what the others do because something lies over the board that has yet to be read. */
  async read(): Promise<void> {
    await tick() // the board learns with its next drawing what there is to read
    if (!this.#holds || this.#limit() === 0) return
    const { over, end } = waiting(LONGEST_HOLD)
    this.#goOn = end
    await over
    this.#goOn = null
  }

  #limit(): number {
    if (this.#skipping || this.#hurried || globalThis.document?.hidden) return 0
    return LIMITS[this.again && speed.current === 'at once' ? 'normal' : speed.current]
  }

  #move(lines: LogLine[], mine: number[]): Move | undefined {
    return movesOf([...this.#heard, ...lines]).findLast((move) => isOthers(move, mine))
  }

  /**
   * Begins to play what was told, and what it does to everybody's points. Returns how; null where it is nobody else's
   * move.
   */
  begin(lines: LogLine[], mine: number[], before: number[], after: number[]): Tempo | null {
    const move = this.#move(lines, mine)
    this.#heard = [...this.#heard, ...lines]
    clearTimeout(this.#lingers)
    if (!move) return null
    const now = performance.now()
    const idle = this.#idle === null ? 0 : now - this.#idle
    const another = !isSame(move, this.#current)
    const turn = this.#current === null || (another && move.turn)
    this.gains = gainsOf(before, after, another ? [] : this.gains)
    this.#began = another ? now : this.#began + idle
    this.#turnBegan = turn ? now : this.#turnBegan + idle
    if (turn) this.#skipping = false
    this.#idle = null
    this.#current = move
    const limit = this.#limit()
    this.#caption = limit === 0 ? null : move
    this.#untold = new Set()
    this.#fresh = lines
    if (limit === 0) return { longest: LONGEST_SHOW, stretch: 1, still: true }
    const stretch = limit / LIMITS.normal
    return { longest: Math.max(FLEETING * stretch, this.#left(limit)), stretch, still: false }
  }

  /** What comes of one's own answer is told like a move of somebody else, until it has been played. */
  tellOwn(lines: LogLine[]): void {
    clearTimeout(this.#lingers)
    this.#caption = movesOf(lines)[0] ?? null
    this.#untold = new Set()
    this.#fresh = lines
  }

  /** Of the events that are being played all up to this place have begun; the lines of the others wait. */
  told(events: { event: string }[], place: number): void {
    const untold = new Set<LogLine>()
    let at = 0
    for (const [number, { event }] of events.entries()) {
      if (this.#fresh[at]?.event !== event) continue
      if (number > place) untold.add(this.#fresh[at])
      at += 1
    }
    this.#untold = untold
  }

  /** How much of its time the turn has left. */
  #left(limit: number): number {
    return limit - (performance.now() - this.#turnBegan)
  }

  /** Waits for what shows the events, until it is skipped or its time is over. */
  async show(shows: Promise<unknown>, longest: number): Promise<void> {
    await Promise.race([shows, this.#pause(longest)])
    this.#wake?.()
    this.#untold = new Set()
  }

  /** Lets a move be read before something else is shown. `next` is what comes after it, if it has come. */
  async rest(next: LogLine[] | undefined, mine: number[]): Promise<void> {
    const limit = this.#limit()
    if (!this.#caption || limit === 0) return
    const goesOn = next !== undefined && isSame(this.#caption, this.#move(next, mine))
    const whole = readingTime(this.#caption.lines.map(({ text }) => text).join(' '), limit)
    const spent = performance.now() - this.#began
    const least = (FLEETING * limit) / LIMITS.normal
    const left = Math.max(least - spent, Math.min(whole - spent, this.#left(limit)))
    await this.#pause(goesOn ? Math.min(BREATH, left) : left)
  }

  async #pause(length: number): Promise<void> {
    if (length <= 0) return
    const { over, end } = waiting(length)
    this.#wake = end
    await over
    this.#wake = null
  }

  /** What came of one's own answer has been played. */
  ownTold(): void {
    this.#caption = null
  }

  /** Nothing is left to play. Unless one is asked, the words stay for a moment: the turn may go on. */
  end(asked: boolean): void {
    clearTimeout(this.#lingers)
    this.#idle = performance.now()
    if (asked || this.#skipping) this.#caption = null
    else this.#lingers = setTimeout(() => (this.#caption = null), LINGER)
  }

  /** Finishes the turn that is being played. */
  skip(): void {
    this.#skipping = true
    this.#wake?.()
  }

  /** Everything that waits is shown at once: what comes after it is the table as it is now. */
  hurry(): void {
    this.#hurried = true
    this.#wake?.()
    this.#goOn?.()
  }

  /** The table is shown as it is now, whatever was missed. */
  caughtUp(): void {
    this.#hurried = false
    this.rehearse()
    this.moments = []
  }

  /** The board says which places its events changed. */
  touched(places: string[]): void {
    this.#touched = places
  }

  /** The places that the events shown last have changed; told once. */
  takeTouched(): string[] {
    const places = this.#touched
    this.#touched = []
    return places
  }

  record(moment: Omit<Moment, 'places'>, mine: number[]): void {
    const places = this.takeTouched()
    if (this.again || !this.#move([], mine)) return
    this.moments = [...this.moments, { ...moment, places }]
  }

  /** Begins from where one answered last. */
  rehearse(): void {
    this.#heard = []
    this.#current = null
    this.#skipping = false
    this.#caption = null
  }

  /** One answers: in one's own turn whoever acts has seen what came before it. */
  answer(ply: number, inOwnTurn: boolean): void {
    this.answered = ply
    if (inOwnTurn) this.forget(ply)
    else this.rehearse()
  }

  /** What came before is seen: one has acted, or says so. */
  forget(ply: number): void {
    this.moments = []
    this.seen = ply
    this.pointed = null
    this.rehearse()
  }

  /** The places a move changed, as far as this page saw it. */
  placesOf(move: Move): string[] {
    return [...new Set(move.lines.flatMap((line) => this.places.get(line) ?? []))]
  }

  isPointed(move: Move): boolean {
    return this.pointed !== null && this.pointed === move.lines[0]
  }
}

/** So many milliseconds, unless they are ended before. */
function waiting(length: number): { over: Promise<void>; end: () => void } {
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, length)
    end = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  return { over, end }
}

/** Changes of points together with those that the same move has brought before. */
function gainsOf(before: number[], after: number[], earlier: Gain[]): Gain[] {
  return after
    .map((points, place) => {
      const so = earlier.find(({ seat }) => seat === place + 1)?.by ?? 0
      return { seat: place + 1, by: so + points - (before[place] ?? points) }
    })
    .filter(({ by }) => by !== 0)
}

const isSame = (one: Move, other: Move | null | undefined): boolean => one.lines[0] === other?.lines[0]
