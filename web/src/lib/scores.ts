/** Lines of a score, as they are drawn. */

/** Icons of the lines by key; one that is not known has that of points. */
const ICONS: Record<string, string> = {
  cards: 'deck',
  leaders: 'hand',
  track: 'faith',
  faith: 'faith',
  favour: 'pope',
  favours: 'pope',
  tiles: 'pope',
  resources: 'coin',
  goods: 'coin',
  territories: 'territory',
  characters: 'character',
  ventures: 'venture',
  military: 'military',
  'lost points': 'excommunication',
  forfeits: 'excommunication',
  cities: 'palace',
  artists: 'artist',
  merchants: 'merchant',
  pope: 'pope',
  gold: 'gold',
  influence: 'influence',
  victories: 'laurel',
  'stones won': 'laurel',
  'culture in hand': 'hand',
  'characters in hand': 'character',
  'resources left': 'coin',
  'turn order': 'person',
}

export function iconOf(line: { key: string }): string {
  return ICONS[line.key] ?? 'vp'
}

/** Points as a figure, with a true minus sign. */
export function figure(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** So many more or fewer: with its sign. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`)
