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
 */
const SECTION = /^(\d+)\. /
const RULING = /^\*\*([A-Z]\d+|†)\.?\*\*|^(R\d+)$/

function anchor(text: string, numbered: RegExp): string {
  const found = text.match(numbered)
  return found ? ` id="${found[1] ?? found[2]}"` : ''
}

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*\s][^*]*)\*/g, '<i>$1</i>')
    .replace(/\b_([^_]+)_\b/g, '<i>$1</i>')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+|#[^)\s]*)\)/g, '<a href="$2">$1</a>')
}

function table(lines: string[]): string {
  const rows = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|'),
  )
  const cells = (row: string[], tag: string) =>
    row.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join('')
  const body = rows.slice(2).map((row) => `<tr${anchor(row[0].trim(), RULING)}>${cells(row, 'td')}</tr>`)
  return `<div class="scroll" tabindex="0" role="group"><table><thead><tr>${cells(rows[0], 'th')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

function list(lines: string[]): string {
  const tag = /^\s*\d/.test(lines[0]) ? 'ol' : 'ul'
  const items: string[] = []
  for (const line of lines) {
    const item = line.match(/^\s*(?:[-*+]|\d+[.)])\s+(.*)$/)
    if (item) items.push(item[1])
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return `<${tag}>${items.map((item) => `<li${anchor(item, RULING)}>${inline(item)}</li>`).join('')}</${tag}>`
}

function block(text: string): string {
  const lines = text.split('\n')
  const heading = lines[0].match(/^(#{1,6})\s+(.*)$/)
  if (heading) {
    const level = Math.min(heading[1].length + 1, 6)
    const rest = lines.slice(1).join('\n').trim()
    return `<h${level}${anchor(heading[2], SECTION)}>${inline(heading[2])}</h${level}>${rest ? block(rest) : ''}`
  }
  if (lines.length > 1 && /^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(lines[1])) return table(lines)
  if (/^\s*(?:[-*+]|\d+[.)])\s/.test(lines[0])) return list(lines)
  if (lines[0].startsWith('```')) return `<pre>${escape(lines.slice(1, -1).join('\n'))}</pre>`
  if (lines.every((line) => line.startsWith('>'))) {
    return `<blockquote>${block(lines.map((line) => line.replace(/^>\s?/, '')).join('\n'))}</blockquote>`
  }
  const before = lines.findIndex((line) => /^\s*(?:[-*+]|\d+[.)])\s/.test(line))
  if (before > 0) return block(lines.slice(0, before).join('\n')) + block(lines.slice(before).join('\n'))
  return `<p${anchor(lines[0], RULING)}>${inline(lines.join(' '))}</p>`
}

export function markdown(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(block)
    .join('\n')
}
