import type { SeatInfo } from './wire'

/** The charge of every colour, by its number from one. */
export const CHARGES = ['sun', 'moon', 'leaf', 'tower', 'rose', 'key']
/** The colours, counted from one as the server does. */
export const COLOURS = CHARGES.map((_, index) => index + 1)

/** The colour of a seat whose holder has chosen none; after six they come round again. */
const usual = (seat: number): number => ((seat - 1) % CHARGES.length) + 1

/**
 * Who wears which colour at the table that is looked at.
 *
 * Boards know seats alone: `--seat-1` is the colour of the first, whichever its holder chose.
 */
class Worn {
  #by: number[] = $state.raw([])

  /** The colour of a seat. */
  of(seat: number): number {
    return this.#by[seat - 1] ?? usual(seat)
  }

  /** Takes over what is worn at a table; what is returned takes it off again. */
  wear(seats: Pick<SeatInfo, 'seat' | 'colour'>[]): () => void {
    this.#show(seats.map(({ seat, colour }) => colour ?? usual(seat)))
    return () => this.#show([])
  }

  #show(by: number[]): void {
    this.#by = by
    const { style } = document.documentElement
    for (const seat of COLOURS) {
      const colour = by[seat - 1] ?? usual(seat)
      if (colour === seat) style.removeProperty(`--seat-${seat}`)
      else style.setProperty(`--seat-${seat}`, `var(--colour-${colour})`)
    }
  }
}

export const worn = new Worn()
