/** Tables that happen to have the same name. */
import type { TableInfo } from './wire'

/** When a table was made, where another one of the list has the same name: how to tell them apart. */
export function madeAt(table: TableInfo, list: TableInfo[], language: string, now = new Date()): string {
  if (!list.some(({ id, name }) => id !== table.id && name === table.name)) return ''
  const made = new Date(table.created * 1000)
  const today = made.toDateString() === now.toDateString()
  const day: Intl.DateTimeFormatOptions = today ? {} : { day: 'numeric', month: 'short' }
  return made.toLocaleString(language, { ...day, hour: 'numeric', minute: '2-digit' })
}
