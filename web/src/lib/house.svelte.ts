import { api } from './api'
import type { GameInfo, Me } from './wire'
import { language } from './words.svelte'

/** The icon and the colour a game is known by. */
const SIGNS: Record<string, { icon: string; seat: number }> = {
  masters: { icon: 'market', seat: 1 },
  lorenzo: { icon: 'tower', seat: 2 },
  princes: { icon: 'rome', seat: 5 },
  wiege: { icon: 'science', seat: 3 },
}

export function signOf(game: string): { icon: string; seat: number } {
  return SIGNS[game] ?? { icon: 'laurel', seat: 6 }
}

/** What every page needs: who you are and which games there are. */
class House {
  me = $state.raw<Me | null>(null)
  games = $state.raw<GameInfo[]>([])

  async open(): Promise<void> {
    this.me = await api.me(language.current) // alone and first: it brings the session
    await this.readGames()
  }

  async readGames(): Promise<void> {
    this.games = await api.games(language.current)
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key)
  }

  title(key: string): string {
    return this.game(key)?.title ?? key
  }
}

export const house = new House()
