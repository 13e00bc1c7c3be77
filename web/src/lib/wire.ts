/**
 * Every message between server and client, by the names of `bottega.server.wire`.
 *
 * The types are generated from the server's OpenAPI document (`make types`); only positions, which each
 * game writes in its own way, are left open.
 */
import type { components } from './schema'

type Schemas = components['schemas']

/** A position, or a part of one, as the game writes it. */
export type Json = any

/** What a game is to its board: `generated.ts` beside the board says it for each of ours. */
export interface GameTypes {
  view: Json
  derived: Json
  facts: Json
  told: Json
  /** What a question is about, by its step. */
  subjects: Record<string, Json>
  /** The arguments of each verb. */
  verbs: Record<string, Json>
}

/** The code of a language: `de`. */
export type Language = string

export type OptionInfo = Schemas['OptionInfo']
export type BotInfo = Schemas['BotInfo']
export type Changeable = Schemas['Changeable']
export type Edition = Schemas['Edition']
export type EditionFile = Schemas['EditionFile']
export type GameInfo = Schemas['GameInfo']
export type CardInfo = Schemas['CardInfo']
export type Page = Schemas['Page']
export type Words = Schemas['Words']
export type Me = Schemas['Me']
export type Rename = Schemas['Rename']
export type Credentials = Schemas['Credentials']
export type SessionInfo = Schemas['SessionInfo']
export type AccountInfo = Schemas['AccountInfo']
export type ChangePassword = Schemas['ChangePassword']
export type ChangeEmail = Schemas['ChangeEmail']
export type Forgotten = Schemas['Forgotten']
export type Recovery = Schemas['Recovery']
export type Link = Schemas['Link']
export type SeatPlan = Schemas['SeatPlan']
export type NewTable = Schemas['NewTable']
export type Created = Schemas['Created']
export type SeatInfo = Schemas['SeatInfo']
export type TableInfo = Schemas['TableInfo']
export type Sit = Schemas['Sit']
export type Reveal = Schemas['Reveal']
export type Promised = Schemas['Promise']
export type Draw = Schemas['Draw']
export type Leave = Schemas['Leave']
export type SeatBot = Schemas['SeatBot']
export type PlayOn = Schemas['PlayOn']
export type Invite = Schemas['Invite']
export type Problem = Schemas['Problem']
export type LogLine = Schemas['LogLine']
export type ScoreLine = Schemas['ScoreLine']
export type Result = Schemas['Result']
export type TableNews = Schemas['TableNews']
export type Said = Schemas['Said']
export type ChatLog = Schemas['ChatLog']
export type Explained = Schemas['Explained']
export type Foreseen = Omit<Schemas['Foreseen'], 'question' | 'derived'> & {
  question: Asked | null
  derived: Json
}
export type Kept = Schemas['Kept']
export type Refused = Schemas['Refused']
export type Pong = Schemas['Pong']
export type Hello = Schemas['Hello']
export type GiveAnswers = Schemas['GiveAnswers']
export type TakeBack = Schemas['TakeBack']
export type PassUntil = Schemas['PassUntil']
export type Say = Schemas['Say']
export type Explain = Schemas['Explain']
export type LookAhead = Schemas['LookAhead']
export type Ping = Schemas['Ping']
export type ReplayInfo = Schemas['ReplayInfo']
export type Panel = Schemas['Panel']

export type Plain = Omit<Schemas['Plain'], 'words'> & { words: Json }

export type VerbOf<G extends GameTypes> = Extract<keyof G['verbs'], string>
export type StepOf<G extends GameTypes> = Extract<keyof G['subjects'], string>

/** An option of a question: a verb with its arguments. */
export type Choice<G extends GameTypes = any, V extends VerbOf<G> = VerbOf<G>> = {
  [K in V]: Required<Omit<Schemas['Choice'], 'verb' | 'args' | 'rule'>> & {
    verb: K
    args: G['verbs'][K]
    rule?: string
  }
}[V]

/** A question, with its subject by its step. */
export type Question<G extends GameTypes = any> = {
  [S in StepOf<G>]: Omit<Schemas['Question'], 'step' | 'subject' | 'options'> & {
    step: S
    subject: G['subjects'][S]
    options: Choice<G>[]
  }
}[StepOf<G>]

/** A question as it is sent: without arguments and facts that are empty. */
export type Asked = Omit<Schemas['Question'], 'subject'> & { subject: Json }
export type Update = Omit<Schemas['Update'], 'state' | 'derived' | 'events' | 'asked' | 'plain'> & {
  state: Json
  derived: Json
  events: Json[]
  asked: Asked[]
  plain?: Plain | null
}
export type ReplayStep = Omit<Schemas['ReplayStep'], 'state' | 'derived' | 'events' | 'plain'> & {
  state: Json
  derived: Json
  events: Json[]
  plain?: Plain | null
}

export type ServerMessage = Update | TableNews | Said | ChatLog | Explained | Foreseen | Kept | Refused | Pong
export type ClientMessage = Hello | GiveAnswers | TakeBack | PassUntil | Say | Explain | LookAhead | Ping
