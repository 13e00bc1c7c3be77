/**
 * The number that this browser adds to the shuffle of a table, so that nobody else can choose it.
 *
 * Its SHA-256 is sent when somebody sits down, the number itself when all sit and the server has shown what else goes in.
 * Both it and what was shown are remembered, to be found again in the record when the game is over.
 */
import { prepare } from '../games'
import { api, Trouble } from './api'
import { fromHex, sha256, toHex } from './digest'
import { keepInvite } from './invite'
import { keep, recall } from './keep'
import { canonical, type GameRecord } from './shuffle'
import type { Created, NewTable, Sit, TableInfo } from './wire'

const MOST_KEPT = 60

export interface Kept {
  nonce: string
  commitment: string
  /** What the page was shown before it revealed the nonce; null as long as it has not. */
  seen: string | null
}

/** A new nonce and what it is sealed with. */
async function promise(): Promise<Kept> {
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(32)))
  return { nonce, commitment: toHex(await sha256(fromHex(nonce))), seen: null }
}

function remember(table: string, kept: Kept): void {
  const tables: string[] = JSON.parse(recall('nonces') ?? '[]')
  const now = [...tables.filter((other) => other !== table), table]
  for (const old of now.splice(0, Math.max(0, now.length - MOST_KEPT))) keep(`nonce.${old}`, null)
  keep('nonces', JSON.stringify(now))
  keep(`nonce.${table}`, JSON.stringify(kept))
}

/** What this browser added to a table, if it did. */
export function broughtTo(table: string): Kept | null {
  const kept = recall(`nonce.${table}`)
  return kept === null ? null : JSON.parse(kept)
}

/** All that goes into a shuffle besides the numbers themselves, as a page is shown it beforehand. */
export function termsOf(table: TableInfo): string {
  const lots = !table.keep_order && table.seats.length > 1
  const people = table.seats.map(({ name, commitment }) => [name, commitment ?? ''])
  const { id, game, rules, edition, options, commitment } = table
  return canonical([id, game, rules, edition?.values ?? {}, options, lots, commitment, people])
}

/** The same, as the record of the finished game has it. */
export function termsIn({ shuffle, game, rules, edition, options, commitment }: GameRecord): string {
  if (!shuffle) return ''
  const people = shuffle.nonces.map((one) => [one.name, one.commitment ?? ''])
  return canonical([
    shuffle.table,
    game,
    rules,
    edition?.values ?? {},
    options,
    shuffle.lots,
    commitment,
    people,
  ])
}

/** Reveals this browser's number at a table that deals; the table as it is then. */
export async function revealAt(table: TableInfo): Promise<TableInfo> {
  const kept = table.status === 'dealing' ? broughtTo(table.id) : null
  const seat = table.seats.find(({ you, commitment }) => you && commitment === kept?.commitment)
  if (!kept || !seat) return table
  const seen = termsOf(table)
  if (kept.seen !== null && kept.seen !== seen) return table // it was for another shuffle
  remember(table.id, { ...kept, seen })
  try {
    return await api.reveal(table.id, { seat: seat.seat, nonce: kept.nonce })
  } catch (error) {
    if (error instanceof Trouble) return table // the house's number goes in, and the record will say so
    throw error
  }
}

/** Makes a table. If nobody is waited for its cards are dealt when this returns. */
export async function makeTable(body: NewTable): Promise<TableInfo> {
  const kept = await promise()
  const asked = api.makeTable({ ...body, commitment: kept.commitment })
  prepare(body.game) // after it, or the parts of a board take all the lines to the server
  const created = await asked
  keepInvite(created)
  remember(created.id, kept)
  return revealAt(created.table)
}

const next = (table: string): string => `next of ${table}`

/** After a game: seals a number for a rematch, whoever will ask for it; or reveals it when somebody has. */
export async function readyForRematch(table: TableInfo): Promise<void> {
  if (table.status !== 'over' || !table.seats.some(({ you }) => you)) return
  const kept = broughtTo(next(table.id))
  try {
    if (table.rematch === null && kept === null) {
      const fresh = await promise()
      if (broughtTo(next(table.id)) !== null) return // told twice at the same moment
      remember(next(table.id), fresh)
      await api.promise(table.id, { commitment: fresh.commitment })
    } else if (table.rematch !== null && kept !== null && broughtTo(table.rematch) === null) {
      remember(table.rematch, kept)
      await revealAt(await api.table(table.rematch))
    }
  } catch (error) {
    if (!(error instanceof Trouble)) throw error // without it the house's number goes in
  }
}

/** Plays again with the same people; whoever was quicker has made the table already. */
export async function rematch(table: TableInfo): Promise<Created> {
  const created = await api.rematch(table.id)
  if (created.invite) keepInvite(created)
  await readyForRematch({ ...table, rematch: created.id })
  return created
}

/** Takes a seat; a further one for a guest at this screen brings no number of its own. */
export async function sit(table: TableInfo, body: Sit): Promise<TableInfo> {
  if (table.seats.some(({ you }) => you)) return revealAt(await api.sit(table.id, body))
  const kept = await promise()
  remember(table.id, kept)
  return revealAt(await api.sit(table.id, { ...body, commitment: kept.commitment }))
}
