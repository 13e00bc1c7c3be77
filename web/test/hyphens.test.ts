import { expect, test } from 'vitest'
import { hyphenated } from '../src/lib/hyphens'

const shown = (text: string) => hyphenated(text).replaceAll('\u00ad', '-')

test('a long name is broken between syllables', () => {
  expect(shown('Bartholomäus Welser')).toBe('Bartho-lo-mäus Welser')
  expect(shown('Michelangelo Buonarroti')).toBe('Miche-lan-gelo Buo-nar-roti')
  expect(shown('Regiomontanus')).toBe('Regio-mon-ta-nus')
  expect(shown('Kirchenkonzil')).toBe('Kirchen-kon-zil')
})

test('a short word stays whole, and so do its ends', () => {
  expect(shown('Leonardo da Vinci')).toBe('Leonardo da Vinci')
  expect(shown('Economia')).toBe('Economia')
})

test('what is one sound, or begins a syllable together, stays together', () => {
  expect(shown('Architettura')).toBe('Archi-tet-tura')
  expect(shown('Handelsposten')).toBe('Han-delsposten')
})

test('two German words are broken where they are joined', () => {
  expect(shown('Bastionsfestung')).toBe('Bastions-festung')
  expect(shown('Handelskompanie')).toBe('Han-dels-kom-pa-nie')
})
