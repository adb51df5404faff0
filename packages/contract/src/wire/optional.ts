import { type Codec, codecOf, runWhole } from './codec.ts'
import { isNothing } from './is-nothing.ts'
import { orNull } from './json-schema.ts'

/** The same thing, or null where the wire says nothing. */
export const optional = <T>(inner: Codec<T>): Codec<T | null> =>
  codecOf<T | null>(
    (payload, context) => {
      if (payload.value === undefined) return undefined
      return isNothing(payload.value) ? null : runWhole(inner, payload.value, payload, context)
    },
    (payload, context) => (payload.value === null ? null : runWhole(inner, payload.value, payload, context)),
    (writer) => orNull(writer.of(inner)),
  )
