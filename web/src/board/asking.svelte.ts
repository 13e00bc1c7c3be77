/**
 * Where the question of a table is put: in the prompt above the board, or at the foot of the scene that has taken the
 * board's place. It is never put twice.
 */
import { getContext, setContext, type Snippet } from 'svelte'

/** How a scene puts the question in words and buttons of its own; whatever it leaves out is the prompt's. */
export interface Speech {
  /** In place of the charge of whoever is asked: a stepper. */
  lead?: Snippet
  /** A sentence that stands for the question while it is answered, and a line below it. */
  says?: { question: string; line: string } | null
  /** The answers. */
  acts?: Snippet
  /** Something is told in place of the question: there is nothing to wait for or to take back. */
  tells?: boolean
  /** The answers are there even while nothing is asked. */
  always?: boolean
}

export interface Unfold {
  words: string
  open: () => void
}

const KEY = Symbol('asking')

export class Asking {
  /** How many scenes are open. */
  scenes = $state(0)
  /** What a strip at the foot of the board makes of the question, which stays above it. */
  speech: Speech = $state.raw({})
  /** Opens the scene that somebody has folded away to see the board, and what that is called. */
  unfold: Unfold | null = $state.raw(null)
  readonly prompt: Snippet<[Speech]>
  /** What is put now; nothing while an answer is on its way. */
  readonly question: () => unknown

  constructor(prompt: Snippet<[Speech]>, question: () => unknown) {
    this.prompt = prompt
    this.question = question
    setContext(KEY, this)
  }

  /** A scene has taken the board's place, until it is told that it has gone. */
  enter(): () => void {
    this.scenes += 1
    return () => (this.scenes -= 1)
  }
}

/** The table's, for whatever lies on it; none in a replay, where nothing is asked. */
export const asking = (): Asking | undefined => getContext(KEY)
