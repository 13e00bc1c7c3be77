import { api } from './api'
import { keep, recall } from './keep'
import type { Created, TableInfo } from './wire'

/** The secret of a new table's link is told only once; this browser remembers it. */
export function keepInvite(created: Created): void {
  keep(`invite.${created.id}`, created.invite)
}

/** The address of a table with the secret of its link, where this browser knows it. */
export function invitingAddress(id: string): string {
  const secret = recall(`invite.${id}`)
  return secret === null ? `/t/${id}` : `/t/${id}?invite=${secret}`
}

/** The link that lets others sit down. */
export async function inviteLink(table: Pick<TableInfo, 'id' | 'public' | 'host'>): Promise<string> {
  const address = new URL(`/t/${table.id}`, location.href)
  let secret = recall(`invite.${table.id}`)
  if (secret === null && table.host && !table.public) {
    secret = (await api.invite(table.id)).invite
    keep(`invite.${table.id}`, secret)
  }
  if (secret !== null) address.searchParams.set('invite', secret)
  return address.href
}
