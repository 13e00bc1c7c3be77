import { describe, expect, test } from 'vitest'
import type { Play } from './generated'
import { amountsOf, Trade } from './trade.svelte'

const offer = (give_gold: number, give_influence: number, ask_gold: number, ask_influence: number) => ({
  give_gold,
  give_influence,
  ask_gold,
  ask_influence,
})
const MUCH = offer(9, 9, 9, 9)

describe('an offer as the game asks for it', () => {
  test('gold for influence: whoever gives gold is not asked for how much gold they want', () => {
    expect(amountsOf(offer(4, 0, 0, 2), MUCH)).toEqual([4, 0, 2])
  })

  test('both given: nothing can be asked for', () => {
    expect(amountsOf(offer(4, 1, 0, 0), MUCH)).toEqual([4, 1])
  })

  test('both asked for: all four are answered', () => {
    expect(amountsOf(offer(0, 0, 3, 1), MUCH)).toEqual([0, 0, 3, 1])
  })

  test('where the partner has nothing, nothing is asked of them', () => {
    expect(amountsOf(offer(0, 2, 0, 0), offer(5, 5, 0, 0))).toEqual([0, 2])
  })

  test('the only thing there is to offer, one gold, needs no answer', () => {
    expect(amountsOf(offer(1, 0, 0, 0), offer(1, 0, 0, 0))).toEqual([])
  })

  test('an offer that was begun goes on where it is asked about', () => {
    expect(amountsOf(offer(0, 0, 3, 1), MUCH, 'ask_gold')).toEqual([3, 1])
  })
})

test('a form that was opened at one question does not hide the next', () => {
  const at = (shownPly: number) =>
    ({
      shownPly,
      pending: null,
      view: { players: [{}, {}, {}] },
      question: { seat: 1 },
      option: () => ({}),
    }) as unknown as Play
  const trade = new Trade()
  trade.write(at(7), 2)
  trade.goOn(at(7))
  expect(trade.partner).toBe(2)
  trade.goOn(at(8))
  expect(trade.partner).toBeNull()
})
