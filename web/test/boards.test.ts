import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const catalogues = import.meta.glob<string>('../src/games/*/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>('../src/games/*/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const keys = (text: string) => new FluentResource(text).body.map(({ id }) => id).sort()
const games = [...new Set(Object.keys(catalogues).map((path) => path.split('/')[3]))]

describe.each(games)('the words of the board of %s', (game) => {
  const known = keys(catalogues[`../src/games/${game}/en.ftl`])

  it('are all there', () => {
    const asked = Object.entries(sources)
      .filter(([path]) => path.includes(`/${game}/`))
      .flatMap(([, source]) => [...source.matchAll(new RegExp(`\\bt\\(\\s*'(${game}-[\\w-]+)'`, 'g'))])
      .map((match) => match[1])
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter((key) => !known.includes(key))).toEqual([])
  })
})
