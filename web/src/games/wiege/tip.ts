/** What a card is called and what it says, as the server words it. */
import { linesOf } from '../../board/spots'
import type { TipText } from '../../board/tips.svelte'
import type { Play } from './generated'

/** A card's text, which also marks what of it is reconstructed. Below its name, what is to be said here. */
export function tipOf(play: Play, id: string, here = ''): TipText {
  const [title = id, ...rest] = linesOf(play, id)
  return { lines: [title, ...(here ? [here] : []), ...rest] }
}
