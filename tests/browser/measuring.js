/**
 * What is wrong with the way a table lies in its window, a line each; nothing where all is well.
 *
 * On a desk the page does not scroll and everything with a gold ring is in view. On a phone the pane scrolls, so there
 * it is enough that the prompt is seen and something can be pressed without scrolling. Nowhere is text cut off.
 */
() => {
  const DESK = 1100
  const LEAST_SCALE = 0.9
  const SLACK = 1.5
  /** The box of a line of text is taller than its letters. */
  const LEADING = 5
  const desk = innerWidth >= DESK
  const found = []

  const name = (it) => {
    const text = it.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)
    const own = typeof it.className === 'object' ? it.className.baseVal : it.className
    return `${it.tagName.toLowerCase()}.${String(own).split(' ')[0]} “${text}”`
  }
  const shown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY)
  const clips = (style) => /hidden|clip/.test(style.overflowX + style.overflowY)

  /** Where a box is cut off by something around it, or by the window; what can be scrolled to is not cut. */
  function cutBy(it, box) {
    for (let around = it.parentElement; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (style.position === 'fixed') break
      if (scrolls(style)) return desk ? null : 'scrolled'
      if (!clips(style)) continue
      const room = around.getBoundingClientRect()
      if (beyond(box, room)) return around
    }
    return null
  }
  const beyond = (box, room) =>
    box.right > room.right + SLACK ||
    box.left < room.left - SLACK ||
    box.bottom > room.bottom + SLACK ||
    box.top < room.top - SLACK
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }

  // The page.
  const page = document.documentElement
  if (desk && page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollHeight - innerHeight} px too tall`)
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth - innerWidth} px too wide`)
  const scale = Number(document.querySelector('.fit')?.style.zoom || 1)
  if (scale < LEAST_SCALE) found.push(`the board is drawn at ${scale}`)

  // What the question can be answered with.
  const ringed = [...document.querySelectorAll('.board .hot, .scene button, .prompt button')].filter(shown)
  const boxes = ringed.map((it) => [it, it.getBoundingClientRect()]).filter(([, box]) => box.width && box.height)
  const hidden = boxes.filter(([it, box]) => {
    const cut = cutBy(it, box)
    return beyond(box, window_) || (cut && cut !== 'scrolled')
  })
  if (desk || hidden.length === boxes.length) for (const [it] of hidden) found.push(`out of view: ${name(it)}`)
  if (boxes.length === 0) found.push('nothing can be pressed')

  // Text, a line of it at a time.
  const walk = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const it = text.parentElement
    if (!text.data.trim() || !shown(it) || it.closest('svg, title, style')) continue
    if (onlyRead(it)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const leading = Math.min(LEADING, (bottom - top) / 4)
      return { left, right, top: top + leading, bottom: bottom - leading }
    })
    const style = getComputedStyle(it)
    const cut = lines.some((line) => {
      if (clips(style) && beyondWidth(line, it.getBoundingClientRect())) return true
      const by = cutBy(it, line)
      return by && by !== 'scrolled'
    })
    if (cut) found.push(`cut off: ${name(it)}`)
  }
  /** For screen readers alone: drawn in a single pixel, or clipped to nothing. */
  function onlyRead(it) {
    for (let around = it; around; around = around.parentElement) {
      const { width, height } = around.getBoundingClientRect()
      const style = getComputedStyle(around)
      if ((clips(style) && width <= 2 && height <= 2) || style.clipPath === 'inset(50%)') return true
    }
    return false
  }
  function beyondWidth(line, room) {
    return line.right > room.right + SLACK || line.left < room.left - SLACK
  }
  return found
}
