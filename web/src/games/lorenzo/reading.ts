/** Small things read off the position, for drawing. No rules here. */
import type {
  CardFacts,
  Die,
  EffectFacts,
  Floor,
  Frame,
  Good,
  Holding,
  Leader,
  Member,
  Player,
  Space,
  Type,
  View,
} from './generated'

export type Goods = Partial<Record<Good, number>>

export const RESOURCES: Holding[] = ['coin', 'wood', 'stone', 'servant']
export const TYPES: Type[] = ['territory', 'character', 'building', 'venture']
export const DICE: Die[] = ['white', 'black', 'orange']
export const MEMBERS: Member[] = [...DICE, 'neutral']
export const COLOURS: Record<Type, string> = {
  territory: 'green',
  character: 'blue',
  building: 'yellow',
  venture: 'purple',
}

export interface Piece {
  seat: number
  member: Member
}

/** A floor of a tower, counted from below. */
export const floorAt = (type: Type, height: number) => `${type} ${height}` as Floor
export const HEIGHTS = [4, 3, 2, 1]

/** Leaders that may be seen. */
export const seen = (leaders: (Leader | '?')[]): Leader[] => leaders.filter((id) => id !== '?')

/** Who stands on a space. */
export function piecesOn(view: View, space: Space): Piece[] {
  return (view.spaces[space] ?? []).map((piece) => {
    const [seat, member] = piece.split(' ')
    return { seat: Number(seat), member: member as Member }
  })
}

/** The card on a floor, or nothing where it was taken. */
export function cardOn(view: View, floor: Floor): string | null {
  const card = view.floors[floor]
  return !card || card === 'none' ? null : card
}

/** Lines of a card one after the other: what begins with a small letter, or follows a colon, goes on. */
export function inSentences(lines: string[]): string {
  const parts = lines.map((line, place) => {
    const next = lines[place + 1]
    return line.endsWith(':') || (next && /^\p{Ll}/u.test(next)) ? line : `${line}.`
  })
  return parts.join(' ')
}

/** What is asked of a seat at this moment, if anything. */
export function frameOf(view: View, seat: number): Frame | null {
  return view.agenda[0]?.seat === seat ? view.agenda[0] : null
}

export function held(player: Player, good: Holding): number {
  return player.goods[good] ?? 0
}

/** What a card does after it was taken: with which value it works, its lasting effects, points at the end. */
export function laterOf(card: CardFacts): { value: number | null; does: EffectFacts[]; points: number } {
  if (card.type === 'character') return { value: null, does: card.lasting, points: 0 }
  if (card.type === 'venture') return { value: null, does: [], points: card.points }
  return { value: card.value, does: card.works, points: 0 }
}
