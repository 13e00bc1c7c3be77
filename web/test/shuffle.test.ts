import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { bytesOf, fromHex, hmac, plainSha256, sha256, toHex } from '../src/lib/digest'
import { termsIn, termsOf } from '../src/lib/nonce'
import { check, draw, drawSeats, houseNonce, type GameRecord } from '../src/lib/shuffle'
import type { Draw } from '../src/lib/wire'
import { seat, table } from './made'

/** Made and checked by Python: `tests/play/shuffle_vectors.py`. */
const made = JSON.parse(readFileSync(new URL('shuffle.vectors.json', import.meta.url), 'utf8'))
const [old, dealt, further]: { record: GameRecord; draws: Draw[] }[] = made.games

describe('the arithmetic of the draws is the one of the server', () => {
  test('SHA-256, the browser’s and our own', async () => {
    for (const [text, digest] of made.sha256) {
      expect(toHex(await sha256(bytesOf(text)))).toBe(digest)
      expect(toHex(plainSha256(bytesOf(text)))).toBe(digest)
    }
  })
  test('HMAC, nature’s draws, the lots and the house’s nonces', async () => {
    for (const [key, text, digest] of made.hmac) {
      expect(toHex(await hmac(fromHex(key), bytesOf(text)))).toBe(digest)
    }
    for (const [key, n, options, weights, drawn] of made.draws) {
      expect(await draw(fromHex(key), n, options, weights)).toBe(drawn)
    }
    for (const [key, people, lots] of made.lots) expect(await drawSeats(fromHex(key), people)).toEqual(lots)
    for (const [key, place, nonce] of made.house) expect(await houseNonce(fromHex(key), place)).toBe(nonce)
  })
})

describe('a finished game', () => {
  test('every draw is made again, by the seed alone or with everybody’s nonces', async () => {
    for (const { record, draws } of [old, dealt, further]) {
      const found = await check(record, draws)
      expect(found.fault).toBe(null)
      expect(found.draws).toBe(draws.length)
      expect(found.draws).toBeGreaterThan(9)
    }
    const whose = (await check(dealt.record, dealt.draws)).nonces.map(({ name, by }) => [name, by])
    expect(whose).toEqual([
      ['Zoë “la Rossa”', 'page'],
      ['Bruno', 'silent'],
    ])
    expect((await check(old.record, old.draws)).nonces).toEqual([])
  })

  test('where the browser has no SHA-256 of its own, over plain http, ours serves', async () => {
    vi.stubGlobal('crypto', {})
    expect((await check(dealt.record, dealt.draws)).fault).toBe(null)
    vi.unstubAllGlobals()
  })

  async function faultOf(change: (record: GameRecord) => void, game = dealt): Promise<unknown> {
    const record = structuredClone(game.record)
    change(record)
    return (await check(record, game.draws)).fault?.what
  }
  const nonces = (record: GameRecord) => record.shuffle!.nonces

  test('whatever is changed in its record is noticed', async () => {
    expect(await faultOf((r) => (r.seed = '00'.repeat(32)))).toBe('seal')
    expect(await faultOf((r) => (nonces(r)[0].nonce = '00'.repeat(32)))).toBe('nonce')
    expect(await faultOf((r) => (nonces(r)[1].nonce = '00'.repeat(32)))).toBe('nonce')
    expect(await faultOf((r) => (nonces(r)[0].by = 'silent'))).toBe('nonce')
    expect(await faultOf((r) => (nonces(r)[0].name = 'Anna'))).toBe('key')
    expect(await faultOf((r) => (r.came![0] = 'Anna'))).toBe('name')
    expect(await faultOf((r) => r.players.reverse())).toBe('seat')
    expect(await faultOf((r) => (r.options = { ...r.options, more: 'x' }))).toBe('key')
    expect(await faultOf((r) => (r.rules += 1))).toBe('key')
    expect(await faultOf((r) => (r.shuffle!.table = 'elsewhere'))).toBe('key')
    expect(await faultOf((r) => delete r.shuffle)).toBe('seat')
    expect(await faultOf((r) => r.answers.pop()!)).not.toBe('draw')
    const first = dealt.draws[0]
    const other = first.options
      .map((option) => `nature: ${option}`)
      .find((o) => o !== dealt.record.answers[0])
    expect(await faultOf((r) => (r.answers[0] = other!))).toBe('draw')
    expect(await faultOf((r) => r.answers.push(r.answers[0]))).toBe('count')
  })

  test('so it is in the game that another one goes on from', async () => {
    expect(await faultOf((r) => (r.from![0].seed = '00'.repeat(32)), further)).toBe('seal')
    expect(await faultOf((r) => (r.from![0].shuffle!.nonces[0].name = 'Anna'), further)).toBe('key')
    expect(await faultOf((r) => (r.from![0].plies -= 20), further)).toBe('draw')
  })
})

test('a page finds again in the record what it was shown before it revealed its number', () => {
  const { record } = dealt
  const shown = table({
    ...{ id: record.shuffle!.table, game: record.game, rules: record.rules, options: record.options },
    ...{ commitment: record.commitment, keep_order: false, status: 'dealing' },
    seats: record.shuffle!.nonces.map(({ name, commitment }, i) => seat(i + 1, { name, commitment })),
  })
  expect(termsOf(shown)).toBe(termsIn(record))
  const [first, second] = shown.seats
  expect(termsOf({ ...shown, seats: [second, first] })).not.toBe(termsIn(record))
  expect(termsOf({ ...shown, seats: [{ ...first, commitment: null }, second] })).not.toBe(termsIn(record))
  expect(termsOf({ ...shown, commitment: '00'.repeat(32) })).not.toBe(termsIn(record))
})
