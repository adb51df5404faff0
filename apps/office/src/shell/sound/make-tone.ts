const RATE = 22_050

/** One stroke of a bell: where in the loop it comes, how high it is, how long it lasts. */
interface Stroke {
  readonly at: number
  readonly hertz: number
  readonly seconds: number
}

/** Three rising strokes and a breath: heard over an extractor hood, and not unbearable for the tenth time. */
const BELL: readonly Stroke[] = [
  { at: 0, hertz: 880, seconds: 0.35 },
  { at: 0.18, hertz: 1108.7, seconds: 0.35 },
  { at: 0.36, hertz: 1318.5, seconds: 0.7 },
]
const LOOP_SECONDS = 1.8

/** A WAV file of that ring: made here, it is there without a network. */
export function makeTone(strokes: readonly Stroke[] = BELL, seconds = LOOP_SECONDS): Uint8Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(seconds * RATE))
  for (const { at, hertz, seconds: lasts } of strokes) {
    const first = Math.round(at * RATE)
    const count = Math.min(Math.round(lasts * RATE), samples.length - first)
    for (let index = 0; index < count; index += 1) {
      const time = index / RATE
      const fading = Math.exp((-5 * time) / lasts) * Math.min(1, time * 400)
      const wave = Math.sin(2 * Math.PI * hertz * time) + 0.35 * Math.sin(4 * Math.PI * hertz * time)
      samples[first + index] = (samples[first + index] ?? 0) + 0.45 * fading * wave
    }
  }
  return wavFile(samples)
}

const HEADER_BYTES = 44

function wavFile(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * 2))
  const text = (at: number, word: string) => {
    for (let index = 0; index < word.length; index += 1) view.setUint8(at + index, word.charCodeAt(index))
  }
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + samples.length * 2, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((sample, index) => {
    view.setInt16(HEADER_BYTES + index * 2, Math.max(-1, Math.min(1, sample)) * 32_767, true)
  })
  return new Uint8Array(view.buffer)
}
