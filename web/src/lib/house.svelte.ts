import { api } from './api'
import type { GameInfo, Me } from './wire'
import { hasWords, language, t } from './words.svelte'

/** What a game is known by: an icon or a letter, and a colour. */
export interface Sign {
  icon?: string
  letter?: string
  seat: number
}

const SIGNS: Record<string, Sign> = {
  masters: { icon: 'market', seat: 1 },
  lorenzo: { icon: 'tower', seat: 2 },
  princes: { icon: 'rome', seat: 5 },
  wiege: { icon: 'science', seat: 3 },
}

/** A game of another package is known by the first letter of its title. */
export function signOf(game: string): Sign {
  return SIGNS[game] ?? { letter: [...house.title(game)][0]?.toUpperCase() ?? '', seat: 6 }
}

/** What every page needs: who you are and which games there are. */
class House {
  me = $state.raw<Me | null>(null)
  games = $state.raw<GameInfo[]>([])

  /** Reads both at once, in the language that is about to be spoken. Only the first brings a session. */
  async open(): Promise<void> {
    const lang = language.wanted
    ;[this.me, this.games] = await Promise.all([api.me(lang), api.games(lang)])
  }

  /** Who you are may have changed: signed out, here or from another device. */
  async readMe(): Promise<void> {
    this.me = await api.me(language.current)
  }

  /** Another language is spoken: the games are called otherwise, and so is whoever never chose a name. */
  async speakAnew(): Promise<void> {
    const lang = language.current
    ;[this.me, this.games] = await Promise.all([api.me(lang), api.games(lang)])
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key)
  }

  /** The games that have a rules page, in whichever language. */
  get withRules(): GameInfo[] {
    return this.games.filter((game) => game.rules_in.length > 0)
  }

  hasRules(key: string): boolean {
    return this.withRules.some((game) => game.key === key)
  }

  /** A title where there is little room for it. */
  shortTitle(key: string): string {
    const short = `${key}-short-title`
    return hasWords(short) ? t(short) : this.title(key)
  }

  title(key: string): string {
    return this.game(key)?.title ?? key
  }
}

export const house = new House()
