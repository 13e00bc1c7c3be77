import { expect, test } from 'vitest'
import { restNear } from '../src/board/sight'

const BAR = 48
const READ = [
  { top: 59, bottom: 118 },
  { top: 126, bottom: 182 },
]
const near = (y: number, most: number) => restNear(y, BAR, READ, (at) => at >= most)

test('what is read above a board lies whole below the bar, if the answers are still in sight then', () => {
  expect(near(40, 0)).toBe(0)
  expect(near(90, 60)).toBe(70)
})

test('else it is out of sight whole', () => {
  expect(near(40, 30)).toBe(70)
  expect(near(90, 80)).toBe(134)
})

test('a page that cuts nothing in two stays where it is', () => {
  for (const y of [0, 11, 70, 78, 134, 300]) expect(near(y, 0)).toBe(y)
})
