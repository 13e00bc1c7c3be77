import { FULL, largest, scaleOf, stepBelow } from './scale'

/**
 * A table on a desk fits its window: what is taller than the room below the prompt is drawn smaller, until all of it is
 * seen without scrolling. Phones and narrow windows scroll instead.
 */
const DESK = '(min-width: 1100px)'
/** Rings and shadows may reach beyond the edge by this much. */
const SLACK = 6
const GROWTH = 1.05
/** Milliseconds without a change after which the board is looked at again. */
const SETTLED = 150

/** Attach it to what fills the room and holds the board. After every `moment` it may grow again. */
export function fit(moment: () => unknown) {
  return (node: HTMLElement): (() => void) => {
    const desk = matchMedia(DESK)
    let step = FULL
    /** How often something on the board has changed. */
    let changes = 0
    /** The step that was right last time, for each size of the room. */
    const rightIn = new Map<string, number>()
    const room = () => `${node.parentElement?.clientWidth} × ${node.parentElement?.clientHeight}`

    const times = () => (node.scrollHeight - SLACK) / node.clientHeight
    const overflows = () => times() > 1
    function draw(next: number): void {
      if (next === step) return
      step = next
      node.style.zoom = next === FULL ? '' : String(scaleOf(next))
    }

    /**
     * How many times as tall as its room the board would be. To zoom means to style all of it anew. It is laid out alike
     * in a room that is larger or smaller by as much, and that takes a tenth of the time.
     */
    function at(other: number): number {
      const size = other === step ? '' : `${(100 * scaleOf(step)) / scaleOf(other)}%`
      node.style.width = node.style.height = size
      return times()
    }
    const putBack = () => (node.style.width = node.style.height = '')

    /** What moves on the board, but for what always does. */
    const moving = () =>
      node
        .getAnimations({ subtree: true })
        .filter((animation) => animation.playState === 'running')
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) < Infinity)

    /**
     * Measure the board as it will lie: a scene that still rises is too tall at every scale. Whatever moves is put where
     * it comes to rest, and goes on from where it was.
     */
    function atRest<Found>(measure: () => Found): Found {
      const under = moving().map((animation) => [animation, animation.currentTime] as const)
      for (const [animation] of under)
        animation.currentTime = animation.effect?.getComputedTiming().endTime ?? null
      const found = measure()
      for (const [animation, time] of under) animation.currentTime = time
      return found
    }

    /** Draw it as large as nothing is left out. */
    function search(most: number): void {
      const key = room()
      const found = largest(at, most, rightIn.get(key))
      putBack()
      draw(found)
      if (step > 0 && overflows()) draw(step - 1) // lengths are rounded, at every scale in another way
      rightIn.set(key, step)
    }

    function anew(): void {
      if (!desk.matches) return draw(FULL)
      atRest(() => search(FULL))
      isLargest()
    }

    const waiting = new Set<() => void>()
    function later(act: () => void): void {
      if (waiting.size === 0)
        requestAnimationFrame(() => {
          const acts = [...waiting]
          waiting.clear()
          for (const act of acts) act()
        })
      waiting.add(act)
    }

    /** Once all that changes together has changed: a scene may be taller before the prompt makes way for it. */
    let timer: ReturnType<typeof setTimeout> | undefined
    function afterwards(act: () => void): void {
      clearTimeout(timer)
      timer = setTimeout(() => later(act), SETTLED)
    }

    /** What flies over the board takes no room: only when it has come to rest can be seen what does. */
    const onceAtRest = (act: () => void) =>
      void Promise.allSettled(moving().map((animation) => animation.finished)).then(() => later(act))
    let resting = false
    const grown = () => {
      if (!desk.matches || !overflows() || resting) return
      if (moving().length === 0) {
        search(step)
        afterwards(grow)
        return
      }
      resting = true
      onceAtRest(() => {
        resting = false
        grown()
      })
    }
    // Before it is painted: in the room that has changed nobody sees the board cut off, not for a single frame.
    const resized = new ResizeObserver(anew)
    if (node.parentElement) resized.observe(node.parentElement)
    const content = new MutationObserver(() => {
      changes++
      later(grown)
      if (step < FULL) afterwards(grow)
    })
    content.observe(node, { childList: true, subtree: true, characterData: true })
    void document.fonts.ready.then(anew)

    /** When it was last seen that the board cannot be larger; what still moves may take less room in the end. */
    let seen = ''
    const now = () => `${room()}, ${changes}`
    function isLargest(): void {
      const still = moving().length === 0
      seen = still ? now() : ''
      if (!still && step < FULL) onceAtRest(grow)
    }

    /** There may be more room than before: a little larger shows whether it is worth looking. */
    const grow = () => {
      if (step === FULL || seen === now()) return
      const larger = Math.max(step + 1, stepBelow(scaleOf(step) * GROWTH))
      atRest(() => {
        const worth = at(larger) <= 1
        putBack()
        if (worth) search(FULL)
      })
      isLargest()
    }

    $effect(() => {
      moment()
      changes++
      if (step < FULL) later(grow)
    })

    return () => {
      clearTimeout(timer)
      resized.disconnect()
      content.disconnect()
    }
  }
}
