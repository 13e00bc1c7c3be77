/** What would come of answers that nobody has given: what an action does in words, and what would be asked next. */
import { SvelteMap } from 'svelte/reactivity'
import type { Asked, ClientMessage, Foreseen, GameTypes, Question } from './wire'

/** After this long without an answer the server is asked again what would follow. */
const LOOK_AGAIN = 2000

/** What would be asked after answers that were not given, and what the table would tell then. */
export interface Ahead<G extends GameTypes> {
  /** Null where nobody may look: what follows could not be taken back. */
  question: Question<G> | null
  derived: G['derived']
}

/** A question with the arguments and facts that were left out because there are none. */
export const filledIn = (question: Asked) => ({
  ...question,
  options: question.options.map((option) => ({ args: {}, facts: {}, ...option })),
})

export class Foresight<G extends GameTypes = any> {
  #post: (message: ClientMessage) => void
  #explanations = new Map<string, Promise<string>>()
  #explainers = new Map<string, (text: string) => void>()
  /** What would be asked after answers that were not given; null until the server has said it. */
  #ahead: Map<string, Ahead<G> | null> = new SvelteMap()

  /** How much of what was asked the server has neither said nor refused, whether anybody still waits for it or not. */
  #unanswered = 0

  constructor(post: (message: ClientMessage) => void) {
    this.#post = post
  }

  /**
   * The server refuses something that was no decision. Returns whether it was only asked about: the table had gone on
   * before the server heard of it, and nobody has to know.
   */
  refused(): boolean {
    const asked = this.#unanswered > 0
    this.answered()
    return asked
  }

  /** The line is new: what was asked before is not answered any more. */
  begin(): void {
    this.#unanswered = 0
  }

  #ask(message: ClientMessage): void {
    this.#unanswered += 1
    this.#post(message)
  }

  /** What was asked for longest has come. */
  answered(): void {
    this.#unanswered = Math.max(0, this.#unanswered - 1)
  }

  /** What an action would do for a seat, in a sentence; asked once. */
  explain(seat: number, action: string): Promise<string> {
    const known = this.#explanations.get(action)
    if (known) return known
    const answer = new Promise<string>((resolve) => this.#explainers.set(action, resolve))
    this.#explanations.set(action, answer)
    this.#ask({ type: 'explain', seat, action })
    return answer
  }

  explained(action: string, text: string): void {
    this.answered()
    this.#explainers.get(action)?.(text)
    this.#explainers.delete(action)
  }

  /** What would be asked after these answers, if that was looked for and is known. */
  after(answers: string[]): Ahead<G> | null {
    return this.#ahead.get(answers.join('\n')) ?? null
  }

  look(ply: number, seat: number, answers: string[]): void {
    const key = answers.join('\n')
    if (this.#ahead.has(key)) return
    this.#ahead.set(key, null)
    this.#ask({ type: 'look', ply, seat, answers })
    // What was refused or lost on the way is asked once more.
    setTimeout(() => {
      if (this.#ahead.get(key) === null) this.#ahead.delete(key)
    }, LOOK_AGAIN)
  }

  foreseen({ answers, question, derived }: Foreseen): void {
    const asked = question && (filledIn(question) as Question<G>)
    this.#ahead.set(answers.join('\n'), { question: asked, derived })
  }

  /** Something was decided: whoever waits for words about a choice gets none. */
  settle(): void {
    this.#explanations.clear()
    for (const resolve of this.#explainers.values()) resolve('')
    this.#explainers.clear()
  }

  /** The table is another: nothing that was looked ahead to holds any more. */
  forget(): void {
    this.#ahead.clear()
  }
}
