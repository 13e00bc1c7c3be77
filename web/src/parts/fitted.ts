/**
 * The words of a prompt can all be read: where they take more room than it has, they are set smaller. Where that is not
 * enough, the prompt lies over the edge of the board; the board stays where it is.
 */
import type { Attachment } from 'svelte/attachments'

/** By how much letters may be smaller than usual: the line below a question is never under 12 pixels. */
const SIZES = [1, 0.93, 0.86]
/** Prompts of a desk take their least height; those of a phone at most this part of it. */
const MOST_OF_A_PHONE = 0.34

const desk = '(min-width: 1100px)'
const phone = '(max-width: 699px)'

/** Attach it to the section that holds the words and the answers. */
export const fitted: Attachment<HTMLElement> = (prompt) => {
  const room = (): number => {
    if (matchMedia(desk).matches) return parseFloat(getComputedStyle(prompt).minHeight)
    return matchMedia(phone).matches ? innerHeight * MOST_OF_A_PHONE : Infinity
  }

  function measure(): void {
    const most = room()
    let best = { height: Infinity, size: SIZES[0] }
    for (const size of SIZES) {
      set('--type', size)
      const height = prompt.offsetHeight
      if (height < best.height) best = { height, size }
      if (height <= most) break
    }
    set('--type', best.size)
    const over = matchMedia(desk).matches ? Math.max(0, best.height - most) : 0
    set('--over', `${over}px`)
    prompt.classList.toggle('over', over > 0)
  }
  const set = (name: string, value: number | string) => prompt.style.setProperty(name, String(value))

  /** What it says is another, or the room for it. */
  const words = new MutationObserver(measure)
  words.observe(prompt, { childList: true, characterData: true, subtree: true })
  let known = ''
  const around = new ResizeObserver(() => {
    const now = `${prompt.parentElement?.clientWidth}, ${prompt.clientWidth} × ${innerHeight}`
    if (now !== known) measure()
    known = now
  })
  around.observe(prompt) // the rules may lie beside it
  if (prompt.parentElement) around.observe(prompt.parentElement)
  void document.fonts.ready.then(measure)

  return () => {
    words.disconnect()
    around.disconnect()
  }
}
