/** Whose board is looked at below the market; null is one's own. Plaques and the board share it. */
class Look {
  seat: number | null = $state(null)

  /** Whose board to show where one's own lies. */
  shown(own: number, seats: number): number {
    return this.seat !== null && this.seat <= seats ? this.seat : own
  }

  at(seat: number, own: number): void {
    this.seat = seat === own || this.seat === seat ? null : seat
  }
}

export const look = new Look()
