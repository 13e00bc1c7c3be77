/** Editions: printed values of a game that differ from the usual ones, by key. */
import type { Changeable } from './wire'

export type PrintedValue = Changeable['usual']
export type Values = Record<string, PrintedValue>

const same = (one: PrintedValue, other: PrintedValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What differs from the usual values. */
export function differing(known: Changeable[], values: Values): Values {
  const changed = known.filter(({ key, usual }) => key in values && !same(values[key], usual))
  return Object.fromEntries(changed.map(({ key }) => [key, values[key]]))
}

/** What tables print that name no edition themselves. */
export const houseValues = (known: Changeable[]): Values =>
  Object.fromEntries(known.map(({ key, here }) => [key, here]))

/** The things of a game with their values, those that match what somebody looks for. */
export function thingsWith(known: Changeable[], search: string): Map<string, Changeable[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = new Map<string, Changeable[]>()
  for (const one of known) {
    const said = `${one.thing} ${one.title} ${one.key}`.toLowerCase()
    if (!words.every((word) => said.includes(word))) continue
    const at = one.key.slice(0, one.key.lastIndexOf('.'))
    found.set(at, [...(found.get(at) ?? []), one])
  }
  return found
}

const name = (text: string): string => (/^[A-Za-z0-9_-]+$/.test(text) ? text : JSON.stringify(text))

/** An edition as the file that `--edition` reads: only what differs. */
export function editionFile(game: string, values: Values): string {
  const lines = [`game = ${JSON.stringify(game)}`]
  let last = ''
  for (const [key, value] of Object.entries(values)) {
    const place = key.lastIndexOf('.')
    const table = key.slice(0, place)
    if (table !== last) lines.push('', `[${table.split('.').map(name).join('.')}]`)
    last = table
    lines.push(`${name(key.slice(place + 1))} = ${JSON.stringify(value)}`)
  }
  return lines.join('\n') + '\n'
}
