/** What a choice would bring, in a line of the prompt. */
import { nameOf } from '../../board/spots'
import type { Choice } from '../../lib/wire'
import { listed, t } from '../../lib/words.svelte'
import { fitting } from './depots'
import type { DerivedReport, Game, Play } from './generated'
import { keptTogether } from './leaders'
import { CARDS_TO_END, RESOURCES, cardsOwned, heap, type Goods } from './reading'
import type { Workshop } from './workshop.svelte'

export const goodsInWords = (goods: Goods): string =>
  listed(
    RESOURCES.filter((good) => (goods[good] ?? 0) > 0).map((good) =>
      t('masters-so-many', { good, amount: goods[good]! }),
    ),
  )

/** Faith before and after so many steps, what that adds, and the report that it calls. */
export function faithMoves(play: Play, steps: number): string {
  if (!steps) return ''
  const seat = play.question?.seat ?? 1
  const { points } = play.printed.track
  const from = play.view.players[seat - 1].faith
  const to = Math.min(from + steps, points.length - 1)
  const moves = t('masters-faith-moves', { from, to, gain: points[to] - points[from] })
  return [moves, reportCalled(play, [seat], steps)].filter(Boolean).join(' ')
}

/** The same of everybody else, where so many resources are given up. */
export function othersMove(play: Play, steps: number): string {
  const seat = play.question?.seat ?? 1
  const others = play.view.players.map((_, index) => index + 1).filter((other) => other !== seat)
  const end = play.printed.track.points.length - 1
  const moves = others.map((other) => {
    const from = play.view.players[other - 1].faith
    return t('masters-faith-of', { name: play.name(other), from, to: Math.min(from + steps, end) })
  })
  const called = reportCalled(play, others, steps)
  return [moves.length ? `${listed(moves)}.` : '', called].filter(Boolean).join(' ')
}

/** The last report that is held where these seats, or alone the Black Cross, move so many steps. */
function reportCalled(play: Play, seats: number[], steps: number): string {
  const { reports, closes } = play.derived
  const called = reports.findLast(({ steps: lacking, cross }) =>
    seats.length ? seats.some((seat) => lacking[seat - 1] <= steps) : cross !== null && cross <= steps,
  )
  if (!called) return ''
  return t('masters-report-called', {
    section: called.section,
    ends: called.ends ? (closes ? 'now' : 'round') : 'no',
  })
}

const faithOf = (play: Play, seat: number): number => play.view.players[seat - 1].faith

/** How few steps before a report everybody is warned. */
const NEAR = 2

/** Whose marker comes to a report first, and how many steps it lacks; alone that may be the Black Cross. */
function nearest(play: Play, { steps, cross }: DerivedReport) {
  const seats = steps.map((lacking, index) => ({
    who: play.you(index + 1) === 'yes' ? 'you' : 'other',
    name: play.name(index + 1),
    steps: lacking,
  }))
  const all = cross === null ? seats : [...seats, { who: 'cross', name: '', steps: cross }]
  return all.reduce((first, next) => (next.steps < first.steps ? next : first))
}

/** What a report is, who keeps the tile, and how far off it is; or who kept it, once it has been held. */
export function saidOfReport(play: Play, section: number): string[] {
  const { first, pope: space, points } = play.printed.track.sections[section - 1]
  const report = play.derived.reports.find((one) => one.section === section)
  if (!report)
    return [
      t('masters-report-title', { section }),
      t('masters-report-held', { first, points }),
      ...keptAfter(play, section),
    ]
  const solo = play.view.seats === 1 ? 'yes' : 'no'
  const mine = play.mine.filter((seat) => play.you(seat) === 'yes')
  return [
    t('masters-report-title', { section }),
    t('masters-report-when', { solo, space, first, points }),
    t('masters-report-off', nearest(play, report)),
    ...mine.map((seat) => t('masters-report-mine', { lacking: Math.max(0, first - faithOf(play, seat)) })),
    ...(report.ends ? [t('masters-report-ends')] : []),
  ]
}

/** Who kept the tile of a report that has been held, and who had to turn it down. */
function keptAfter(play: Play, section: number): string[] {
  return play.view.players.flatMap(({ favours }, index) => {
    const tile = favours[section - 1]
    if (tile === 'inactive') return []
    const kept = tile === 'face_up' ? 'yes' : 'no'
    return [t('masters-report-came', { name: play.name(index + 1), you: play.you(index + 1), kept })]
  })
}

/** What whoever is asked should know below the question: that it is the last time, and what is about to happen. */
export function toldBelow(play: Play, { seat, step, options }: NonNullable<Play['question']>): string {
  const is = (verb: string) => options.some((option) => option.verb === verb)
  if (step === 'finish turn') {
    const leaders = is('play leader') ? 'play' : is('discard leader') ? 'discard' : 'none'
    return t('masters-about-finish-turn', { undo: play.canUndo ? 'yes' : 'no', leaders })
  }
  if (step !== 'act') return ''
  if (play.view.last_round) return t('masters-last-turn')
  const [report] = play.derived.reports
  if (!report) return ''
  const { section, first, points } = report
  const near = nearest(play, report)
  if (near.steps > NEAR) return ''
  const safe = faithOf(play, seat) >= first ? 'yes' : 'no'
  const ends = report.ends ? 'yes' : 'no'
  return t('masters-report-near', { ...near, section, first, points, safe, ends })
}

/** The end of a turn in which nothing else can be done, nor anything taken back: nobody has to press it. */
export function onlyEnd(play: Play): string | null {
  const { question, canUndo } = play
  if (question?.step !== 'finish turn' || question.options.length > 1 || canUndo) return null
  return question.options[0].action
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
    lost > 0 && othersMove(play, lost),
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
          t('masters-buy-last', {
            ends: play.view.seats === 1 ? 'won' : play.derived.closes ? 'now' : 'round',
          }),
        either && t('masters-buy-either'),
      ]
        .filter(Boolean)
        .join(' ')
    }
  }
  return null
}
