/** Whoever plays with keys keeps their place: after an answer the focus is where the next one is given in the same way. */

/** Parts of the table in which one answers, by where their buttons are. */
const PLACES = {
  prompt: '.prompt .acts',
  list: '.panel, .phone-panel',
  board: '.board',
} as const
type Place = keyof typeof PLACES

const BUTTONS = 'button:not([disabled], [aria-disabled=true]), [role=button]:not([aria-disabled=true])'
const PRIMARY = '.prompt .acts .primary:not([disabled])'
/** What can be chosen there, the likeliest first: never what holds for longer than the question, which stands aside. */
const NEXT: Record<Place, string[]> = {
  prompt: [
    PRIMARY,
    '.prompt .verbs button:not([disabled])',
    '.prompt .acts .nothing:not([disabled])',
    '.prompt .acts button:not([disabled], .sq, .aside)',
    '.prompt .acts button:not([disabled], .aside)',
  ],
  // What bears the word Enter is done by it.
  list: ['.prompt .acts .primary:has(kbd):not([disabled])', '.actions button:not([disabled])'],
  board: [
    PRIMARY, // else whoever presses Enter once more may throw something away
    '.board .hot > .spot',
    '.board button.hot',
    '.board .hot button',
    '.board .pressed > .spot',
    '.board .hot',
  ],
}

const visible = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

function first(selectors: string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => visible(element) && element.matches(BUTTONS),
    )
    if (found) return found
  }
  return null
}

/** The focus is being put where somebody did not take it. */
let put = false

/** Whether somebody goes to what has the focus now: it was not put there. */
export const focusIsTaken = (): boolean => !put

export class FocusKeeper {
  #place: Place | null = null
  #at: string | null = null
  #label: string | null = null
  #byKeys = false

  /** Somebody came to a button. */
  remember(target: EventTarget | null): void {
    const element = target as HTMLElement
    const place = (Object.keys(PLACES) as Place[]).find((name) => element.closest(PLACES[name]))
    if (!place || !element.matches(BUTTONS)) return
    this.#place = place
    this.#at = element.closest<HTMLElement>('[data-at]')?.dataset.at ?? null
    this.#label = element.getAttribute('aria-label')
  }

  /** The last thing pressed was a key, or else a pointer, which needs no focus. */
  pressed(byKeys: boolean): void {
    this.#byKeys = byKeys
  }

  /** After something has changed: back to where one was, if one is nowhere now. */
  restore(main: HTMLElement, asked: boolean): void {
    const now = document.activeElement
    const lost = now === null || now === document.body || now === main
    if (!this.#byKeys || !this.#place || !lost) return
    const next = asked ? (this.#same() ?? first(NEXT[this.#place]) ?? first(NEXT.prompt)) : null
    put = true
    ;(next ?? main).focus({ preventScroll: true })
    put = false
  }

  /** The same thing, if it is still there and can be chosen. */
  #same(): HTMLElement | null {
    if (this.#place !== 'board' || !this.#at) return null
    const inside = [
      ...document.querySelectorAll<HTMLElement>(`.board [data-at="${CSS.escape(this.#at)}"] button`),
    ]
    return (
      inside.find(
        (element) =>
          visible(element) &&
          element.matches(BUTTONS) &&
          element.closest('.hot') !== null &&
          (this.#label === null || element.getAttribute('aria-label') === this.#label),
      ) ?? null
    )
  }
}
