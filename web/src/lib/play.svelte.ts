import { tick, type Snippet } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { Following, LONGEST_SHOW, type Picture, type Tempo } from './following.svelte'
import { applyPatch } from './patch'
import type {
  Asked,
  CardInfo,
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
/** After this long without an answer the server is asked again what would follow. */
const LOOK_AGAIN = 2000

/** A whole decision as a player sees it: what its button says, and the actions it consists of. */
export interface Proposal {
  label: string
  /** Empty as long as something is still to be chosen for it. */
  answers: string[]
  icon?: string
  /** Where the board puts the question itself: what it asks, with icons, and a line about what would come of it. */
  ask?: Snippet
  line?: string
  /** Another way to go about it, and its key. */
  other?: { label: string; key: string; press: () => void }
  /** Lets go of what was chosen for it so far, if it was. */
  letGo?: () => void
  /** What the prompt says instead of the question, once it is known what is going to be done. */
  title?: string
}

/** What would be asked after answers that were not given, and what the table would tell then. */
export interface Ahead<G extends GameTypes> {
  /** Null where nobody may look: what follows could not be taken back. */
  question: Question<G> | null
  derived: G['derived']
}

export type CardTexts = Record<string, Map<string, string[]>>
type Watcher<G extends GameTypes> = (events: G['told'][], tempo: Tempo | null) => void | Promise<void>
/** The arguments of a verb; none where it has none. */
type Args<G extends GameTypes, V extends VerbOf<G>> =
  Record<never, never> extends G['verbs'][V] ? [] : [args: G['verbs'][V]]

export function cardTexts(cards: Record<string, CardInfo[]>): CardTexts {
  const entries = Object.entries(cards).map(
    ([domain, list]) => [domain, new Map(list.map((card) => [card.name, card.lines]))] as const,
  )
  return Object.fromEntries(entries)
}

/** A question with the arguments and facts that were left out because there are none. */
const filledIn = (question: Asked) => ({
  ...question,
  options: question.options.map((option) => ({ args: {}, facts: {}, ...option })),
})

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
  waitingFor: number[] = $state.raw([])
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
  /** Verbs whose options the board offers by itself, so that the prompt need not. */
  aside: string[] = $state.raw([])
  /** The seat that must take the device before anything is shown; only where several play on one. */
  handOver: number | null = $state(null)

  /** What the others do, and did since the last answer given here. */
  readonly following = new Following()

  game = $derived(this.table.game)
  /** In a game that was closed nothing is asked any more; nor while moves are played once more. */
  question: Question<G> | null = $derived(
    this.table.status === 'closed' || this.following.again
      ? null
      : (this.asked.find((question) => question.seat === this.seat) ?? this.asked[0] ?? null),
  )
  #choices = $derived(new Map(this.question?.options.map((choice) => [choice.action, choice])))
  /** The option that is on its way, or else chosen. */
  chosen: Choice<G> | null = $derived(this.choice(this.pending ?? this.selected ?? '') ?? null)

  /** The ply received last; what is shown may still lag behind it. */
  ply: number | null = null
  shownPly = $state(0)
  #state: Json = null
  #derived: Json = {}
  #post: (message: ClientMessage) => void
  #watchers = new Set<Watcher<G>>()
  #queue: Promise<void> = Promise.resolve()
  #queued = 0
  /** What was told in the updates that wait to be shown. */
  #coming: LogLine[][] = []
  #slowTimer: ReturnType<typeof setTimeout> | undefined
  #explanations = new Map<string, Promise<string>>()
  #explainers = new Map<string, (text: string) => void>()
  /** What would be asked after answers that were not given; null until the server has said it. */
  #ahead: Map<string, Ahead<G> | null> = new SvelteMap()

  constructor(table: TableInfo, post: ((message: ClientMessage) => void) | null = null) {
    this.table = table
    this.replay = post === null
    this.#post = post ?? (() => {})
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

  name(seat: number): string {
    return this.table.seats[seat - 1]?.name || String(seat)
  }

  /** The seats this browser plays. */
  get mine(): number[] {
    return this.table.seats.filter((seat) => seat.you).map((seat) => seat.seat)
  }

  // Doing it

  /** Chooses an action; choosing the chosen one sends it. */
  select(action: string): void {
    if (this.pending !== null || !this.isLegal(action)) return
    if (this.selected === action) this.send(action)
    else this.selected = action
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
    this.following.forget(this.log.at(-1)?.ply ?? -1)
    this.#post({ type: 'answer', ply: this.shownPly, seat: this.question.seat, answers })
  }

  undo(): void {
    const seat = this.seat ?? this.mine[0]
    if (this.canUndo && seat !== undefined) this.#post({ type: 'undo', ply: this.shownPly, seat })
  }

  /** Until when the table passes for the seat that looks, if it does. */
  get passing(): string | null {
    return this.table.seats.find(({ seat }) => seat === this.seat)?.passing ?? null
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
    const known = this.#explanations.get(action)
    if (known) return known
    const answer = new Promise<string>((resolve) => this.#explainers.set(action, resolve))
    this.#explanations.set(action, answer)
    this.#post({ type: 'explain', seat: this.question.seat, action })
    return answer
  }

  /** What would be asked after these answers, once `lookAhead` has been told. */
  after(answers: string[]): Ahead<G> | null {
    return this.#ahead.get(answers.join('\n')) ?? null
  }

  /** Asks what would be asked after these answers. They must be such that they could be taken back. */
  lookAhead(answers: string[]): void {
    const key = answers.join('\n')
    if (this.replay || !this.question || this.pending !== null || this.#ahead.has(key)) return
    this.#ahead.set(key, null)
    this.#post({ type: 'look', ply: this.shownPly, seat: this.question.seat, answers })
    // What was refused or lost on the way is asked once more.
    setTimeout(() => {
      if (this.#ahead.get(key) === null) this.#ahead.delete(key)
    }, LOOK_AGAIN)
  }

  // What comes in

  foreseen({ ply, answers, question, derived }: Foreseen): void {
    if (ply !== this.shownPly) return
    const asked = question && (filledIn(question) as Question<G>)
    this.#ahead.set(answers.join('\n'), { question: asked, derived })
  }

  /** Takes an update. Returns false when it builds on a ply we do not have: ask for the whole then. */
  receive(update: Update): boolean {
    if (update.base !== null && update.base !== this.ply) return false
    const whole = update.base === null
    const state = (this.#state = whole ? update.state : applyPatch(this.#state, update.state))
    const sums = (this.#derived = whole ? update.derived : applyPatch(this.#derived, update.derived))
    this.ply = update.ply
    if (whole) this.following.hurry()
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
      this.#ahead.clear()
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
      this.#inTurn([], () => {
        this.following.caughtUp()
        show(false)
      })
    else this.#follow(update, show, ask)
    return true
  }

  /** Shows a step of a finished game. */
  showStep(step: ReplayStep, animate: boolean): void {
    this.#inTurn(animate ? step.events : [], () => {
      this.view = step.state
      this.derived = step.derived
      this.plain = step.plain ?? null
      this.seat = step.seat
      this.scores = step.scores
    })
  }

  /** The server would not have a message. Returns whether the player has to know. */
  refused(): boolean {
    const looking = [...this.#ahead.values()].includes(null)
    const onlyAsked = this.pending === null && (this.#explainers.size > 0 || looking)
    this.#settle()
    return !onlyAsked
  }

  explained(action: string, text: string): void {
    this.#explainers.get(action)?.(text)
    this.#explainers.delete(action)
  }

  /** Calls a function with the events of each update before its view is shown. */
  onEvents(watcher: Watcher<G>): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Resolves when everything received so far is on show. */
  shown(): Promise<void> {
    return this.#queue
  }

  #inTurn(events: Json[], show: () => void): void {
    if (this.#queued === 0 && (events.length === 0 || this.#watchers.size === 0)) {
      show()
      return
    }
    this.#wait(async () => {
      await this.#animate(events, null)
      show()
    })
  }

  #wait(step: () => Promise<void>): void {
    this.#queued += 1
    this.#queue = this.#queue.then(async () => {
      await step()
      this.#queued -= 1
    })
  }

  /**
   * Shows an update when those before it have been shown. Somebody else's move is played so that it can be followed, and
   * what is asked appears after it; but whoever is asked already can go on answering.
   */
  #follow(update: Update, show: (followed: boolean) => void, ask: () => void): void {
    if (this.#queued === 0 && (update.events.length === 0 || this.#watchers.size === 0)) {
      show(false)
      return
    }
    const { following } = this
    this.#coming.push(update.log)
    this.#wait(async () => {
      this.#coming.shift()
      const before = this.#picture()
      const asked = this.question !== null && this.pending === null && update.asked.length > 0
      const tempo = asked ? null : following.begin(update.log, this.mine)
      await this.#animate(update.events, tempo)
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

  /** Plays once more what the others did since the last answer. */
  playAgain(): void {
    const { following } = this
    const { moments } = following
    if (moments.length === 0 || following.again || this.pending !== null) return
    following.again = true
    this.#settle()
    this.#wait(async () => {
      const now = this.#picture()
      following.rehearse()
      for (const [place, { before, after, events, lines }] of moments.entries()) {
        this.#draw(before)
        await tick()
        const tempo = following.begin(lines, this.mine)
        await this.#animate(events, tempo)
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

  /** Lets the watchers play the events; of one's own, the more is waiting behind, the less time they get. */
  async #animate(events: Json[], tempo: Tempo | null): Promise<void> {
    if (events.length === 0) return
    const shows = [...this.#watchers].map(async (watch) => watch(events, tempo))
    const longest = tempo && !tempo.still ? tempo.longest : LONGEST_SHOW / this.#queued
    await this.following.show(Promise.allSettled(shows), longest)
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
    this.#explanations.clear()
    for (const resolve of this.#explainers.values()) resolve('')
    this.#explainers.clear()
  }
}
