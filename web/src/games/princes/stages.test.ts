import { describe, expect, test } from 'vitest'
import type { View } from './generated'
import { stageOf, stagesOf } from './stages'
import { warStory } from './war'

const WAR = {
  attacker: 'venice',
  defender: 'rome',
  condottieri: ['none', 'none'],
  dice: [0, 0],
  ally: 'none',
}
const SUMS = { attacker: null, defender: null }
const view = (steps: string[], trading = 'full') =>
  ({ trading, war: WAR, agenda: steps.map((step) => ({ step })) }) as unknown as View
const stage = (...steps: string[]) => {
  const now = view(steps)
  return stageOf(now, warStory(now.war, SUMS, [])!)
}

describe('the stages of a war', () => {
  test('an offer before the vetoes belongs to the declaration, a later one has a stage of its own', () => {
    expect(stage('war offer', 'veto')).toBe('declared')
    expect(stage('war offer', 'holy league', 'bribe', 'roll')).toBe('offers')
  })

  test('whoever bids for an army, or answers an offer meanwhile, is among the condottieri', () => {
    expect(stage('bid', 'hire', 'pay armies')).toBe('condottieri')
    expect(stage('reply', 'bid', 'pay armies')).toBe('condottieri')
  })

  test('offers in a war are a stage only where all trade is allowed', () => {
    expect(stagesOf(view([], 'full'))).toHaveLength(7)
    expect(stagesOf(view([], 'turn'))).not.toContain('offers')
  })
})
