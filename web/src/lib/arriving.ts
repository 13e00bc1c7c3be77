import { api } from './api'
import { router } from './router.svelte'
import type { TableInfo } from './wire'

let known: TableInfo | null = null

/** To a table that was made here a moment ago: nobody has to ask how it stands. */
export function goTo(table: TableInfo): void {
  known = table
  router.go(`/t/${table.id}`)
}

/** How a table stands, for somebody who arrives at it. */
export async function tableAt(id: string): Promise<TableInfo> {
  const table = known
  known = null
  return table?.id === id ? table : api.table(id)
}
