import { beforeAll, expect, it } from 'vitest'
import { addWords } from '../../lib/words.svelte'
import words from './en.ftl?raw'
import type { Play } from './generated'
import { leavingOf } from './saying'

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
