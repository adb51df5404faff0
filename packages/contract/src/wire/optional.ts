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

/** A list that may be left out; an empty one is told, and means that there is nothing in it. */
export const optionalList = <T>(inner: Codec<readonly T[]>): Codec<readonly T[] | null> =>
  codecOf<readonly T[] | null>({
    decode: (wire, reader) =>
      wire === undefined ? undefined : wire === null ? null : inner.decode(wire, reader),
    encode: (value) => (value === null ? null : inner.encode(value)),
    schema: (writer) => orNull(writer.of(inner)),
  })
