import { expect, it } from 'vitest'
import { agreedOn, rulingAddress } from '../src/lib/agreed'

const option = (key: string, ruling: string | null) => ({
  key,
  title: key.toUpperCase(),
  help: '',
  values: ['usual', 'other'],
  titles: ['as usual', 'otherwise'],
  ruling,
})
const options = [option('paper', null), option('ties', 'R1')]

it('what nobody chose is as usual', () => {
  expect(agreedOn(options, { options: {} }).map(({ value, usual }) => [value, usual])).toEqual([
    ['as usual', true],
    ['as usual', true],
  ])
})

it('what was chosen is told in words, and whether it differs', () => {
  const [paper, ties] = agreedOn(options, { options: { paper: 'usual', ties: 'other' } })
  expect([paper.title, paper.value, paper.usual]).toEqual(['PAPER', 'as usual', true])
  expect([ties.title, ties.value, ties.usual, ties.ruling]).toEqual(['TIES', 'otherwise', false, 'R1'])
})

it('a ruling is linked to by its number', () => {
  expect(rulingAddress('masters', 'R6')).toBe('/rules/masters#R6')
})
