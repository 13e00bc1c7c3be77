import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Moment } from '../src/lib/following.svelte'
import type { Play } from '../src/lib/play.svelte'
import { keepMoments, recallMoments, withLinesOf } from '../src/lib/reopened'
import type { LogLine } from '../src/lib/wire'

const line = (ply: number, event: string, text = event): LogLine => ({
  ply,
  event,
  seat: 2,
  text,
  turn: false,
})
const moment = (...lines: LogLine[]) => ({ lines, events: [], places: ['space-1-1'] }) as unknown as Moment
const play = (ply: number, log: LogLine[], moments: Moment[] = []) =>
  ({ table: { id: 'a' }, seat: 1, shownPly: ply, log, mine: [1], following: { moments } }) as unknown as Play

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('finds what was told among the lines of the same log in another language', () => {
  const log = [line(4, 'paid', 'zahlt'), line(5, 'placed', 'setzt'), line(5, 'paid', 'zahlt')]
  const [found] = withLinesOf(log, [moment(line(5, 'placed'), line(5, 'paid'))])!
  expect(found.lines).toEqual([log[1], log[2]])
  expect(withLinesOf(log, [moment(line(6, 'placed'))])).toBeNull()
})

it('gives a table its moments back, unless something has happened there', () => {
  const log = [line(5, 'placed')]
  keepMoments(play(8, log, [moment(log[0])]))
  const same = play(8, log)
  recallMoments(same)
  expect(same.following.moments.map(({ places }) => places)).toEqual([['space-1-1']])
  const later = play(9, log)
  recallMoments(later)
  expect(later.following.moments).toEqual([])
})
