import { type Codec, codecOf, refuse, runPart, runWhole } from './codec.ts'
import { isObject } from './json.ts'
import { listOfThese, orNull } from './json-schema.ts'
import { inSteps, missing, stepThrough } from './steps.ts'

/** PHP's lists: an array, an object with numeric keys, or nothing at all. Null when it is none of them. */
export const listOf = (wire: unknown): readonly unknown[] | null => {
  if (Array.isArray(wire)) return wire
  if (wire === null || wire === undefined || wire === false || wire === '') return []
  if (isObject(wire) && Object.keys(wire).every((key) => /^\d+$/.test(key))) return Object.values(wire)
  return null
}

/** A request with more faults is not read to its end: nobody mends a list of thousands. */
const MOST_FAULTS = 50

/** A list of anything; nothing is the empty list. */
export const list = <T>(element: Codec<T>): Codec<readonly T[]> => {
  const codec: Codec<readonly T[]> = codecOf(
    (payload, context) => {
      if (payload.value === undefined) return undefined
      const wire = listOf(payload.value)
      if (wire === null) return refuse(payload, 'a list')
      const values: unknown[] = []
      for (const [index, one] of wire.entries()) {
        const before = payload.issues.length
        if (before >= MOST_FAULTS && context.side === 'request') break
        const value = runPart(element, one, index, payload, context)
        if (value === undefined && payload.issues.length === before)
          payload.issues.push({ code: 'custom', message: 'missing', input: one, path: [index] })
        values.push(value)
      }
      return values
    },
    (payload, context) =>
      (payload.value as readonly T[]).map((one, index) => runPart(element, one, index, payload, context)),
    (writer) => listOfThese(writer.of(element)),
  )
  return inSteps(codec, function* (wire, payload, context) {
    if (wire === undefined) return undefined
    const parts = listOf(wire)
    if (parts === null) return missing(payload)
    const values: unknown[] = []
    for (const one of parts) {
      const value = yield* stepThrough(element, one, payload, context)
      if (value === undefined) missing(payload)
      values.push(value)
    }
    return values
  })
}

/** A list, or null where the wire does not choose; an empty list is a choice. */
export const optionalList = <T>(element: Codec<T>): Codec<readonly T[] | null> => {
  const inner = list(element)
  return codecOf(
    (payload, context) => {
      const { value } = payload
      return value === null || value === false || value === ''
        ? null
        : runWhole(inner, value, payload, context)
    },
    (payload, context) => (payload.value === null ? null : runWhole(inner, payload.value, payload, context)),
    (writer) => orNull(writer.of(inner)),
  )
}
