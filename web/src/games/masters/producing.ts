/**
 * A production as people decide on it: any set of powers, in any order (rules, section 8).
 *
 * The game asks for powers one after the other in a fixed order, and nothing where there is one answer only. What it will
 * ask can be told beforehand from what lies on the table.
 */
import type { Facts, Player, Power, Resource } from './generated'
import { paymentOf } from './paying'
import { RESOURCES, supply, type Goods } from './reading'

export const POWERS: Power[] = ['basic', 'slot 1', 'slot 2', 'slot 3', 'leader 1', 'leader 2']
export const INPUTS = 2

/** What somebody has chosen so far. */
export interface Chosen {
  on: Power[]
  /** What the basic power is paid with, in the order of choosing. */
  inputs: Resource[]
  /** What the basic power and leaders give. */
  outputs: Partial<Record<Power, Resource>>
  /** How many of a resource come from the strongbox although the warehouse has them. */
  instead: Goods
}

export const NOTHING_CHOSEN: Chosen = { on: [], inputs: [], outputs: {}, instead: {} }

/** What a power needs; nothing where there is no such power. The basic power needs any two. */
export function needsOf(player: Player, facts: Facts, power: Power): Goods | null {
  const [kind, number] = power.split(' ')
  const index = Number(number) - 1
  if (kind === 'basic') return {}
  if (kind === 'slot') {
    const top = player.slots[index]?.at(-1)
    return top ? (facts.cards[top]?.pay ?? null) : null
  }
  const leader = player.leaders[index]
  if (!leader || leader === '?' || player.standing[index] !== 'played') return null
  const does = facts.leaders[leader].power
  return does.kind === 'production' ? does.pay : null
}

/** What a power gives, as far as it is chosen. */
function givesOf(player: Player, facts: Facts, power: Power, outputs: Chosen['outputs']): Goods {
  const [kind, number] = power.split(' ')
  const index = Number(number) - 1
  if (kind === 'slot') return facts.cards[player.slots[index].at(-1)!].gain
  const output = outputs[power]
  const leader = kind === 'leader' ? player.leaders[index] : '?'
  const does = leader === '?' ? null : facts.leaders[leader].power
  return added(does?.kind === 'production' ? does.gain : {}, output ? { [output]: 1 } : {})
}

export function added(...heaps: Goods[]): Goods {
  const sum: Goods = {}
  for (const heap of heaps)
    for (const [good, amount] of Object.entries(heap) as [Resource, number][])
      sum[good] = (sum[good] ?? 0) + amount
  return sum
}

const counted = (goods: Resource[]): Goods => added(...goods.map((good) => ({ [good]: 1 })))
const total = (goods: Goods): number => RESOURCES.reduce((sum, good) => sum + (goods[good] ?? 0), 0)

/** All that the chosen powers take, and all that they give. */
export function sumOf(player: Player, facts: Facts, chosen: Chosen): { pays: Goods; gains: Goods } {
  const { on, inputs, outputs } = chosen
  return {
    pays: added(
      ...on.map((power) => (power === 'basic' ? counted(inputs) : (needsOf(player, facts, power) ?? {}))),
    ),
    gains: added(...on.map((power) => givesOf(player, facts, power, outputs))),
  }
}

/** What is left to pay other powers with. */
export function leftOf(player: Player, pays: Goods): Goods {
  return Object.fromEntries(RESOURCES.map((good) => [good, supply(player, good) - (pays[good] ?? 0)]))
}

/** What is lacking for a power; for the basic power so many of any kind. Nothing where it can be paid. */
export function lackOf(
  player: Player,
  facts: Facts,
  power: Power,
  left: Goods,
): [Resource | 'any', number] | null {
  if (power === 'basic') return total(left) < INPUTS ? ['any', INPUTS - total(left)] : null
  const needs = needsOf(player, facts, power) ?? {}
  const good = RESOURCES.find((one) => (needs[one] ?? 0) > (left[one] ?? 0))
  return good ? [good, (needs[good] ?? 0) - (left[good] ?? 0)] : null
}

/** Whether everything that a power asks for is chosen. */
export function isWhole(power: Power, { inputs, outputs }: Chosen): boolean {
  if (power.startsWith('slot')) return true
  return outputs[power] !== undefined && (power !== 'basic' || inputs.length === INPUTS)
}

/**
 * The answers to all that the game will ask until the chosen powers have produced. Null as long as something is
 * missing. `paid` is what powers that the game knows of already take, and `first` the first one it would still offer.
 */
export function answersFor(
  player: Player,
  facts: Facts,
  chosen: Chosen,
  paid: Goods = {},
  first = 0,
): string[] | null {
  const { on, inputs, outputs, instead } = chosen
  if ((on.length === 0 && first === 0) || !on.every((power) => isWhole(power, chosen))) return null
  const answers: string[] = []
  const say = (options: number, answer: string) => {
    if (options > 1) answers.push(answer)
  }
  let pays = paid
  const offered = () =>
    POWERS.slice(first).filter(
      (power) =>
        needsOf(player, facts, power) !== null && lackOf(player, facts, power, leftOf(player, pays)) === null,
    ).length + (first > 0 ? 1 : 0)

  for (const power of POWERS.filter((one) => on.includes(one))) {
    say(offered(), `use ${power}`)
    if (power === 'basic') {
      const owned = RESOURCES.map((good) => supply(player, good))
      const [one, other] = inputs.map((good) => RESOURCES.indexOf(good)).sort()
      const from = (kind: number) => owned.slice(kind).reduce((sum, amount) => sum + amount, 0)
      say(
        owned.filter((amount, kind) => amount > 0 && from(kind) >= INPUTS).length,
        `choose ${RESOURCES[one]}`,
      )
      say(
        owned.filter((amount, kind) => kind >= one && amount > (kind === one ? 1 : 0)).length,
        `choose ${RESOURCES[other]}`,
      )
      pays = added(pays, counted(inputs))
    } else pays = added(pays, needsOf(player, facts, power) ?? {})
    if (outputs[power]) answers.push(`choose ${outputs[power]}`)
    first = POWERS.indexOf(power) + 1
  }
  say(offered(), 'powers done')
  return [...answers, ...paymentOf(player, pays, instead)]
}
