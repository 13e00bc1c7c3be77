import { expect, it } from 'vitest'
import { begunBy, evaluationOf, withRevealed, withTold } from './evaluation'
import type { Frame, Derived, DerivedSide, Told, View } from './generated'

const at = (agenda: Frame[]): View =>
  ({ stacks: [['E01'], ['E02'], ['E03', 'E04']], agenda }) as unknown as View
const side = (seat: number, changes: Partial<DerivedSide> = {}): DerivedSide => ({
  seat,
  named: 'none',
  score: null,
  passed: false,
  ...changes,
})
const sums = (...sides: DerivedSide[]): Derived => ({
  evaluations: 0,
  stakes: [1, 1, 2],
  ends: [[], [], ['red']],
  players: [],
  sides,
})
const end: Frame = { step: 'new event', seat: 1, position: 3, colour: 'red', other: 2 }

it('is none while somebody places a piece', () => {
  expect(evaluationOf(at([{ step: 'place piece', seat: 1 }]), sums())).toBeNull()
})

it('says who is asked what, and over which event', () => {
  const duel: Frame = { step: 'duel', seat: 2, position: 3, trigger: 1, other: 2, alone: 'yes' }
  const sides = [side(1, { score: 4, passed: true }), side(2, { score: 3 })]
  expect(evaluationOf(at([duel, end]), sums(...sides))).toEqual({
    position: 3,
    event: 'E04',
    colour: 'red',
    stake: 2,
    last: true,
    sides,
    step: 'duel',
    asked: 2,
    due: 0,
    to: null,
  })
})

it('counts what is still to be paid by whoever is asked, not by others', () => {
  const pays = [2, 3, 2].map((seat): Frame => ({ step: 'pay stone', seat, to: 1 }))
  const found = evaluationOf(at([...pays, { ...end, other: 'nature' }]), sums(side(1)))
  expect(found).toMatchObject({ asked: 2, due: 2, to: 1 })
})

it('begins as it is told, on the position before it', () => {
  const told = { event: 'evaluation began', history: 'E04', position: 3, colour: 'blue', seat: 2 } as const
  expect(begunBy({ ...told, other: 1 }, sums())).toMatchObject({
    event: 'E04',
    colour: 'blue',
    stake: 2,
    last: false,
    sides: [side(2), side(1)],
  })
  expect(begunBy({ ...told, other: 'nature' }, sums()).sides).toEqual([side(2)])
})

it('is about the event that is told, though the last evaluation of the game takes it away at once', () => {
  const told = { event: 'evaluation began', history: 'E36', position: 3, colour: 'blue', seat: 2 } as const
  const gone = { ...sums(), stakes: [1, 1, 0], ends: [[], [], []] } as Derived
  expect(begunBy({ ...told, other: 1 }, gone).event).toBe('E36')
})

it('shows what has been told since', () => {
  const known = side(1, { named: 'finance', score: 3 })
  expect(withTold(known, {}, {})).toEqual(known)
  expect(withTold(side(1), { 1: 'religion', 2: 'finance' }, { 1: 0, 2: 4 })).toEqual(
    side(1, { named: 'religion', score: 0 }),
  )
})

it('still tells what was revealed when the cards are discarded, and forgets it with the next evaluation', () => {
  const revealed = (seat: number, card: string, score: number) =>
    ({ event: 'revealed', seat, card, source: 'hand', score }) as unknown as Told
  const told = withRevealed({}, [revealed(2, 'P01', 1), revealed(1, 'P16', 2), revealed(2, 'P02', 4)])
  expect(told).toEqual({ 1: { cards: ['P16'], score: 2 }, 2: { cards: ['P01', 'P02'], score: 4 } })
  expect(withRevealed(told, [{ event: 'evaluation began' } as unknown as Told])).toEqual({})
})
