import { expect, it } from 'vitest'
import type { CharacterKind, CultureKind, Facts } from './generated'
import { byKind, symbolsShown, type CharacterCard, type CultureCard } from './reading'

const character = (kind: CharacterKind, value: number): CharacterCard => ({
  sort: 'character',
  kind,
  value,
  symbol: null,
  source: { value: 'rulebook', symbol: 'card', title: 'card' },
})
const culture = (kind: CultureKind, rotated: number | null = null): CultureCard => ({
  sort: 'culture',
  form: rotated ? 'rotation' : 'genius',
  kind,
  symbols: ['science'],
  mark: rotated ? null : 'blue',
  value: 1,
  rotated,
  source: { symbols: 'card', title: 'card' },
})
const cards = { C01: culture('science blue'), C02: culture('science blue'), P01: character('1 science', 1) }

it('lays cards that are alike on each other, the lowest on top', () => {
  const heaps = byKind(['C01', 'C02', 'P01', '?'], { cards } as unknown as Facts)
  expect(heaps.map(({ id, ids }) => [id, ids])).toEqual([
    ['C01', ['C01', 'C02']],
    ['P01', ['P01']],
  ])
})

it('shows as many symbols as are printed the way a card lies', () => {
  expect(symbolsShown(culture('science rotation', 2), false)).toBe(1)
  expect(symbolsShown(culture('science rotation', 2), true)).toBe(2)
  expect(symbolsShown(culture('science blue'), false)).toBe(1)
})
