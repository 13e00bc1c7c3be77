/**
 * What has been told of the auction and of the war under way, and of the decade that has ended. The position says where
 * they stand now, but not who bid what, nor how a round was fought; a war is over before anybody has read how it ended,
 * and a decade before anybody has seen who got what.
 */
import type { Auction, Play, Side, Told, ToldOf, View } from './generated'
import { SIDES, nobody } from './reading'

const isArmy = (lot: string) => SIDES.includes(lot as Side)
const BIDDING: Told['event'][] = ['bid made', 'bid passed', 'blocked', 'lot won', 'lot unsold']
const ENDS: Told['event'][] = ['war won', 'war drawn', 'war vetoed', 'war unfought']

/** A war as it was told. */
interface ToldWar {
  told: Told[]
  /** The status of all cities before it was decided. */
  status: Partial<View['status']>
  /** The points of all seats then. */
  scores: number[]
}

const isOver = ({ told }: ToldWar) => told.some(({ event }) => ENDS.includes(event))

/** The end of a decade: which one, and what everybody got. */
export interface DecadeEnd {
  decade: number
  incomes: ToldOf<'income'>[]
}

/** What comes after a decade, of so many: after the last nothing begins any more, and nothing is free again. */
export function followsDecade(decade: number, decades: number): 'decade' | 'last decade' | 'points' {
  if (decade >= decades) return 'points'
  return decade + 1 === decades ? 'last decade' : 'decade'
}

export class Chronicle {
  auction: Told[] = $state.raw([])
  /** The war that is shown, and those told after it: one's own waits until it has been read. */
  #wars: ToldWar[] = $state.raw([])
  war = $derived(this.#wars[0]?.told ?? [])
  status = $derived(this.#wars[0]?.status ?? {})
  scores = $derived(this.#wars[0]?.scores ?? [])
  /** Another war has begun since the one that is shown. */
  behind = $derived(this.#wars.length > 1)
  /** The decade that has just ended, until that has been read. */
  decade: DecadeEnd | null = $state.raw(null)
  /** The last war has been read. */
  dismissed = $state(true)
  over = $derived(this.war.some(({ event }) => ENDS.includes(event)))
  /** The armies have been sold: what is shown next is the war itself, whatever the position still says. */
  marching = $derived(this.war.some(({ event }) => event === 'condottiere paid'))
  /** Somebody at this screen has begun it or fights in it. */
  mine = $derived.by(() => this.#isMine(this.war))
  #play: Play
  #missed: Told[] = []
  #coming: Told[] = []
  #heard = 0
  /** How things stood before what is being told: its position may be on the page before all of it has been played. */
  #stood: Pick<ToldWar, 'status' | 'scores'> = { status: {}, scores: [] }
  #fresh = false
  /** The ply at which how the war ended was told. */
  #ended = Infinity

  constructor(play: Play) {
    this.#play = play
  }

  /** Events that are about to be shown, one after the other. */
  begin(events: Told[]): void {
    this.finish()
    this.#coming = events
    this.#stand()
    this.#heard = 0
    this.#fresh = true
  }

  #stand(): void {
    const { view, scores } = this.#play
    this.#stood = { status: view.status, scores }
  }

  /** Everything up to the event of this number has been shown. */
  upTo(place: number): void {
    while (this.#heard <= place && this.#heard < this.#coming.length) this.#hear(this.#coming[this.#heard++])
  }

  /** All of these have happened, whether they could be shown or not. */
  finish(events: Told[] = this.#coming): void {
    if (events !== this.#coming) this.begin(events)
    this.upTo(events.length)
  }

  /** What was told of this auction; nothing where the page has skipped the bid that leads, as a replay may. */
  of({ lot, leader, high }: Auction): Told[] {
    const told = this.auction.filter((told) => 'lot' in told && told.lot === lot)
    const led = (told: Told) => told.event === 'bid made' && told.seat === leader && told.bid === high
    return nobody(leader) || told.some(led) ? told : []
  }

  /** The war that is shown has been read: the next one is, if one has been told. */
  dismiss(): void {
    this.dismissed = !this.behind
    if (!this.behind) return
    this.#wars = this.#wars.slice(1)
    this.#ended = this.#play.shownPly
  }

  /** The end of the decade has been read. */
  closeDecade(): void {
    this.decade = null
  }

  /**
   * A new position is on the page. The one before the war was over has nothing to do with how it ended; but not every
   * answer tells something, and the others may go on before it was read.
   */
  shown(): void {
    const { missed, replay, shownPly } = this.#play
    const leapt = missed !== this.#missed
    if (leapt) this.#recall(missed)
    if (!this.over) this.#ended = Infinity
    else if (this.#fresh) this.#ended = Math.min(this.#ended, shownPly)
    if (!this.#fresh && this.over && (replay || shownPly < this.#ended)) this.dismissed = true
    if (!this.#fresh && replay) {
      if (!leapt) this.auction = this.#wars = []
      this.decade = null
    }
    this.#fresh = false
  }

  /** The page has come in the middle of a turn: what was told before is known, but not news. */
  #recall(missed: Told[]): void {
    this.#missed = missed
    this.#coming = []
    this.#stand()
    this.#fresh = false
    this.auction = this.#wars = []
    for (const told of missed) this.#hear(told)
    this.decade = null
  }

  #isMine(war: Told[]): boolean {
    return war.some((told) => this.#takesPart(told))
  }

  #takesPart(told: Told): boolean {
    const part =
      told.event === 'war declared' ||
      told.event === 'league joined' ||
      (told.event === 'lot won' && isArmy(told.lot))
    return part && !this.#play.replay && this.#play.mine.includes(told.seat)
  }

  /** However fast the others go on, one's own wars stay until they have been read. */
  get #unread(): ToldWar[] {
    const read = this.dismissed ? 1 : 0
    return this.#wars
      .slice(read)
      .filter((war) => isOver(war) && war.told.at(-1)?.event !== 'war unfought' && this.#isMine(war.told))
  }

  /** After a victory both cities change, and nothing else belongs to the war. */
  #settles({ told }: ToldWar, { event }: Told): boolean {
    const changes = told.filter((before) => before.event === 'status changed').length
    return event === 'status changed' && changes < 2 && told.some((before) => before.event === 'war won')
  }

  #hear(told: Told): void {
    if (told.event === 'put up') this.auction = [told]
    else if (BIDDING.includes(told.event)) this.auction = [...this.auction, told]
    if (told.event === 'decade ended') this.decade = { decade: told.decade, incomes: [] }
    else if (told.event === 'income' && this.decade)
      this.decade = { ...this.decade, incomes: [...this.decade.incomes, told] }
    else if (told.event !== 'decade began' && this.#play.replay) this.decade = null
    const { status, scores } = this.#stood
    if (told.event === 'status changed')
      this.#stood = { scores, status: { ...status, [told.city]: told.status } }
    const last = this.#wars.at(-1)
    if (told.event === 'war declared') {
      this.#wars = [...this.#unread, { told: [told], status, scores }]
      this.dismissed = false
    } else if (told.event === 'put up' && !isArmy(told.lot)) {
      this.#wars = this.#unread
    } else if (last && !isOver(last)) {
      const war = { ...last, told: [...last.told, told] }
      this.#wars = this.#wars.with(-1, isOver(war) ? war : { ...war, status, scores })
    } else if (last && this.#settles(last, told)) {
      this.#wars = this.#wars.with(-1, { ...last, told: [...last.told, told] })
    }
  }
}
