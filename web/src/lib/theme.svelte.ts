import { keep, recall } from './keep'

export type Theme = 'day' | 'candle' | 'system'

const dark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null

class ThemeChoice {
  choice = $state<Theme>((recall('theme') as Theme | null) ?? 'system')
  #systemDark = $state(dark?.matches ?? false)
  shown = $derived(this.choice === 'system' ? (this.#systemDark ? 'candle' : 'day') : this.choice)

  constructor() {
    dark?.addEventListener('change', () => {
      this.#systemDark = dark.matches
      this.apply()
    })
  }

  set(choice: Theme): void {
    this.choice = choice
    keep('theme', choice === 'system' ? null : choice)
    this.apply()
  }

  toggle(): void {
    this.set(this.shown === 'day' ? 'candle' : 'day')
  }

  apply(): void {
    document.documentElement.dataset.theme = this.shown
    const colour = this.shown === 'day' ? '#f4ecda' : '#1f1914'
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour)
  }
}

export const theme = new ThemeChoice()
