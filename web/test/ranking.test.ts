import { expect, it } from 'vitest'
import { ranking } from '../src/lib/ranking'

it('puts the winner first, whoever else has as many points', () => {
  expect(ranking([20, 31, 31], [3])).toEqual([
    { seat: 3, place: 1 },
    { seat: 2, place: 2 },
    { seat: 1, place: 3 },
  ])
})

it('lets those who are level share a place, and leaves out the next', () => {
  expect(ranking([9, 12, 12, 9, 3], [2, 3]).map(({ place }) => place)).toEqual([1, 1, 3, 3, 5])
})

it('gives winners the first place even with fewer points', () => {
  expect(ranking([5, 40], [1])[0]).toEqual({ seat: 1, place: 1 })
})
