import { expect, test } from 'vitest'
import { Chronicle, followsDecade } from './chronicle.svelte'
import type { Auction, Play, Told } from './generated'

const play = (more: object = {}) =>
  ({ missed: [], mine: [1], replay: false, view: {}, scores: [], ...more }) as unknown as Play
const END = [
  { event: 'decade ended', decade: 1 },
  { event: 'income', seat: 1, gold: 12, war_pay: 0, influence: 8 },
  { event: 'income', seat: 2, gold: 13, war_pay: 5, influence: 9 },
  { event: 'decade began', decade: 2 },
] as unknown as Told[]

test('a decade that has ended is told with what everybody got, until it has been read', () => {
  const chronicle = new Chronicle(play())
  chronicle.finish(END)
  chronicle.finish([{ event: 'turn passed', seat: 2 } as unknown as Told])
  expect(chronicle.decade).toEqual({ decade: 1, incomes: END.slice(1, 3) })
  chronicle.closeDecade()
  expect(chronicle.decade).toBeNull()
})

test('whoever comes later is not told of it', () => {
  const chronicle = new Chronicle(play({ missed: END }))
  chronicle.shown()
  expect(chronicle.decade).toBeNull()
})

test('a replay that goes on leaves it behind', () => {
  const chronicle = new Chronicle(play({ replay: true }))
  chronicle.finish(END)
  expect(chronicle.decade).not.toBeNull()
  chronicle.finish([{ event: 'turn passed', seat: 2 } as unknown as Told])
  expect(chronicle.decade).toBeNull()
})

test('a replay that leaps into an auction knows what was bid before', () => {
  const bids = [
    { event: 'put up', seat: 1, lot: 'bank 1' },
    { event: 'bid made', seat: 1, lot: 'bank 1', bid: 12 },
    { event: 'bid made', seat: 2, lot: 'bank 1', bid: 13 },
  ] as unknown as Told[]
  const auction = { lot: 'bank 1', leader: 2, high: 13 } as unknown as Auction
  const page = play({ replay: true })
  const chronicle = new Chronicle(page)
  page.missed = bids
  chronicle.shown()
  expect(chronicle.of(auction)).toEqual(bids)
  chronicle.shown() // a step on which tells nothing
  expect(chronicle.of({ ...auction, leader: 0 })).toEqual([])
})

const WAR = (declarer: number) =>
  [
    { event: 'war declared', seat: declarer, attacker: 'venice', defender: 'milan' },
    { event: 'war drawn', attacker: 'venice', defender: 'milan' },
    { event: 'put up', seat: 2, lot: 'pope', least: 1, good: 'influence' },
  ] as unknown as Told[]

test('a war that is told late, when its position is on the page, tells how things stood before it', () => {
  const at = play({ view: { status: { venice: 9, florence: 6 } }, scores: [3, 4] })
  const chronicle = new Chronicle(at)
  chronicle.begin([
    { event: 'status changed', city: 'florence', status: 7 }, // an artist
    { event: 'war declared', seat: 2, attacker: 'florence', defender: 'venice' },
    { event: 'war won', winner: 'florence', seat: 2, status: 1 },
    { event: 'status changed', city: 'florence', status: 8 },
    { event: 'status changed', city: 'venice', status: 8 },
  ] as unknown as Told[])
  Object.assign(at, { view: { status: { venice: 8, florence: 8 } }, scores: [5, 4] })
  chronicle.finish()
  expect(chronicle.status).toEqual({ venice: 9, florence: 7 })
  expect(chronicle.scores).toEqual([3, 4])
})

test('an answer that tells nothing ends no reading, but who takes back what led to it has read nothing', () => {
  const at = play({ shownPly: 20 })
  const chronicle = new Chronicle(at)
  chronicle.shown()
  chronicle.finish(WAR(1))
  chronicle.shown()
  Object.assign(at, { shownPly: 21 })
  chronicle.shown()
  expect(chronicle.dismissed).toBe(false)
  Object.assign(at, { shownPly: 19 })
  chronicle.shown()
  expect(chronicle.dismissed).toBe(true)
})

test('one’s own war stays until it has been read, those of others until something is put up', () => {
  const chronicle = new Chronicle(play())
  chronicle.finish(WAR(1))
  expect([chronicle.over, chronicle.mine, chronicle.dismissed]).toEqual([true, true, false])
  chronicle.dismiss()
  chronicle.finish(WAR(2))
  expect(chronicle.war).toEqual([])
})

test('one’s own war stays while the next one is fought, which is shown as soon as the first has been read', () => {
  const at = play({ view: { status: { milan: 4 } } })
  const chronicle = new Chronicle(at)
  const [declared, drawn, up] = WAR(1)
  chronicle.finish([declared, drawn])
  Object.assign(at, { view: { status: { milan: 5 } } })
  chronicle.finish([WAR(2)[0]])
  expect(chronicle.war).toEqual([declared, drawn])
  expect([chronicle.behind, chronicle.over, chronicle.mine, chronicle.dismissed]).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(chronicle.status).toEqual({ milan: 4 })
  chronicle.dismiss()
  expect(chronicle.war).toEqual([WAR(2)[0]])
  expect([chronicle.behind, chronicle.over, chronicle.dismissed]).toEqual([false, false, false])
  expect(chronicle.status).toEqual({ milan: 5 })
  chronicle.finish([drawn, up])
  expect(chronicle.war).toEqual([])
})

test('a war that is read leaves the end of the decade to be read', () => {
  const chronicle = new Chronicle(play())
  chronicle.finish([...WAR(1).slice(0, 2), ...END])
  chronicle.dismiss()
  expect([chronicle.dismissed, chronicle.decade?.decade]).toEqual([true, 1])
  chronicle.closeDecade()
  expect(chronicle.decade).toBeNull()
})

test('after the last decade none begins: the points are counted', () => {
  expect([1, 2, 3].map((decade) => followsDecade(decade, 3))).toEqual(['decade', 'last decade', 'points'])
})
