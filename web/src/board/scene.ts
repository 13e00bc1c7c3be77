/** The pieces of motion: things fly, fall, glow and go back to their places. Only transform and opacity move. */

/** Above the board and a scene over it, but below what a phone says at its foot. */
const ABOVE = 19

export const OUT = 'cubic-bezier(.2,.7,.2,1)'
export const TRAVEL = 'cubic-bezier(.6,0,.2,1)'

export class Scene {
  #running: Animation[] = []
  #ghosts: Element[] = []
  #raised: HTMLElement[] = []
  #veils = new Map<HTMLElement, string>()

  /** Ends everything under way where it was going. */
  finish(): void {
    for (const animation of this.#running) animation.finish()
  }

  /** Everything is back in its place. */
  clear(): void {
    for (const animation of this.#running) animation.cancel()
    for (const ghost of this.#ghosts) ghost.remove()
    for (const node of this.#raised) node.style.zIndex = ''
    this.#running = []
    this.#ghosts = []
    this.#raised = []
    for (const [veil, place] of this.#veils) this.#lay(veil, place)
  }

  /** An icon travels from one place to another; `colour` is for those drawn in the colour of a seat. */
  fly(
    icon: string,
    from: DOMRect | null,
    to: DOMRect | null,
    length: number,
    delay = 0,
    amount = 1,
    colour = 'var(--ink)',
  ): void {
    if (!from || !to) return
    const ghost = this.#ghost(icon, from, amount, colour)
    const x = to.x + to.width / 2 - (from.x + from.width / 2)
    const y = to.y + to.height / 2 - (from.y + from.height / 2)
    this.animate(
      ghost,
      [
        { opacity: 0, transform: 'scale(.6)', offset: 0 },
        { opacity: 1, transform: 'scale(1.1)', offset: 0.2 },
        { opacity: 1, transform: `translate(${x}px,${y}px) scale(.9)`, offset: 0.92 },
        { opacity: 0, transform: `translate(${x}px,${y}px) scale(.7)`, offset: 1 },
      ],
      length,
      TRAVEL,
      delay,
    )
  }

  drop(icon: string, from: DOMRect | null, length: number, delay = 0, fall = 46, amount = 1): void {
    if (!from) return
    const frames = [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: `translateY(${fall}px) rotate(${fall > 0 ? 14 : 0}deg)` },
    ]
    this.animate(this.#ghost(icon, from, amount), frames, length, 'ease-in', delay)
  }

  #ghost(icon: string, from: DOMRect, amount: number, colour = 'var(--ink)'): HTMLElement {
    const size = 28
    const ghost = document.createElement('span')
    ghost.setAttribute('aria-hidden', 'true')
    ghost.style.cssText =
      `position:fixed;z-index:${ABOVE};pointer-events:none;opacity:0;display:flex;align-items:center;gap:2px;` +
      `font:800 15px/1 var(--text);color:${colour};--s:${colour};height:${size}px;` +
      `left:${from.x + from.width / 2 - size / 2}px;top:${from.y + from.height / 2 - size / 2}px`
    ghost.innerHTML = `<svg width="${size}" height="${size}"><use href="#${icon}"/></svg>`
    if (amount > 1) ghost.append(`×${amount}`)
    document.body.append(ghost)
    this.#ghosts.push(ghost)
    return ghost
  }

  animate(node: Element, frames: Keyframe[], duration: number, easing: string, delay = 0): void {
    const options: KeyframeAnimationOptions = { duration, delay, easing, fill: 'forwards', composite: 'add' }
    // Opacity must replace what is there: added to a full one it would not be seen.
    const moves = frames.map(({ opacity: _, ...frame }) => frame)
    this.#running.push(node.animate(moves, options))
    if (frames.some((frame) => frame.opacity !== undefined)) {
      const fades = frames
        .filter((frame) => frame.opacity !== undefined)
        .map(({ opacity, offset }) => ({ opacity, ...(offset === undefined ? {} : { offset }) }))
      this.#running.push(node.animate(fades, { ...options, composite: 'replace' }))
    }
  }

  raise(node: HTMLElement): void {
    node.style.zIndex = String(ABOVE)
    this.#raised.push(node)
  }

  tint(place: string): void {
    const veil = document.createElement('span')
    if (!this.#lay(veil, place)) return
    this.#veils.set(veil, place)
    document.body.append(veil)
    veil.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 600 }).finished.finally(() => {
      this.#veils.delete(veil)
      veil.remove()
    })
  }

  /** As round as what it lies over. */
  #round(place: string): string {
    const node = this.find(place)
    return node && getComputedStyle(node).borderRadius === '50%' ? '50%' : '5px'
  }

  /** Over its place, which may have moved meanwhile; nowhere if that is out of sight. */
  #lay(veil: HTMLElement, place: string): boolean {
    const box = this.box(place)
    veil.style.cssText = box
      ? `position:fixed;z-index:${ABOVE};pointer-events:none;opacity:0;border-radius:${this.#round(place)};background:var(--glow);` +
        `left:${box.x - 3}px;top:${box.y - 3}px;width:${box.width + 6}px;height:${box.height + 6}px`
      : 'display:none'
    return box !== null
  }

  /** The first of these places that is in sight, or else the last. */
  first(...places: string[]): string {
    return places.find((place) => this.find(place)) ?? places[places.length - 1]
  }

  /** Where a seat's goods arrive: where they lie on its board if that is in sight, else its plaque. */
  home(seat: number | undefined): string {
    return this.first(`home-${seat}`, `seat-${seat}`)
  }

  /** The thing of this name that can be seen: neither in another pane nor below a scene. */
  find(place: string): HTMLElement | SVGElement | null {
    const nodes = document.querySelectorAll<HTMLElement | SVGElement>(`[data-at="${place}"]`)
    return [...nodes].find((node) => node.getClientRects().length > 0 && !node.closest('[inert]')) ?? null
  }

  /** Where the first of these places is that is in sight. */
  box(...places: string[]): DOMRect | null {
    return this.find(this.first(...places))?.getBoundingClientRect() ?? null
  }
}

/** The way from the middle of one box to that of another, in the element's own units. */
export function offset(node: Element, from: DOMRect, to: DOMRect): string {
  let scale = 1
  if (node instanceof SVGGraphicsElement) scale = node.ownerSVGElement?.getScreenCTM()?.a ?? 1
  else if (node instanceof HTMLElement && node.offsetWidth)
    scale = node.getBoundingClientRect().width / node.offsetWidth
  const x = (to.x + to.width / 2 - from.x - from.width / 2) / scale
  const y = (to.y + to.height / 2 - from.y - from.height / 2) / scale
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`
}
