// Gara in the browser: the commissions, what was submitted for each of them, and the designs in hand.
// A plain module, served as it stands. docs/new-game.md, "Draw it in the browser", says what a table holds.

const COMMISSIONS = [0, 1, 2, 3]

// The style stands beside this file; the board waits for it.
const { href } = new URL('board.css', import.meta.url)
const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
await new Promise((done) => {
  style.onload = style.onerror = done
  document.head.append(style)
})

export function mount(element, table) {
  const update = (now, events) => {
    const held = element.querySelector(':focus')?.dataset.action
    const shown = events.some(({ event }) => event === 'shown')
    element.replaceChildren(make('div', 'gara', commissions(now, shown), ...hands(now)))
    if (held) element.querySelector(`[data-action="${held}"]`)?.focus()
  }
  update(table, [])
  return { update, destroy: () => element.replaceChildren() }
}

/** A column for each commission, a row for each master. Designs that were shown just now turn over. */
function commissions(table, shown) {
  const { view, derived, names, scores, waitingFor, t } = table
  const rows = names.map((name, i) => {
    const florins = make('small', '', t('board-florins', { florins: scores[i] }))
    const master = make('th', waitingFor.includes(i + 1) ? 'gara-asked' : '', make('b', '', name), florins)
    const cells = COMMISSIONS.map((n) => {
      const cell = make('td', derived.paid[n] === i + 1 ? 'gara-paid' : '', card(table, view.submitted[i][n]))
      if (derived.paid[n] === i + 1) cell.append(make('span', 'gara-tag', t('board-paid')))
      cell.classList.toggle('gara-turned', shown && n === derived.paid.length - 1)
      return cell
    })
    const row = make('tr', '', master, ...cells)
    row.style.setProperty('--master', `var(--seat-${i + 1})`)
    return row
  })
  const head = make('tr', '', make('td', ''), ...COMMISSIONS.map((n) => commission(table, n)))
  const body = make('table', '', make('thead', '', head), make('tbody', '', ...rows))
  return sheet(t('board-commissions'), 'gara-table', body)
}

function commission({ view, t }, n) {
  const roll = view.rolls[n]
  const title = make('b', '', t('board-number', { number: n + 1 }))
  if (!roll) return make('th', 'gara-to-come', title, make('small', '', t('board-to-come')))
  const coin = '<circle cx="9" cy="9" r="7"/><path d="M9 5.5 12.5 9 9 12.5 5.5 9z"/>'
  const coins = Array.from({ length: roll }, () => picture('gara-coin', '0 0 18 18', coin))
  const florins = make('span', 'gara-florins', t('board-florins', { florins: roll }))
  const wanted = make('small', '', t(roll % 2 ? 'board-plain' : 'board-pomp'))
  return make('th', '', title, make('span', 'gara-coins', ...coins), florins, wanted)
}

/** The hands that can be seen: one's own, and in a replay everybody's. */
function hands(table) {
  const { view, names, seat, t } = table
  const seen = names.map((_, i) => i).filter((i) => view.hands[i].some((design) => design !== '?'))
  return seen.map((i) => {
    const mine = i + 1 === seat
    const designs = view.hands[i].toSorted((a, b) => a - b)
    const cards = designs.map((design) => make('li', '', (mine ? spot : card)(table, design)))
    return sheet(mine ? t('board-your-hand') : names[i], 'gara-own', make('ul', 'gara-hand', ...cards))
  })
}

/** A design of one's own: a button, as long as the server offers to submit it. */
function spot(table, design) {
  const option = table.options.find(({ args }) => args.design === design)
  if (!option) return card(table, design)
  const button = make('button', option.selected ? 'sel' : 'hot', card(table, design))
  button.dataset.action = option.action
  button.ariaLabel = option.label
  button.ariaPressed = option.selected
  button.disabled = table.sent !== null
  button.onclick = () => table.select(option.action)
  return button
}

/** A design as it lies on the table: open, face down, or not there yet. */
function card({ t }, design) {
  const kind = design === undefined ? 'no-design' : design === '?' ? 'face-down' : 'design'
  const shown = make('span', `gara-card gara-${kind}`)
  if (kind === 'design') shown.append(make('b', '', String(design)), facade(design))
  shown.role = 'img'
  shown.ariaLabel = t(`board-${kind}`, { design })
  return shown
}

/** The higher its number, the grander the building: more arches, more floors, and a dome in the end. */
function facade(design) {
  const floors = Math.ceil(design / 8)
  const wide = 44 / Math.ceil(design / 4)
  const top = 58 - 14 * floors
  const roof = floors < 3 ? `M5 ${top}h50L30 ${top - 11}z` : `M16 ${top}a14 13 0 0 1 28 0zM29 4V0h2v4z`
  let drawing = `<path class="wall" d="M8 58V${top}h44v${58 - top}z"/><path d="M4 58h52v3H4z${roof}"/>`
  for (let foot = 58; foot > top; foot -= 14)
    for (let x = 8; x < 51; x += wide)
      drawing += `<path d="M${x + wide * 0.2} ${foot}v-5a${wide * 0.3} 4.5 0 0 1 ${wide * 0.6} 0v5z"/>`
  return picture('gara-facade', '0 0 60 62', drawing)
}

const sheet = (title, kind, body) => make('section', `sheet framed ${kind}`, make('h2', '', title), body)

/** Names of players are text. Only pictures are written as markup, and they are made of numbers. */
function make(tag, className, ...children) {
  const made = document.createElement(tag)
  made.className = className
  made.append(...children)
  return made
}

function picture(className, box, drawing) {
  const held = document.createElement('template')
  held.innerHTML = `<svg class="${className}" viewBox="${box}" aria-hidden="true">${drawing}</svg>`
  return held.content
}
