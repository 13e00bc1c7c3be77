/** Who came where: winners first, then by points. Those who are level share a place. */
export function ranking(scores: number[], winners: number[]): { seat: number; place: number }[] {
  const seats = scores.map((_, index) => index + 1)
  const won = (seat: number) => (winners.includes(seat) ? 1 : 0)
  const behind = (a: number, b: number) => won(b) - won(a) || scores[b - 1] - scores[a - 1]
  const place = (seat: number) => 1 + seats.filter((other) => behind(seat, other) > 0).length
  return [...seats].sort(behind).map((seat) => ({ seat, place: place(seat) }))
}
