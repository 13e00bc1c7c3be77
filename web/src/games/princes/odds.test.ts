import { describe, expect, test } from 'vitest'
import { balances, chance, odds, percents } from './odds'

/** The counterattack is rolled anew: every one of 6⁴ outcomes, counted one by one as the rules tell it. */
function counted(attack: number, defence: number, counter: number, guard: number): number[] {
  const outcomes = [0, 0, 0]
  for (let roll = 0; roll < 6 ** 4; roll++) {
    const dice = [1, 6, 36, 216].map((place) => (Math.floor(roll / place) % 6) + 1)
    if (attack + dice[0] > defence + dice[1]) outcomes[0] += 1
    else if (counter + dice[2] > guard + dice[3]) outcomes[2] += 1
    else outcomes[1] += 1
  }
  return outcomes.map((n) => n / 6 ** 4)
}

describe('the odds of a war', () => {
  test('with equal strength fifteen of thirty-six rolls win', () => {
    expect(chance(0)).toBe(15 / 36)
  })

  test('two behind wins with six rolls: 4 to 1, 5 to 1 and 2, 6 to 1, 2 and 3', () => {
    expect(chance(-2)).toBe(6 / 36)
  })

  test('six ahead cannot lose, and six behind cannot win', () => {
    expect([chance(6), chance(-5), chance(-6)]).toEqual([1, 0, 0])
  })

  test('Venice with 3/4 against Rome with 4/5 wins one war in six', () => {
    const [attack, counter] = balances({ attack: 3, defence: 4 }, { attack: 4, defence: 5 })
    expect([attack.margin, counter.margin]).toEqual([-2, 0])
    expect(percents(odds([attack, counter]))).toEqual([17, 48, 35])
  })

  test.each([
    [3, 5, 4, 4],
    [2, 2, 0, 3],
    [7, 1, 2, 2],
    [0, 4, 6, 1],
    [5, 3, 1, 6],
  ])('attack %i, defence %i, counterattack %i, guard %i: as counted', (attack, defence, counter, guard) => {
    const found = odds(balances({ attack, defence: guard }, { attack: counter, defence }))
    counted(attack, defence, counter, guard).forEach((share, place) =>
      expect(found[place]).toBeCloseTo(share, 12),
    )
  })
})
