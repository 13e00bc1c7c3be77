/** Phones scroll between the bar above and the prompt below: what matters is brought between them. */
import { DRAWN } from './spots'

/** Room around what is brought into sight, for its ring. */
const MARGIN = 10

/** What lies over the board now, in its place. */
const sceneOf = (root: ParentNode) => root.querySelector('.scene')

function room(root: ParentNode): { ceiling: number; floor: number } {
  const scene = sceneOf(root)
  const bar = document.querySelector('header.top')?.getBoundingClientRect().bottom ?? 0
  const prompt = (scene ?? document).querySelector('section.prompt')
  const top = (thing: Element | null) =>
    thing?.getClientRects().length ? thing.getBoundingClientRect().top : innerHeight
  return {
    ceiling: Math.max(bar, scene?.getBoundingClientRect().top ?? 0),
    floor: Math.min(top(prompt), top(root.querySelector('.docked'))),
  }
}

/** How far above a thing the heading of its sheet may stand for both to be seen. */
const NEAR = 130

/** Where the sheet begins on which the uppermost of these lies, if its heading is near. */
function headOf(things: Element[], top: number): number {
  const heads = things.map((thing) => thing.closest('.sheet, section')?.getBoundingClientRect().top ?? top)
  const head = Math.min(top, ...heads)
  return top - head < NEAR ? head : top
}

/** Where what is told above these begins, if that leaves them half of the room; else their heading. */
function leadOf(things: Element[], top: number, height: number): number {
  const told = document.querySelector('.since')?.getBoundingClientRect().top ?? top
  return told < top && top - told < height / 2 ? told : headOf(things, top)
}

/** What is read above the board: how everybody stands, and what happened meanwhile. */
const READ = '.seats, .since'

type Lying = Pick<DOMRect, 'top' | 'bottom'>

/**
 * Where the page rests near a place at which the bar would cut in two what is read above the board: at the head of that,
 * if all that would be in sight still is, or else below it.
 */
export function restNear(y: number, ceiling: number, read: Lying[], keeps: (y: number) => boolean): number {
  const cut = read.findIndex(({ top, bottom }) => top < y + ceiling && y + ceiling < bottom)
  if (cut < 0) return y
  const head = cut === 0 ? 0 : read[cut - 1].bottom - ceiling
  return keeps(head) ? head : read[cut].bottom - ceiling
}

/** The same for what lies there now. */
function restOf(y: number, boxes: DOMRect[], ceiling: number, floor: number): number {
  const read = [...document.querySelectorAll(READ)]
    .filter(isShown)
    .map((thing) => thing.getBoundingClientRect())
    .map(({ top, bottom }) => ({ top: top + scrollY, bottom: bottom + scrollY }))
    .toSorted((one, other) => one.top - other.top)
  const inSight = ({ bottom }: DOMRect, at: number) => bottom + scrollY - at <= floor
  return restNear(y, ceiling, read, (at) => boxes.every((box) => inSight(box, at) || !inSight(box, y)))
}

/** So much of the room may lie above what is too tall to be seen whole: the plaques say what one has to decide with. */
const ABOVE = 1 / 3

/**
 * Scrolls as little as is needed to see all of this; where it is too tall, to its beginning. `lead`: where what leads up
 * to it begins, which is seen too if there is room. `spare`: so much room is left free below.
 */
function scrollTo(root: ParentNode, things: Element[], lead?: typeof leadOf, spare = 0): void {
  const boxes = things.map((thing) => thing.getBoundingClientRect())
  const first = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + MARGIN + spare
  const { ceiling, floor } = room(root)
  const fits = (from: number) => bottom - from + MARGIN <= floor - ceiling
  const head = lead?.(things, first, floor - ceiling) ?? first
  const top = (fits(head) || !fits(first) ? head : first) - MARGIN
  const scroller = sceneOf(root) ?? window
  const tall = bottom - top > floor - ceiling
  let way = 0
  if (tall && scroller === window && top + scrollY - ceiling < ABOVE * (floor - ceiling)) way = -scrollY
  else if (tall || top < ceiling) way = top - ceiling
  else if (bottom > floor) way = bottom - floor
  if (lead && scroller === window) way = restOf(scrollY + way, boxes, ceiling, floor) - scrollY
  if (!way) return
  scroller.scrollBy({ top: way, behavior: 'instant' })
  scrolled = performance.now()
}

/** Milliseconds that a finger on its way needs to see that the page has moved. */
const STARTLED = 350
let scrolled = -STARTLED

/** Whether the page has been moved so lately that a tap may hit what it was not meant for. */
export const hasJustScrolled = (): boolean => performance.now() - scrolled < STARTLED

/** Neither in another pane nor below a scene. */
export const isShown = (thing: Element) => thing.getClientRects().length > 0 && !thing.closest('[inert]')

/** What can be done now comes into sight, or the beginning of it. */
export function bringIntoSight(root: ParentNode): void {
  const board = sceneOf(root) ?? root
  const ringed = [...board.querySelectorAll(`.hot, .may, .stepper, [data-decides], ${DRAWN}`)].filter(
    (spot) => isShown(spot) && !spot.closest('section.prompt'),
  )
  if (ringed.length) scrollTo(root, ringed, sceneOf(root) ? headOf : leadOf)
}

/** Pixels by which a prompt grows that has more to tell of a larger amount. */
const MORE = 48
/** Milliseconds in which a counter that has just come finds its place. */
const COMING = 500
/** When a counter came. */
const came = new WeakMap<Element, number>()

/** Below a counter that comes there is room for what the prompt may tell of more: under a finger it stays where it is. */
function roomBelow(thing: Element): number {
  if (!thing.matches('.stepper')) return 0
  if (!came.has(thing)) came.set(thing, performance.now())
  return performance.now() - came.get(thing)! < COMING ? MORE : 0
}

/** What is chosen stays in sight when the prompt grows; of several things, the lowest. */
export function keepInSight(root: ParentNode): void {
  const bottom = (thing: Element) => thing.getBoundingClientRect().bottom
  const chosen = [...root.querySelectorAll(`.sel, .may.on, .stepper, ${DRAWN}[aria-pressed=true]`)].filter(
    (thing) => isShown(thing) && !thing.closest('section.prompt'),
  )
  const lowest = chosen.toSorted((one, other) => bottom(one) - bottom(other)).at(-1)
  if (lowest) scrollTo(root, [lowest], undefined, roomBelow(lowest))
}

/** Places where something happens come into sight. */
export function showPlaces(root: ParentNode, places: Element[]): void {
  if (places.length) scrollTo(root, places)
}
