/** What stands below a question: what an answer would do, what came of the last one, or else how this one is given. */
import { bare, BENEATH, latestOf, newsOf, once, outcomeOf, thisTurn } from '../lib/moves'
import type { Play } from '../lib/play.svelte'
import { howOfVerb } from '../lib/verbs'
import { hasWords, t } from '../lib/words.svelte'
import type { Answers } from './answers.svelte'

/** Where somebody goes on with a turn in which something has happened. */
const GOES_ON = ['turn', 'end turn', 'finish turn']

interface Told {
  play: Play
  /** Events of the game that say what came of an action. */
  outcomes: string[]
  /** Events that take something from somebody: nobody wants to hear of what came before them. */
  losses: string[]
  plain: boolean
}

export class Beneath {
  #answers: Answers
  #told: () => Told
  #play = $derived.by(() => this.#told().play)
  /** What is chosen or looked at comes to that. */
  consequence = $state('')
  /** Why the verb pointed at cannot be done now. */
  barred = $state('')
  // What shows anybody something nobody can take back: whoever chooses it knows before.
  #whole = $derived.by(() => {
    const { chosen } = this.#answers
    return chosen ? [chosen.action, ...(this.#play.along?.(chosen.action) ?? [])] : null
  })
  /** Whether what is chosen cannot be taken back, as soon as that is known. */
  #final = $derived.by(() => {
    const { chosen } = this.#answers
    const whole = this.#whole
    return chosen && whole && (this.#answers.isGrave(chosen) || this.#play.after(whole)?.question === null)
  })
  /** How this is answered: where a board has no rings for it, its words say so. */
  #how = $derived.by(() => {
    const own = `${this.#play.game}-how-${this.#play.question?.step.replaceAll(' ', '-')}`
    const listed = this.#told().plain || !this.#answers.rings
    return t(hasWords(own) ? own : listed ? 'choose-listed' : 'choose-how')
  })
  /** What the game says below a question, however it is answered. */
  #about = $derived.by(() => {
    const { question } = this.#play
    const told = question && this.#play.tells?.(question)
    if (told) return told
    const own = `${this.#play.game}-about-${question?.step.replaceAll(' ', '-')}`
    return hasWords(own) ? t(own) : ''
  })
  /**
   * What came of what one did: whoever goes on with a turn has to know, and so has whoever answered in that of somebody
   * else, however fast the others have gone on, as long as it is news.
   */
  #outcome = $derived.by(() => {
    const { question, log, following } = this.#play
    const { outcomes, losses } = this.#told()
    const ownTurn = GOES_ON.includes(question?.step ?? '')
    if (ownTurn) {
      const soFar = outcomeOf(thisTurn(log), outcomes)
      if (soFar.length) return counted(soFar)
    }
    return newsOf(log, following.answered, outcomes, losses, ownTurn)
  })
  text = $derived.by(() => {
    const { chosen, proposal, meant, few, buttons } = this.#answers
    if (this.#play.question?.automatic) return t('passes-for-you')
    if (this.#final) {
      const warning = t('no-taking-back')
      return this.consequence.includes(warning) ? this.consequence : `${this.consequence} ${warning}`.trim()
    }
    const said = this.consequence || this.barred || proposal?.line
    if (said) return said
    if (chosen) return t('confirm-how')
    if (meant?.verb) return howOfVerb(this.#play, meant.verb)
    if (this.#outcome) return t('outcome-was', { outcome: this.#outcome })
    return this.#about || (few.length > 0 && buttons.length === few.length ? '' : this.#how)
  })

  constructor(answers: Answers, told: () => Told) {
    this.#answers = answers
    this.#told = told
    $effect(() => {
      if (this.#play.question) this.barred = ''
    })
    $effect(() => this.#explain())
    $effect(() => {
      if (this.#whole) this.#play.lookAhead(this.#whole)
    })
  }

  #explain(): (() => void) | undefined {
    const play = this.#play
    const action = play.selected ?? play.looked
    this.consequence = ''
    if (action === null || !play.isLegal(action)) return undefined
    let current = true
    play.explain(action).then((text) => {
      if (current) this.consequence = text
    })
    return () => (current = false)
  }
}

/** The latest sentences, each once, with how often it was said. */
function counted(texts: string[]): string {
  const said = once(texts, (text, count) => t('outcome-times', { text: bare(text, ''), count }))
  return latestOf(said, BENEATH).join(' ')
}
