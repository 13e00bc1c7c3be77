import { expect, it } from 'vitest'
import { Endings } from './endings.svelte'
import { endedAs } from './evaluation'
import type { Play, Told } from './generated'

const BEGAN = {
  event: 'evaluation began',
  position: 2,
  history: 'E08',
  colour: 'red',
  seat: 1,
  other: 2,
} as Told
const REVEALED = { event: 'revealed', seat: 2, card: 'P05', source: 'hand', score: 2 } as Told
const WON = { event: 'won', seat: 2, due: 1, stones: 1 } as Told
const PAID = { event: 'paid', seat: 1, to: 2, owner: 1, position: 'none', space: 'none' } as unknown as Told
const KEPT = { event: 'card kept', seat: 1, card: 'P01' } as Told
const DISCARDED = { event: 'stack discarded', position: 2, height: 1 } as Told
const PLACED = { event: 'placed', seat: 1, man: 'stone', position: 1, space: 1, history: 'E01' } as Told

function endings(mine: number[], more: object = {}): Endings {
  return new Endings({ mine, replay: false, following: { again: false }, ...more } as unknown as Play)
}
function hear(these: Endings, ...all: Told[]): Endings {
  for (const told of all) these.hear(told, true)
  return these
}

it('waits for a duel of one’s own to be read, who revealed what and who paid', () => {
  const heard = hear(endings([1]), BEGAN, REVEALED, WON, PAID, KEPT)
  expect(heard.unread).toEqual([])
  hear(heard, DISCARDED)
  const [story] = heard.unread
  expect(endedAs(story, false)).toMatchObject({
    event: 'E08',
    stake: 1,
    sides: [
      { seat: 1, score: 0 },
      { seat: 2, score: 2 },
    ],
    revealed: { 2: { cards: ['P05'], score: 2 } },
  })
  expect([story.paid.length, heard.news]).toEqual([1, story])
  heard.read()
  expect(heard.unread).toEqual([])
})

it('is no news any more once a piece has been placed', () => {
  const heard = hear(endings([1]), BEGAN, WON, PAID, DISCARDED)
  expect(heard.news).not.toBeNull()
  expect(hear(heard, PLACED).news).toBeNull()
})

it('knows whom an evaluation of others concerns: whoever pays for it', () => {
  const alone = { ...BEGAN, seat: 2, other: 'nature' } as Told
  expect(hear(endings([1]), alone, WON, PAID, DISCARDED).news).not.toBeNull()
  expect(hear(endings([3]), alone, WON, PAID, DISCARDED).news).toBeNull()
})

it('shows those of others one at a time, and none to whoever waits for nobody', () => {
  const twice = [BEGAN, WON, DISCARDED, BEGAN, WON, DISCARDED]
  expect(hear(endings([3]), ...twice).unread).toHaveLength(1)
  const hurried = endings([3])
  for (const told of twice) hurried.hear(told, false)
  expect(hurried.unread).toEqual([])
})

it('still knows the cards that were compared when some of them are gone', () => {
  const columns = { science: ['C01'], architecture: [], finance: [], exploration: [], religion: [] }
  const view = { players: [{ columns }, { columns: { ...columns, science: [] } }] }
  const science = { science: { symbols: ['science'], count: 1 } }
  const derived = { players: [{ columns: science }, { columns: {} }] }
  const named = (seat: number) => ({ event: 'symbol named', seat, symbol: 'science', count: 2 }) as Told
  const played = { event: 'culture played', seat: 1, card: 'C02', symbol: 'science' } as Told
  const gone = { event: 'card discarded', seat: 1, card: 'C01' } as Told
  const heard = endings([1], { view, derived })
  hear(
    heard,
    played,
    { ...BEGAN, colour: 'blue' } as Told,
    named(1),
    named(2),
    { ...WON, seat: 1 } as Told,
    gone,
  )
  hear(heard, DISCARDED)
  expect(heard.unread[0].named).toMatchObject({ 1: { cards: ['C01', 'C02'] }, 2: { cards: [] } })
})

it('tells nothing of a replay, and nothing where nobody has won', () => {
  expect(hear(endings([1], { replay: true }), BEGAN, WON, DISCARDED).unread).toEqual([])
  expect(hear(endings([1]), BEGAN, { event: 'passed', seat: 1 } as Told, DISCARDED).unread).toEqual([])
})
