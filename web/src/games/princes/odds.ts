/** How a war stands before its dice: margins of both rounds, and what one die for each side makes of them. */
import type { DerivedArmy } from './generated'

export type Arms = Pick<DerivedArmy, 'attack' | 'defence'>

export interface Balance {
  /** Strength in the round: that of the attacking city and that of the defending one. */
  strength: [number, number]
  /** By how much the attacking city is ahead; negative where the defending one is. */
  margin: number
}

/** First the attack; if it fails, the counterattack. */
export function balances(attacker: Arms, defender: Arms): [Balance, Balance] {
  const of = (one: number, other: number): Balance => ({ strength: [one, other], margin: one - other })
  return [of(attacker.attack, defender.defence), of(attacker.defence, defender.attack)]
}

const FACES = [1, 2, 3, 4, 5, 6]

/** How likely it is that whoever has this margin has the higher total, with a die each. */
export function chance(margin: number): number {
  const won = FACES.flatMap((one) => FACES.filter((other) => margin + one > other))
  return won.length / FACES.length ** 2
}

/** How likely it is that the attacking city wins, that nothing changes, and that the defending city wins. */
export function odds([attack, counter]: [Balance, Balance]): [number, number, number] {
  const first = chance(attack.margin)
  const second = (1 - first) * chance(-counter.margin)
  return [first, 1 - first - second, second]
}

/** As whole percents that add up to a hundred: the middle one takes what rounding leaves. */
export function percents([first, , second]: [number, number, number]): [number, number, number] {
  const [one, other] = [Math.round(first * 100), Math.round(second * 100)]
  return [one, 100 - one - other, other]
}
