import { describe, expect, it } from 'vitest'
import { headed, inOrder, latestOf, movesOf, newsOf, readingTime, sinceMine, toldOf } from '../src/lib/moves'
import type { LogLine } from '../src/lib/wire'

const told = (ply: number, seat: number | null, text: string, event = 'did'): LogLine => ({
  ply,
  event,
  seat,
  text,
  turn: event === 'turn began',
})

const GAME = [
  told(1, 1, 'Anna begins a turn.', 'turn began'),
  told(2, 1, 'Anna buys a fort.'),
  told(2, 2, 'Bruno begins a turn.', 'turn began'),
  told(3, 2, 'Bruno pays 2 coins.', 'paid'),
  told(4, 2, 'Bruno discards a stone.'),
  told(4, 3, 'Carlo gains 1 Faith Point.'),
  told(4, null, 'A new card: Mill.'),
  told(4, 3, 'Carlo begins a turn.', 'turn began'),
  told(5, 3, 'Carlo opens an auction.'),
  told(6, 2, 'Bruno bids 3.'),
  told(7, 1, 'You bid 4.'),
]

describe('moves of a log', () => {
  it('tell what came of an answer with the answer, whomever it concerns', () => {
    const [, bruno] = movesOf(GAME)
    expect(bruno.seat).toBe(2)
    expect(bruno.lines.map(({ text }) => text)).toEqual([
      'Bruno pays 2 coins.',
      'Bruno discards a stone.',
      'Carlo gains 1 Faith Point.',
      'A new card: Mill.',
    ])
  })

  it('end where somebody else answers within the turn', () => {
    expect(movesOf(GAME).map(({ seat }) => seat)).toEqual([1, 2, 3, 2, 1])
  })

  it('are those of the others since one’s own last turn, whatever one answered in theirs', () => {
    expect(sinceMine(GAME, [1]).map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [2, 4],
      [3, 3],
    ])
    const mine = [told(8, 1, 'Anna begins a turn.', 'turn began'), told(9, 1, 'Anna buys a tile.')]
    expect(sinceMine([...GAME, mine[0]], [1]).map(({ seat }) => seat)).toEqual([2, 3])
    expect(sinceMine([...GAME, ...mine], [1])).toEqual([])
  })

  it('are told from the first turn on, without the setting up, and to nobody who only looks on', () => {
    const setup = [told(0, 1, 'Anna keeps a leader.'), told(0, 2, 'Bruno is dealt a card.')]
    const first = sinceMine([...setup, ...GAME.slice(2, 5)], [1])
    expect(first.map(({ seat, lines }) => [seat, lines.length])).toEqual([[2, 2]])
    expect(sinceMine(setup, [1])).toEqual([])
    expect(sinceMine([...setup, ...GAME.slice(0, 5)], [1]).map(({ lines }) => lines.length)).toEqual([2])
    expect(sinceMine(GAME, [])).toEqual([])
  })

  it('are those after what was seen, and of a long game those that the log still tells', () => {
    expect(sinceMine(GAME.slice(0, -1), [1], 3).map(({ seat }) => seat)).toEqual([3])
    expect(sinceMine(GAME.slice(2, 5), [1]).map(({ seat }) => seat)).toEqual([2])
  })
})

describe('what came of an answer', () => {
  const WON = [...GAME, told(8, 3, 'Carlo wins it.', 'lot won'), told(9, 1, 'Your turn.', 'turn began')]

  it('is told in the turn in which it was given', () => {
    expect(newsOf(WON, 6, ['lot won'], [], true)).toBe('Carlo wins it.')
    expect(newsOf(WON, 2, ['lot won'], [], true)).toBe('')
    expect(newsOf(WON, -1, ['lot won'], [], true)).toBe('')
  })

  it('is no news in one’s own turn when somebody else has had one in between', () => {
    const won = WON.slice(0, -1)
    const later = [...won, told(8, 2, 'Bruno begins a turn.', 'turn began'), told(9, 2, 'Bruno passes.')]
    expect(newsOf(later, 6, ['lot won'], [], false)).toBe('Carlo wins it.')
    const mine = [...later, told(9, 1, 'Your turn.', 'turn began')]
    expect(newsOf(mine, 6, ['lot won'], [], true)).toBe('')
  })

  it('is no news when more of the kind has been told, or something has been taken', () => {
    const won = WON.slice(0, -1)
    const again = [
      ...won,
      told(8, 2, 'Bruno begins a turn.', 'turn began'),
      told(9, 2, 'Bruno wins it.', 'lot won'),
    ]
    expect(newsOf(again, 6, ['lot won'], [], false)).toBe('')
    const robbed = [...won, told(9, 3, 'Carlo takes 3 from you.', 'stolen'), WON.at(-1)!]
    expect(newsOf(robbed, 6, ['lot won'], ['stolen'], true)).toBe('')
    expect(newsOf(robbed, 6, ['lot won'], [], true)).toBe('Carlo wins it.')
  })

  it('is told with its latest where it is much', () => {
    const long = 'x'.repeat(100)
    expect(latestOf([long, 'y'.repeat(60), 'z'])).toEqual(['y'.repeat(60), 'z'])
    expect(latestOf([long + long])).toEqual([long + long])
    expect(latestOf([])).toEqual([])
  })
})

describe('a move in words', () => {
  it('begins with what somebody did, not with what it cost', () => {
    const [, bruno] = movesOf(GAME)
    expect(toldOf(bruno, () => 'Bruno', ['paid'])).toEqual({
      name: 'Bruno',
      what: 'discards a stone',
      more: ['pays 2 coins', 'Carlo gains 1 Faith Point', 'A new card: Mill'],
    })
  })

  it('begins with what it costs the reader, and says once what is said several times', () => {
    const pays = told(3, 1, 'You pay Bruno a stone.', 'paid')
    const [move] = movesOf([
      told(3, 2, 'Bruno places a stone.'),
      pays,
      { ...pays },
      told(3, 2, 'Bruno draws.'),
    ])
    const costs = ['paid']
    expect(toldOf(move, () => 'Bruno', [], { mine: [1], costs })).toEqual({
      name: '',
      what: 'You pay Bruno a stone ×2',
      more: ['Bruno places a stone', 'Bruno draws'],
    })
    expect(toldOf(move, () => 'Bruno', [], { mine: [3], costs }).what).toBe('places a stone')
  })

  it('begins with how an auction ended, not with how it began, and is told in order besides', () => {
    const [turn] = sinceMine(
      [
        told(2, 2, 'Bruno begins a turn.', 'turn began'),
        told(3, 2, 'Bruno puts up Bank 1.'),
        told(3, 2, 'Bruno bids 12.'),
        told(4, 1, 'You bid 14.'),
        told(5, 2, 'Bruno leaves.'),
        told(5, 1, 'You get Bank 1 for 14.', 'lot won'),
      ],
      [1],
    )
    const results = [['war won'], ['lot won']]
    const headed = toldOf(turn, () => 'Bruno', [], { mine: [1], costs: [], results })
    expect(headed.what).toBe('You get Bank 1 for 14')
    expect(inOrder(turn, () => 'Bruno', headed)).toEqual([
      'Bruno puts up Bank 1',
      'bids 12',
      'You bid 14',
      'Bruno leaves',
      'You get Bank 1 for 14',
    ])
  })

  it('names whoever acts where its first sentence does not', () => {
    const [move] = movesOf([told(3, 2, 'Who leads the attack?'), told(3, 2, 'Bruno bids 1.')])
    expect(toldOf(move, () => 'Bruno', []).more).toEqual(['Bruno bids 1'])
  })

  it('names them again after a sentence about somebody else', () => {
    const [move] = movesOf([
      told(3, 2, 'Bruno bids 15 for Bank 2.'),
      told(4, 2, 'Bruno pays 15 gold.'),
      told(4, 1, 'Chiara leaves.'),
      told(4, 2, 'Bruno wins Bank 2.'),
      told(4, 2, 'Bruno gets 22 gold.'),
    ])
    expect(toldOf(move, () => 'Bruno', []).more).toEqual([
      'pays 15 gold',
      'Chiara leaves',
      'Bruno wins Bank 2',
      'gets 22 gold',
    ])
  })

  it('takes longer to be read when it is longer, but no longer than it may', () => {
    expect(readingTime('Bruno passes.', 2500)).toBeLessThan(1000)
    expect(readingTime('x'.repeat(400), 2500)).toBe(2500)
    expect(readingTime('Bruno passes.', 0)).toBe(0)
  })
})

describe('what a war has come to', () => {
  const lines = ['bid passed', 'lot won', 'round fought', 'war won'].map((event, place) => ({
    ply: 4,
    event,
    seat: place < 2 ? place + 2 : null,
    text: `${event}.`,
    turn: false,
  }))
  const told = (count: number) =>
    headed({ seat: 2, turn: false, lines: lines.slice(0, count) }, ['lot won', 'round fought', 'war won'])

  it('is told before the leaving that led to it', () => {
    expect(told(1).lines[0].event).toBe('bid passed')
    expect(told(2)).toMatchObject({ seat: 3, lines: [{ event: 'lot won' }] })
    expect(told(4)).toMatchObject({ seat: null, lines: [{ event: 'war won' }] })
  })
})
