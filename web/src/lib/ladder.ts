/** How a finished game was decided: points first, then what the rules compare among those who are level. */
import type { Result } from './wire'

export interface Rung {
  key: string
  title: string
  /** What each side that is compared has, the winners first. */
  amounts: number[]
  /** Level, the one that decided, or not needed any more. */
  state: 'level' | 'decides' | 'unused'
}

type Ended = Pick<Result, 'winners' | 'scores' | 'sides' | 'tie_breaks'>

const pointsOf = (result: Ended, side: number[]): number => result.scores[side[0] - 1]
const hasWon = (result: Ended, side: number[]): boolean => result.winners.includes(side[0])

/** Whether some win together. */
export const inTeams = (result: Ended): boolean => result.sides.some((side) => side.length > 1)

/** Sides, the winners first, then by points. */
export function sidesInOrder(result: Ended): number[][] {
  const before = (one: number[], other: number[]) =>
    Number(hasWon(result, other)) - Number(hasWon(result, one)) ||
    pointsOf(result, other) - pointsOf(result, one)
  return [...result.sides].sort(before)
}

/** The steps of the comparison: of teams always, else only where points did not decide. */
export function ladderOf(result: Ended, pointsTitle: string): Rung[] {
  const sides = sidesInOrder(result)
  const best = Math.max(...result.scores)
  const level = sides.filter((side) => pointsOf(result, side) === best)
  const compared = inTeams(result) ? sides : level
  if (compared.length < 2 || (!inTeams(result) && result.tie_breaks.length === 0)) return []
  const places = compared.map((side) => result.sides.indexOf(side))
  const steps = [
    { key: 'points', title: pointsTitle, amounts: compared.map((side) => pointsOf(result, side)) },
    ...result.tie_breaks.map(({ key, title, amounts }) => ({
      key,
      title,
      amounts: places.map((place) => amounts[place]),
    })),
  ]
  // Whoever is level with the winner so far is still in it.
  let rivals = compared.map((_, place) => place)
  let decided = false
  return steps.map((step) => {
    const equal = rivals.filter((place) => step.amounts[place] === step.amounts[0])
    const state = decided ? 'unused' : equal.length < rivals.length ? 'decides' : 'level'
    rivals = equal
    decided ||= rivals.length === 1
    return { ...step, state }
  })
}
