/**
 * Lets a piece be dragged, with mouse, pen or finger, onto whatever carries `data-drop`. A press that does not move stays
 * a press. What is carried is the piece, or that around it which carries `data-carry`. `start` says whether it may be lifted now; `end` is told where it was put down, if anywhere.
 */
const SLACK = 6

export function draggable(start: () => boolean, end: (at: string | null) => void) {
  return (node: HTMLElement): (() => void) => {
    let from: { x: number; y: number } | null = null
    let carried: HTMLElement | null = null

    function carry({ clientX, clientY }: PointerEvent): void {
      if (!carried) return
      carried.style.left = `${clientX - carried.offsetWidth / 2}px`
      carried.style.top = `${clientY - carried.offsetHeight / 2}px`
    }
    function lift(event: PointerEvent): void {
      const whole = node.closest<HTMLElement>('[data-carry]') ?? node
      const box = whole.getBoundingClientRect()
      carried = whole.cloneNode(true) as HTMLElement
      carried.classList.add('carried')
      carried.removeAttribute('data-at')
      carried.setAttribute('aria-hidden', 'true')
      carried.style.width = `${box.width}px`
      carried.style.height = `${box.height}px`
      ;(node.closest('.board') ?? document.body).append(carried)
      carry(event)
    }
    function down(event: PointerEvent): void {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY }
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', cancel)
    }
    function move(event: PointerEvent): void {
      if (!from) return
      if (!carried && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK && start())
        lift(event)
      carry(event)
    }
    function up(event: PointerEvent): void {
      const dragged = carried !== null
      cancel()
      if (!dragged) return
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
      const found = document.elementFromPoint(event.clientX, event.clientY)
      end(found?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null)
    }
    function cancel(): void {
      from = null
      carried?.remove()
      carried = null
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
    }
    const swallow = (event: MouseEvent) => event.stopPropagation()

    node.addEventListener('pointerdown', down)
    node.addEventListener('dragstart', (event) => event.preventDefault())
    return () => {
      cancel()
      node.removeEventListener('pointerdown', down)
    }
  }
}
