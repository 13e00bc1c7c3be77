import { keep, recall } from './keep'

/** What each sound is made of: pitch in hertz, start and length in seconds. */
const SOUNDS = {
  turn: [
    [523, 0, 0.18],
    [784, 0.12, 0.3],
  ],
  move: [[330, 0, 0.08]],
  refused: [[165, 0, 0.16]],
  end: [
    [392, 0, 0.25],
    [523, 0.18, 0.25],
    [659, 0.36, 0.6],
  ],
} satisfies Record<string, number[][]>

class Sound {
  on = $state(recall('sound') === 'on')
  #context: AudioContext | null = null

  toggle(): void {
    this.on = !this.on
    keep('sound', this.on ? 'on' : null)
    this.play('move')
  }

  play(name: keyof typeof SOUNDS): void {
    if (!this.on || typeof AudioContext === 'undefined') return
    const context = (this.#context ??= new AudioContext())
    for (const [pitch, start, length] of SOUNDS[name]) {
      const at = context.currentTime + start
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.type = 'triangle'
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0.0001, at)
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.01)
      volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
      tone.connect(volume).connect(context.destination)
      tone.start(at)
      tone.stop(at + length)
    }
  }
}

export const sound = new Sound()
