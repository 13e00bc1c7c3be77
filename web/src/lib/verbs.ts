/** The verbs of a game as its rulebook has them: what one does in a turn, in the order of the rules. */
import type { Play } from './play.svelte'
import type { Choice } from './wire'
import { t } from './words.svelte'

export interface Verb {
  /** Words of the game say what it is called: `masters-do-market`, and in a line what it does: `…-line`. */
  id: string
  icon: string
  /** The verbs of the engine that belong to it. */
  of: string[]
  /** Where it is usually offered: why it cannot be done now. It keeps its place then, and says so. */
  why?: (play: Play) => string | undefined
  /** In a few words, how much of it there is or what it costs; else its line says what it does. */
  line?: (play: Play, options: Choice[]) => string
  /** Stands apart from those before it: it does not use the action up, or does nothing. */
  apart?: boolean
  /** The board puts its answers together: whoever means it is not asked for the first of them alone. */
  composed?: boolean
}

export interface VerbGroup {
  verb: Verb | null
  /** Empty where it cannot be done now. */
  options: Choice[]
  why?: string
}

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

export const nameOfVerb = (play: Play, verb: Verb): string => t(`${play.game}-do-${verb.id}`)
export const lineOfVerb = (play: Play, verb: Verb): string => t(`${play.game}-do-${verb.id}-line`)
