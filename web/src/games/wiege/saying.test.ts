import { beforeAll, expect, it } from 'vitest'
import { addWords, t } from '../../lib/words.svelte'
import words from './en.ftl?raw'
import type { Story } from './endings.svelte'
import type { Play } from './generated'
import { isWon, leavingOf, newsOf } from './saying'
import { saidOfAlike } from './tip'

beforeAll(() => addWords('wiege', { en: async () => words }))

it('tells from which event a piece has to move', () => {
  const view = {
    agenda: [{ step: 'move piece', seat: 1, position: 1, space: 2 }],
    stacks: [['E08']],
    pieces: [['none', '1 genius']],
  }
  const cards = new Map([['E08', ['The Pazzi conspiracy']]])
  const play = { view, cards: { event: cards } } as unknown as Play
  expect(leavingOf(play)).toContain('leaves “The Pazzi conspiracy”')
  expect(leavingOf({ ...play, view: { ...view, agenda: [] } } as unknown as Play)).toBe('')
})

const names = ['You', 'Chiara', 'Bruno']
const play = {
  mine: [1],
  name: (seat: number) => names[seat - 1],
  you: (seat: number) => (seat === 1 ? 'yes' : 'no'),
  cards: { event: new Map([['E08', ['The Pazzi conspiracy']]]) },
} as unknown as Play
const story = (sides: number[], end: object, paid: number[] = []): Story =>
  ({ event: 'E08', sides, end, paid: paid.map((seat) => ({ seat })) }) as unknown as Story

it('tells whoever has lost how much, to whom and where', () => {
  const lost = story([1, 2], { event: 'won', seat: 2, due: 3, stones: 3 })
  expect(newsOf(play, lost)).toBe('Just now, “The Pazzi conspiracy”: You lost 3 stones to Chiara.')
})

it('tells whoever has won from whom, and whoever pays somebody alone what it cost', () => {
  const won = story([2, 1], { event: 'won', seat: 1, due: 1, stones: 1 })
  expect(newsOf(play, won)).toContain('You won 1 stone from Chiara.')
  const alone = { event: 'won', seat: 2, due: 3, stones: 3 }
  expect(newsOf(play, story([2], alone, [1, 3, 1]))).toContain('2 of them were yours to pay')
  expect(newsOf(play, story([2], alone, [1, 1, 1]))).toContain('You lost 3 stones to Chiara.')
})

it('crowns neither a loss nor what brought nothing', () => {
  const won = (seat: number, stones: number) => ({ event: 'won', seat, due: stones, stones })
  expect(isWon(play, story([1, 2], won(1, 3)))).toBe(true)
  expect(isWon(play, story([2, 3], won(2, 3)))).toBe(true)
  expect(isWon(play, story([1, 2], won(2, 3)))).toBe(false)
  expect(isWon(play, story([1], won(1, 0)))).toBe(false)
  expect(isWon(play, story([2], won(2, 1), [1]))).toBe(false)
  expect(isWon(play, story([1, 2], { event: 'tied', seat: 1, other: 2, count: 4 }))).toBe(false)
})

it('says of a loss without stones and of a tie what they are', () => {
  expect(newsOf(play, story([1, 2], { event: 'won', seat: 2, due: 1, stones: 0 }))).toContain(
    'no stone to pay',
  )
  expect(newsOf(play, story([2, 1], { event: 'tied', seat: 2, other: 1, count: 4 }))).toContain(
    'You and Chiara were level',
  )
})

it('names everybody who lies on one heap, and nobody who lies alone', () => {
  const people = new Map([
    ['P01', ['Regiomontanus']],
    ['P03', ['Andreas Vesalius']],
  ])
  const held = { ...play, cards: { card: people } } as unknown as Play
  expect(saidOfAlike(held, ['P01', 'P03'])).toContain(
    '2 cards that count alike: Regiomontanus and Andreas Vesalius',
  )
  expect(saidOfAlike(held, ['P01'])).toBe('')
})

it('counts no evaluations where none is to come', () => {
  expect(t('wiege-evaluations-left', { left: 0 })).toBe('No evaluation to come')
  expect(t('wiege-evaluations-left', { left: 1 })).toBe('At least 1 evaluation to come')
})
