/** How far a war has come: title, question and log speak of the same stage. */
import type { Frame, View } from './generated'
import { nobody } from './reading'
import type { WarStory } from './war'

const STAGES = ['declared', 'veto', 'condottieri', 'offers', 'league', 'bribes', 'dice'] as const
export type WarStage = (typeof STAGES)[number]

const AT: Partial<Record<Frame['step'], WarStage>> = {
  veto: 'veto',
  hire: 'condottieri',
  bid: 'condottieri',
  'pay armies': 'condottieri',
  'holy league': 'league',
  bribe: 'bribes',
  roll: 'dice',
  judge: 'dice',
  reroll: 'dice',
  'counter-attack': 'dice',
}

/** The stages of a war at this table: offers are made in it only where all trade is allowed. */
export const stagesOf = (view: View): WarStage[] =>
  STAGES.filter((stage) => stage !== 'offers' || view.trading === 'full')

/** The stage that the position has come to: that of the first question of the war that is still open. */
function standing(view: View): WarStage {
  for (const { step } of view.agenda) {
    // An offer before anybody is asked for a veto belongs to the declaration.
    if (step === 'war offer')
      return view.agenda.some((frame) => frame.step === 'veto') ? 'declared' : 'offers'
    const stage = AT[step]
    if (stage) return stage
  }
  return 'dice'
}

/** The stage that has been told of, which the position may lag behind; null when the war is over. */
export function stageOf(view: View, story: WarStory): WarStage | null {
  if (story.end === 'vetoed') return 'veto'
  if (story.end) return null
  if (story.rounds.length > 0) return 'dice'
  const stage = nobody(view.war.attacker) ? 'declared' : standing(view)
  if (story.pay.some((gold) => gold !== null) && STAGES.indexOf(stage) < STAGES.indexOf('offers'))
    return 'league'
  return stage
}
