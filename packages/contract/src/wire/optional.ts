import { type Codec, codecOf } from './codec.ts'
import { isNothing } from './is-nothing.ts'
import { orNull } from './json-schema.ts'

/** The same thing, or null where the wire says nothing. */
export const optional = <T>(inner: Codec<T>): Codec<T | null> =>
  codecOf<T | null>({
    decode(wire, reader) {
      if (wire === undefined) return undefined
      return isNothing(wire) ? null : inner.decode(wire, reader)
    },
    encode: (value) => (value === null ? null : inner.encode(value)),
    schema: (writer) => orNull(writer.of(inner)),
  })
