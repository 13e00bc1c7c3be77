import { FluentResource } from '@fluent/bundle'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addCatalogues, closest, LANGUAGES } from '../src/lib/catalogues'
import { addWords, hasWords, language, listed, span, t } from '../src/lib/words.svelte'
import english from '../src/text/en.ftl?raw'

const keys = (text: string) => new FluentResource(text).body.map((message) => message.id).sort()

const catalogues: Record<string, string> = {
  ...import.meta.glob<string>('../src/**/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../src/bottega/**/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
}

it.each(Object.keys(catalogues))('reads every message of %s', (path) => {
  const written = [...catalogues[path].matchAll(/^(-?[a-z][\w-]*) =/gim)].map((match) => match[1])
  expect(keys(catalogues[path])).toEqual(written.sort())
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

it('gives what is spent in German its dative', () => {
  const german = Object.entries(catalogues).filter(([path]) => path.endsWith('lorenzo/de.ftl'))
  const spent = german.flatMap(([, text]) => [...text.matchAll(/ mit \{ \$\w+ \}\s(\w+)/g)])
  expect(spent.map(([, thing]) => thing)).not.toContain('Diener')
})

describe('languages', () => {
  it('are called what they call themselves, English first', () => {
    expect(Object.entries(LANGUAGES)).toEqual([
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['it', 'Italiano'],
    ])
  })

  it.each([
    [['de-AT'], 'de'],
    [['fr-FR', 'it-CH', 'en'], 'it'],
    [['IT'], 'it'],
    [['fr', 'item'], undefined],
    [[], undefined],
  ])('are chosen by what a browser prefers: %j', (tags, chosen) => {
    expect(closest(tags)).toBe(chosen)
  })
})

describe('a page', () => {
  const page = { lang: '' }

  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: page })
  })
  afterEach(async () => {
    await language.set('en')
    vi.unstubAllGlobals()
  })

  it('speaks the language that is chosen', async () => {
    expect(t('nav-rules')).toBe('Rules')
    await language.set('de')
    expect(t('nav-rules')).toBe('Regeln')
    expect(page.lang).toBe('de')
    expect(listed(['Anna', 'Bea', 'Carlo'])).toBe('Anna, Bea und Carlo')
    expect(span(60 * 24)).toBe('1 Tag')
    expect(t('action-count', { count: 1234 })).toBe('1.234 zur Auswahl')
  })

  it('speaks as it did until the words have come', async () => {
    const german = language.set('de')
    expect(t('nav-rules')).toBe('Rules')
    const italian = language.set('it')
    await Promise.all([german, italian])
    expect(t('nav-rules')).toBe('Regole')
  })

  it('learns the words of a game in the language that is spoken', async () => {
    await language.set('de')
    await addWords('chess', {
      en: async () => 'chess-king = king\nchess-pawn = pawn',
      de: async () => 'chess-king = König',
    })
    expect([t('chess-king'), t('chess-pawn'), t('chess-queen')]).toEqual(['König', 'pawn', 'chess-queen'])
    expect([hasWords('chess-pawn'), hasWords('chess-queen')]).toEqual([true, false])
  })

  it('learns a game that comes while the language is changing', async () => {
    const german = language.set('de')
    const words = addWords('draughts', { en: async () => 'man = man', de: async () => 'man = Stein' })
    await Promise.all([german, words])
    expect(t('man')).toBe('Stein')
  })

  it('keeps its language when the words of another do not come', async () => {
    addCatalogues('go', { it: () => Promise.reject(new TypeError('no such file')) })
    await expect(language.set('it')).rejects.toMatchObject({ code: 'offline' })
    expect([t('nav-rules'), language.wanted]).toEqual(['Rules', 'en'])
    addCatalogues('go', { it: async () => 'stone = pietra' })
    await language.set('it')
    expect(t('stone')).toBe('pietra')
  })
})

describe('what one points with', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    [true, 'Confirm it with the button.'],
    [false, 'Click again or press Enter to do it.'],
  ])('is named as it is: coarse %s', (coarse, said) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && coarse }))
    expect(t('confirm-how')).toBe(said)
  })
})
