import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Play } from '../src/lib/play.svelte'
import type { ClientMessage, GameTypes } from '../src/lib/wire'
import { question, seat, table, update } from './made'

interface Shop extends GameTypes {
  verbs: { buy: { colour: string; slot: number }; 'end turn': {}; steal: {} }
}

let sent: ClientMessage[]
let play: Play

beforeEach(() => {
  vi.useRealTimers()
  sent = []
  play = new Play(table(), (message) => sent.push(message))
})

describe('what comes in', () => {
  it('takes a whole update, then a change of it', () => {
    expect(play.receive(update())).toBe(true)
    expect(play.receive(update({ ply: 2, base: 1, state: { coins: { '=': 5 } } }))).toBe(true)
    expect(play.view).toEqual({ coins: 5 })
    expect(play.ply).toBe(2)
  })

  it('changes what is derived with the view', () => {
    play.receive(update({ derived: { worth: 3 } }))
    expect(play.derived).toEqual({ worth: 3 })
    play.receive(update({ ply: 2, base: 1, state: {}, derived: { worth: { '=': 4 } } }))
    expect(play.derived).toEqual({ worth: 4 })
  })

  it('has the table in words only as long as it is sent in words', () => {
    const plain = { rows: [[{ title: 'Hand', lines: ['3 9'], active: true }]], words: {} }
    play.receive(update({ plain }))
    expect(play.plain).toEqual(plain)
    play.receive(update({ ply: 2 }))
    expect(play.plain).toBeNull()
  })

  it('keeps what was told before it came, and plays none of it', async () => {
    const played: string[] = []
    play.onEvents((events) => void played.push(...events.map(({ event }) => event)))
    play.receive(update({ events: [{ event: 'turn began' }] }))
    expect(play.missed).toEqual([{ event: 'turn began' }])
    play.receive(update({ ply: 2, base: 1, state: {}, derived: {}, events: [{ event: 'bid made' }] }))
    await play.shown()
    expect(play.missed).toEqual([{ event: 'turn began' }])
    expect(played).toEqual(['bid made'])
  })

  it('refuses a change of something else', () => {
    play.receive(update())
    expect(play.receive(update({ ply: 4, base: 3, state: {} }))).toBe(false)
    expect(play.view).toEqual({ coins: 1 })
  })

  it('adds new lines to the log and starts it anew with a whole update', () => {
    const line = (text: string) => ({ ply: 1, event: 'paid', seat: 1, text, turn: false })
    play.receive(update({ log: [line('a')] }))
    play.receive(update({ ply: 2, base: 1, state: {}, log: [line('b')] }))
    expect(play.log.map(({ text }) => text)).toEqual(['a', 'b'])
    play.receive(update({ ply: 3, log: [line('c')] }))
    expect(play.log.map(({ text }) => text)).toEqual(['c'])
  })

  it('plays the events before it shows what came of them', async () => {
    play.receive(update())
    const seen: unknown[] = []
    play.onEvents((events) => void seen.push(events, play.view.coins))
    play.receive(update({ ply: 2, base: 1, state: { coins: { '=': 2 } }, events: [{ type: 'gain' }] }))
    expect(play.view.coins).toBe(1)
    await play.shown()
    expect(seen).toEqual([[{ type: 'gain' }], 1])
    expect(play.view.coins).toBe(2)
  })

  it('does not wait for an animation that never ends', async () => {
    vi.useFakeTimers()
    play.receive(update())
    play.onEvents(() => new Promise(() => {}))
    play.receive(update({ ply: 2, base: 1, state: { coins: { '=': 2 } }, events: [{}] }))
    await vi.advanceTimersByTimeAsync(2600)
    expect(play.view.coins).toBe(2)
  })

  it('survives an animation that fails', async () => {
    play.receive(update())
    play.onEvents(() => {
      throw new Error('no such marble')
    })
    play.receive(update({ ply: 2, base: 1, state: { coins: { '=': 2 } }, events: [{}] }))
    await play.shown()
    expect(play.view.coins).toBe(2)
  })
})

describe('what is done', () => {
  beforeEach(() => void play.receive(update({ ply: 7 })))

  it('selects first and sends second', () => {
    play.select('take')
    expect(play.selected).toBe('take')
    expect(sent).toEqual([])
    play.select('take')
    expect(sent).toEqual([{ type: 'answer', ply: 7, seat: 1, answers: ['take'] }])
    expect(play.pending).toBe('take')
  })

  it('sends a whole decision, of which it knows the first answer only', () => {
    play.send([])
    play.send(['steal', 'take'])
    expect(sent).toEqual([])
    play.send(['take', 'keep', 'end turn'])
    expect(sent).toEqual([{ type: 'answer', ply: 7, seat: 1, answers: ['take', 'keep', 'end turn'] }])
    expect(play.pending).toBe('take')
  })

  it('changes its mind, or lets go', () => {
    play.select('take')
    play.select('pass')
    expect(play.selected).toBe('pass')
    play.clear()
    expect(play.selected).toBeNull()
  })

  it('knows nothing that the question does not list', () => {
    expect(play.isLegal('steal')).toBe(false)
    play.select('steal')
    play.send('steal')
    expect(play.selected).toBeNull()
    expect(sent).toEqual([])
  })

  it('finds an option by its verb and all of its arguments', () => {
    const buy = (colour: string, slot: number) => ({
      action: `buy ${colour} slot ${slot}`,
      label: '',
      verb: 'buy',
      args: { colour, slot },
    })
    const end = { action: 'end turn', label: 'End', verb: 'end turn' }
    const asked = { ...question([]), options: [buy('green', 1), buy('green', 2), end] }
    const shop = new Play<Shop>(table(), () => {})
    shop.receive(update({ asked: [asked] }))
    expect(shop.option('buy', { slot: 2, colour: 'green' })?.action).toBe('buy green slot 2')
    expect(shop.option('buy', { colour: 'blue', slot: 2 })).toBeNull()
    expect(shop.option('end turn')?.label).toBe('End')
    // @ts-expect-error A verb wants all of its arguments.
    expect(shop.option('buy', { colour: 'green' })).toBeNull()
    expect(shop.options('buy').map(({ args }) => args.slot)).toEqual([1, 2])
    expect(shop.options('steal')).toEqual([])
  })

  it('fills in arguments and facts that are not sent because there are none', () => {
    const end = { action: 'end turn', label: 'End', verb: 'end turn' }
    play.receive(update({ asked: [{ ...question([]), options: [end] }] }))
    expect(play.option('end turn')).toEqual({ ...end, args: {}, facts: {} })
  })

  it('knows which option is chosen, and then on its way', () => {
    expect(play.chosen).toBeNull()
    play.select('pass')
    expect(play.chosen).toBe(play.option('pass'))
    play.send('take')
    expect(play.chosen?.verb).toBe('take')
  })

  it('sends one thing at a time', () => {
    play.send('take')
    play.send('pass')
    play.select('pass')
    expect(sent).toHaveLength(1)
    play.refused()
    expect(play.pending).toBeNull()
    play.send('pass')
    expect(sent).toHaveLength(2)
  })

  it('shows an hourglass when the server is slow', () => {
    vi.useFakeTimers()
    play.send('take')
    vi.advanceTimersByTime(390)
    expect(play.slow).toBe(false)
    vi.advanceTimersByTime(20)
    expect(play.slow).toBe(true)
    play.receive(update({ ply: 8 }))
    expect(play.slow).toBe(false)
  })

  it('asks for an explanation once', async () => {
    const first = play.explain('take')
    const second = play.explain('take')
    play.explained('take', 'You take a coin.')
    expect(await first).toBe('You take a coin.')
    expect(await second).toBe('You take a coin.')
    expect(sent).toEqual([{ type: 'explain', seat: 1, action: 'take' }])
  })

  it('takes a refusal for that of what it only asked, even if the table has gone on', () => {
    void play.explain('take')
    play.receive(update({ ply: 8, base: 7, state: {}, derived: {} }))
    expect(play.onlyLooked()).toBe(true)
    expect(play.onlyLooked()).toBe(false)
  })

  it('takes back only where it may', () => {
    play.undo()
    expect(sent).toEqual([])
    play.receive(update({ ply: 8, can_undo: true }))
    play.undo()
    expect(sent).toEqual([{ type: 'undo', ply: 8, seat: 1 }])
  })

  it('lets the table pass for it, and no longer', () => {
    play.passUntil('auction')
    play.table = table({ seats: [seat(1, { passing: 'auction' }), seat(2)] })
    expect(play.passing).toBe('auction')
    play.passUntil(null)
    expect(sent).toEqual([
      { type: 'pass', seat: 1, until: 'auction' },
      { type: 'pass', seat: 1, until: null },
    ])
  })

  it('tells why not', () => {
    play.receive(update({ ply: 8, asked: [question(['take'], { denied: { pass: 'Not twice.' } })] }))
    expect(play.reason('pass')).toBe('Not twice.')
    expect(play.reason('take')).toBeUndefined()
  })
})

describe('several at one screen', () => {
  const asks = (number: number, ply: number) =>
    update({ ply, seat: number, asked: [question(['take'], { seat: number })] })

  it('asks for the screen to be handed over whenever the seat changes', () => {
    play.table = table({ seats: [seat(1), seat(2, { you: true })] })
    play.receive(asks(1, 1))
    expect(play.handOver).toBe(1)
    play.handOver = null
    play.receive(asks(1, 2))
    expect(play.handOver).toBeNull()
    play.receive(asks(2, 3))
    expect(play.handOver).toBe(2)
    expect(play.question?.seat).toBe(2)
  })

  it('leaves a single player alone', () => {
    play.receive(asks(1, 1))
    expect(play.handOver).toBeNull()
  })
})
