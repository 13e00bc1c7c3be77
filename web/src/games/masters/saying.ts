/** What a choice would bring, in a line of the prompt. */
import { nameOf } from '../../board/spots'
import type { Choice } from '../../lib/wire'
import { listed, t } from '../../lib/words.svelte'
import { fitting } from './depots'
import type { Game, Play } from './generated'
import { keptTogether } from './leaders'
import { CARDS_TO_END, RESOURCES, cardsOwned, heap, type Goods } from './reading'
import type { Workshop } from './workshop.svelte'

export const goodsInWords = (goods: Goods): string =>
  listed(
    RESOURCES.filter((good) => (goods[good] ?? 0) > 0).map((good) =>
      t('masters-so-many', { good, amount: goods[good]! }),
    ),
  )

/** Faith before and after so many steps, and what it is worth then. */
export function faithMoves(play: Play, steps: number): string {
  const from = play.view.players[(play.question?.seat ?? 1) - 1].faith
  const to = Math.min(from + steps, play.printed.track.points.length - 1)
  return steps ? t('masters-faith-moves', { from, to, points: play.printed.track.points[to] }) : ''
}

/** What a line of the market gives, what of it finds no depot, and how far it moves on the track. */
function lineSays(play: Play, facts: Choice['facts']): string {
  const gives = (facts.gives ?? {}) as Goods
  const seat = (play.question?.seat ?? 1) - 1
  const { depots, leader_depot } = play.printed
  const fits = fitting(
    play.view.players[seat].warehouse,
    gives,
    play.derived.players[seat],
    depots,
    leader_depot,
  )
  const over = Object.fromEntries(RESOURCES.map((good) => [good, (gives[good] ?? 0) - (fits[good] ?? 0)]))
  const lost = heap(over).reduce((sum, [, amount]) => sum + amount, 0)
  const goods = goodsInWords(gives)
  const whites = Number(facts.whites ?? 0)
  const lines = [
    goods && t('masters-line-brings', { goods }),
    whites > 0 && t('masters-line-whites', { count: whites }),
    lost > 0 && t('masters-line-over', { goods: goodsInWords(over) }),
    lost > 0 &&
      t('masters-store-price', {
        solo: play.table.seats.length === 1 ? 'yes' : 'no',
        count: lost,
        gone: 0, // nothing has been taken yet
      }),
    faithMoves(play, gives.faith ?? 0),
  ].filter(Boolean)
  return lines.join(' ') || t('masters-line-nothing')
}

export function saidOf(play: Play, workshop: Workshop, choice: Choice<Game>): string | null {
  switch (choice.verb) {
    case 'keep':
      return keptTogether(play, choice)
    case 'market row':
    case 'market column':
      return lineSays(play, choice.facts)
    case 'buy':
    case 'buy without': {
      const seat = play.question?.seat ?? 1
      const player = play.view.players[seat - 1]
      const covered = player.slots[choice.args.slot - 1].at(-1)
      const cost = (choice.facts.cost ?? {}) as Goods
      const either = RESOURCES.some((good) => {
        const mix = workshop.mix(seat, good)
        return mix !== null && mix.least < mix.most
      })
      const goods = goodsInWords(cost)
      return [
        goods
          ? t('masters-buy-pays', { goods, slot: choice.args.slot })
          : t('masters-buy-free', { slot: choice.args.slot }),
        covered && t('masters-buy-covers', { card: nameOf(play, covered) }),
        cardsOwned(player) + 1 === CARDS_TO_END &&
          !play.view.last_round &&
          t('masters-buy-last', { solo: play.view.seats === 1 ? 'yes' : 'no' }),
        either && t('masters-buy-either'),
      ]
        .filter(Boolean)
        .join(' ')
    }
  }
  return null
}
