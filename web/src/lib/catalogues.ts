/**
 * The catalogues of all languages, found by their files: `src/text/de.ftl` makes the house speak German.
 *
 * English is always at hand, for whatever another language has no words for. The others are fetched when somebody
 * chooses them, and only their names come with the page.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import english from '../text/en.ftl?raw'
import { Trouble } from './api'
import type { Language } from './wire'

export const ENGLISH: Language = 'en'

/** How to fetch the catalogue of a language. */
export type Catalogues = Record<Language, () => Promise<string>>

/** What was found under the names of files, by language: `../text/de.ftl` is the German one. */
export function byLanguage<T>(files: Record<string, T>): Record<Language, T> {
  const entries = Object.entries(files).map(([path, it]) => [path.replace(/^.*\/|\.ftl$/g, ''), it] as const)
  return Object.fromEntries(
    entries.sort(([a], [b]) => +(b === ENGLISH) - +(a === ENGLISH) || (a < b ? -1 : 1)),
  )
}

/** What every language calls itself, English first. */
export const LANGUAGES: Record<Language, string> = byLanguage(
  import.meta.glob<string>('../text/*.ftl', { query: '?name', import: 'default', eager: true }),
)

/** The language of ours that somebody prefers: `de-AT` is `de`. */
export function closest(tags: readonly string[]): Language | undefined {
  const known = new Map(Object.keys(LANGUAGES).map((code) => [code.toLowerCase(), code]))
  for (const tag of tags) {
    const parts = tag.toLowerCase().split('-')
    for (let length = parts.length; length > 0; length--) {
      const found = known.get(parts.slice(0, length).join('-'))
      if (found) return found
    }
  }
}

const bundles = new Map<Language, FluentBundle>()
const fetched = new Set<() => Promise<string>>()
const sources = new Map<string, Catalogues>([
  [
    'house',
    byLanguage(
      import.meta.glob<string>(['../text/*.ftl', '!../text/en.ftl'], { query: '?raw', import: 'default' }),
    ),
  ],
])

/** What says the messages of a catalogue. */
export function newBundle(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language)
  if (!bundle) bundles.set(language, (bundle = newBundle(language, '')))
  return bundle
}

function add(language: Language, text: string): void {
  bundleOf(language).addResource(new FluentResource(text), { allowOverrides: true })
}

add(ENGLISH, english)

/** More words, such as those of a game; they are there when `fetchWords` is done. */
export function addCatalogues(name: string, catalogues: Catalogues): void {
  sources.set(name, catalogues)
}

/** Fetches all words of a language that are not there yet, and those in English. */
export async function fetchWords(language: Language): Promise<void> {
  const missing = [...sources.values()]
    .flatMap((source) => [ENGLISH, language].map((code) => ({ code, load: source[code] })))
    .filter(({ load }) => load && !fetched.has(load))
  if (missing.length === 0) return
  await Promise.all(
    missing.map(async ({ code, load }) => {
      add(code, await load().catch(offline))
      fetched.add(load)
    }),
  )
  await fetchWords(language) // a game may have come in the meantime
}

function offline(): never {
  throw new Trouble('offline', '')
}

/** Those in whose words a message may be said, best first. */
export function bundlesFor(language: Language): FluentBundle[] {
  return [bundleOf(language), bundleOf(ENGLISH)]
}
