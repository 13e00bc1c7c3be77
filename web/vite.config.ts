import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { fonts } from './fonts'

/** Puts the icon sprite into the page once, so that every `<use href="#coin">` finds it, and the mark of the house. */
function sprite(): Plugin {
  return {
    name: 'bottega-sprite',
    transformIndexHtml(html) {
      const icons = readFileSync(new URL('src/icons.svg', import.meta.url), 'utf8')
      const small = icons.replace(/<!--[\s\S]*?-->/g, '').replace(/\n\s*/g, ' ')
      const brand = /<svg[\s\S]*<\/svg>/.exec(
        readFileSync(new URL('src/parts/Brand.svelte', import.meta.url), 'utf8'),
      )
      return html.replace('<!-- icons -->', () => small).replace('<!-- brand -->', () => brand?.[0] ?? '')
    },
  }
}

/** `de.ftl?name` is what a language calls itself: a page lists them all and fetches one. */
function languageNames(): Plugin {
  return {
    name: 'bottega-language-names',
    load(id) {
      const [file, query] = id.split('?')
      if (query !== 'name' || !file.endsWith('.ftl')) return
      const [, name] = /^language-name = (.+)$/m.exec(readFileSync(file, 'utf8')) ?? []
      if (!name) this.error(`${file} does not say its language-name`)
      return `export default ${JSON.stringify(name)}`
    },
  }
}

/**
 * What a game calls its verbs stands once, in its own catalogue: `do-market` with `.help`. The words of its board have
 * them as `masters-do-market` and `masters-do-market-line`.
 */
function headings(): Plugin {
  return {
    name: 'bottega-headings',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?')
      const [, game, language] = /\/src\/games\/(\w+)\/([\w-]+)\.ftl$/.exec(file) ?? []
      if (query !== 'raw' || !game) return
      const source = fileURLToPath(
        new URL(`../src/bottega/games/${game}/text/${language}.ftl`, import.meta.url),
      )
      this.addWatchFile(source)
      const verbs = readFileSync(source, 'utf8').matchAll(/^do-(\w+) = (.+)\n +\.help = (.+)$/gm)
      const words = Array.from(
        verbs,
        ([, verb, name, line]) => `${game}-do-${verb} = ${name}\n${game}-do-${verb}-line = ${line}\n`,
      )
      return `export default ${JSON.stringify([readFileSync(file, 'utf8'), ...words].join('\n'))}`
    },
  }
}

/**
 * What stands in which file of the built client. A browser opens only six lines to a server, and a table waits for all
 * that its board is made of: so whatever the first page needs is one file, each game another, and what the boards of
 * several games share a third.
 */
const FILES: Rolldown.CodeSplittingGroup[] = [
  { name: (id, modules) => (importedAtOnce(modules).has(id) ? 'page' : null), priority: 1 },
  {
    name: (id) =>
      id.includes('.ftl') ? null : (/[\\/]src[\\/]games[\\/](\w+)[\\/]/.exec(id)?.[1] ?? 'boards'),
  },
]

/** Every module that the page imports before anybody has chosen anything. */
function importedAtOnce(modules: Rolldown.ChunkingContext): Set<string> {
  if (atOnce.size > 1) return atOnce
  for (const id of atOnce) for (const other of modules.getModuleInfo(id)?.importedIds ?? []) atOnce.add(other)
  return atOnce
}
const atOnce = new Set([fileURLToPath(new URL('index.html', import.meta.url))])

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), sprite(), languageNames(), headings(), fonts()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/bottega/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/games': 'http://127.0.0.1:8000' },
  },
}))
