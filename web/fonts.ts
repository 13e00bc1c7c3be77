/**
 * The typefaces, cut down to the characters that the house itself writes.
 *
 * `src/styles/fonts.css` declares each face once, with the file of its package. The build adds to each the letters that
 * only people bring, in their names and in what they say: browsers fetch those files when such a letter is shown.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
// @ts-expect-error: it brings no types
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const HERE = new URL('./', import.meta.url)
const PACKAGES = new URL('node_modules/', HERE)
const SMALL = new URL('.fonts/', PACKAGES)
const STYLES = new URL('src/styles/fonts.css', HERE)

/** Where words stand that the page shows. */
const WRITTEN = ['src/', '../src/bottega/', '../docs/rules/']
const FIRST_KEY = 0x20
const LAST_KEY = 0x7e
const KEYS = Array.from({ length: LAST_KEY - FIRST_KEY + 1 }, (_, key) => FIRST_KEY + key)
/** Hard spaces and soft hyphens, which no source shows. */
const UNSEEN = '\u00a0\u00ad'
/** What `font-variant-numeric` asks for, and what browsers do of their own accord. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum']
/** Alphabets whose letters come when they are shown; the last of them is the one that is cut down. */
const ALPHABETS = ['latin-ext', 'latin']

const FACE = /@font-face \{[^}]*url\('(@[^']+?)\/files\/([^']+)'\)[^}]*\}/g

/** What the catalogues, the rules and the page hold beyond the keys of a keyboard, small and capital. */
function written(): number[] {
  const texts = WRITTEN.flatMap((folder) =>
    readdirSync(new URL(folder, HERE), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ftl|svelte|md)$/.test(name))
      .map((name) => readFileSync(new URL(folder + name, HERE), 'utf8')),
  )
  const small = UNSEEN + texts.join('')
  const codes = new Set([...small, ...small.toUpperCase()].map((letter) => letter.codePointAt(0)!))
  return [...codes].filter((code) => code > LAST_KEY).sort((a, b) => a - b)
}

/** Which characters a range of CSS covers: `U+0000-00FF,U+0131`. */
function covers(range: string): (code: number) => boolean {
  const spans = range.split(',').map((span) =>
    span
      .slice(2)
      .split('-')
      .map((end) => parseInt(end, 16)),
  )
  return (code) => spans.some(([first, last = first]) => first <= code && code <= last)
}

export function fonts(): Plugin {
  const alphabets = (name: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`${name}/unicode.json`, PACKAGES), 'utf8'))
  let ours: number[] = []

  return {
    name: 'bottega-fonts',
    enforce: 'pre',
    apply: (_config, { mode }) => mode !== 'test',

    async buildStart() {
      ours = written()
      mkdirSync(SMALL, { recursive: true })
      for (const [, name, file] of readFileSync(STYLES, 'utf8').matchAll(FACE)) {
        const whole = readFileSync(new URL(`${name}/files/${file}`, PACKAGES))
        const small = await subsetFont(whole, String.fromCodePoint(...KEYS, ...ours), {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
        })
        writeFileSync(new URL(file, SMALL), small)
      }
    },

    /** Where ranges overlap the face that stands last is taken, and only its file is fetched. */
    transform(css, id) {
      if (basename(id) !== 'fonts.css') return
      return css.replace(FACE, (face, name: string) => {
        const ranges = alphabets(name)
        const within = (range: string) => face.replace(/\}$/, `  unicode-range: ${range};\n}`)
        const whole = ALPHABETS.map((alphabet) =>
          within(ranges[alphabet]).replace('-latin-', `-${alphabet}-`),
        )
        const codes = ours.filter(covers(ranges.latin)).map((code) => code.toString(16))
        const small = within(['20-7e', ...codes].map((code) => `U+${code}`).join(','))
        return [...whole, small.replace(`${name}/files`, '../../node_modules/.fonts')].join('\n')
      })
    },
  }
}
