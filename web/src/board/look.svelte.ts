import { onPhone } from '../lib/phone'

/** Whose board is looked at below the market; null is one's own. Plaques and the board share it. */
class Look {
  seat: number | null = $state(null)

  /** Whose board to show where one's own lies. */
  shown(own: number, seats: number): number {
    return this.seat !== null && this.seat <= seats ? this.seat : own
  }

  /** One's own board lies on the table already; on a phone it may be in another pane. */
  at(seat: number, own: number): void {
    this.seat = (seat === own && !onPhone()) || this.seat === seat ? null : seat
  }
}

export const look = new Look()
