/** What the game writes as its position, and small things read off it for drawing. No rules here. */

export type Good = 'coin' | 'wood' | 'stone' | 'servant' | 'military' | 'faith' | 'vp' | 'privilege'
export type Goods = Partial<Record<Good, number>>
export type Type = 'territory' | 'character' | 'building' | 'venture'
export type Die = 'white' | 'black' | 'orange'
export type Member = Die | 'neutral'

export const RESOURCES: Good[] = ['coin', 'wood', 'stone', 'servant']
export const TYPES: Type[] = ['territory', 'character', 'building', 'venture']
export const DICE: Die[] = ['white', 'black', 'orange']
export const MEMBERS: Member[] = [...DICE, 'neutral']
export const COLOURS: Record<Type, string> = {
  territory: 'green',
  character: 'blue',
  building: 'yellow',
  venture: 'purple',
}

export interface Player {
  goods: Goods
  cards: Record<Type, string[]>
  /** Those at home. */
  members: Member[]
  bonus: string
  /** Excommunications suffered. */
  tiles: string[]
  /** Leaders; `?` is one that may not be seen. */
  hand: string[]
  played: string[]
  used: string[]
  /** Whose ability Lorenzo de' Medici has. */
  copied: string
  /** The member that Federico da Montefeltro made strong for this round. */
  strong: Member | 'none'
}

/** A step of the agenda: its subject stands beside its key. */
export interface Frame {
  step: string
  seat: number | 'nature'
  member?: Member
  space?: string
  floor?: string
  source?: string
  spent?: number
  left?: number
  value?: number
  slot?: number
}

export interface View {
  seats: number
  advanced: boolean
  round: number
  order: number[]
  tiles: string[]
  dice: Record<Die, number>
  floors: Record<string, string>
  /** Who stands where, such as `2 white`. */
  spaces: Record<string, string[]>
  players: Player[]
  packs: string[][]
  discarded: string[]
  agenda: Frame[]
}

/** What the position does not say in so many words, as the rules have it. */
export interface Gloss {
  /** The period of the round, 1 to 3; during the set-up the first. */
  period: number
  /** Spaces that are covered, because there are too few players. */
  closed: string[]
  /** While a member is being placed: floors whose card it cannot get, and the good of which there is too little. */
  lacking: Partial<Record<string, Good>>
  /** In seat order. */
  players: Outcome[]
}

/** What follows for a player from cards, leaders in play and excommunications. */
export interface Outcome {
  /** What each member is worth before servants. */
  members: Record<Member, number>
  /** Coins that the towers take from this player now; those that take none are left out. */
  fees: Partial<Record<Type, number>>
  /** Military points that the next territory needs; 0 where it needs none. */
  slot: number
  /** What cards of a type are worth at the end; types that are worth nothing are left out. */
  points: Partial<Record<Type, number>>
  /** For each leader in hand that may be seen: how much of each of its needs the player has. */
  owned: Record<string, number[]>
}

/** An event as the game tells it. */
export interface Told {
  event: string
  seat?: number
  member?: Member
  space?: string
  floor?: string
  servants?: number
  coins?: number
  card?: string
  cost?: Goods
  goods?: Goods
  value?: number
  leader?: string
  source?: string
  tile?: string
  period?: number
  points?: number
  die?: Die
}

export interface Piece {
  seat: number
  member: Member
}

/** Who stands on a space. */
export function piecesOn(view: View, space: string): Piece[] {
  return (view.spaces[space] ?? []).map((piece) => {
    const [seat, member] = piece.split(' ')
    return { seat: Number(seat), member: member as Member }
  })
}

/** The card on a floor, or nothing where it was taken. */
export function cardOn(view: View, floor: string): string | null {
  const card = view.floors[floor]
  return !card || card === 'none' ? null : card
}

/** What is asked of a seat at this moment, if anything. */
export function frameOf(view: View, seat: number): Frame | null {
  return view.agenda[0]?.seat === seat ? view.agenda[0] : null
}

export function held(player: Player, good: Good): number {
  return player.goods[good] ?? 0
}
