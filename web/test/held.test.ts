import { beforeEach, expect, it } from 'vitest'
import { Held } from '../src/lib/held.svelte'
import { Play } from '../src/lib/play.svelte'
import type { GiveAnswers, Refused } from '../src/lib/wire'
import { question, table, update } from './made'

let line: boolean
let arrived: GiveAnswers[]
let refusals: number
let play: Play
let held: Held

const stale = (id?: string | null): Refused => ({
  type: 'refused',
  code: 'stale',
  message: '',
  ply: 8,
  answer: null,
  id: id ?? null,
})

beforeEach(() => {
  line = true
  arrived = []
  refusals = 0
  play = new Play(table(), (message) => held.give(message as GiveAnswers))
  held = new Held(
    play,
    (message) => {
      if (line) arrived.push(message as GiveAnswers)
      return line
    },
    () => (refusals += 1),
  )
  play.receive(update({ ply: 7 }))
})

/** The line breaks and is back; meanwhile the table may have moved on. */
async function breakLine(more: Parameters<typeof update>[0]): Promise<void> {
  line = true
  play.receive(update(more))
  await held.lineIsBack()
}

it('holds a decision until it is said to be kept, whatever else happens at the table', () => {
  play.send('take')
  expect(arrived).toMatchObject([{ ply: 7, seat: 1, answers: ['take'] }])
  play.receive(update({ ply: 8, base: 7, state: {}, derived: {} }))
  held.kept('of another page')
  expect(held.decision).not.toBeNull()
  held.kept(arrived[0].id!)
  expect(held.decision).toBeNull()
})

it('sends a decision again whose acknowledgement was cut off, as it was, and says nothing', async () => {
  play.send('take')
  await breakLine({ ply: 8, asked: [question(['end turn'])] })
  expect(arrived).toHaveLength(2)
  expect(arrived[1]).toEqual(arrived[0])
  held.kept(arrived[1].id!)
  expect(held.decision).toBeNull()
  expect(refusals).toBe(0)
})

it('gives a decision once more that was lost on the way', async () => {
  play.send('take')
  await breakLine({ ply: 7 })
  expect(arrived.map(({ ply, answers }) => [ply, answers])).toEqual([
    [7, ['take']],
    [7, ['take']],
  ])
  expect(play.pending).toBe('take')
})

it('gives a decision when the line is back that was made without one', async () => {
  line = false
  play.send('take')
  expect(arrived).toEqual([])
  await breakLine({ ply: 9 })
  expect(arrived).toMatchObject([{ ply: 9, answers: ['take'] }])
})

it('refuses in sight what was not kept and no longer fits', async () => {
  play.send('take')
  await breakLine({ ply: 8, asked: [question(['pass'], { prompt: 'Something else?' })] })
  expect(held.refused(stale(arrived[1].id))).toBe(true)
  expect(refusals).toBe(1)
  expect(arrived).toHaveLength(2)
  expect(held.decision).toBeNull()
})

it('gives what was not kept anew where the same question stands at a later ply', async () => {
  play.send('take')
  await breakLine({ ply: 8 })
  expect(held.refused(stale(arrived[1].id))).toBe(true)
  expect(arrived.map(({ ply }) => ply)).toEqual([7, 7, 8])
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(2)
  expect(refusals).toBe(0)
})

it('leaves a refusal to be told that came without a broken line, and one of another message', () => {
  play.send('take')
  expect(held.refused(stale('of another page'))).toBe(false)
  expect(held.decision).not.toBeNull()
  expect(held.refused(stale(arrived[0].id))).toBe(false)
  expect(held.decision).toBeNull()
})

it('forgets what was thought better of', async () => {
  line = false
  play.send('take')
  held.letGo()
  await breakLine({ ply: 7 })
  expect(arrived).toEqual([])
  expect(play.pending).toBeNull()
})
