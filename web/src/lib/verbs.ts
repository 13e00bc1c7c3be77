/** The verbs of a game as its rulebook has them: what one does in a turn, in the order of the rules. */
import type { Play } from './play.svelte'
import type { Choice } from './wire'
import { hasWords, t } from './words.svelte'

export interface Verb {
  /**
   * Words of the game say what it is called: `masters-do-market`, and in a line what it does: `…-line`. Both are the
   * engine's, see `headings` in vite.config.ts. Where that is not plain to see, `…-how` says how it is done.
   */
  id: string
  icon: string
  /** Where it leads elsewhere than usual: the words of the game it goes by then, in place of `do-` and its id. */
  as?: (play: Play) => string | undefined
  /** The verbs of the engine that belong to it. */
  of: string[]
  /** Where it is usually offered: why it cannot be done now. It keeps its place then, and says so. */
  why?: (play: Play) => string | undefined
  /** In a few words, how much of it there is or what it costs; else its line says what it does. */
  line?: (play: Play, options: Choice[]) => string
  /** How many things it offers, where one thing may be had in several ways; else each of its answers is one. */
  count?: (options: Choice[]) => number
  /** Stands apart from those before it: it does not use the action up, or does nothing. */
  apart?: boolean
  /** What it does depends on the question: its only answer says it, and it goes by the words of that. */
  own?: boolean
  /** The board puts its answers together: whoever means it is not asked for the first of them alone. */
  composed?: boolean
  /** Those of them that show the others something: nobody can take them back, so the prompt has them confirmed. */
  grave?: string[]
  /** Those of them that give something up for good where they are asked now: they are confirmed. */
  gives?: (play: Play) => string[]
}

export interface VerbGroup {
  verb: Verb | null
  /** Empty where it cannot be done now. */
  options: Choice[]
  why?: string
}

/** A question with no more answers than these is put with a button for each. */
export const MOST_BUTTONS = 3

/** Whether an answer ends the turn of somebody who has done what there is to do: nobody has to confirm it. */
export const endsTurn = (play: Play, { verb }: Choice): boolean =>
  verb === 'end turn' || (verb === 'pass' && play.question?.step === 'end turn')

/** What may be done now, by verbs in the order of the rulebook; what no verb names comes last. */
export function byVerb(play: Play, verbs: Verb[]): VerbGroup[] {
  const options = play.question?.options ?? []
  const named = new Set(verbs.flatMap(({ of }) => of))
  const found: VerbGroup[] = verbs.map((verb) => ({
    verb,
    options: options.filter((option) => verb.of.includes(option.verb)),
    why: verb.why?.(play),
  }))
  const rest = options.filter((option) => !named.has(option.verb))
  return [...found, { verb: null, options: rest }].filter(({ options, why }) => options.length > 0 || why)
}

const wordsOf = (play: Play, verb: Verb): string => `${play.game}-${verb.as?.(play) ?? `do-${verb.id}`}`

/** The answer whose words a verb goes by, where it is the only one. */
const ownAnswer = (play: Play, { own, of }: Verb): Choice | null => {
  const answers = own ? (play.question?.options ?? []).filter(({ verb }) => of.includes(verb)) : []
  return answers.length === 1 ? answers[0] : null
}

export const nameOfVerb = (play: Play, verb: Verb): string =>
  ownAnswer(play, verb)?.label ?? t(wordsOf(play, verb))
/** In a line what it does; nothing where its own name says it. */
export const lineOfVerb = (play: Play, verb: Verb): string =>
  ownAnswer(play, verb) ? '' : t(`${wordsOf(play, verb)}-line`)

/** For whoever means it: how it is done, or else what it does. */
export function howOfVerb(play: Play, verb: Verb): string {
  const how = `${wordsOf(play, verb)}-how`
  return hasWords(how) ? t(how) : lineOfVerb(play, verb)
}
