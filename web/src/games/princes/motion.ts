/** What each event of Princes of the Renaissance looks like. */
import { OUT, TRAVEL, offset } from '../../board/scene'
import { Stage, type Act } from '../../board/stage'
import type { Chronicle } from './chronicle.svelte'
import type { Told, ToldOf } from './generated'
import { CURRENCIES } from './reading'

/** Whom an event is about; it may be nobody. */
const seatOf = (told: Told) => ('seat' in told && typeof told.seat === 'number' ? told.seat : undefined)

export class PrincesStage extends Stage<Told> {
  #chronicle: Chronicle

  constructor(chronicle: Chronicle) {
    super()
    this.#chronicle = chronicle
  }

  protected plan(events: Told[]): Act[] {
    this.#chronicle.begin(events)
    return events.flatMap((told, place) => {
      const last = told.event === events[place + 1]?.event
      return this.#acts(told, last).map((act) => ({
        ...act,
        event: place,
        run: (pace: number) => {
          this.#chronicle.upTo(place)
          act.run(pace)
        },
      }))
    })
  }

  /** `more`: the next event is of the same kind, and both happen at once. */
  #acts(told: Told, more: boolean): Act[] {
    const seat = seatOf(told)
    switch (told.event) {
      case 'troop bought':
        return [
          this.#pay(seat, 'gold', told.gold),
          this.#move(told.troop, `supply-${told.troop}`, this.scene.home(seat)),
        ]
      case 'treachery bought':
        return [this.#move('treachery', 'deck', this.scene.home(seat))]
      case 'treachery played':
      case 'treachery discarded':
        return [this.#play(told.treachery, seat)]
      case 'stolen':
        return [this.#move(told.good, this.scene.home(told.victim), this.scene.home(seat), told.amount)]
      case 'bid made':
        return [this.#turn(`paddle-${seat}`)]
      case 'bid passed':
        return [this.#pause(160, `bidder-${seat}`)]
      case 'blocked':
        return [this.#pause(160, `bidder-${told.victim}`)]
      case 'lot won':
        return [
          this.carry('lot', `seat-${seat}`, seat, `tile-${told.lot}`, `event-${told.lot}`),
          this.#pay(seat, told.good, told.paid),
        ]
      case 'artist placed':
        return [this.#move('artist', this.scene.home(seat), `box-${told.city}`)]
      case 'status changed':
        return [this.#climb(told)]
      case 'condottiere paid':
        return [this.#move('gold', `side-${told.side}`, `town-${seat}`, told.gold)]
      case 'troop bribed':
        return [this.#pause(320, `soldier-${told.role}-${told.troop}`)]
      case 'die cast':
        return [this.#pause(more ? 0 : 760)]
      case 'round fought':
        return [this.#pause(560)]
      case 'war declared':
      case 'war vetoed':
        return [this.#pause(300, `map-${told.attacker}`)]
      case 'offer accepted':
        return [this.#move('exchange', `seat-${told.offerer}`, `seat-${seat}`)]
      case 'income':
        return [this.#income(told, more)]
      default:
        return []
    }
  }

  /** Nothing moves by itself: the page shows the event, and time is left to see it. */
  #pause(length: number, ...places: string[]): Act {
    return { length, places, run: () => {} }
  }

  #move(icon: string, from: string, to: string, amount = 1): Act {
    return this.fly([{ icon, from: [from], to: [to], amount }])
  }

  /** Gold or influence goes to the bank. */
  #pay(seat: number | undefined, icon: string, amount: number): Act {
    return this.spend(amount > 0 ? [{ icon, from: [this.scene.home(seat)], amount }] : [])
  }

  #play(tile: string | undefined, seat: number | undefined): Act {
    return {
      length: 340,
      places: [`seat-${seat}`],
      run: (pace) => {
        const from = this.scene.box(`hand-${tile}`, `seat-${seat}`)
        this.scene.drop('treachery', from, 340 * pace, 0, -40)
      },
    }
  }

  /** A paddle turns to its new amount. */
  #turn(place: string): Act {
    return {
      length: 240,
      places: [place],
      run: (pace) => {
        const node = this.scene.find(place)
        const frames = [
          { transform: 'perspective(200px) rotateY(80deg)' },
          { transform: 'perspective(200px) rotateY(0deg)' },
        ]
        if (node) this.scene.animate(node, frames, 240 * pace, OUT)
      },
    }
  }

  /** The mark of a city slides along its ladder. */
  #climb({ city, status }: ToldOf<'status changed'>): Act {
    return {
      length: 340,
      places: [`rung-${city}-${status}`],
      run: (pace) => {
        const node = this.scene.find(`status-${city}`)
        const to = this.scene.box(`rung-${city}-${status}`)
        if (!node || !to) return
        const from = node.getBoundingClientRect()
        const frames = [{}, { transform: offset(node, from, to) }]
        this.scene.animate(node, frames, 320 * pace, TRAVEL)
      },
    }
  }

  #income(told: ToldOf<'income'>, more: boolean): Act {
    const seat = seatOf(told)
    return {
      length: more ? 90 : 420,
      places: [`seat-${seat}`],
      run: (pace) => {
        const to = this.scene.box(this.scene.home(seat))
        if (told.war_pay)
          this.scene.fly('gold', this.scene.box(`town-${seat}`), to, 400 * pace, 0, told.war_pay)
        CURRENCIES.forEach((good, index) => {
          const amount = told[good]
          if (amount > 0)
            this.scene.drop(good, this.scene.box(`seat-${seat}`), 400 * pace, index * 60, -30, amount)
        })
      },
    }
  }
}
