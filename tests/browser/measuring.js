/**
 * What is wrong with the way a table lies in its window, a line each; nothing where all is well.
 *
 * On a desk the page does not scroll and everything with a gold ring is in view. On a phone the pane scrolls between the
 * bar and the prompt: what is ringed is in view there if it has room, else the first of it, and all of it can be scrolled
 * to. Nowhere is text cut off.
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
  const ringed = [...document.querySelectorAll('.board .hot, .board .may, .scene button, .prompt button')].filter(shown)
  const boxes = ringed.map((it) => [it, it.getBoundingClientRect()]).filter(([, box]) => box.width && box.height)
  const hidden = boxes.filter(([it, box]) => {
    const cut = cutBy(it, box)
    return beyond(box, window_) || (cut && cut !== 'scrolled')
  })
  if (desk || hidden.length === boxes.length) for (const [it] of hidden) found.push(`out of view: ${name(it)}`)
  if (boxes.length === 0) found.push('nothing can be pressed')

  // Whatever can be pointed at is as large as a finger's tip, or as far from the next.
  const TIP = 24
  const targets = [...document.querySelectorAll('.board button, section.prompt button')]
    .filter((it) => shown(it) && !it.closest('[inert]'))
    .map((it) => [it, it.getBoundingClientRect()])
  const apart = ({ left, right, top, bottom }, { x, y }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  for (const [it, box] of targets) {
    if (!desk || Math.min(box.width, box.height) > TIP - SLACK) continue
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    if (targets.some(([other, room]) => other !== it && apart(room, middle) < TIP / 2))
      found.push(`hard to hit: ${it.ariaLabel ?? name(it)}`)
  }

  // The prompt holds what it says, and on a desk it keeps off the board.
  for (const prompt of [...document.querySelectorAll('section.prompt')].filter(shown)) {
    const room = prompt.getBoundingClientRect()
    for (const it of [...prompt.querySelectorAll('.ask, .ask small, .btn')].filter(shown))
      if (beyond(it.getBoundingClientRect(), room)) found.push(`out of the prompt: ${name(it)}`)
    if (prompt.classList.contains('over')) found.push(`the prompt is too tall: ${name(prompt)}`)
  }

  // On a phone the prompt lies over the board, and over the foot of a scene.
  const MOST_OF_A_PHONE = 0.36
  if (!desk) {
    const scene = document.querySelector('.board .scene')
    const prompt = (scene ?? document).querySelector('section.prompt')?.getBoundingClientRect()
    const scroller = scene ?? document.scrollingElement
    const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
    const ceiling = scene ? scene.getBoundingClientRect().top : document.querySelector('header').offsetHeight
    const floor = prompt?.top ?? innerHeight
    const spots = [...(scene ?? document).querySelectorAll('.board :is(.hot, .may, .stepper)')]
      .filter((it) => it.checkVisibility() && !it.closest('[inert], section.prompt'))
      .map((it) => [it, it.getBoundingClientRect()])
      .sort(([, one], [, other]) => one.top - other.top)
    const covered = ([, { top, bottom }]) => top < ceiling - SLACK || bottom > floor + SLACK
    const height = Math.max(...spots.map(([, box]) => box.bottom)) - (spots[0]?.[1].top ?? 0)
    const must = height <= floor - ceiling ? spots : spots.slice(0, 1)
    for (const [it] of must.filter(covered)) found.push(`hidden behind the prompt: ${name(it)}`)
    for (const [it] of spots.filter(([, box]) => box.bottom - left > floor + SLACK))
      found.push(`cannot be scrolled to: ${name(it)}`)
    if (!scene && prompt && prompt.height > MOST_OF_A_PHONE * innerHeight)
      found.push(`the prompt takes ${Math.round((100 * prompt.height) / innerHeight)} % of the phone`)
  }

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
      if (clips(style) && beyond(line, it.getBoundingClientRect())) return true
      const by = cutBy(it, line)
      return by && by !== 'scrolled'
    })
    if (cut) found.push(`cut off: ${name(it)}`)
    if (lines.length > 1) for (const word of broken(text)) found.push(`broken without a hyphen: ${word} in ${name(it)}`)
  }
  /**
   * Words that go on in the next line, though nobody has said that they may. Browsers hyphenate few languages by
   * themselves, and this one none: what is left to them is broken anywhere.
   */
  function broken(text) {
    const found = []
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{5,}/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = [...range.getClientRects()].map(({ top }) => top)
      if (Math.max(...tops) - Math.min(...tops) > LEADING) found.push(word)
    }
    return found
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
  return found
}
