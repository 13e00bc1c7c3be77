import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Live, type Socket } from '../src/lib/live.svelte'
import type { ServerMessage } from '../src/lib/wire'

class FakeSocket implements Socket {
  readyState = 1
  sent: unknown[] = []
  onopen: Socket['onopen'] = null
  onclose: Socket['onclose'] = null
  onmessage: Socket['onmessage'] = null
  close = vi.fn()

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
}

let sockets: FakeSocket[]
let received: ServerMessage[]
let ply: number | null
let live: Live
const newest = () => sockets.at(-1)!
const open = () => newest().onopen!({} as Event)
const drop = () => newest().onclose!({} as CloseEvent)

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  received = []
  ply = null
  live = new Live({
    address: () => 'ws://house/live',
    ply: () => ply,
    receive: (message) => received.push(message),
    dial: () => {
      sockets.push(new FakeSocket())
      return newest()
    },
  })
})

afterEach(() => {
  live.close()
  vi.useRealTimers()
})

it('says first which ply it has', () => {
  open()
  expect(newest().sent).toEqual([{ type: 'hello', ply: null }])
  expect(live.status).toBe('open')
})

it('hands on what it hears', () => {
  open()
  newest().onmessage!({ data: '{"type":"pong","at":1}' } as MessageEvent)
  expect(received).toEqual([{ type: 'pong', at: 1 }])
})

it('calls again when the line breaks, and says what it has', () => {
  open()
  ply = 12
  drop()
  expect(live.status).toBe('lost')
  expect(live.send({ type: 'say', text: 'hm' })).toBe(false)
  vi.advanceTimersByTime(500)
  open()
  expect(sockets).toHaveLength(2)
  expect(newest().sent).toEqual([{ type: 'hello', ply: 12 }])
})

it('waits longer after each failure, up to a limit', () => {
  for (const wait of [500, 1000, 2000, 4000, 8000, 15000, 15000]) {
    drop()
    const before = sockets.length
    vi.advanceTimersByTime(wait - 1)
    expect(sockets).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(before + 1)
  }
})

it('calls at once when told to', () => {
  drop()
  live.retry()
  expect(sockets).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(2)
})

it('notices a line that went dead without a word', () => {
  open()
  vi.advanceTimersByTime(25_000)
  newest().onmessage!({ data: '{"type":"pong","at":1}' } as MessageEvent)
  vi.advanceTimersByTime(25_000)
  expect(live.status).toBe('open')
  vi.advanceTimersByTime(25_000)
  expect(live.status).toBe('lost')
})

it('stays silent once closed', () => {
  open()
  const socket = newest()
  live.close()
  expect(socket.close).toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
})

it('takes a line for dead on which an answer is followed by silence', () => {
  open()
  live.send({ type: 'answer', ply: 3, seat: 1, answers: ['pass'] })
  vi.advanceTimersByTime(7000)
  expect(live.status).toBe('open')
  vi.advanceTimersByTime(1500)
  expect(live.status).toBe('lost')
})
