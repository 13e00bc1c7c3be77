/** How a question is answered: with a few buttons, by the verbs of the rulebook, or on the board alone. */
import { tick } from 'svelte'
import { answersInSight, ringed } from '../board/spots'
import { onPhone } from '../lib/phone'
import type { Play } from '../lib/play.svelte'
import { byVerb, endsTurn, MOST_BUTTONS, type Verb } from '../lib/verbs'
import type { Choice } from '../lib/wire'

/** Milliseconds after which a board has its rings. */
const LAID = 300
/** Among many actions the one that does nothing more stands by itself. */
export const NOTHING_MORE = ['pass', 'end turn']

/** What is asked of whom, and what a phone shows of the board. */
interface Asked {
  play: Play
  verbs: Verb[]
  pane: string
}

export class Answers {
  #asked: () => Asked
  #play = $derived.by(() => this.#asked().play)
  #verbs = $derived.by(() => this.#asked().verbs)
  #question = $derived.by(() => this.#play.question)
  chosen = $derived.by(() => {
    const { selected } = this.#play
    return selected === null ? undefined : this.#play.choice(selected)
  })
  /** What the board does not offer by itself. */
  options = $derived.by(
    () => this.#question?.options.filter(({ verb }) => !this.#play.aside.includes(verb)) ?? [],
  )
  /** Several pieces of a decision at once: only where the question is just being put. */
  proposal = $derived.by(() => (this.#question && !this.chosen ? this.#play.proposal : null))
  /** The board may put the question itself. */
  own = $derived.by(() => this.proposal?.ask !== undefined || this.proposal?.title !== undefined)
  #beside = $derived.by(
    () =>
      this.options.length < (this.#question?.options.length ?? 0) &&
      this.options.some((choice) => this.isGrave(choice)),
  )
  few: Choice[] = $derived.by(() => {
    const question = this.#question
    const may = !this.chosen && !this.own && !this.#beside && question
    return may && question.options.length <= MOST_BUTTONS ? this.options : []
  })
  /** A phone has no room to offer twice what lies ringed on the board before one's eyes. */
  inSight = $state.raw(new Set<string>())
  /** Whether anything of the board that is shown has a gold ring. */
  rings = $state(true)
  buttons = $derived.by(() =>
    this.few.filter((choice) => !this.inSight.has(choice.action) || endsTurn(this.#play, choice)),
  )
  /** A question with many answers of several kinds is put by the verbs of the rulebook. */
  #groups = $derived.by(() =>
    this.chosen || this.few.length || !this.#question ? [] : byVerb(this.#play, this.#verbs),
  )
  #named = $derived.by(() => this.#groups.filter(({ verb }) => verb !== null))
  main = $derived.by(() => this.#named.length > 1)
  offered = $derived.by(() =>
    this.#named.filter(({ verb }) => !verb!.of.every((of) => this.#play.aside.includes(of))),
  )
  meant = $derived.by(() => {
    const { meant } = this.#play
    return meant === null ? null : this.#named.find(({ verb }) => verb?.of.some((of) => meant.includes(of)))
  })
  rest = $derived.by(() => this.#groups.filter(({ verb }) => verb === null).flatMap(({ options }) => options))
  pass = $derived.by(() =>
    this.chosen || this.few.length || this.main
      ? undefined
      : this.#question?.options.find(({ verb }) => NOTHING_MORE.includes(verb)),
  )

  constructor(asked: () => Asked) {
    this.#asked = asked
    $effect(() => this.#lookAtBoard())
  }

  /** What shows the others something cannot be taken back: it is confirmed, and never stands for the board's question. */
  isGrave({ verb }: Choice): boolean {
    return this.#verbs.some(({ grave }) => grave?.includes(verb))
  }

  /** What gives something up is confirmed too, as on the board. */
  isSent(choice: Choice): boolean {
    return (
      !this.isGrave(choice) && !this.#verbs.some(({ gives }) => gives?.(this.#play).includes(choice.verb))
    )
  }

  #lookAtBoard(): () => void {
    const { play, pane } = this.#asked()
    void [play.question, pane, play.view, play.meant, play.selected, play.proposal]
    const phone = onPhone()
    void tick().then(() => {
      this.inSight = phone ? answersInSight() : new Set()
      this.rings = ringed()
    })
    // A board that is just being laid has no rings yet.
    const later = setTimeout(() => (this.rings = ringed()), LAID)
    return () => clearTimeout(later)
  }
}
