import { type Codec, type Context, codecOf, type Payload, refuse, runPart } from './codec.ts'
import { isNothing } from './is-nothing.ts'
import { isObject } from './json.ts'

/** A dictionary by name; PHP's `[]` is the empty one. Entries that say nothing are left out. */
export const record = <T>(value: Codec<T>): Codec<Readonly<Record<string, T>>> => {
  const run = (entries: object, payload: Payload, context: Context): Record<string, unknown> => {
    const parts = Object.entries(entries).map(([key, one]) => [
      key,
      runPart(value, one, key, payload, context),
    ])
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  }
  return codecOf(
    (payload, context) => {
      const wire = payload.value
      if (wire === undefined) return undefined
      if (isObject(wire)) return run(wire, payload, context)
      return isNothing(wire) ? {} : refuse(payload, 'an object')
    },
    (payload, context) => run(payload.value as object, payload, context),
    (writer) => ({ type: 'object', additionalProperties: writer.of(value) }),
  )
}

/** JSON the contract carries but does not read. */
export const untouched: Codec<unknown> = codecOf<unknown>(
  (payload) => payload.value,
  (payload) => payload.value,
  {},
)
