/** The course of a finished game: its rounds and turns, and how to step through them. */
import { actOf, once } from './moves'
import type { LogLine, ReplayInfo } from './wire'

export type Course = Pick<
  ReplayInfo,
  'plies' | 'start' | 'turns' | 'turn_seats' | 'rounds' | 'answers' | 'log'
>
export type Stride = 'answer' | 'turn' | 'round'

/** A turn of a finished game: the plies after which it began and was over, and what there is to say of it. */
export interface Turn {
  seat: number | null
  begins: number
  ends: number
  /** The round that begins with it, if one does. */
  round: number | null
  /** What it was about, as it was told; null where nothing was. */
  line: LogLine | null
}

/** Of some plies in order, the place of the last that is not behind a ply; -1 before the first. */
const lastUpTo = (plies: number[], ply: number): number => plies.findLastIndex((begins) => begins <= ply)

/** The number of the turn, or of the round, that is under way at a ply; 0 before the first. */
export const turnAt = (course: Course, ply: number): number => lastUpTo(course.turns, ply) + 1
export const roundAt = (course: Course, ply: number): number => lastUpTo(course.rounds, ply) + 1

/** Whether nature drew something there of which nothing is told. */
function isSilent(course: Course, ply: number): boolean {
  const answer = course.answers[ply - 1]
  return answer?.seat === null && !answer.text && !course.log.some((line) => line.ply === ply)
}

/** The ply one step on from here (`way` 1) or back (-1). Back is first to where the turn or round began;
 * what is drawn in silence is no step. */
export function step(course: Course, ply: number, stride: Stride, way: 1 | -1): number {
  if (stride === 'answer') {
    let next = ply + way
    while (next > course.start && next < course.plies && isSilent(course, next)) next += way
    return Math.min(Math.max(next, 0), course.plies)
  }
  const plies = [0, course.start, ...(stride === 'turn' ? course.turns : course.rounds), course.plies]
  return way > 0
    ? (plies.find((begins) => begins > ply) ?? course.plies)
    : (plies.findLast((b) => b < ply) ?? 0)
}

/**
 * The turns in order. What was decided before the first is one of nobody. `acts` and `minor` say which of its events a
 * turn is about and which only follow from others, see `actOf`.
 */
export function turnsOf(course: Course, minor: string[], acts: string[]): Turn[] {
  const begun = [course.start, ...course.turns]
  const ends = [...course.turns, course.plies]
  const first = begun.map((begins, index) => firstLine(course.log, begins, index > 0))
  const all = begun.map((begins, index): Turn => {
    const seat = index === 0 ? null : course.turn_seats[index - 1]
    const told = course.log.slice(first[index], first[index + 1]).filter(({ turn }) => !turn)
    const round = course.rounds.findIndex(
      (ply) => ply > (begun[index - 1] ?? -1) && ply <= begins && index > 0,
    )
    return {
      seat,
      begins,
      ends: ends[index],
      round: round < 0 ? null : round + 1,
      line: actOf(told, seat, minor, acts) ?? null,
    }
  })
  return all.filter(({ begins, ends }, index) => index > 0 || ends > begins)
}

/** A course in which each answer is told by what it was about, not by what that cost. */
export function headed<C extends Course>(course: C, minor: string[], acts: string[]): C {
  const lines = new Map<number, LogLine[]>()
  for (const line of course.log) if (!line.turn) lines.set(line.ply, [...(lines.get(line.ply) ?? []), line])
  const answers = course.answers.map((answer, index) => {
    const told = lines.get(index + 1)
    if (answer.seat === null || !told) return answer
    return { ...answer, text: actOf(told, answer.seat, minor, acts)?.text ?? answer.text }
  })
  return { ...course, answers }
}

/** The turn that is over at a ply, if one is. */
export const turnEnding = (turns: Turn[], ply: number): Turn | null =>
  turns.find(({ ends, line }) => ends === ply && line !== null) ?? null

/** What else was told of a turn, besides what it was about. */
export function aroundAct(course: Course, { begins, ends, line }: Turn): string[] {
  const last = course.answers[ends - 1]?.text
  return course.log
    .filter((told) => told.ply > begins && told.ply <= ends && !told.turn && told !== line)
    .map(({ text }) => text)
    .filter((text) => text !== last)
}

/** What came of the answers that led from one ply to another: events of moment, each told once. */
export function outcomesIn(course: Course, from: number, to: number, great: string[]): string[] {
  const told = course.log.filter(({ ply, event }) => ply > from && ply <= to && great.includes(event))
  return once(told.map(({ text }) => text.replace(/\.$/, '')))
}

/**
 * The place in the log from which a turn is told that began at a ply: where it is announced, since what needs no answer
 * happens at the same ply; else with the next ply.
 */
function firstLine(log: LogLine[], begins: number, turns: boolean): number {
  const announced = turns ? log.findIndex(({ ply, turn }) => turn && ply === begins) : -1
  if (announced >= 0) return announced
  const after = log.findIndex(({ ply }) => ply > begins)
  return after < 0 ? log.length : after
}

/** Which answer of the turn a ply is, and of how many; nature's are not counted. */
export function answerOf(course: Course, ply: number): { number: number; count: number } {
  const turn = turnAt(course, ply - 1)
  const begins = turn > 0 ? course.turns[turn - 1] : course.start
  const ends = course.turns[turn] ?? course.plies
  const given = (until: number) =>
    course.answers.slice(begins, Math.max(begins, until)).filter(({ seat }) => seat !== null).length
  return { number: given(ply), count: given(ends) }
}

/** What was told of one answer besides what is said of it already. */
export function besides(course: Course, ply: number): string[] {
  const said = course.answers[ply - 1]?.text
  return course.log
    .filter((line) => line.ply === ply && !line.turn && line.text !== said)
    .map(({ text }) => text)
}
