import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import {
  addCatalogues,
  bundlesFor,
  type Catalogues,
  closest,
  ENGLISH,
  fetchWords,
  LANGUAGES,
  newBundle,
} from './catalogues'
import { keep, recall } from './keep'
import { pointer } from './pointer'
import type { Language } from './wire'

function firstLanguage(): Language {
  const kept = recall('language')
  return kept && Object.hasOwn(LANGUAGES, kept) ? kept : (closest(navigator.languages) ?? ENGLISH)
}

class LanguageChoice {
  /** The language that is spoken; its words are there. */
  current = $state<Language>(ENGLISH)
  /** The language that is spoken as soon as its words have come. */
  wanted: Language = ENGLISH

  /** Speaks as the reader chose before, or as their browser does; English if those words do not come. */
  async begin(): Promise<void> {
    await this.#speak(firstLanguage()).catch(() => this.#speak(ENGLISH))
  }

  async set(language: Language): Promise<void> {
    await this.#speak(language)
    if (this.current === language) keep('language', language)
  }

  async #speak(language: Language): Promise<void> {
    this.wanted = language
    try {
      await fetchWords(language)
    } catch (trouble) {
      if (this.wanted === language) this.wanted = this.current
      throw trouble
    }
    if (this.wanted !== language) return // another one was chosen in the meantime
    this.current = language
    document.documentElement.lang = language
  }
}

export const language = new LanguageChoice()

/** Says a message in words; its name if there is none. */
export type Say = (key: string, values?: Record<string, FluentVariable>) => string

/**
 * The words for a key in the language chosen. Read inside a template it changes with the language. Every message may
 * select on `$pointer`, which is `coarse` where people tap and `fine` where they click.
 */
export const t: Say = (key, values) => format(bundlesFor(language.current), key, values)

/** What says the messages of a catalogue, apart from our own. */
export function sayFrom(language: Language, catalogue: string): Say {
  const bundle = newBundle(language, catalogue)
  return (key, values) => format([bundle], key, values)
}

function format(bundles: FluentBundle[], key: string, values: Record<string, FluentVariable> = {}): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(key)
    if (!message?.value) continue
    const mistakes: Error[] = []
    const text = bundle.formatPattern(message.value, { pointer: pointer(), ...values }, mistakes)
    for (const mistake of mistakes) console.warn(`${key}: ${mistake.message}`)
    return text
  }
  return key
}

export function hasWords(key: string): boolean {
  return bundlesFor(language.current).some((bundle) => bundle.hasMessage(key))
}

/** Words of a game join those of the house. */
export async function addWords(game: string, catalogues: Catalogues): Promise<void> {
  addCatalogues(game, catalogues)
  await Promise.all([fetchWords(language.current), fetchWords(language.wanted)])
}

/** Several names in one sentence: "Anna, Bea and Carlo", as the house writes it too: English without the last comma. */
export function listed(names: string[]): string {
  const spoken = language.current === 'en' ? 'en-GB' : language.current
  return new Intl.ListFormat(spoken).format(names)
}

/** A length of time in its largest unit: "4 min", "2 h", "3 days"; or how long ago that was: "3 days ago". */
export function span(minutes: number, how: 'span' | 'ago' = 'span'): string {
  if (minutes < 60) return t(`${how}-minutes`, { count: Math.max(1, Math.round(minutes)) })
  if (minutes < 60 * 24) return t(`${how}-hours`, { count: Math.round(minutes / 60) })
  return t(`${how}-days`, { count: Math.round(minutes / 60 / 24) })
}

/** How long ago a moment was; `moment` in seconds as the server counts. */
export function ago(moment: number): string {
  return span((Date.now() / 1000 - moment) / 60, 'ago')
}
