import { FluentResource, type Message } from '@fluent/bundle'
import { parse } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'

/** Every message that a page says is given what it names: else somebody reads `{$gone}` in a sentence. */

const catalogues = import.meta.glob<string>(['../src/text/*.ftl', '../src/games/*/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts', '!../src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What a page adds by itself to all that is given. */
const ALWAYS = ['pointer']

interface Node {
  type?: string
  [name: string]: unknown
}

/** All nodes of a tree, of whatever kind. */
function* nodes(tree: unknown): Generator<Node> {
  if (Array.isArray(tree)) for (const part of tree) yield* nodes(part)
  else if (tree && typeof tree === 'object') {
    yield tree as Node
    for (const part of Object.values(tree)) yield* nodes(part)
  }
}

const messages = new Map<string, Message[]>()
for (const text of Object.values(catalogues))
  for (const entry of new FluentResource(text).body)
    messages.set(entry.id, [...(messages.get(entry.id) ?? []), entry as Message])

/** The variables that a message names in any language, also in what it refers to. */
function named(key: string): Set<string> {
  const found = new Set<string>()
  for (const node of nodes((messages.get(key) ?? []).map(({ value }) => value))) {
    if (node.type === 'var') found.add(node.name as string)
    if (node.type === 'mesg') for (const name of named(node.name as string)) found.add(name)
  }
  for (const name of ALWAYS) found.delete(name)
  return found
}

/**
 * The messages that an expression may come to, in groups; nothing where they are not written out there. Which of a group
 * it is a page works out: what all of them name is wanted of it.
 */
function said(node: Node): string[][] {
  if (node.type === 'Literal') return [[node.value as string]]
  if (node.type === 'ConditionalExpression')
    return [...said(node.consequent as Node), ...said(node.alternate as Node)]
  if (node.type === 'TemplateLiteral') {
    const written = (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw)
    const pattern = new RegExp(`^${written.join('[a-z0-9-]+')}$`)
    return [[...messages.keys()].filter((key) => pattern.test(key))]
  }
  return []
}

/** The names of what is given with a message; nothing where that is not written out there. */
function given(node: Node | undefined): Set<string> | null {
  if (!node) return new Set()
  if (node.type !== 'ObjectExpression') return null
  const properties = node.properties as Node[]
  if (properties.some(({ type, computed }) => type !== 'Property' || computed)) return null
  return new Set(properties.map(({ key }) => ((key as Node).name ?? (key as Node).value) as string))
}

/** Each call that says something, with what it says and what it does not give. */
function missing(source: string): string[] {
  const complaints = []
  for (const node of nodes(parse(source, { modern: true }))) {
    if (node.type !== 'CallExpression' || (node.callee as Node).name !== 't') continue
    const [key, values] = node.arguments as Node[]
    const brought = given(values)
    if (!brought || !key) continue
    for (const group of said(key)) {
      const wanted = [...named(group[0])].filter((name) => group.every((one) => named(one).has(name)))
      for (const name of wanted)
        if (!brought.has(name)) complaints.push(`${group.join(' or ')} without ${name}`)
    }
  }
  return complaints
}

const code = (path: string) =>
  path.endsWith('.ts') ? `<script lang="ts">${sources[path]}</script>` : sources[path]

describe('every message has what it names', () => {
  it.each(Object.keys(sources).filter((path) => /\bt\(/.test(sources[path])))('in %s', (path) => {
    expect(missing(code(path))).toEqual([])
  })

  it('or it is told which has not', () => {
    const page = "<script>t('masters-store-price', { count: 1, solo: 'no' })</script>"
    expect(missing(page)).toContain('masters-store-price without gone')
  })
})
