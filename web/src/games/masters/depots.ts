/** Where goods lie in a warehouse (rules, section 6), as it will be and as somebody arranges it by hand. */
import type { Derived, DerivedDepot, Player, Resource } from './generated'
import { RESOURCES, type Goods } from './reading'

export type Laid = Pick<Derived['players'][number], 'depots' | 'leader_depots'>
/** A place goods can be put: one of the three depots, or one of a leader in play. */
export type Depot = `depot ${number}` | `leader ${number}`
/** Something in somebody's hand: a piece from the shelf, or all that lies in a depot. */
export type Lifted = { good: Resource } | { depot: Depot }

const EMPTY: DerivedDepot = { good: null, count: 0 }

/** How many of a resource the depots of leaders take. */
function roomFor(good: Resource, laid: Laid, places: number): number {
  return laid.leader_depots.filter((depot) => depot.good === good).length * places
}

/** What the basic depots have to hold, the most last. */
function needs(warehouse: Goods, laid: Laid, places: number): DerivedDepot[] {
  return RESOURCES.map((good) => ({
    good,
    count: Math.max(0, (warehouse[good] ?? 0) - roomFor(good, laid, places)),
  })).sort((one, other) => other.count - one.count)
}

/** Whether there is room for so many of each: what leaders' depots cannot take, a resource to a depot. */
export function holds(warehouse: Goods, laid: Laid, sizes: number[], places: number): boolean {
  const wanted = needs(warehouse, laid, places)
  const room = [...sizes].sort((one, other) => other - one)
  return wanted.every(({ count }, index) => count <= (room[index] ?? 0))
}

/** How goods lie once they are arranged: leaders' depots are filled first, and the most lies in the largest depot. */
export function arranged(warehouse: Goods, laid: Laid, sizes: number[], places: number): Laid {
  const largest = needs(warehouse, laid, places).slice(0, sizes.length)
  return {
    depots: largest.map((depot) => (depot.count ? depot : EMPTY)).reverse(),
    leader_depots: laid.leader_depots.map(({ good }) => ({
      good,
      count: Math.min(places, warehouse[good!] ?? 0),
    })),
  }
}

/**
 * The same goods, lying as somebody likes them to: the game only counts them. As many as possible are in the depot where
 * they were put by hand, the others where there is room.
 */
export function asLiked(laid: Laid, liked: Laid | null, sizes: number[]): Laid {
  if (!liked) return laid
  const same = (depots: DerivedDepot[]) =>
    depots.filter(({ good }, index) => good && good === liked.depots[index].good).length
  let best = laid.depots
  for (const depots of orders(laid.depots))
    if (depots.every(({ count }, index) => count <= sizes[index]) && same(depots) > same(best)) best = depots
  return { ...laid, depots: best }
}

function orders<Thing>(things: Thing[]): Thing[][] {
  if (things.length < 2) return [things]
  return things.flatMap((first, index) =>
    orders(things.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  )
}

/**
 * How many more of each lie in the warehouse once as few as possible are given up, whatever has to be rearranged for it.
 * Of several ways it is the one that gives up the fewest stored goods, and then the one that keeps the most of what the
 * game asks about first. Stored goods are only given up where the rules of the table allow it.
 */
export function fitting(
  warehouse: Goods,
  taken: Goods,
  laid: Laid,
  sizes: number[],
  places: number,
  mayThrow = false,
): Goods {
  const inDepots = new Map(needs(warehouse, laid, places).map(({ good, count }) => [good!, count]))
  let best = { stored: {} as Goods, gain: 0, thrown: 0 }
  function choose(index: number, stored: Goods, gain: number, thrown: number): void {
    const good = RESOURCES[index]
    if (good === undefined) {
      const better = gain > best.gain || (gain === best.gain && thrown < best.thrown)
      if (better && fits(stored)) best = { stored, gain, thrown }
      return
    }
    const least = mayThrow ? -(inDepots.get(good) ?? 0) : 0
    for (let more = taken[good] ?? 0; more >= least; more--) {
      const next = more === 0 ? stored : { ...stored, [good]: more }
      choose(index + 1, next, gain + more, thrown + Math.max(0, -more))
    }
  }
  const fits = (stored: Goods) =>
    holds(
      Object.fromEntries(RESOURCES.map((good) => [good, (warehouse[good] ?? 0) + (stored[good] ?? 0)])),
      laid,
      sizes,
      places,
    )
  choose(0, {}, 0, 0)
  return best.stored
}

/** Which goods lie in another of the three depots than before, and in which. */
export function moved(before: Laid, after: Laid): { good: Resource; depot: number }[] {
  return before.depots.flatMap(({ good, count }, index) => {
    const depot = good && count ? after.depots.findIndex((now) => now.good === good) : -1
    return depot === -1 || depot === index ? [] : [{ good: good!, depot }]
  })
}

export function depotAt(laid: Laid, at: Depot): DerivedDepot {
  const [kind, index] = at.split(' ')
  return (kind === 'depot' ? laid.depots : laid.leader_depots)[Number(index)]
}

/** The warehouse with some depots changed. */
function withDepots(laid: Laid, ...changes: [Depot, DerivedDepot][]): Laid {
  const depots = [...laid.depots]
  const leader_depots = [...laid.leader_depots]
  for (const [at, depot] of changes) {
    const [kind, index] = at.split(' ')
    if (kind === 'leader') leader_depots[Number(index)] = depot
    else depots[Number(index)] = depot.count ? depot : EMPTY
  }
  return { depots, leader_depots }
}

/** So many places a depot has. */
export function sizeOf(at: Depot, sizes: number[], places: number): number {
  return at.startsWith('leader') ? places : sizes[Number(at.split(' ')[1])]
}

/** Whether a resource may lie in a depot: a leader's takes its own, no two others the same. */
function takes(laid: Laid, at: Depot, good: Resource, without?: Depot): boolean {
  if (at.startsWith('leader')) return depotAt(laid, at).good === good
  return laid.depots.every(
    (depot, index) => depot.good !== good || at === `depot ${index}` || without === `depot ${index}`,
  )
}

/**
 * The warehouse once something is put down in a depot: a piece beside others of its kind or where nothing lies, a whole
 * depot where it has room; two depots that are not empty change places. Null where the rules do not allow it.
 */
export function putDown(laid: Laid, lifted: Lifted, at: Depot, sizes: number[], places: number): Laid | null {
  const there = depotAt(laid, at)
  const room = sizeOf(at, sizes, places)
  if ('good' in lifted) {
    const { good } = lifted
    const mayLie = there.count === 0 || there.good === good
    if (!mayLie || there.count >= room || !takes(laid, at, good)) return null
    return withDepots(laid, [at, { good, count: there.count + 1 }])
  }
  const from = lifted.depot
  const here = depotAt(laid, from)
  if (from === at || !here.good || here.count === 0 || !takes(laid, at, here.good, from)) return null
  if (there.good === here.good && there.count + here.count > 0) {
    const moved = Math.min(here.count, room - there.count)
    if (moved === 0) return null
    return withDepots(
      laid,
      [from, { ...here, count: here.count - moved }],
      [at, { ...there, count: there.count + moved }],
    )
  }
  if (from.startsWith('leader') || at.startsWith('leader')) {
    if (there.count > 0) return null
    const moved = Math.min(here.count, room)
    return withDepots(
      laid,
      [from, { ...here, count: here.count - moved }],
      [at, { good: here.good, count: moved }],
    )
  }
  if (here.count > room || there.count > sizeOf(from, sizes, places)) return null
  return withDepots(laid, [from, there], [at, here])
}

/** How many of each lie in a warehouse. */
export function contents({ depots, leader_depots }: Laid): Goods {
  const sum: Goods = {}
  for (const { good, count } of [...depots, ...leader_depots])
    if (good && count) sum[good] = (sum[good] ?? 0) + count
  return sum
}

/**
 * What the game is told when so many of the goods taken are stored and the rest given up. Goods of the warehouse that
 * are given up too come first; it does not ask about a piece that can only be given up.
 */
export function answersForStoring(
  player: Pick<Player, 'warehouse'>,
  taken: Goods,
  kept: Goods,
  laid: Laid,
  sizes: number[],
  places: number,
  mayThrow: boolean,
): string[] {
  const answers: string[] = []
  const now: Goods = { ...player.warehouse }
  for (const good of RESOURCES)
    for (let piece = kept[good] ?? 0; piece < 0; piece++) {
      answers.push(`discard stored ${good}`)
      now[good] = (now[good] ?? 0) - 1
    }
  for (const good of RESOURCES)
    for (let piece = 0; piece < (taken[good] ?? 0); piece++) {
      const more = { ...now, [good]: (now[good] ?? 0) + 1 }
      const thrown = mayThrow && needs(now, laid, places).some(({ count }) => count > 0)
      const stored = piece < (kept[good] ?? 0)
      if (holds(more, laid, sizes, places) || thrown) answers.push(stored ? 'store' : 'discard')
      if (stored) now[good] = more[good]
    }
  return answers
}
