/** SHA-256 and what is made of it: the browser's own where it has one, which is over https and on this machine. */

const encoder = new TextEncoder()

export type Bytes = Uint8Array<ArrayBuffer>

export const bytesOf = (text: string): Bytes => encoder.encode(text) as Bytes

export function fromHex(digits: string): Bytes {
  const found = new Uint8Array(digits.length / 2)
  for (let i = 0; i < found.length; i++) found[i] = parseInt(digits.slice(2 * i, 2 * i + 2), 16)
  return found
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function joined(...parts: Uint8Array[]): Bytes {
  const found = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    found.set(part, at)
    at += part.length
  }
  return found
}

export async function sha256(bytes: Bytes): Promise<Bytes> {
  if (!globalThis.crypto?.subtle) return plainSha256(bytes)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

const BLOCK = 64

/** HMAC-SHA256 for keys of 32 bytes, as all of ours are. */
export async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const pad = (with_: number) => new Uint8Array(BLOCK).map((_, i) => (key[i] ?? 0) ^ with_)
  return sha256(joined(pad(0x5c), await sha256(joined(pad(0x36), message))))
}

/** The first digits behind the point of a root of the first primes: the constants of the standard. */
function constants(root: (x: number) => number, count: number): Uint32Array {
  const found = new Uint32Array(count)
  let prime = 2
  for (let i = 0; i < count; prime++) {
    let divides = false
    for (let d = 2; d * d <= prime && !divides; d++) divides = prime % d === 0
    if (divides) continue
    const value = root(prime)
    found[i++] = Math.floor((value - Math.floor(value)) * 2 ** 32)
  }
  return found
}

const K = constants(Math.cbrt, 64)
const START = constants(Math.sqrt, 8)
const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by))

/** SHA-256 by the standard (FIPS 180-4), for pages that came over plain http and have no other. */
export function plainSha256(bytes: Uint8Array): Bytes {
  const length = bytes.length
  const padded = new Uint8Array(Math.ceil((length + 9) / BLOCK) * BLOCK)
  padded.set(bytes)
  padded[length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29))
  view.setUint32(padded.length - 4, (length << 3) >>> 0)
  const hash = START.slice()
  const w = new Uint32Array(64)
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i)
    for (let i = 16; i < 64; i++) {
      const s0 = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3)
      const s1 = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10)
      w[i] = w[i - 16] + s0 + w[i - 7] + s1
    }
    let [a, b, c, d, e, f, g, h] = hash
    for (let i = 0; i < 64; i++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] += value))
  }
  const found = new Uint8Array(32)
  hash.forEach((value, i) => new DataView(found.buffer).setUint32(4 * i, value))
  return found
}
