/** Every message between server and client, by the names of `bottega.server.wire`. */

export type Json = any

export type Language = 'en' | 'it'

// The house

export interface OptionInfo {
  key: string
  title: string
  values: string[]
  titles: string[]
}

export interface GameInfo {
  key: string
  title: string
  about: string
  min_seats: number
  max_seats: number
  rules: number
  options: OptionInfo[]
  bots: string[]
  live: number
}

export interface CardInfo {
  name: string
  lines: string[]
}

export interface Page {
  title: string
  text: string
}

// Who you are

export interface Me {
  name: string
  account: boolean
}

export interface Rename {
  name: string
}

export interface Credentials {
  name: string
  password: string
}

// Tables

export interface SeatPlan {
  kind: 'me' | 'open' | 'bot'
  name?: string | null
  bot?: string | null
}

export interface NewTable {
  game: string
  seats: SeatPlan[]
  options?: Record<string, string>
  public?: boolean
  limit_minutes?: number | null
  shuffle_seats?: boolean
}

export interface Created {
  id: string
  invite: string
}

export interface SeatInfo {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string
  bot: string | null
  you: boolean
  online: boolean
  stand_in: boolean
}

export interface TableInfo {
  id: string
  name: string
  game: string
  options: Record<string, string>
  seats: SeatInfo[]
  status: 'waiting' | 'playing' | 'over'
  public: boolean
  host: boolean
  waiting_for: number[]
  your_turn: boolean
  limit_minutes: number | null
  created: number
  updated: number
  commitment: string
  winners: number[]
  rematch: string | null
}

export interface Sit {
  seat: number
  name?: string | null
  invite?: string | null
}

export interface Leave {
  seat: number
}

export interface SeatBot {
  seat: number
  bot: string
}

export interface Invite {
  invite: string
}

export interface Problem {
  code: string
  message: string
}

// What is asked, told and won

export interface Choice {
  action: string
  label: string
  verb: string
}

export interface Question {
  seat: number
  step: string
  prompt: string
  subject: Json
  options: Choice[]
  denied: Record<string, string>
}

export interface LogLine {
  ply: number
  seat: number | null
  text: string
  turn: boolean
}

export interface ScoreLine {
  key: string
  title: string
  points: number[]
}

export interface Result {
  winners: number[]
  scores: number[]
  lines: ScoreLine[]
  history: number[][]
  seed: string
  commitment: string
}

// Live play: what the server says

export interface Update {
  type: 'update'
  ply: number
  base: number | null
  seat: number | null
  state: Json
  asked: Question[]
  waiting_for: number[]
  log: LogLine[]
  events: Json[]
  scores: number[]
  can_undo: boolean
  result: Result | null
}

export interface TableNews {
  type: 'table'
  table: TableInfo
}

export interface Said {
  type: 'said'
  name: string
  seat: number | null
  text: string
  at: number
}

export interface ChatLog {
  type: 'chat'
  lines: Omit<Said, 'type'>[]
}

export interface Explained {
  type: 'explained'
  action: string
  text: string
}

export interface Refused {
  type: 'refused'
  code: string
  message: string
  ply: number
}

export interface Pong {
  type: 'pong'
  at: number
}

export type ServerMessage = Update | TableNews | Said | ChatLog | Explained | Refused | Pong

// Live play: what the client says

export type ClientMessage =
  | { type: 'hello'; ply: number | null }
  | { type: 'answer'; ply: number; seat: number; action: string }
  | { type: 'undo'; ply: number; seat: number }
  | { type: 'say'; text: string }
  | { type: 'explain'; seat: number; action: string }
  | { type: 'ping'; at: number }

// Replay

export interface ReplayStep {
  ply: number
  plies: number
  seat: number | null
  state: Json
  events: Json[]
  log: LogLine[]
  scores: number[]
  answer: string | null
}

export interface ReplayInfo {
  table: TableInfo
  plies: number
  turns: number[]
  log: LogLine[]
  result: Result
}
