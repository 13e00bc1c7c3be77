/** Arrow keys move the focus to the nearest thing that way, so that a board needs few presses of Tab. */
import type { Attachment } from 'svelte/attachments'

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middle = (node: Element): [number, number] => {
  const box = node.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

export const arrows: Attachment<HTMLElement> = (root) => {
  const move = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    const from = event.target as Element
    if (
      !way ||
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      !from.matches('button, [role=button]')
    )
      return
    const [x, y] = middle(from)
    let best: { node: HTMLElement | SVGElement; far: number } | null = null
    for (const node of root.querySelectorAll<HTMLElement | SVGElement>(
      'button:not(:disabled), [role=button]',
    )) {
      if (node === from || node.getClientRects().length === 0) continue
      const [nx, ny] = middle(node)
      const along = (nx - x) * way[0] + (ny - y) * way[1]
      const aside = Math.abs((nx - x) * way[1]) + Math.abs((ny - y) * way[0])
      if (along < 6) continue
      const far = along + aside * 2.5
      if (!best || far < best.far) best = { node, far }
    }
    event.preventDefault()
    best?.node.focus()
  }
  root.addEventListener('keydown', move)
  return () => root.removeEventListener('keydown', move)
}
