import { tick } from 'svelte'

/** Where the reader is. The server sends one page for every address; this chooses what it shows. */
export type Place =
  | { page: 'lobby' }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'replay'; id: string; ply: number | null; as: number | null }
  | { page: 'rules'; game: string; at: string }
  | { page: 'all-rules' }
  | { page: 'make'; game: string | null; company: string | null }
  | { page: 'account' }
  | { page: 'forgotten' }
  | { page: 'recover' | 'confirm'; secret: string }
  | { page: 'lost' }

function number(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

function placeOf(address: URL): Place {
  const parts = address.pathname.split('/').filter(Boolean)
  const search = address.searchParams
  if (parts.length === 0) return { page: 'lobby' }
  if (parts[0] === 't' && parts.length === 2) {
    return { page: 'table', id: parts[1], invite: search.get('invite') }
  }
  if (parts[0] === 't' && parts[2] === 'replay' && parts.length === 3) {
    return { page: 'replay', id: parts[1], ply: number(search.get('ply')), as: number(search.get('as')) }
  }
  if (parts[0] === 'rules' && parts.length === 2) {
    return { page: 'rules', game: parts[1], at: address.hash.slice(1) }
  }
  if (parts[0] === 'rules' && parts.length === 1) return { page: 'all-rules' }
  if (parts[0] === 'make' && parts.length === 1) {
    return { page: 'make', game: search.get('game'), company: search.get('with') }
  }
  if (parts[0] === 'account' && parts.length === 1) return { page: 'account' }
  if (parts[0] === 'forgotten' && parts.length === 1) return { page: 'forgotten' }
  // The secret of a letter's link stands behind the hash, which no browser sends to any server.
  if ((parts[0] === 'recover' || parts[0] === 'confirm') && parts.length === 1) {
    return { page: parts[0], secret: address.hash.slice(1) }
  }
  return { page: 'lost' }
}

/** The address of a finished game after so many answers, with all hands open or as one seat could see it. */
export function replayAddress(id: string, ply: number, as: number | null = null): string {
  return `/t/${id}/replay?ply=${ply}${as ? `&as=${as}` : ''}`
}

class Router {
  place = $state.raw<Place>(placeOf(new URL(location.href)))

  constructor() {
    addEventListener('popstate', () => this.#look())
    addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#look()
    scrollTo(0, 0)
    void tick().then(() => document.getElementById('main')?.focus({ preventScroll: true }))
  }

  /** Changes the address without leaving the page, as a replay does with its ply. */
  note(path: string): void {
    history.replaceState(null, '', path)
  }

  #look(): void {
    this.place = placeOf(new URL(location.href))
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest?.('a')
    if (!link || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
