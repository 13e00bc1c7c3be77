/** A harvest or production that a card or a leader gives: the prompt does it, or declines it, like any other action. */
import type { Proposal } from '../../lib/proposal'
import { MOST_BUTTONS } from '../../lib/verbs'
import { t } from '../../lib/words.svelte'
import type { Leader, Play, Source } from './generated'
import { worthAsking } from './placing'

/** What servants are spent on. */
export function workOf({ printed }: Play, source: Source | null): 'harvest' | 'production' | null {
  if (!source) return null
  const given = [...(printed.cards[source]?.immediate ?? []), printed.leaders[source as Leader]?.ability]
  const act = given.find((effect) => effect?.kind === 'act')
  return act?.action === 'harvest' || act?.action === 'production' ? act.action : null
}

/** Without servants, as long as no number of them is chosen. Few answers have a button each. */
export function workProposal(play: Play): Proposal | null {
  const { question } = play
  if (question?.step !== 'bonus work' || question.options.length <= MOST_BUTTONS) return null
  const [way] = worthAsking(play.options('servants'))
  const [decline] = play.options('decline')
  const { source } = question.subject
  const work = workOf(play, source)
  return {
    title: question.prompt,
    label: t(work ? `lorenzo-act-${work}` : 'lorenzo-do'),
    line: t('lorenzo-do-servants-line'),
    answers: way ? [way.action] : [],
    other: decline && { label: t('lorenzo-do-decline'), key: 'N', press: () => play.select(decline.action) },
  }
}
