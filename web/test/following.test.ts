import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { speed } from '../src/lib/following.svelte'
import { Play } from '../src/lib/play.svelte'
import { question, seat, table, update } from './made'

let play: Play

const said = (ply: number, whose: number, text: string, turn = false) => ({
  ply,
  event: turn ? 'turn began' : 'did',
  seat: whose,
  text,
  turn,
})

/** Somebody's turn, and what is asked afterwards. */
const turn = (ply: number, whose: number, asked = false) =>
  update({
    ply,
    base: ply - 1,
    state: { coins: { '=': ply } },
    events: [{ event: 'did' }],
    log: [
      said(ply, whose, `Seat ${whose} begins a turn.`, true),
      said(ply, whose, `Seat ${whose} takes a coin.`),
    ],
    asked: asked ? [question(['take'])] : [],
  })

beforeEach(() => {
  vi.useFakeTimers()
  speed.set('normal')
  play = new Play(table({ seats: [seat(1), seat(2), seat(3)] }), () => {})
  play.onEvents(() => {})
  play.receive(update({ ply: 1, asked: [] }))
})

afterEach(() => {
  speed.set('at once')
  vi.useRealTimers()
})

describe('the speed of a table', () => {
  it('goes on at the rematch, though another table was played in between', () => {
    speed.sit('first')
    speed.set('slow')
    speed.sit('other')
    speed.set('at once')
    speed.carry('first', 'rematch')
    speed.sit('rematch')
    expect(speed.current).toBe('slow')
    speed.sit('a third')
    expect(speed.current).toBe(speed.usual)
  })
})

describe('something that has to be read', () => {
  it('holds back what the others do next, until it has been read', async () => {
    play.following.holds = true
    play.receive(turn(2, 2))
    await vi.advanceTimersByTimeAsync(5000)
    expect(play.following.caption).toBeNull()
    play.following.holds = false
    await vi.advanceTimersByTimeAsync(50)
    expect(play.following.caption?.seat).toBe(2)
  })

  it('holds it back for so long and no longer', async () => {
    play.following.holds = true
    play.receive(turn(2, 2))
    await vi.advanceTimersByTimeAsync(20_100)
    expect(play.following.caption?.seat).toBe(2)
  })

  it('holds nothing back from whoever wants to see it at once', async () => {
    speed.set('at once')
    play.following.holds = true
    play.receive(turn(2, 2, true))
    await vi.advanceTimersByTimeAsync(50)
    expect(play.question).not.toBeNull()
  })
})

describe('following the others', () => {
  it('tells a move in words, shows what came of it and asks when it has been read', async () => {
    play.receive(turn(2, 2, true))
    await vi.advanceTimersByTimeAsync(50)
    expect(play.following.caption?.lines.map(({ text }) => text)).toEqual(['Seat 2 takes a coin.'])
    expect(play.view.coins).toBe(2)
    expect(play.question).toBeNull()
    await vi.advanceTimersByTimeAsync(2500)
    expect(play.following.caption).toBeNull()
    expect(play.question?.prompt).toBe('What?')
  })

  it('says whose points a move has changed, all that belongs to it together', async () => {
    play.receive({ ...turn(2, 2), scores: [5, 7] })
    await vi.advanceTimersByTimeAsync(50)
    expect(play.following.gains).toEqual([
      { seat: 1, by: 5 },
      { seat: 2, by: 7 },
    ])
    play.receive({ ...turn(3, 2), scores: [4, 0], log: [said(3, 2, 'Seat 2 goes on.')] })
    await vi.advanceTimersByTimeAsync(2500)
    expect(play.following.gains).toEqual([{ seat: 1, by: 4 }])
  })

  it('plays one turn after the other, none for longer than it may take', async () => {
    play.receive(turn(2, 2))
    play.receive(turn(3, 3, true))
    await vi.advanceTimersByTimeAsync(50)
    expect([play.view.coins, play.following.caption?.seat]).toEqual([2, 2])
    await vi.advanceTimersByTimeAsync(1500)
    expect([play.view.coins, play.following.caption?.seat]).toEqual([3, 3])
    await vi.advanceTimersByTimeAsync(2500)
    expect(play.question).not.toBeNull()
  })

  it('asks at once when the turn is skipped', async () => {
    play.receive(turn(2, 2, true))
    await vi.advanceTimersByTimeAsync(50)
    play.following.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(play.question).not.toBeNull()
  })

  it('does not wait for anything where moves are shown at once', async () => {
    speed.set('at once')
    play.receive(turn(2, 2))
    play.receive(turn(3, 3, true))
    await vi.advanceTimersByTimeAsync(0)
    expect([play.view.coins, play.following.caption]).toEqual([3, null])
    expect(play.question).not.toBeNull()
  })

  it('shows the table as it is now when all of it is sent again', async () => {
    play.receive(turn(2, 2))
    play.receive(turn(3, 3))
    await vi.advanceTimersByTimeAsync(50)
    play.receive(update({ ply: 9, state: { coins: 9 } }))
    await vi.advanceTimersByTimeAsync(0)
    expect([play.view.coins, play.following.caption]).toEqual([9, null])
    expect(play.question).not.toBeNull()
  })

  it('asks nothing more while what nobody has chosen comes of an answer, and tells it', async () => {
    play.unfolding = ['die cast']
    play.receive(update({ ply: 2, asked: [question(['leave'])] }))
    await vi.advanceTimersByTimeAsync(50)
    let cast = () => {}
    play.onEvents(() => new Promise((resolve) => (cast = resolve)))
    play.send('leave')
    const log = [said(3, 1, 'You leave.'), said(3, 2, 'Seat 2 rolls.')]
    play.receive(update({ ply: 3, base: 2, state: {}, events: [{ event: 'die cast' }], log, asked: [] }))
    await vi.advanceTimersByTimeAsync(50)
    expect([play.question, play.pending]).toEqual([null, null])
    expect(play.following.caption?.lines.map(({ text }) => text)).toEqual(['You leave.', 'Seat 2 rolls.'])
    cast()
    await vi.advanceTimersByTimeAsync(0)
    expect(play.following.caption).toBeNull()
  })

  it('leaves a question alone that is asked already', async () => {
    play.receive(update({ ply: 2 }))
    play.receive({ ...turn(3, 2, true) })
    await vi.advanceTimersByTimeAsync(0)
    expect(play.question).not.toBeNull()
    expect(play.following.caption).toBeNull()
  })

  it('plays once more what happened, and then asks again', async () => {
    play.receive(turn(2, 2, true))
    await vi.advanceTimersByTimeAsync(3000)
    play.playAgain()
    await vi.advanceTimersByTimeAsync(50)
    expect([play.question, play.following.caption?.seat]).toEqual([null, 2])
    await vi.advanceTimersByTimeAsync(2500)
    expect([play.view.coins, play.following.again]).toEqual([2, false])
    expect(play.question).not.toBeNull()
  })

  it('forgets what happened when one acts in one’s own turn, not when one answers in that of others', async () => {
    play.receive(turn(2, 2, true))
    await vi.advanceTimersByTimeAsync(3000)
    play.send('take')
    expect(play.following.moments).toHaveLength(1)
    play.receive(turn(3, 1, true))
    await vi.advanceTimersByTimeAsync(3000)
    play.send('take')
    expect(play.following.moments).toEqual([])
  })

  it('does not tell in its caption what has yet to happen', async () => {
    const lines = ['began', 'cast', 'drawn'].map((event) => ({ ...said(2, 2, event), event }))
    const events = lines.map(({ event }) => ({ event }))
    play.following.begin(lines, [1], [], [])
    const told = () => play.following.caption?.lines.map(({ text }) => text)
    play.following.told(events, 1)
    expect(told()).toEqual(['began', 'cast'])
    await play.following.show(Promise.resolve(), 10)
    expect(told()).toEqual(['began', 'cast', 'drawn'])
  })
})
