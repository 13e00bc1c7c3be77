import type { BotInfo, GameInfo, SeatInfo, SeatPlan, TableInfo } from './wire'
import { listed, t } from './words.svelte'

/** Whom one might have met in a Florentine workshop; bots go by these names. */
const BOT_NAMES = [
  'Bruno',
  'Chiara',
  'Dante',
  'Gemma',
  'Lapo',
  'Nera',
  'Vanni',
  'Bice',
  'Cosmo',
  'Tessa',
  'Neri',
  'Lisa',
]

/** How many may play a game, in words. */
export function playersOf(game: GameInfo): string {
  const { min_seats: least, max_seats: most } = game
  return t('player-count', { range: least === most ? `${most}` : `${least}–${most}`, most })
}

/** How many sit at a game when nobody says otherwise. */
export function usualCount(game: GameInfo): number {
  return Math.min(game.max_seats, Math.max(game.min_seats + 1, 3))
}

/**
 * How many may sit down with these options. The tables of a game show which two values go together with how many
 * seats, not every combination there is.
 */
export function seatsWith(game: Pick<GameInfo, 'tables'>, options: Record<string, string>): number[] {
  const chosen = Object.entries(options)
  const pairs = chosen.flatMap((one) => chosen.map((other) => [one, other]))
  const offered = [...new Set(game.tables.map((table) => table.seats))]
  return offered.filter((seats) => {
    const tables = game.tables.filter((table) => table.seats === seats)
    return pairs.every((pair) =>
      tables.some((table) => pair.every(([key, value]) => table.options[key] === value)),
    )
  })
}

/** Whether the cards are dealt. */
export const begun = ({ status }: Pick<TableInfo, 'status'>): boolean =>
  status !== 'waiting' && status !== 'dealing'

/** Who drew which seat, in a sentence; empty where nobody did, or not yet. */
export function drawnSeats(table: Pick<TableInfo, 'seats' | 'status' | 'keep_order'>): string {
  if (table.keep_order || !begun(table) || table.seats.length < 2) return ''
  return t('seats-drawn', { names: listed(table.seats.map(({ seat, name }) => `${seat}. ${name}`)) })
}

/** Of some numbers of seats, the one nearest to what was wanted. */
export function nearest(offered: number[], wanted: number): number {
  const apart = (seats: number) => Math.abs(seats - wanted)
  return offered.reduce((best, seats) => (apart(seats) < apart(best) ? seats : best), offered[0] ?? wanted)
}

export function usualBot(game: GameInfo): string | null {
  const keys = game.bots.map(({ key }) => key)
  return keys.includes('greedy') ? 'greedy' : (keys.at(-1) ?? null)
}

export const botNameAt = (number: number): string => BOT_NAMES[number % BOT_NAMES.length]

export function botPlan(bot: string | null, number: number): SeatPlan {
  return { kind: 'bot', bot, name: botNameAt(number) }
}

/** What people call a bot: a journeyman; its key where nobody knows it any more. */
export function levelOf(game: GameInfo | undefined, bot: string | null): string {
  return game?.bots.find(({ key }) => key === bot)?.title ?? bot ?? ''
}

/** How strong the strongest level of a bot is. */
export const STRONGEST = 5

/** Where a level stands among all: titles alone do not say which is the stronger. */
export const stepOf = (strength: number): string => t('level-of', { strength, most: STRONGEST })

/** A level where there is room for words only. */
export const levelInWords = ({ title, strength }: BotInfo): string =>
  strength ? `${title} · ${stepOf(strength)}` : title

/** A name for a bot that nobody at the table has. */
export function botName(seats: Pick<SeatInfo, 'name'>[]): string {
  const taken = seats.map(({ name }) => name)
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? BOT_NAMES[0]
}

/** You and bots at the usual table. */
export function againstBots(game: GameInfo): SeatPlan[] {
  const bots = Array.from({ length: usualCount(game) - 1 }, (_, number) => botPlan(usualBot(game), number))
  return [{ kind: 'me' }, ...bots]
}

/** How many seats stand side by side on a phone: five or six stand in two rows. */
export const seatsAcross = (seats: number): number => (seats > 4 ? 3 : seats)

/** Whoever has left a game for good since: a bot has their seat, under their name. */
export function leftFor(before: TableInfo, now: TableInfo): string[] {
  if (before.status !== 'playing' || now.status !== 'playing') return []
  const gone = now.seats.filter(({ kind }, index) => kind === 'bot' && before.seats[index]?.kind === 'person')
  return gone.filter(({ seat }) => !before.seats[seat - 1].you).map(({ name }) => name)
}
