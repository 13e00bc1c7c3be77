import type { OptionInfo, TableInfo } from './wire'

/** An option of a table in words: what was chosen, and whether that is as usual. */
export interface Agreed {
  key: string
  title: string
  value: string
  usual: boolean
  ruling: string | null
}

/** What was agreed on at a table, by the options of the rules it is played by. */
export function agreedOn(options: OptionInfo[], table: Pick<TableInfo, 'options'>): Agreed[] {
  return options.map(({ key, title, values, titles, ruling }) => {
    const place = Math.max(0, values.indexOf(table.options[key] ?? values[0]))
    return { key, title, value: titles[place], usual: place === 0, ruling }
  })
}

/** Where a ruling stands in the rules of a game. */
export const rulingAddress = (game: string, ruling: string): string => `/rules/${game}#${ruling}`
