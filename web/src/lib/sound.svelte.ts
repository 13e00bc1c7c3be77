import { keep, recall } from './keep'

/** A part of a sound: something struck, which rings at a pitch, or a rustle of noise around it. */
interface Part {
  kind: 'ring' | 'rustle'
  /** In hertz, and in seconds from the beginning. */
  pitch: number
  at: number
  length: number
  /** Compared with the others. */
  loud: number
}

const ring = (pitch: number, at: number, length: number, loud: number): Part => ({
  kind: 'ring',
  pitch,
  at,
  length,
  loud,
})
const rustle = (pitch: number, at: number, length: number, loud: number): Part => ({
  kind: 'rustle',
  pitch,
  at,
  length,
  loud,
})

/** A bell rings at more than one pitch, and the high ones die away first. */
const bell = (pitch: number, at: number, loud = 1): Part[] => [
  ring(pitch, at, 1.3, 0.5 * loud),
  ring(pitch * 2.01, at, 0.8, 0.3 * loud),
  ring(pitch * 2.74, at, 0.45, 0.18 * loud),
  ring(pitch * 5.4, at, 0.16, 0.08 * loud),
]
/** A piece of wood set down: dull, and over at once. */
const knock = (at: number, loud = 1): Part[] => [
  ring(210, at, 0.07, 0.7 * loud),
  ring(460, at, 0.035, 0.25 * loud),
  rustle(1500, at, 0.025, 0.5 * loud),
]
/** Two coins touch. */
const chink = (at: number, loud = 1): Part[] => [
  ring(3150, at, 0.14, 0.16 * loud),
  ring(4720, at, 0.1, 0.1 * loud),
  ring(6200, at + 0.012, 0.07, 0.06 * loud),
]

const SOUNDS = {
  turn: [...bell(587, 0), ...bell(880, 0.16, 0.6)],
  wood: knock(0),
  coin: [...chink(0), ...chink(0.07, 0.7)],
  parchment: [rustle(2600, 0, 0.13, 0.5), rustle(4200, 0.07, 0.1, 0.3)],
  refused: [...knock(0, 0.8), ...knock(0.11, 0.8)],
  end: [...bell(392, 0), ...bell(523, 0.24, 0.8), ...bell(659, 0.48)],
} satisfies Record<string, Part[]>

export type SoundName = keyof typeof SOUNDS

/** Nothing is louder than this. */
const VOLUME = 0.14
/** Two sounds of a kind that follow each other sooner than this, in milliseconds, are one. */
const APART = 70

class Sound {
  on = $state(recall('sound') === 'on')
  #context: AudioContext | null = null
  #noise: AudioBuffer | null = null
  #played = new Map<SoundName, number>()

  toggle(): void {
    this.on = !this.on
    keep('sound', this.on ? 'on' : null)
    this.play('wood')
  }

  play(name: SoundName): void {
    if (!this.on || typeof AudioContext === 'undefined') return
    const now = performance.now()
    if (now - (this.#played.get(name) ?? -APART) < APART) return
    this.#played.set(name, now)
    const context = (this.#context ??= new AudioContext())
    for (const part of SOUNDS[name]) this.#sound(context, part)
  }

  #sound(context: AudioContext, { kind, pitch, at, length, loud }: Part): void {
    const start = context.currentTime + at
    const volume = context.createGain()
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(VOLUME * loud, start + 0.004)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
    volume.connect(context.destination)
    const source = kind === 'ring' ? this.#tone(context, pitch, volume) : this.#hiss(context, pitch, volume)
    source.start(start)
    source.stop(start + length)
  }

  #tone(context: AudioContext, pitch: number, to: AudioNode): OscillatorNode {
    const tone = context.createOscillator()
    tone.frequency.value = pitch
    tone.connect(to)
    return tone
  }

  #hiss(context: AudioContext, pitch: number, to: AudioNode): AudioBufferSourceNode {
    const source = context.createBufferSource()
    source.buffer = this.#noise ??= noise(context)
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    filter.Q.value = 0.8
    source.connect(filter).connect(to)
    return source
  }
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1
  return buffer
}

export const sound = new Sound()
