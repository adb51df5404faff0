import { type Codec, codecOf, Refused, runWhole } from './codec.ts'

/** The same wire form as `inner`, another shape in the domain. */
export const mapped = <A, B>(
  inner: Codec<A>,
  decode: (value: A) => B | Refused,
  encode: (value: B) => A,
): Codec<B> =>
  codecOf<B>(
    (payload, context) => {
      const before = payload.issues.length
      const value = runWhole(inner, payload.value, payload, context)
      if (value === undefined || payload.issues.length > before) return undefined
      const other = decode(value as A)
      if (!(other instanceof Refused)) return other
      payload.issues.push({ code: 'custom', message: `${other.what} expected`, input: value })
      return undefined
    },
    (payload, context) => runWhole(inner, encode(payload.value as B), payload, context),
    (writer) => writer.of(inner),
  )

/** Other forms of the same thing, put right before `inner` reads them. */
export const reshaped = <T>(inner: Codec<T>, before: (wire: unknown) => unknown): Codec<T> =>
  codecOf<T>(
    (payload, context) =>
      payload.value === undefined ? undefined : runWhole(inner, before(payload.value), payload, context),
    (payload, context) => runWhole(inner, payload.value, payload, context),
    (writer) => writer.of(inner),
  )
