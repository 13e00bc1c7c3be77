/**
 * A table on a desk fits its window: what is taller than the room below the prompt is drawn smaller, until all of it is
 * seen without scrolling. Phones and narrow windows scroll instead.
 */
const DESK = '(min-width: 1100px)'
/** Nothing is drawn smaller than this; it can hardly be read there. */
const LEAST = 0.55
/** Rings and shadows may reach beyond the edge by this much. */
const SLACK = 6
const ROUNDS = 6
const GROWTH = 1.05
/** Milliseconds without a change after which the board is looked at again. */
const SETTLED = 150

/** Attach it to what fills the room and holds the board. After every `moment` it may grow again. */
export function fit(moment: () => unknown) {
  return (node: HTMLElement): (() => void) => {
    const desk = matchMedia(DESK)
    let scale = 1

    const overflows = () => node.scrollHeight > node.clientHeight + SLACK
    const draw = (next: number) => {
      scale = next
      node.style.zoom = next === 1 ? '' : String(next)
    }

    /** The largest scale between two at which nothing is left out. */
    function search(low: number, high: number): void {
      draw(high)
      if (!overflows()) return
      for (let round = 0; round < ROUNDS; round++) {
        const middle = (low + high) / 2
        draw(middle)
        if (overflows()) high = middle
        else low = middle
      }
      draw(low)
    }

    function anew(): void {
      if (desk.matches) search(LEAST, 1)
      else draw(1)
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
    const moving = () =>
      node
        .getAnimations({ subtree: true })
        .filter((animation) => animation.playState === 'running')
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) < Infinity)
    let resting = false
    const grown = () => {
      if (!desk.matches || !overflows() || resting) return
      const under = moving()
      if (under.length === 0) {
        search(LEAST, scale)
        afterwards(grow)
        return
      }
      resting = true
      void Promise.allSettled(under.map((animation) => animation.finished)).then(() => {
        resting = false
        later(grown)
      })
    }
    const room = new ResizeObserver(() => later(anew))
    if (node.parentElement) room.observe(node.parentElement)
    const content = new MutationObserver(() => {
      later(grown)
      if (scale < 1) afterwards(grow)
    })
    content.observe(node, { childList: true, subtree: true, characterData: true })
    void document.fonts.ready.then(anew)

    /** There may be more room than before: a little larger shows whether it is worth looking. */
    const grow = () => {
      const before = scale
      draw(Math.min(1, before * GROWTH))
      if (overflows()) draw(before)
      else search(before, 1)
    }

    $effect(() => {
      moment()
      if (scale < 1) later(grow)
    })

    return () => {
      clearTimeout(timer)
      room.disconnect()
      content.disconnect()
    }
  }
}
