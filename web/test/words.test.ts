import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import english from '../src/text/en.ftl?raw'
import italian from '../src/text/it.ftl?raw'

const keys = (text: string) => new FluentResource(text).body.map((message) => message.id).sort()
const variables = (text: string) =>
  new FluentResource(text).body.map((message) => {
    const names = JSON.stringify(message.value).matchAll(/"type":"var","name":"(\w+)"/g)
    return [message.id, [...new Set([...names].map((match) => match[1]))].sort().join(' ')]
  })

it('says the same things in both languages', () => {
  expect(keys(italian)).toEqual(keys(english))
})

it('uses the same variables in both languages', () => {
  expect(Object.fromEntries(variables(italian))).toEqual(Object.fromEntries(variables(english)))
})

it('has words for every key the shell asks for', () => {
  const sources = import.meta.glob('../src/{App.svelte,lib/*,pages/*,parts/**}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }) as Record<string, string>
  const known = new Set(keys(english))
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt\('([a-z-]+)'/g)].map((match) => match[1]),
  )
  expect(asked.filter((key) => !known.has(key))).toEqual([])
})
