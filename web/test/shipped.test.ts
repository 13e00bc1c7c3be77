import { beforeEach, expect, it, vi } from 'vitest'
import { tableOf } from '../src/games/shipped'
import { Play } from '../src/lib/play.svelte'
import { question, table, update } from './made'

const post = vi.fn()
const say = (key: string) => key.toUpperCase()
let play: Play
const now = () => tableOf(play, 'en', say)

beforeEach(() => {
  post.mockClear()
  play = new Play(table({ game: 'gara' }), post)
  play.receive(update({ asked: [question(['submit 3', 'submit 9'], { step: 'choose' })] }))
})

it('hands a board plain data: who sits here, what lies there, what may be done', () => {
  const { select, send, explain, t, ...data } = now()
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    game: 'gara',
    lang: 'en',
    replay: false,
    seat: 1,
    names: ['Seat 1', 'Seat 2'],
    view: { coins: 1 },
    derived: {},
    printed: {},
    scores: [0, 0],
    asked: { seat: 1, step: 'choose', prompt: 'What?', subject: null, denied: {} },
    waitingFor: [1],
    options: ['submit 3', 'submit 9'].map((action) => ({
      action,
      label: action.toUpperCase(),
      verb: action,
      args: {},
      facts: {},
      selected: false,
    })),
    sent: null,
  })
  expect([select, send, explain, t].map((given) => typeof given)).toEqual(Array(4).fill('function'))
})

it('lets a board choose an action, and then send it', () => {
  now().select('submit 9')
  expect(now().options.map(({ selected }) => selected)).toEqual([false, true])
  expect(post).not.toHaveBeenCalled()
  now().select('submit 9')
  expect(now().sent).toBe('submit 9')
  expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'answer', ply: 1, seat: 1, answers: ['submit 9'] })
})

it('sends nothing that is not offered', () => {
  now().send('submit 24')
  expect(post).not.toHaveBeenCalled()
})

it('offers nothing in a replay', () => {
  play = new Play(table({ game: 'gara' }))
  play.view = { coins: 1 }
  expect(now()).toMatchObject({ replay: true, asked: null, options: [], seat: null })
})
