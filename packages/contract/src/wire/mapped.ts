import { type Codec, codecOf, Refused } from './codec.ts'
import { afterwards } from './steps.ts'

/** The same wire form as `inner`, another shape in the domain. */
export const mapped = <A, B>(
  inner: Codec<A>,
  decode: (value: A) => B | Refused,
  encode: (value: B) => A,
): Codec<B> =>
  codecOf<B>({
    decode(wire, reader) {
      const { faults } = reader
      const before = faults.length
      return afterwards(inner.decode(wire, reader), (value) => {
        if (value === undefined || faults.length > before) return undefined
        const other = decode(value as A)
        if (!(other instanceof Refused)) return other
        faults.push({ path: [], what: `${other.what} expected` })
        return undefined
      })
    },
    encode: (value) => inner.encode(encode(value)),
    schema: (writer) => writer.of(inner),
  })

/** Other forms of the same thing, put right before `inner` reads them. */
export const reshaped = <T>(inner: Codec<T>, before: (wire: unknown) => unknown): Codec<T> =>
  codecOf<T>({
    decode: (wire, reader) => (wire === undefined ? undefined : inner.decode(before(wire), reader)),
    encode: (value) => inner.encode(value),
    schema: (writer) => writer.of(inner),
  })
