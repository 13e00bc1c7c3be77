import { nameOf } from '../../board/spots'
import { onPhone } from '../../lib/phone'
import { byFinger } from '../../lib/pointer'
import type { Proposal } from '../../lib/proposal'
import type { Choice, Question } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import type { Floor, Game, Good, Member, Play, Space, Subjects } from './generated'
import {
  bestOf,
  isStuck,
  kindOf,
  nextStep,
  onlySpace,
  reached,
  servantsOf,
  worthAsking,
  written,
  type Offer,
  type ServantsChoice,
} from './placing'
import { cardOn, type Piece } from './reading'

interface Made {
  ply: number
  member: Member | null
  space: Space | null
  servants: number | null
}

const SERVANTS: (keyof Subjects)[] = ['spend servants', 'bonus servants']
const NOTHING: Made = { ply: -1, member: null, space: null, servants: null }
const plans = new WeakMap<object, Plan>()

/** The placement that is being put together at a table. */
export function planOf(play: Play): Plan {
  const known = plans.get(play)
  if (known) return known
  // Whoever asks first may go away again; what is worked out here belongs to the table.
  $effect.root(() => {
    plans.set(play, new Plan(play))
  })
  return plans.get(play)!
}

/**
 * A placement as a player decides it: a member, a space and servants, in whichever order.
 *
 * The engine asks for one after the other. The page looks ahead at what it would ask, lets all of it be chosen, and
 * sends the answers together; what a floor needs is taken without asking.
 */
export class Plan {
  #play: Play
  #made: Made = $state.raw(NOTHING)
  /** The space somebody points at. */
  looked: Space | null = $state(null)

  constructor(play: Play) {
    this.#play = play
  }

  #now = $derived.by(() => (this.#made.ply === this.#play.shownPly ? this.#made : NOTHING))
  #question: Question<Game> | null = $derived.by(() => this.#play.question)

  /** Whether member and space are both open. */
  free = $derived.by(() => this.#question?.step === 'act' || this.#question?.step === 'make up')

  /** Where every member that can be placed could go, as far as that is known yet. */
  #offers: Map<Space, Offer[]> = $derived.by(() => {
    const found = new Map<Space, Offer[]>()
    const add = (space: Space, offer: Offer) => found.set(space, [...(found.get(space) ?? []), offer])
    const addAll = (asked: Question<Game>, member: Member | null, worth: number, before: string[]) => {
      for (const { verb, args, action, facts } of asked.options) {
        if (verb === 'space') add(args.space, { member, worth, facts, answers: [...before, action] })
      }
    }
    if (this.free) {
      for (const { action, args, facts } of this.#play.options('member')) {
        const { member } = args
        const worth = Number(facts.value)
        const only = onlySpace(facts)
        if (only) add(only, { member, worth, facts: { ...facts, value: facts.reached }, answers: [action] })
        const asked = only ? null : this.#play.after([action])?.question
        if (asked) addAll(asked, member, worth, [action])
      }
    } else if (this.#question?.step === 'choose space') {
      addAll(this.#question, this.#question.subject.member, 0, [])
    } else if (this.#question?.step === 'bonus tower') {
      addAll(this.#question, null, 0, [])
    }
    return found
  })

  /** The member taken up by name; before a space is chosen, all others are left out. */
  taken: Member | null = $derived.by(() => this.#now.member)

  /** The space that is chosen, or was settled before. */
  space: Space | null = $derived.by(() => {
    const subject = this.#question?.subject
    if (this.#question?.step === 'spend servants' && subject && 'space' in subject) return subject.space
    if (this.#question?.step === 'bonus servants' && subject && 'floor' in subject) return subject.floor
    const { space } = this.#now
    return space && this.offer(space) ? space : null
  })

  /** Whoever goes to the space that is chosen; else whoever was taken up. */
  member: Member | null = $derived.by(() => {
    const subject = this.#question?.subject
    if (subject && 'member' in subject) return subject.member
    return (this.space && this.offer(this.space)?.member) || this.taken
  })

  /** Who would go to a space: the member taken up, or the one to be spared least. */
  offer(space: Space): Offer | null {
    const offers = this.#offers.get(space) ?? []
    return bestOf(this.taken ? offers.filter(({ member }) => member === this.taken) : offers)
  }

  /** Whether a member could go to the space that is chosen. */
  fits(member: Member): boolean {
    const { space } = this
    return !space || (this.#offers.get(space) ?? []).some((offer) => offer.member === member)
  }

  /** The spaces that can be chosen now. */
  spaces: Space[] = $derived.by(() => [...this.#offers.keys()].filter((space) => this.offer(space)))

  /** What would be asked next if this member were placed; of whoever is worth most, if none is taken up. */
  #asking = $derived.by(() => {
    if (!this.free) return null
    const members = this.#play.options('member')
    const worth = ({ facts }: (typeof members)[number]) => Number(facts.value)
    const one =
      members.find(({ args }) => args.member === this.taken) ??
      members.toSorted((one, other) => worth(other) - worth(one))[0]
    return one ? this.#play.after([one.action]) : null
  })

  /** Why nobody can be placed there; for whoever is taken up, or is worth most. */
  why(space: Space): string | undefined {
    if (this.#question?.step === 'choose space') return this.#play.reason(space)
    return this.offer(space) ? undefined : (this.#asking?.question ?? this.#question)?.denied[space]
  }

  /** Of which good there is too little for the card of a floor. */
  lacking(floor: Floor): Good | undefined {
    return (this.free ? this.#asking?.derived : this.#play.derived)?.lacking?.[floor]
  }

  /** What is answered before the servants. */
  #path: string[] = $derived.by(() => (this.space && this.offer(this.space)?.answers) || [])
  /** What is asked about servants: now, or after what is answered before. Null until it is known. */
  #counting = $derived.by(() => {
    if (this.#question && SERVANTS.includes(this.#question.step)) return { question: this.#question }
    return this.#path.length ? this.#play.after(this.#path) : null
  })

  /** The numbers of servants among which to choose; none where nothing is asked. */
  ways: ServantsChoice[] = $derived.by(() => {
    const asked = this.#counting?.question
    if (!asked || !SERVANTS.includes(asked.step)) return []
    return worthAsking(asked.options.filter((option): option is ServantsChoice => option.verb === 'servants'))
  })

  /** Which of them is chosen. */
  place = $derived.by(() => {
    const at = this.ways.findIndex(({ facts }) => servantsOf(facts) === this.#now.servants)
    return Math.max(0, at)
  })

  /** Whether it matters how many servants are spent. */
  counts = $derived.by(() => this.ways.length > 1)

  /** What the game says about the space that is pointed at, or else chosen. */
  facts: Choice['facts'] | null = $derived.by(() => {
    if (this.looked && this.looked !== this.space) return this.offer(this.looked)?.facts ?? null
    if (!this.space) return null
    return (this.ways[this.place] ?? this.offer(this.space))?.facts ?? null
  })

  servants = $derived.by(() => servantsOf(this.facts ?? {}))

  /** What would be done: on the space that is pointed at, or else chosen. */
  kind = $derived.by(() => {
    const about = this.looked && this.offer(this.looked) ? this.looked : this.space
    return about && kindOf(about)
  })

  /** What works in the harvest or production that is chosen or pointed at; null where there is none. */
  works: Set<string> | null = $derived.by(() =>
    this.kind === 'harvest' || this.kind === 'production' ? new Set(reached(this.facts ?? {})) : null,
  )

  /** What more servants would add. */
  more: { count: number; names: string[] } | null = $derived.by(() =>
    this.looked && this.looked !== this.space ? null : nextStep(this.ways, this.place),
  )

  /** Everything in one decision, as soon as a space is chosen. */
  proposal: Proposal | null = $derived.by(() => {
    const { space } = this
    if (isStuck(this.#play)) return this.#stuck()
    if (!space) return this.#whither()
    const way = this.ways[this.place]
    const facts = (way ?? this.offer(space))?.facts
    if (!facts) return null
    return {
      label: this.#label(space, servantsOf(facts)),
      answers: this.#counting ? [...this.#path, ...(way ? [way.action] : [])] : [],
      title: this.#title(space, facts),
      letGo: this.#now.space ? () => this.drop() : undefined,
    }
  })

  /** Nobody can be placed: what else there is to do. */
  #stuck(): Proposal | null {
    const leaders = this.#question?.options.length !== 1
    return leaders ? { label: '', answers: [], line: t('lorenzo-stuck') } : null
  }

  /** A member was taken up, and no space yet: what is asked then. */
  #whither(): Proposal | null {
    const option = this.taken && this.#play.option('member', { member: this.taken })
    const asked = option && this.#play.after([option.action])?.question
    return asked ? { label: '', answers: [], title: asked.prompt, letGo: () => this.drop() } : null
  }

  #card(space: Space): string {
    const card = cardOn(this.#play.view, space as Floor)
    return card ? nameOf(this.#play, card) : ''
  }

  #label(space: Space, count: number): string {
    const act = t(`lorenzo-act-${kindOf(space)}`, { card: this.#card(space) })
    return count ? t('lorenzo-act-for', { act, count }) : act
  }

  #title(space: Space, facts: Choice['facts']): string {
    const kind = kindOf(space)
    const { member } = this
    if (!member) return t('lorenzo-act-card', { card: this.#card(space) })
    const said = { card: this.#card(space), whom: t(`lorenzo-whom-${member}`) }
    if (kind !== 'harvest' && kind !== 'production') return t(`lorenzo-plan-${kind}`, said)
    return t(`lorenzo-plan-${kind}`, { ...said, sum: this.#sum(member, space, kind, facts) })
  }

  /** How the value of a harvest or production comes about. */
  #sum(member: Member, space: Space, kind: 'harvest' | 'production', facts: Choice['facts']): string {
    const { view, derived, printed } = this.#play
    const seat = (this.#question?.seat ?? 1) - 1
    const first = derived.players[seat].members[member]
    const total = Number(facts.value)
    const large = space.startsWith('large') ? -printed.board.large : 0
    const helpers = view.players[seat].cards.character.flatMap((id) => {
      const card = printed.cards[id]
      const raises = card.type === 'character' ? card.lasting : []
      const amount = raises.reduce(
        (sum, e) => sum + (e.kind === 'raise' && e.action === kind ? e.amount : 0),
        0,
      )
      return amount ? [{ name: nameOf(this.#play, id), amount }] : []
    })
    const count = servantsOf(facts)
    const perServant = view.players[seat].tiles.some((tile) => {
      const effect = printed.tiles[tile]
      return effect.kind === 'rule' && effect.rule === 'dear servants'
    })
      ? 2
      : 1
    const lifted = Math.floor(count / perServant)
    const known = [{ name: '', amount: large }, ...helpers]
    const rest = total - first - lifted - known.reduce((sum, { amount }) => sum + amount, 0)
    const servants = { name: t('lorenzo-servants', { count }), amount: lifted }
    if (perServant > 1) servants.name = `(${t('lorenzo-servants-all', { count })})`
    return written(first, [...known, { name: '', amount: rest }, servants], total)
  }

  // Choosing

  #change(change: Partial<Made>): void {
    if (this.#play.pending !== null || this.#play.replay) return
    this.#play.selected = null
    this.#made = { ...this.#now, ...change, ply: this.#play.shownPly }
  }

  /**
   * Takes a member up, or puts it back; the space stays if the member can go there. Where there is one space only, that is
   * meant: it is shown before anything is sent.
   */
  take(member: Member): void {
    const back = this.taken === member
    const only = onlySpace(this.#play.option('member', { member })?.facts ?? {})
    const change = { member: back ? null : member, servants: null }
    if (only) this.#change({ ...change, space: back ? null : only })
    else this.#change(back || this.fits(member) ? change : { ...change, space: null })
  }

  /** Takes a member up to carry it to a space; whether it may be. A phone shows spaces elsewhere, and scrolls. */
  lift(member: Member): boolean {
    if (onPhone() || !this.free || this.#play.pending !== null || !this.#play.option('member', { member }))
      return false
    this.#change({ member, servants: null, ...(this.fits(member) ? {} : { space: null }) })
    return true
  }

  /** Chooses the space where a member was put down, if it can go there; nothing is sent. */
  put(at: string | null): void {
    const space = at as Space | null
    if (space && this.offer(space)) this.#change({ space, servants: null })
  }

  /** Chooses a space; choosing the chosen one does it, but not with a second tap. */
  go(space: Space): void {
    const { proposal } = this
    if (this.space === space && proposal) {
      if (!byFinger()) this.#play.send(proposal.answers)
    } else if (this.offer(space)) this.#change({ space, servants: null })
  }

  /** The nearest number that is offered, in the direction somebody went: some pay two for each point. */
  spend(count: number): void {
    const now = servantsOf(this.ways[this.place]?.facts ?? {})
    const numbers = this.ways.map(({ facts }) => servantsOf(facts))
    const next = count > now ? numbers.find((n) => n >= count) : numbers.findLast((n) => n <= count)
    if (next !== undefined) this.#change({ servants: next })
  }

  /** Somebody points at a space, or no longer. */
  look(space: Space, over: boolean): void {
    if (over) this.looked = space
    else if (this.looked === space) this.looked = null
  }

  /** Nothing is chosen any more, nor pointed at until somebody points anew. */
  drop(): void {
    this.#made = NOTHING
    this.looked = null
  }

  /** Looks ahead at all that can be chosen; for an effect. */
  lookAhead(): void {
    if (this.free) for (const { action } of this.#play.options('member')) this.#play.lookAhead([action])
    if (this.#path.length) this.#play.lookAhead(this.#path)
  }

  /** Verbs whose options are chosen on the board: the prompt need not offer them. */
  aside: string[] = $derived.by(() => {
    if (this.free) return ['member']
    if (this.#question?.step === 'choose tile') return ['tile']
    return this.#question && SERVANTS.includes(this.#question.step) ? ['servants'] : []
  })

  // What the board shows of it

  /** The member about to stand on a space. */
  ghost(space: Space): Piece | null {
    const { member } = this
    const seat = this.#question?.seat
    return member && seat !== undefined && this.space === space ? { seat, member } : null
  }

  /** How a space is marked. */
  mark(space: Space): string {
    if (this.space === space) return this.#play.pending === null ? 'hot sel' : 'pend'
    if (this.#play.pending !== null || !this.offer(space)) return ''
    const { meant } = this.#play
    return meant === null || meant.includes('member') || meant.includes('space') ? 'hot' : ''
  }
}
