import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), sprite(), languageNames()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/bottega/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/games': 'http://127.0.0.1:8000' },
  },
}))
