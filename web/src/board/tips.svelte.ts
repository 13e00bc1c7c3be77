/** One small sheet of text that tells what something is: on hover, keyboard focus, long press, or the key I. */
import type { Attachment } from 'svelte/attachments'

export interface TipText {
  lines: string[]
  why?: string
}

interface Shown extends TipText {
  box: DOMRect
}

const HOVER = 380
const PRESS = 450

class Tips {
  shown: Shown | null = $state.raw(null)
  #owner: Element | null = null

  show(owner: Element, text: TipText): void {
    if (text.lines.length === 0 && !text.why) return
    this.#owner = owner
    this.shown = { ...text, box: owner.getBoundingClientRect() }
  }

  hide(owner?: Element): void {
    if (owner && owner !== this.#owner) return
    this.#owner = null
    this.shown = null
  }

  isOf(owner: Element): boolean {
    return this.#owner === owner
  }
}

export const tips = new Tips()

/** Lets an element explain itself. */
export function tip(text: () => TipText): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** A mouse has come, and will be told. */
    let waits = false
    let held = false
    const show = () => tips.show(node, text())
    const hide = () => {
      clearTimeout(timer)
      tips.hide(node)
    }
    const listeners: [string, (event: Event) => void][] = [
      [
        'pointermove',
        (event) => {
          // What merely comes to lie below a mouse at rest is not pointed at.
          const { pointerType, movementX, movementY } = event as PointerEvent
          if (pointerType !== 'mouse' || waits || (movementX === 0 && movementY === 0)) return
          waits = true
          timer = setTimeout(show, HOVER)
        },
      ],
      [
        'pointerleave',
        () => {
          waits = false
          hide()
        },
      ],
      [
        'pointerdown',
        (event) => {
          clearTimeout(timer)
          held = false
          if ((event as PointerEvent).pointerType === 'mouse') return tips.hide()
          timer = setTimeout(() => {
            held = true
            show()
          }, PRESS)
        },
      ],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', hide],
      ['contextmenu', (event) => held && event.preventDefault()],
      [
        'click',
        (event) => {
          // The tap that ends a long press is no choice.
          if (held) event.stopImmediatePropagation()
          else if (node.getAttribute('aria-disabled') === 'true' || node.dataset.why !== undefined) show()
          held = false
        },
      ],
      ['focus', () => node.matches(':focus-visible') && show()],
      // An element that is taken away while it has the focus is left in the middle of an update.
      ['blur', () => queueMicrotask(hide)],
      [
        'keydown',
        (event) => {
          const { key } = event as KeyboardEvent
          if (key === 'Escape') tips.hide(node)
          if (key === 'i' || key === 'I') {
            if (tips.isOf(node)) tips.hide(node)
            else show()
            event.stopPropagation()
          }
        },
      ],
    ]
    const { lines, why } = text()
    const said = [...lines, why ?? ''].filter(Boolean)
    const about = said
      .map((line, place) => (place < said.length - 1 ? line.replace(/\.$/, '') : line))
      .join('. ')
    if (about) node.setAttribute('aria-description', about)
    else node.removeAttribute('aria-description')
    for (const [name, listener] of listeners)
      node.addEventListener(name, listener, { capture: name === 'click' })
    return () => {
      hide()
      for (const [name, listener] of listeners)
        node.removeEventListener(name, listener, { capture: name === 'click' })
    }
  }
}
