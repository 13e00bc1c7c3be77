import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from '../text/en.ftl?raw'
import italian from '../text/it.ftl?raw'
import { keep, recall } from './keep'
import type { Language } from './wire'

export const LANGUAGES: Record<Language, string> = { en: 'English', it: 'Italiano' }

function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}

const bundles: Record<Language, FluentBundle> = {
  en: bundleOf('en', english),
  it: bundleOf('it', italian),
}

function firstLanguage(): Language {
  const kept = recall('language')
  if (kept === 'en' || kept === 'it') return kept
  return navigator.language.startsWith('it') ? 'it' : 'en'
}

class LanguageChoice {
  current = $state<Language>(firstLanguage())

  set(language: Language): void {
    this.current = language
    keep('language', language)
    document.documentElement.lang = language
  }
}

export const language = new LanguageChoice()

/** Says a message in words; its name if there is none. */
export type Say = (key: string, values?: Record<string, FluentVariable>) => string

/** The words for a key in the language chosen. Read inside a template it changes with the language. */
export const t: Say = (key, values) => format(bundles[language.current], key, values)

/** What says the messages of a catalogue, apart from our own. */
export function sayFrom(language: Language, catalogue: string): Say {
  const bundle = bundleOf(language, catalogue)
  return (key, values) => format(bundle, key, values)
}

function format(bundle: FluentBundle, key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key)
  if (!message?.value) return key
  const mistakes: Error[] = []
  const text = bundle.formatPattern(message.value, values, mistakes)
  for (const mistake of mistakes) console.warn(`${key}: ${mistake.message}`)
  return text
}

export function hasWords(key: string): boolean {
  return bundles[language.current].hasMessage(key)
}

/** A game's own words, added to the house's. */
export function addWords(words: Record<Language, string>): void {
  for (const code of Object.keys(words) as Language[]) {
    bundles[code].addResource(new FluentResource(words[code]), { allowOverrides: true })
  }
}

/** Several names in one sentence: "Anna, Bea and Carlo". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language.current).format(names)
}

/** A length of time in its largest unit: "4 min", "2 h", "3 days". */
export function span(minutes: number): string {
  if (minutes < 60) return t('span-minutes', { count: Math.max(1, Math.round(minutes)) })
  if (minutes < 60 * 24) return t('span-hours', { count: Math.round(minutes / 60) })
  return t('span-days', { count: Math.round(minutes / 60 / 24) })
}

/** How long ago a moment was; `moment` in seconds as the server counts. */
export function ago(moment: number): string {
  return span((Date.now() / 1000 - moment) / 60)
}
