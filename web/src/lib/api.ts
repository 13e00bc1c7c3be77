import type { GameRecord } from './shuffle'
import type * as wire from './wire'

/** The server refused: `code` for programs, `message` for people. */
export class Trouble extends Error implements wire.Problem {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Trouble('offline', '')
  }
  const text = await response.text()
  const json = text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined
  if (!response.ok) throw new Trouble(json?.code ?? 'unknown', json?.message ?? '', response.status)
  return json as T
}

const get = <T>(path: string) => ask<T>('GET', path)
const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body)

/** Says for which table something is printed, where its edition is not the usual one. */
export const printedAt = ({ id, edition }: Pick<wire.TableInfo, 'id' | 'edition'>): string =>
  edition ? `&table=${id}` : ''

export const api = {
  games: (lang: string) => get<wire.GameInfo[]>(`/games?lang=${lang}`),
  /** Of a game by the rules of a version: the cards, what is printed, and the options of its tables. */
  cards: (game: string, rules: number, lang: string, edition = '') =>
    get<Record<string, wire.CardInfo[]>>(`/games/${game}/cards?rules=${rules}&lang=${lang}${edition}`),
  printed: (game: string, rules: number, edition = '') =>
    get<wire.Json>(`/games/${game}/static?rules=${rules}${edition}`),
  editionOf: (game: string, lang: string) => get<wire.Changeable[]>(`/games/${game}/edition?lang=${lang}`),
  readEdition: (game: string, body: wire.EditionFile) => post<wire.Edition>(`/games/${game}/edition`, body),
  options: (game: string, rules: number, lang: string) =>
    get<wire.OptionInfo[]>(`/games/${game}/options?rules=${rules}&lang=${lang}`),
  words: (game: string, lang: string) => get<wire.Words>(`/games/${game}/words?lang=${lang}`),
  rules: (game: string, lang: string) => get<wire.Page>(`/games/${game}/rules?lang=${lang}`),

  me: (lang: string) => get<wire.Me>(`/me?lang=${lang}`),
  rename: (body: wire.Rename) => ask<wire.Me>('PUT', '/me', body),
  register: (body: wire.Credentials) => post<wire.Me>('/register', body),
  login: (body: wire.Credentials) => post<wire.Me>('/login', body),
  logout: () => post<void>('/logout'),
  account: () => get<wire.AccountInfo>('/account'),
  endSession: (id: string) => ask<void>('DELETE', `/sessions/${id}`),
  endOtherSessions: () => ask<void>('DELETE', '/sessions'),
  changePassword: (body: wire.ChangePassword) => ask<wire.Me>('PUT', '/password', body),
  changeEmail: (body: wire.ChangeEmail, lang: string) => ask<void>('PUT', `/email?lang=${lang}`, body),
  confirmEmail: (body: wire.Link) => post<void>('/email/confirm', body),
  forgotten: (body: wire.Forgotten, lang: string) => post<void>(`/forgotten?lang=${lang}`, body),
  recover: (body: wire.Recovery) => post<wire.Me>('/recover', body),

  tables: () => get<wire.TableInfo[]>('/tables'),
  myTables: () => get<wire.TableInfo[]>('/tables/mine'),
  makeTable: (body: wire.NewTable) => post<wire.Created>('/tables', body),
  table: (id: string) => get<wire.TableInfo>(`/tables/${id}`),
  sit: (id: string, body: wire.Sit) => post<wire.TableInfo>(`/tables/${id}/sit`, body),
  reveal: (id: string, body: wire.Reveal) => post<wire.TableInfo>(`/tables/${id}/reveal`, body),
  leave: (id: string, body: wire.Leave) => post<void>(`/tables/${id}/leave`, body),
  seatBot: (id: string, body: wire.SeatBot) => post<void>(`/tables/${id}/bot`, body),
  resign: (id: string, body: wire.Leave) => post<void>(`/tables/${id}/resign`, body),
  deleteTable: (id: string) => ask<void>('DELETE', `/tables/${id}`),
  start: (id: string) => post<void>(`/tables/${id}/start`),
  invite: (id: string) => post<wire.Invite>(`/tables/${id}/invite`),
  promise: (id: string, body: wire.Promised) => post<wire.TableInfo>(`/tables/${id}/promise`, body),
  rematch: (id: string) => post<wire.Created>(`/tables/${id}/rematch`),
  playOn: (id: string, body: wire.PlayOn) => post<wire.Created>(`/tables/${id}/play-on`, body),
  takeBack: (id: string, body: wire.Leave) => post<void>(`/tables/${id}/return`, body),

  recordAddress: (id: string) => `/api/tables/${id}/record`,
  record: (id: string) => get<GameRecord>(`/tables/${id}/record`),
  draws: (id: string) => get<wire.Draw[]>(`/tables/${id}/draws`),
  replay: (id: string, as: number | null, lang: string) =>
    get<wire.ReplayInfo>(`/tables/${id}/replay?lang=${lang}${as ? `&as=${as}` : ''}`),
  replayStep: (id: string, ply: number, as: number | null, lang: string, plain: boolean) =>
    get<wire.ReplayStep>(
      `/tables/${id}/replay/${ply}?lang=${lang}${as ? `&as=${as}` : ''}${plain ? '&plain=true' : ''}`,
    ),
}
