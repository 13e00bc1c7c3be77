import { expect, it } from 'vitest'
import { madeAt } from '../src/lib/apart'
import type { TableInfo } from '../src/lib/wire'

const made = (hour: number) => new Date(2026, 4, 3, hour, 5).getTime() / 1000
const table = (id: string, name: string, hour: number) => ({ id, name, created: made(hour) }) as TableInfo
const today = new Date(2026, 4, 3, 20)
const list = [table('a', 'Boboli', 9), table('b', 'Boboli', 14), table('c', 'Mugello', 15)]

it('says of two tables of one name when each was made', () => {
  expect(list.map((one) => madeAt(one, list, 'de', today))).toEqual(['9:05', '14:05', ''])
})

it('says the day too where it was another one', () => {
  expect(madeAt(list[0], list, 'de', new Date(2026, 4, 7))).toBe('3. Mai, 9:05')
})
