/**
 * Makes the draws of a finished game again, in this browser, from its record.
 *
 * It is the same arithmetic as `bottega.play.nature`, `lots` and `shuffling`, which say it byte by byte; both are held to
 * the same vectors. What could be drawn each time is what the server lists: that the lists follow the rules of the game is
 * for `bottega verify`, which has the rules.
 */
import { bytesOf, fromHex, hmac, joined, sha256, toHex, type Bytes } from './digest'
import type { Draw } from './wire'

export interface Nonce {
  name: string
  by: 'page' | 'house' | 'silent' | 'wrong'
  commitment: string | null
  nonce: string
}

export interface Shuffle {
  table: string
  lots: boolean
  nonces: Nonce[]
  key: string
}

/** What a record says of its seed: its own, or that of a game it goes on from. */
interface Sealed {
  commitment: string
  seed: string
  shuffle?: Shuffle
}

export interface GameRecord extends Sealed {
  game: string
  rules: number
  edition?: { values: Record<string, unknown> }
  options: Record<string, string>
  players: string[]
  came?: string[]
  from?: (Sealed & { plies: number })[]
  answers: string[]
}

/** What does not hold, with what is needed to say so. */
export type Fault =
  | { what: 'seal' | 'key' }
  | { what: 'nonce' | 'name' | 'seat'; name: string }
  | { what: 'draw'; ply: number; answer: string; drawn: string }
  | { what: 'count'; listed: number; answered: number }

export interface Checked {
  /** Nonces in the order in which people came; none where the seed is all there was. */
  nonces: Nonce[]
  draws: number
  lots: boolean
  fault: Fault | null
}

/** JSON without spaces, the keys of objects in order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`
}

/** A number as eight bytes, the most significant first. */
function counted(n: number): Bytes {
  const found = new Uint8Array(8)
  new DataView(found.buffer).setBigUint64(0, BigInt(n))
  return found
}

const large = (digest: Uint8Array): bigint => BigInt(`0x${toHex(digest)}`)

/** Which of so many options nature answers with, at her nth answer, counted from nought. */
export async function draw(
  key: Bytes,
  n: number,
  options: number,
  weights: readonly number[] | null,
): Promise<number> {
  const number = large(await hmac(key, counted(n)))
  if (weights === null) return Number(number % BigInt(options))
  let rest = Number(number % BigInt(weights.reduce((sum, weight) => sum + weight, 0)))
  let option = 0
  while (rest >= weights[option]) rest -= weights[option++]
  return option
}

/** For each seat in turn, who takes it: the place in which they came. */
export async function drawSeats(key: Bytes, people: number): Promise<number[]> {
  const standing = Array.from({ length: people }, (_, place) => place)
  const found: number[] = []
  for (let seat = 0; seat < people; seat++) {
    const number = large(await hmac(key, joined(bytesOf('seat'), counted(seat))))
    found.push(...standing.splice(Number(number % BigInt(standing.length)), 1))
  }
  return found
}

export async function houseNonce(seed: Bytes, place: number): Promise<string> {
  return toHex(await hmac(seed, joined(bytesOf('nonce'), counted(place))))
}

type Terms = Pick<GameRecord, 'game' | 'rules' | 'edition' | 'options'>

function keyOf(seed: Bytes, shuffle: Shuffle, terms: Terms): Promise<Bytes> {
  const people = shuffle.nonces.map(({ name, by, commitment, nonce }) => [name, by, commitment ?? '', nonce])
  const { game, rules, edition, options } = terms
  const said = ['bottega shuffle 1', shuffle.table, game, rules, edition?.values ?? {}, options]
  return hmac(seed, bytesOf(canonical([...said, shuffle.lots, people])))
}

class Found extends Error {
  constructor(readonly fault: Fault) {
    super(fault.what)
  }
}

/** The key of the draws that follow from a seed, if everything in it is as it was sealed. */
async function keyFrom({ commitment, seed, shuffle }: Sealed, terms: Terms): Promise<Bytes> {
  const bytes = fromHex(seed)
  if (toHex(await sha256(bytes)) !== commitment) throw new Found({ what: 'seal' })
  if (!shuffle) return bytes
  for (const [place, { name, by, commitment: promised, nonce }] of shuffle.nonces.entries()) {
    const holds =
      by === 'page'
        ? toHex(await sha256(fromHex(nonce))) === promised
        : nonce === (await houseNonce(bytes, place))
    if (!holds) throw new Found({ what: 'nonce', name })
  }
  const key = await keyOf(bytes, shuffle, terms)
  if (toHex(key) !== shuffle.key) throw new Found({ what: 'key' })
  return key
}

/** Nobody was renamed, and everybody sits where the lots put them. */
async function checkSeats(record: GameRecord, key: Bytes): Promise<void> {
  const came = record.came ?? record.players
  record.shuffle?.nonces.forEach(({ name }, place) => {
    if (name !== came[place]) throw new Found({ what: 'name', name })
  })
  if (!record.came) return
  const lots = await drawSeats(key, came.length)
  record.players.forEach((name, seat) => {
    if (came[lots[seat]] !== name) throw new Found({ what: 'seat', name })
  })
}

/** Makes every draw again. `draws`: what could be drawn each time, by ply. */
export async function check(record: GameRecord, draws: Draw[]): Promise<Checked> {
  const found: Checked = {
    nonces: record.shuffle?.nonces ?? [],
    draws: 0,
    lots: record.came !== undefined,
    fault: null,
  }
  try {
    const key = await keyFrom(record, record)
    await checkSeats(record, key)
    const answered = record.answers.filter((line) => line.startsWith('nature: ')).length
    if (answered !== draws.length) {
      throw new Found({ what: 'count', listed: draws.length, answered })
    }
    const stretches = [
      ...(await Promise.all(
        (record.from ?? []).map(async (one) => ({ until: one.plies, key: await keyFrom(one, record) })),
      )),
      { until: Infinity, key },
    ]
    let n = 0
    let stretch = 0
    for (const { ply, options, weights } of draws) {
      while (ply > stretches[stretch].until) {
        stretch++
        n = 0
      }
      const drawn = `nature: ${options[await draw(stretches[stretch].key, n++, options.length, weights)]}`
      const answer = record.answers[ply - 1]
      if (drawn !== answer) throw new Found({ what: 'draw', ply, answer, drawn })
      found.draws++
    }
  } catch (error) {
    if (!(error instanceof Found)) throw error
    found.fault = error.fault
  }
  return found
}
