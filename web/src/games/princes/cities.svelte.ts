/**
 * Choosing cities, on the map or at their columns: one to place an artist in or to lead the French to; or two for a
 * war, first the one that attacks, then the one it marches on.
 */
import { mark } from '../../board/spots'
import type { Play } from '../../lib/play.svelte'
import { t } from '../../lib/words.svelte'
import { CITIES, type City } from './view'

const WAR = /^(?:war|start war) (\w+) (\w+)$/

export class CityChoice {
  attacker: City | null = $state(null)
  #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  /** The war that is chosen or sent, whichever way it was chosen. */
  get war(): [City, City] | null {
    const match = WAR.exec(this.#play.pending ?? this.#play.selected ?? '')
    return match ? [match[1] as City, match[2] as City] : null
  }

  /** Whether a war may be declared at all. */
  get warlike(): boolean {
    return this.#play.question?.options.some(({ action }) => WAR.test(action)) ?? false
  }

  #declare(attacker: City, defender: City): string | null {
    const ways = [`war ${attacker} ${defender}`, `start war ${attacker} ${defender}`]
    return ways.find((way) => this.#play.isLegal(way)) ?? null
  }

  may(city: City): boolean {
    return this.#play.isLegal(`city ${city}`) || this.warlike
  }

  /** How the city looks as a hot spot. */
  mark(city: City): string {
    const [attacker, defender] = this.war ?? [this.attacker, null]
    if (this.#play.pending !== null) return city === attacker || city === defender ? 'pend' : ''
    if (this.#play.isLegal(`city ${city}`)) return mark(this.#play, `city ${city}`)
    if (!this.warlike) return ''
    return city === attacker || city === defender ? 'hot sel' : 'hot'
  }

  label(city: City): string {
    const name = t(`princes-${city}`)
    const place = this.#play.choice(`city ${city}`)
    if (place) return place.label
    if (!this.warlike) return name
    const attacker = this.war?.[0] ?? this.attacker
    if (attacker === city) return t('princes-attacks', { city: name })
    const action = attacker && this.#declare(attacker, city)
    return action ? this.#play.choice(action)!.label : t('princes-let-attack', { city: name })
  }

  /** A press on a city. The attacker pressed again is let go; the chosen defender declares the war. */
  press(city: City): void {
    const play = this.#play
    if (play.isLegal(`city ${city}`)) return play.select(`city ${city}`)
    if (!this.warlike || play.pending !== null) return
    const war = this.war
    if (war?.[1] === city && play.selected) return play.send(play.selected)
    const attacker = war?.[0] ?? this.attacker
    play.clear()
    this.attacker = attacker === null ? city : attacker === city ? null : attacker
    if (attacker === null || attacker === city) return
    const action = this.#declare(attacker, city)
    if (action) play.select(action)
  }

  letGo(): void {
    this.attacker = null
  }

  get places(): City[] {
    return CITIES.filter((city) => this.#play.isLegal(`city ${city}`))
  }
}
