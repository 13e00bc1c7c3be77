import type { Snippet } from 'svelte'

/** A whole decision as a player sees it: what its button says, and the actions it consists of. */
export interface Proposal {
  label: string
  /** Empty as long as something is still to be chosen for it. */
  answers: string[]
  icon?: string
  /** It gives up what could still be had: only a press on its button means that, not Enter. */
  partly?: boolean
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
