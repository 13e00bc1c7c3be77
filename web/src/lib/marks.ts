/**
 * Lines with marks of colour, as games draw themselves for a terminal: `[green]text[/]`, and `\[` for a bracket
 * (see `bottega.kernel.drawing`). Marks may stand inside each other.
 */
export interface Run {
  text: string
  /** What it looks like: `bold`, `red`, … */
  marks: string[]
}

const TOKEN = /\\\[|\[\/[a-z_ ]*\]|\[[a-z][a-z_ ]*\]/g

/** A line cut where its look changes. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = []
  const open: string[][] = []
  const add = (text: string) => {
    const marks = open.flat()
    const last = runs.at(-1)
    if (last && last.marks.join() === marks.join()) last.text += text
    else if (text) runs.push({ text, marks })
  }
  let end = 0
  for (const { 0: token, index } of line.matchAll(TOKEN)) {
    add(line.slice(end, index))
    end = index + token.length
    if (token === '\\[') add('[')
    else if (token.startsWith('[/')) open.pop()
    else open.push(token.slice(1, -1).split(' '))
  }
  add(line.slice(end))
  return runs
}

/** Whether a line shows something by where its signs stand: then they must all be equally wide. */
export function isPicture(lines: string[]): boolean {
  return lines.some((line) => /\S {2,}\S|^ |[─-╿]/.test(line))
}
