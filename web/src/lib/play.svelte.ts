import { tick } from 'svelte'
import type { CardTexts } from './cards'
import { Following, type Picture } from './following.svelte'
import { filledIn, Foresight, type Ahead } from './foresight.svelte'
import { applyPatch } from './patch'
import { byFinger } from './pointer'
import type { Proposal } from './proposal'
import { Showing, type Watcher } from './showing'
import type {
  Choice,
  ClientMessage,
  Foreseen,
  GameTypes,
  Json,
  LogLine,
  OptionInfo,
  Plain,
  Question,
  ReplayStep,
  Result,
  TableInfo,
  Update,
  VerbOf,
} from './wire'

/** After this long without an answer the prompt shows an hourglass. */
const SLOW_AFTER = 400

/** The arguments of a verb; none where it has none. */
type Args<G extends GameTypes, V extends VerbOf<G>> =
  Record<never, never> extends G['verbs'][V] ? [] : [args: G['verbs'][V]]

const sameWords = (one: Record<string, Json>, other: Record<string, Json>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, word]) => other[name] === word)

/**
 * One table as its boards see it: what there is, what may be done, and how to do it.
 *
 * It holds no rules. Whatever may be done stands in the question, as the server wrote it. What a game writes is typed by
 * its own declarations: a board takes `Play` from the `generated.ts` beside it.
 */
export class Play<G extends GameTypes = any> {
  table: TableInfo = $state.raw()!
  cards: CardTexts = $state.raw({})
  /** What stands on cards and boards, the same for every table of the game. */
  printed: G['facts'] = $state.raw({})
  /** What could be agreed on before the game, by the rules of this table. */
  tableOptions: OptionInfo[] = $state.raw([])
  readonly replay: boolean

  view: G['view'] = $state.raw(null)
  /** What the view does not say in so many words, as the game's rules have it. */
  derived: G['derived'] = $state.raw({})
  /** The table in words, where the page has no board of the game. */
  plain: Plain | null = $state.raw(null)
  /** What was told since the turn began, when this page came in the middle of it. */
  missed: G['told'][] = $state.raw([])
  seat: number | null = $state(null)
  asked: Question<G>[] = $state.raw([])
  /** Who has to act; nobody in a game that was closed. */
  #waitingFor: number[] = $state.raw([])
  scores: number[] = $state.raw([])
  log: LogLine[] = $state.raw([])
  /** Turns of a long game that the log no longer tells. */
  turnsBefore = $state(0)
  result: Result | null = $state.raw(null)
  canUndo = $state(false)

  /** Notation of the action chosen but not sent, and of the first one sent but not answered. */
  selected: string | null = $state(null)
  pending: string | null = $state(null)
  slow = $state(false)
  /** The action somebody points at, and the verbs they have said they mean. */
  looked: string | null = $state(null)
  meant: string[] | null = $state.raw(null)
  /** What the board proposes to decide at once. */
  proposal: Proposal | null = $state.raw(null)
  /** What the board answers along with an action that is chosen: questions that it has shown the answers to. */
  along: ((action: string) => string[]) | null = null
  /** What the board itself says of an action, where it can add more up than the words of the game. */
  says: ((choice: Choice<G>) => string | null) | null = null
  /** What the board itself says below a question, as the table stands; empty where it has nothing to add. */
  tells: ((question: Question<G>) => string) | null = $state.raw(null)
  /** Events that nobody has chosen: an answer that leads to them is over, and while they are played they are told. */
  unfolding: string[] = []
  /** Verbs whose options the board offers by itself, so that the prompt need not. */
  aside: string[] = $state.raw([])
  /** The seat that must take the device before anything is shown; only where several play on one. */
  handOver: number | null = $state(null)

  /** What the others do, and did since the last turn that was played here. */
  readonly following = new Following()

  game = $derived(this.table.game)
  /** What the table is not about to pass at for whoever asked it to. */
  #open = $derived(this.asked.filter(({ seat, passed_while }) => !passed_while.includes(this.#until(seat))))
  /** In a game that was closed nothing is asked any more; nor while moves are played once more. */
  question: Question<G> | null = $derived(
    this.table.status === 'closed' || this.following.again
      ? null
      : (this.#open.find((question) => question.seat === this.seat) ?? this.#open[0] ?? null),
  )
  /** Whether an answer is waited for: not to a question that the table passes at by itself in a moment. */
  mustAnswer = $derived(this.question !== null && !this.question.automatic)
  #choices = $derived(new Map(this.question?.options.map((choice) => [choice.action, choice])))
  /** The option that is on its way, or else chosen. */
  chosen: Choice<G> | null = $derived(this.choice(this.pending ?? this.selected ?? '') ?? null)

  /** The ply received last; what is shown may still lag behind it. */
  ply: number | null = null
  shownPly = $state(0)
  #state: Json = null
  #derived: Json = {}
  #post: (message: ClientMessage) => void
  #foresight: Foresight<G>
  #showing = new Showing<G>(this.following)
  /** What was told in the updates that wait to be shown. */
  #coming: LogLine[][] = []
  #slowTimer: ReturnType<typeof setTimeout> | undefined

  constructor(table: TableInfo, post: ((message: ClientMessage) => void) | null = null) {
    this.table = table
    this.replay = post === null
    this.#post = post ?? (() => {})
    this.#foresight = new Foresight(this.#post)
  }

  // What may be done

  isLegal(action: string): boolean {
    return this.#choices.has(action)
  }

  choice(action: string): Choice<G> | undefined {
    return this.#choices.get(action)
  }

  /** The option of a verb with exactly these arguments, if it is offered. */
  option<V extends VerbOf<G>>(verb: V, ...[args]: Args<G, V>): Choice<G, V> | null {
    return this.options(verb).find((option) => sameWords(option.args, args ?? {})) ?? null
  }

  /** Every option of a verb. */
  options<V extends VerbOf<G>>(verb: V): Choice<G, V>[] {
    const offered: Choice<G>[] = this.question?.options ?? []
    return offered.filter((option): option is Choice<G, V> => option.verb === verb)
  }

  /** Why something cannot be done now, if the question says so. */
  reason(thing: string): string | undefined {
    return this.question?.denied[thing]
  }

  get waitingFor(): number[] {
    return this.table.status === 'closed' ? [] : this.#waitingFor
  }

  set waitingFor(seats: number[]) {
    this.#waitingFor = seats
  }

  name(seat: number): string {
    return this.table.seats[seat - 1]?.name || String(seat)
  }

  /** Whose board lies open: of whoever is asked or looks; in a replay one's own, else that of whoever has the turn. */
  get own(): number {
    return (
      this.question?.seat ?? this.seat ?? this.mine[0] ?? (this.replay ? this.waitingFor[0] : undefined) ?? 1
    )
  }

  /** The seats this browser plays. */
  get mine(): number[] {
    return this.table.seats.filter((seat) => seat.you).map((seat) => seat.seat)
  }

  /** Whether words call a seat "you", to select on: not where several sit at one screen, who all have names. */
  you(seat: number): 'yes' | 'no' {
    const { mine } = this
    return mine.length === 1 && mine[0] === seat ? 'yes' : 'no'
  }

  /** Whether a board is to be named: it may be anybody's. */
  isNamed(seat: number): boolean {
    return seat !== this.own || this.replay || this.mine.length === 0
  }

  // Doing it

  /** Chooses an action; choosing the chosen one sends it, but not with a second tap. */
  select(action: string): void {
    if (this.pending !== null || !this.isLegal(action)) return
    if (this.selected !== action) this.selected = action
    else if (!byFinger()) this.send(action)
  }

  /** Lets go of what was chosen; if nothing was, of the verb that was meant. */
  clear(): void {
    if (this.selected === null) {
      this.proposal?.letGo?.()
      this.meant = null
    }
    this.selected = null
  }

  /** Whether an option is among what somebody has said they want to do. */
  means(option: Choice<G> | null): boolean {
    return option !== null && (this.meant === null || this.meant.includes(option.verb))
  }

  /**
   * Sends an action, or a whole decision: the actions it consists of, one after the other.
   *
   * The first must be an option. Those that follow answer questions nobody has seen yet; the server takes all or none.
   */
  send(decision: string | string[]): void {
    const answers = typeof decision === 'string' ? [decision, ...(this.along?.(decision) ?? [])] : decision
    const first = answers[0] ?? ''
    if (this.replay || this.pending !== null || !this.question || !this.isLegal(first)) return
    this.selected = null
    this.pending = first
    this.#slowTimer = setTimeout(() => (this.slow = true), SLOW_AFTER)
    const turn = this.log.findLast((line) => line.turn)
    this.following.answer(this.log.at(-1)?.ply ?? -1, !turn || turn.seat === this.question.seat)
    this.#post({ type: 'answer', ply: this.shownPly, seat: this.question.seat, answers })
  }

  undo(): void {
    const seat = this.seat ?? this.mine[0]
    if (this.canUndo && seat !== undefined) this.#post({ type: 'undo', ply: this.shownPly, seat })
  }

  /** Until when the table passes for the seat that looks, if it does. */
  get passing(): string | null {
    return this.#until(this.seat) || null
  }

  #until(seat: number | null): string {
    return this.table.seats.find((one) => one.seat === seat)?.passing ?? ''
  }

  /** Lets the table pass for us until something is over; null: no longer. */
  passUntil(until: string | null): void {
    const seat = this.seat ?? this.mine[0]
    if (!this.replay && seat !== undefined) this.#post({ type: 'pass', seat, until })
  }

  /** What an action would do, in a sentence. Empty where nobody can say. */
  explain(action: string): Promise<string> {
    if (this.replay || !this.question || this.pending !== null) return Promise.resolve('')
    const choice = this.choice(action)
    const said = choice && this.says?.(choice)
    if (said) return Promise.resolve(said)
    return this.#foresight.explain(this.question.seat, action)
  }

  /** What would be asked after these answers, once `lookAhead` has been told. */
  after(answers: string[]): Ahead<G> | null {
    return this.#foresight.after(answers)
  }

  /** Asks what would be asked after these answers. They must be such that they could be taken back. */
  lookAhead(answers: string[]): void {
    if (this.replay || !this.question || this.pending !== null) return
    this.#foresight.look(this.shownPly, this.question.seat, answers)
  }

  // What comes in

  foreseen(seen: Foreseen): void {
    this.#foresight.answered()
    if (seen.ply === this.shownPly) this.#foresight.foreseen(seen)
  }

  /** Takes an update. Returns false when it builds on a ply we do not have: ask for the whole then. */
  receive(update: Update): boolean {
    if (update.base !== null && update.base !== this.ply) return false
    const whole = update.base === null
    const state = (this.#state = whole ? update.state : applyPatch(this.#state, update.state))
    const sums = (this.#derived = whole ? update.derived : applyPatch(this.#derived, update.derived))
    this.ply = update.ply
    if (whole) {
      this.following.hurry()
      this.#foresight.begin()
    }
    const ask = () => {
      this.asked = update.asked.map(filledIn) as Question<G>[]
      this.canUndo = update.can_undo
    }
    const show = (followed: boolean) => {
      this.view = state
      this.derived = sums
      this.plain = update.plain ?? null
      if (whole) {
        this.missed = update.events
        this.turnsBefore = update.turns_before
      }
      this.log = whole ? update.log : [...this.log, ...update.log]
      this.shownPly = update.ply
      this.#foresight.forget()
      this.#drawCurtain(update)
      this.seat = update.seat
      this.scores = update.scores
      this.result = update.result
      if (followed) {
        this.asked = []
        this.canUndo = false
      } else {
        this.waitingFor = update.waiting_for
        ask()
      }
      this.#settle()
    }
    if (whole)
      this.#showing.inTurn([], () => {
        this.following.caughtUp()
        show(false)
      })
    else this.#follow(update, show, ask)
    return true
  }

  /** Shows a step of a finished game. Who leaps there has missed what was told in its turn before. */
  showStep(step: ReplayStep, animate: boolean): void {
    this.#showing.inTurn(animate ? step.events : [], () => {
      if (!animate) this.missed = [...step.earlier, ...step.events]
      this.view = step.state
      this.derived = step.derived
      this.plain = step.plain ?? null
      this.seat = step.seat
      this.scores = step.scores
    })
  }

  /** The server would not have a decision. */
  refused(): void {
    this.#settle()
  }

  /** The server refused something that was no decision: whether it was only asked what would come of one. */
  onlyLooked(): boolean {
    return this.#foresight.refused()
  }

  explained(action: string, text: string): void {
    this.#foresight.explained(action, text)
  }

  /** Calls a function with the events of each update before its view is shown. */
  onEvents(watcher: Watcher<G>): () => void {
    return this.#showing.watch(watcher)
  }

  /** Resolves when everything received so far is on show. */
  shown(): Promise<void> {
    return this.#showing.done()
  }

  /**
   * Shows an update when those before it have been shown. Somebody else's move is played so that it can be followed, and
   * what is asked appears after it; but whoever is asked already can go on answering.
   */
  #follow(update: Update, show: (followed: boolean) => void, ask: () => void): void {
    if (this.#showing.atOnce(update.events)) {
      show(false)
      return
    }
    const { following } = this
    // What the table answers for somebody is theirs too: they are told what comes of it.
    if (this.question?.automatic && this.pending === null) following.answered = this.log.at(-1)?.ply ?? -1
    this.#coming.push(update.log)
    this.#showing.wait(async () => {
      this.#coming.shift()
      if (this.question === null || this.pending !== null) await following.read()
      const before = this.#picture()
      const asked = this.question !== null && this.pending === null && update.asked.length > 0
      const tempo = asked ? null : following.begin(update.log, this.mine, before.scores, update.scores)
      const unfolds =
        tempo === null && !asked && update.events.some(({ event }) => this.unfolding.includes(event))
      if (unfolds) {
        this.asked = []
        this.#settle()
        following.tellOwn(update.log)
      }
      await this.#showing.play(update.events, tempo)
      if (unfolds) following.ownTold()
      const followed = tempo !== null && !tempo.still
      show(followed)
      following.record(
        { before, after: this.#picture(), events: update.events, lines: update.log },
        this.mine,
      )
      if (!followed) return
      await following.rest(this.#coming[0], this.mine)
      this.waitingFor = update.waiting_for
      if (this.#coming.length > 0) return
      following.end(update.asked.length > 0)
      ask()
    })
  }

  /** Plays once more what the others did since the last turn. */
  playAgain(): void {
    const { following } = this
    const { moments } = following
    if (moments.length === 0 || following.again || this.pending !== null) return
    following.again = true
    this.#settle()
    this.#showing.wait(async () => {
      const now = this.#picture()
      following.rehearse()
      for (const [place, { before, after, events, lines }] of moments.entries()) {
        this.#draw(before)
        await tick()
        const tempo = following.begin(lines, this.mine, before.scores, after.scores)
        await this.#showing.play(events, tempo)
        this.#draw(after)
        await following.rest(moments[place + 1]?.lines, this.mine)
      }
      this.#draw(now)
      following.end(true)
      following.again = false
    })
  }

  #picture(): Picture {
    const { view, derived, scores } = this
    return { view, derived, scores }
  }

  #draw({ view, derived, scores }: Picture): void {
    this.view = view
    this.derived = derived
    this.scores = scores
  }

  #drawCurtain(update: Update): void {
    if (this.mine.length < 2 || update.result) this.handOver = null
    else if (update.asked.length > 0 && update.seat !== this.seat) this.handOver = update.seat
  }

  #settle(): void {
    clearTimeout(this.#slowTimer)
    this.slow = false
    this.pending = null
    this.selected = null
    this.looked = null
    this.meant = null
    this.#foresight.settle()
  }
}
