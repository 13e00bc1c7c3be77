/**
 * Markdown to HTML, as much of it as the rules pages use. Everything is escaped before anything is marked
 * up, so no text can bring its own HTML.
 */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/**
 * Sections and rulings are linked to by their number, which is the same in every language: `#7`, `#R6`. A ruling is a
 * paragraph, an item or a row of a table that begins with its number. What explains a mark begins with the mark: `#†`.
 * Within a section its numbered items are `#7.3`, and its paragraphs that begin in bold, by letter, `#7.b`.
 */
const SECTION = /^(\d+)\. /
const RULING = /^\*\*([A-Z]\d+|†)\.?\*\*|^(R\d+)$/

function anchor(text: string, numbered: RegExp): string {
  const found = text.match(numbered)
  return found ? ` id="${found[1] ?? found[2]}"` : ''
}

/** A row of a table that names what a program would write: such a section, and what follows it, is for programmers. */
const CODED = /^\|(?:[^|\n]*\|)*? *`/m

/** Where in a page the sections for programmers begin; its end where it has none. */
export function codedFrom(text: string): number {
  const row = text.search(CODED)
  const heading = row < 0 ? -1 : text.lastIndexOf('\n## ', row)
  return heading < 0 ? text.length : heading + 1
}

/** What the rulings of a page say, by their numbers: for whoever points at a number. */
function rulingsOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of text.split(/\n\s*\n|\n(?=[-*|] ?)/)) {
    const [, bold, row] = part.match(/^(?:[-*] )?\*\*([A-Z]\d+)\.?\*\*|^\| (R\d+) \|/) ?? []
    if (bold ?? row) found.set(bold ?? row, plain(part))
  }
  return found
}

/** Without marks, and no longer than anybody reads beside a pointer. */
function plain(text: string): string {
  const words = text
    .replace(/[`*|_]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length > 320 ? `${words.slice(0, 319)}…` : words
}

/** Where in the page we are: the section, and how many of its paragraphs began in bold. */
class Place {
  section = ''
  #bold = 0
  #rulings: Map<string, string>

  constructor(rulings: Map<string, string>) {
    this.#rulings = rulings
  }

  /** The number of a ruling stands small beside what it settles; what it says is shown to whoever points at it. */
  marked(html: string): string {
    return html.replace(/ ?\(([A-Z]\d+)\)/g, (whole, number: string) => {
      const said = this.#rulings.get(number)
      return said ? `<sup class="ref" title="${escape(said)}">${number}</sup>` : whole
    })
  }

  enter(heading: string): void {
    const found = heading.match(SECTION)
    if (!found) return
    this.section = found[1]
    this.#bold = 0
  }

  /** An item keeps its own number, also where a table has come between. */
  item(line: string): string {
    const number = line.match(/^(\d+)[.)]\s/)?.[1]
    return this.section && number ? ` id="${this.section}.${number}" value="${number}"` : ''
  }

  paragraph(text: string): string {
    if (!text.startsWith('**')) return ''
    const letter = String.fromCharCode(97 + this.#bold++)
    return anchor(text, RULING) || (this.section ? ` id="${this.section}.${letter}"` : '')
  }
}

function inline(text: string, place: Place): string {
  return place.marked(dressed(text))
}

/** A remark in brackets on how older versions of the rules had it, and the mark of what was reconstructed. */
const OLDER = /\([^()]*\bversione? 1\b[^()]*\)/gi
const DAGGER = /†(?!<\/b>)/g

function dressed(text: string): string {
  return escape(text)
    .replace(OLDER, '<small class="ref">$&</small>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*\s][^*]*)\*/g, '<i>$1</i>')
    .replace(/\b_([^_]+)_\b/g, '<i>$1</i>')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+|#[^)\s]*)\)/g, '<a href="$2">$1</a>')
    .replace(DAGGER, '<sup class="ref">†</sup>')
}

function table(lines: string[], place: Place): string {
  const rows = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|'),
  )
  const cells = (row: string[], tag: string) =>
    row.map((cell) => `<${tag}>${inline(cell.trim(), place)}</${tag}>`).join('')
  const body = rows.slice(2).map((row) => `<tr${anchor(row[0].trim(), RULING)}>${cells(row, 'td')}</tr>`)
  return `<div class="scroll" tabindex="0" role="group"><table><thead><tr>${cells(rows[0], 'th')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

function list(lines: string[], place: Place): string {
  const tag = /^\s*\d/.test(lines[0]) ? 'ol' : 'ul'
  const items: { text: string; id: string }[] = []
  for (const line of lines) {
    const item = line.match(/^\s*(?:[-*+]|\d+[.)])\s+(.*)$/)
    const inner = tag === 'ol' && items.length > 0 && /^\s+[-*+]\s/.test(line)
    if (item && inner) items[items.length - 1].text += `\n• ${item[1]}`
    else if (item) items.push({ text: item[1], id: place.item(line) })
    else items[items.length - 1].text += ` ${line.trim()}`
  }
  const made = items.map(
    ({ text, id }) => `<li${anchor(text, RULING) || id}>${inline(text, place).replaceAll('\n', '<br>')}</li>`,
  )
  return `<${tag}>${made.join('')}</${tag}>`
}

function block(text: string, place: Place): string {
  const lines = text.split('\n')
  const heading = lines[0].match(/^(#{1,6})\s+(.*)$/)
  if (heading) {
    const level = Math.min(heading[1].length + 1, 6)
    const rest = lines.slice(1).join('\n').trim()
    if (heading[1].length === 2) place.enter(heading[2])
    return `<h${level}${anchor(heading[2], SECTION)}>${inline(heading[2], place)}</h${level}>${rest ? block(rest, place) : ''}`
  }
  if (lines.length > 1 && /^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(lines[1])) return table(lines, place)
  if (/^\s*(?:[-*+]|\d+[.)])\s/.test(lines[0])) return list(lines, place)
  if (lines[0].startsWith('```')) return `<pre>${escape(lines.slice(1, -1).join('\n'))}</pre>`
  if (lines.every((line) => line.startsWith('>'))) {
    return `<blockquote>${block(lines.map((line) => line.replace(/^>\s?/, '')).join('\n'), place)}</blockquote>`
  }
  const before = lines.findIndex((line) => /^\s*(?:[-*+]|\d+[.)])\s/.test(line))
  if (before > 0) {
    return block(lines.slice(0, before).join('\n'), place) + block(lines.slice(before).join('\n'), place)
  }
  return `<p${place.paragraph(lines[0])}>${inline(lines.join(' '), place)}</p>`
}

/** `coded`: what the sections for programmers are folded away under, if they are. */
export function markdown(text: string, coded = ''): string {
  const place = new Place(rulingsOf(text))
  const end = coded ? codedFrom(text) : text.length
  const made = blocks(text.slice(0, end), place)
  if (end === text.length) return made
  return `${made}\n<details class="coded"><summary>${escape(coded)}</summary>${blocks(text.slice(end), place)}</details>`
}

function blocks(text: string, place: Place): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => block(part, place))
    .join('\n')
}
