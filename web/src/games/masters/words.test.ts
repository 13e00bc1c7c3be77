import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import en from './en.ftl?raw'
import it_ from './it.ftl?raw'

const keys = (text: string) => new FluentResource(text).body.map(({ id }) => id).sort()

it('has the same messages in English and Italian', () => {
  expect(keys(it_)).toEqual(keys(en))
})

it('has every message the board asks for', async () => {
  const sources = import.meta.glob('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
  const known = new Set(keys(en))
  const asked = Object.values(sources as Record<string, string>).flatMap((source) =>
    [...source.matchAll(/\bt\(\s*'(masters-[\w-]+)'/g)].map((match) => match[1]),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((key) => !known.has(key))).toEqual([])
})
