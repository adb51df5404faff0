import { type Codec, type Context, type Payload, runWhole } from './codec.ts'
import type { Reading } from './read.ts'
import type { Pause } from './read-tolerantly.ts'

type Decoding = Generator<undefined, unknown>
type InSteps = (wire: unknown, payload: Payload, context: Context) => Decoding

const ways = new WeakMap<object, InSteps>()

/** A codec that can also decode with a rest after each of its parts; where a fault is, only its plain way tells. */
export const inSteps = <T>(codec: Codec<T>, way: InSteps): Codec<T> => {
  ways.set(codec, way)
  return codec
}

/** In steps where the codec can, else in one. */
export function* stepThrough(
  codec: Codec<unknown>,
  wire: unknown,
  payload: Payload,
  context: Context,
): Decoding {
  const way = ways.get(codec)
  if (way) return yield* way(wire, payload, context)
  const value = runWhole(codec, wire, payload, context)
  yield
  return value
}

/** Tells of a fault without its place: whoever meets one reads the document again in one go. */
export const missing = (payload: Payload): undefined => {
  payload.issues.push({ code: 'custom', message: 'missing', input: payload.value })
}

/** Reads with a pause wherever one is due; null when there is a fault. */
export async function readStepwise<T>(
  codec: Codec<T>,
  wire: unknown,
  pause: Pause,
): Promise<Extract<Reading<T>, { ok: true }> | null> {
  const payload: Payload = { value: wire, issues: [] }
  const steps = stepThrough(codec, wire, payload, { async: false })
  for (;;) {
    const step = steps.next()
    if (payload.issues.length > 0) return null
    if (step.done) return step.value === undefined ? null : { ok: true, value: step.value as T }
    const rest = pause()
    if (rest) await rest
  }
}
