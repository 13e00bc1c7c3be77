/** A button that steps: once when it is clicked, and on and on while it is held. */
const HOLD = 420
const RUN = 90

export class Holding {
  #step: (by: number) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  /** A press that has run is no click besides. */
  #ran = false

  constructor(step: (by: number) => void) {
    this.#step = step
  }

  readonly letGo = (): void => clearTimeout(this.#timer)

  /** Spread these over the button that steps by so much. */
  button(by: number) {
    return {
      onclick: () => {
        if (!this.#ran) this.#step(by)
        this.#ran = false
      },
      onpointerdown: () => {
        this.letGo()
        this.#ran = false
        this.#timer = setTimeout(() => this.#run(by), HOLD)
      },
      onpointerup: this.letGo,
      onpointerleave: this.letGo,
      onpointercancel: this.letGo,
    }
  }

  #run(by: number): void {
    this.#ran = true
    this.#step(by)
    this.#timer = setTimeout(() => this.#run(by), RUN)
  }
}
