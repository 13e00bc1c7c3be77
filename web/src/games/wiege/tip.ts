/** What a card is called and what it says, as the server words it. */
import { linesOf, nameOf } from '../../board/spots'
import type { TipText } from '../../board/tips.svelte'
import { listed, t } from '../../lib/words.svelte'
import type { EventFacts, Play } from './generated'

/**
 * A card's text, which also marks what of it is reconstructed; what its genius mark is good for. Below its name, what is
 * to be said here.
 */
export function tipOf(play: Play, id: string, here = ''): TipText {
  const [title = id, kind, ...rest] = linesOf(play, id)
  const card = play.printed.cards[id]
  const mark = card?.sort === 'culture' && card.mark ? t('wiege-mark-brings', { colour: card.mark }) : ''
  return { lines: [title, here, kind, mark, ...rest].filter(Boolean) }
}

/** Cards that count alike lie on each other: which they are; empty where one lies alone. */
export function saidOfAlike(play: Play, ids: string[]): string {
  if (ids.length < 2) return ''
  return t('wiege-alike', { count: ids.length, names: listed(ids.map((id) => nameOf(play, id))) })
}

/**
 * An event's text, with what its last spaces bring in place of how they are joined, which is seen. `height`: how many
 * events lie there.
 */
export function tipOfEvent(play: Play, id: string, event: EventFacts, height: number, here: string): TipText {
  const [title = id, group, story, symbols, , ...rest] = linesOf(play, id)
  const has = (colour: string) => event.spaces.some((space) => space.colour === colour)
  const told = [
    here,
    group,
    story,
    symbols,
    has('blue') && t('wiege-last-blue'),
    has('red') && t('wiege-last-red', { count: height }),
    t('wiege-numbers'),
    ...rest.slice(event.spaces.length),
  ]
  return { lines: [title, ...told.filter((line): line is string => Boolean(line))] }
}
