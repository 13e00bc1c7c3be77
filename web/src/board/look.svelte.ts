import { onPhone } from '../lib/phone'

/** Whose board is looked at below the market; null is one's own. Plaques and the board share it. */
class Look {
  seat: number | null = $state(null)

  /** Whose board to show where one's own lies. */
  shown(own: number, seats: number): number {
    return this.seat !== null && this.seat <= seats ? this.seat : own
  }

  /** On a phone one's own board is another pane, and looked at like the others'. */
  at(seat: number, own: number): void {
    this.seat = this.seat === seat || (seat === own && !onPhone()) ? null : seat
  }
}

export const look = new Look()
