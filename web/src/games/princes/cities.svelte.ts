/**
 * Choosing cities, on the map or at their columns: one to place an artist in or to lead the French to; or two for a
 * war, first the one that attacks, then the one it marches on.
 */
import { mark } from '../../board/spots'
import type { Choice } from '../../lib/wire'
import type { City, Game, Play } from './generated'
import { CITIES, warOf } from './reading'
import { t } from '../../lib/words.svelte'

const WARS = CITIES.flatMap((attacker) => CITIES.map((defender): [City, City] => [attacker, defender]))

export class CityChoice {
  attacker: City | null = $state(null)
  #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  /** The war that is chosen or sent, whichever way it was chosen. */
  get war(): [City, City] | null {
    const { chosen } = this.#play
    if (chosen?.verb !== 'war' && chosen?.verb !== 'start war') return null
    return WARS.find((cities) => warOf(...cities) === chosen.args.war) ?? null
  }

  /** Whether a war may be declared at all. */
  get warlike(): boolean {
    return this.#play.options('war').length + this.#play.options('start war').length > 0
  }

  /** Whether nothing but a war is wanted: it was said so, or is all that is asked. */
  get meant(): boolean {
    const { meant, question } = this.#play
    return meant?.includes('war') || (this.warlike && question?.step !== 'turn')
  }

  #declare(attacker: City, defender: City): Choice<Game> | null {
    const war = warOf(attacker, defender)
    return this.#play.option('war', { war }) ?? this.#play.option('start war', { war })
  }

  #place(city: City): Choice<Game> | null {
    return this.#play.option('city', { city })
  }

  may(city: City): boolean {
    return this.#place(city) !== null || this.warlike
  }

  /** How the city looks as a hot spot. */
  mark(city: City): string {
    const [attacker, defender] = this.war ?? [this.attacker, null]
    if (this.#play.pending !== null) return city === attacker || city === defender ? 'pend' : ''
    const place = this.#place(city)
    if (place) return mark(this.#play, place)
    if (!this.warlike) return ''
    if (city === attacker || city === defender) return 'hot sel'
    return this.#play.meant === null || this.#play.meant.includes('war') ? 'hot' : ''
  }

  /** What a press on a city decides: nothing yet where it only says who attacks. */
  option(city: City): Choice<Game> | null {
    const place = this.#place(city)
    if (place || !this.warlike) return place
    const attacker = this.war?.[0] ?? this.attacker
    return attacker && attacker !== city ? this.#declare(attacker, city) : null
  }

  label(city: City): string {
    const name = t(`princes-${city}`)
    const option = this.option(city)
    if (option) return option.label
    if (!this.warlike) return name
    const attacks = city === (this.war?.[0] ?? this.attacker)
    return t(attacks ? 'princes-attacks' : 'princes-let-attack', { city: name })
  }

  /** A press on a city. The attacker pressed again is let go; the chosen defender declares the war. */
  press(city: City): void {
    const play = this.#play
    const place = this.#place(city)
    if (place) return play.select(place.action)
    if (!this.warlike || play.pending !== null) return
    const war = this.war
    if (war?.[1] === city && play.selected) return play.send(play.selected)
    const attacker = war?.[0] ?? this.attacker
    play.clear()
    this.attacker = attacker === null ? city : attacker === city ? null : attacker
    // A direct click says at once that a war is meant.
    if (this.attacker && play.question?.step === 'turn') play.meant = ['war', 'start war']
    if (attacker === null || attacker === city) return
    const option = this.#declare(attacker, city)
    if (option) play.select(option.action)
  }

  letGo(): void {
    this.attacker = null
  }

  get places(): City[] {
    return CITIES.filter((city) => this.#place(city))
  }
}
