/** Sentences of the log in which amounts of goods are shown as icons. */
import { GOODS } from './goods'
import { hasWords, language, t } from './words.svelte'

/** A piece of a sentence: words, or so much of a good with the words for it. */
export type Piece = string | { icon: string; amount: string; word: string }

const known = new Map<string, [RegExp, Map<string, string>] | null>()

/** What goods are called after a number: their words stand in the game's catalogue, as `masters-told-coin`. */
function goodsOf(game: string): [RegExp, Map<string, string>] | null {
  const key = `${game} ${language.current}`
  const found = known.get(key)
  if (found !== undefined) return found
  const icons = new Map(
    GOODS.filter((good) => hasWords(`${game}-told-${good}`)).flatMap((good) =>
      t(`${game}-told-${good}`)
        .split('|')
        .map((word) => [word, good] as const),
    ),
  )
  const words = [...icons.keys()].sort((one, other) => other.length - one.length)
  const goods: [RegExp, Map<string, string>] | null = words.length
    ? [new RegExp(`(?<![\\p{L}\\d])(\\d+)[ \u00a0](${words.join('|')})(?![\\p{L}])`, 'gu'), icons]
    : null
  if (icons.size > 0) known.set(key, goods)
  return goods
}

export function piecesOf(game: string, text: string): Piece[] {
  const goods = goodsOf(game)
  if (!goods) return [text]
  const [pattern, icons] = goods
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [whole, amount, word] = match
    if (match.index > end) pieces.push(text.slice(end, match.index))
    pieces.push({ icon: icons.get(word) ?? '', amount, word })
    end = match.index + whole.length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}
