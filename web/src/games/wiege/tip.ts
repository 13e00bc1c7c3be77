/** What a card is called and what it says, as the server words it. */
import { linesOf } from '../../board/spots'
import type { TipText } from '../../board/tips.svelte'
import type { Play } from './generated'

/** The name alone: year and group, which follow an event's name in brackets, are shown in other ways. */
export function titleOf(play: Play, id: string): string {
  return (linesOf(play, id)[0] ?? id).replace(/ \([^)]*\)$/, '')
}

/** A card's text, which also says what of it is reconstructed. Below its name, what is to be said here. */
export function tipOf(play: Play, id: string, here = ''): TipText {
  const [title = id, ...rest] = linesOf(play, id)
  return { lines: [title, ...(here ? [here] : []), ...rest] }
}
