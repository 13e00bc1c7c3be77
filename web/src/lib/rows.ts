/** The lines of the list of actions. */
import type { Play } from './play.svelte'
import type { Choice } from './wire'
import { hasWords, t } from './words.svelte'

export interface Row {
  choice: Choice
  label: string
}

/**
 * What may be done now, a line each. Amounts that a stepper names are one line, which says the chosen one or else the
 * lowest: a game has words for it, as `princes-amounts-bid`.
 */
export function rowsOf(play: Play): Row[] {
  const words = `${play.game}-amounts-${play.question?.step.replaceAll(' ', '-')}`
  const stepped = hasWords(words)
  const named = stepped && play.chosen?.verb === 'amount' ? play.chosen : null
  const rows: Row[] = []
  let said = false
  for (const choice of play.question?.options ?? []) {
    if (!stepped || choice.verb !== 'amount') rows.push({ choice, label: choice.label })
    else if (!said) {
      const one = named ?? choice
      rows.push({ choice: one, label: t(words, { amount: one.args.amount }) })
      said = true
    }
  }
  return rows
}
