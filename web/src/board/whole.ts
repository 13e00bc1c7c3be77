/**
 * The words of a name on a card stay whole: where the longest of them has no room, the letters are smaller, and only
 * where that is not enough it is broken, with a hyphen. The name should have soft hyphens for that, see lib/hyphens.ts.
 */
import type { Attachment } from 'svelte/attachments'

const SIZES = [1, 0.93, 0.86, 0.8]
/** Smaller letters are read by nobody, in pixels. */
const LEAST = 11

export const wholeWords: Attachment<HTMLElement> = (name) => {
  const tooWide = () => name.scrollWidth > name.clientWidth + 0.5

  function measure(): void {
    const { style } = name
    style.fontSize = ''
    style.hyphens = 'none'
    style.overflowWrap = 'normal'
    const usual = parseFloat(getComputedStyle(name).fontSize)
    for (const size of SIZES) {
      style.fontSize = size === 1 ? '' : `${Math.max(LEAST, usual * size)}px`
      if (!tooWide()) return
    }
    style.hyphens = 'manual'
    style.overflowWrap = ''
  }

  const words = new MutationObserver(measure)
  words.observe(name, { childList: true, characterData: true, subtree: true })
  let known = -1
  const around = new ResizeObserver(([{ target }]) => {
    if (target.clientWidth !== known) measure()
    known = target.clientWidth
  })
  if (name.parentElement) around.observe(name.parentElement)
  void document.fonts.ready.then(measure)

  return () => {
    words.disconnect()
    around.disconnect()
  }
}
