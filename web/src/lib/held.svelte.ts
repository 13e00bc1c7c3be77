import type { Play } from './play.svelte'
import type { ClientMessage, GiveAnswers, Refused } from './wire'

/** A decision on its way. `sent`: it left this browser; `again`: once more, after the line broke; `asked`: what it answers. */
interface Decision {
  message: GiveAnswers
  sent: boolean
  again: boolean
  asked: string
}

const PAGE = Math.random().toString(36).slice(2, 8)
let given = 0

const asked = ({ question }: Play): string =>
  question ? JSON.stringify([question.seat, question.step, question.subject, question.prompt]) : ''

/**
 * What was decided stays here until the server says that it is kept, or refuses it.
 *
 * When the line is back, a decision of which nobody knows whether it arrived is sent again as it was; the server counts
 * it once. One that was not kept is given anew if its question still stands, and else refused in sight.
 */
export class Held {
  decision: Decision | null = $state.raw(null)
  #play: Play
  #send: (message: ClientMessage) => boolean
  #refuse: () => void

  constructor(play: Play, send: (message: ClientMessage) => boolean, refuse: () => void) {
    this.#play = play
    this.#send = send
    this.#refuse = refuse
  }

  /** Sends a decision, or keeps it until there is a line. */
  give(decided: GiveAnswers): void {
    const message = { ...decided, id: `${PAGE}-${++given}` }
    this.decision = { message, sent: this.#send(message), again: false, asked: asked(this.#play) }
  }

  letGo(): void {
    this.decision = null
    this.#play.refused()
  }

  kept(id: string | null): void {
    if (this.decision?.message.id === id) this.decision = null
  }

  /** Takes a refusal. Returns whether it was dealt with here, so that nobody else has to know. */
  refused({ code, id }: Refused): boolean {
    const held = this.decision
    if (!held || (id && id !== held.message.id)) return false
    this.decision = null
    if (!held.again || code !== 'stale') return false
    this.#giveAnew(held)
    return true
  }

  /** The line is back, and the table is known as it stands. */
  async lineIsBack(): Promise<void> {
    const held = this.decision
    if (!held) return
    await this.#play.shown()
    if (this.decision !== held) return
    if (held.sent && this.#play.ply !== held.message.ply)
      this.decision = { ...held, sent: this.#send(held.message), again: true }
    else {
      this.decision = null
      this.#giveAnew(held)
    }
  }

  #giveAnew({ message, asked: question }: Decision): void {
    if (asked(this.#play) === question && this.#play.isLegal(message.answers[0]))
      this.#play.send(message.answers)
    else this.#refuse()
  }
}
