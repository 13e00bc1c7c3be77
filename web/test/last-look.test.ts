import { expect, test } from 'vitest'
import { LAST_LOOK, untilResult } from '../src/lib/last-look'

test('the last move is seen before the result, unless the game was over before', () => {
  expect(untilResult(true, false, 0)).toBe(LAST_LOOK)
  expect(untilResult(false, false, 0)).toBe(0)
})

test('what is proclaimed is read first, and then nobody looks at an empty board', () => {
  expect(untilResult(true, true, 5000)).toBeNull()
  expect(untilResult(true, false, 7000)).toBe(0)
})
