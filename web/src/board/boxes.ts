/** How far apart two boxes may lie and still be taken for one. */
const NEAR = 18

const isNear = (one: DOMRect, other: DOMRect): boolean =>
  one.left - NEAR < other.right &&
  other.left - NEAR < one.right &&
  one.top - NEAR < other.bottom &&
  other.top - NEAR < one.bottom

const around = (one: DOMRect, other: DOMRect): DOMRect => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return new DOMRect(x, y, Math.max(one.right, other.right) - x, Math.max(one.bottom, other.bottom) - y)
}

/** Boxes of which those that lie side by side are one: a row of marbles is one place. */
export function together(boxes: DOMRect[]): DOMRect[] {
  const found: DOMRect[] = []
  for (const box of boxes) {
    let whole = box
    for (let near = found.findIndex((one) => isNear(one, whole)); near >= 0;) {
      whole = around(whole, found.splice(near, 1)[0])
      near = found.findIndex((one) => isNear(one, whole))
    }
    found.push(whole)
  }
  return found
}
