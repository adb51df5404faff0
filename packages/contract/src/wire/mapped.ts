import * as z from 'zod/mini'
import { anything, type Codec, Refused } from './codec.ts'
import { faceOf, showFace } from './face.ts'

/** The same wire form as `inner`, another shape in the domain. */
export const mapped = <A, B>(
  inner: Codec<A>,
  decode: (value: A) => B | Refused,
  encode: (value: B) => A,
): Codec<B> =>
  showFace(
    z.codec(inner as Codec<unknown>, anything, {
      decode: (value, payload) => {
        if (value === undefined) return undefined
        const other = decode(value as A)
        if (!(other instanceof Refused)) return other
        payload.issues.push({ code: 'custom', message: `${other.what} expected`, input: value })
        return undefined
      },
      encode: (value) => encode(value as B),
    }) as Codec<B>,
    () => faceOf(inner),
  )

/** Other forms of the same thing, put right before `inner` reads them. */
export const reshaped = <T>(inner: Codec<T>, before: (wire: unknown) => unknown): Codec<T> =>
  showFace(
    z.codec(anything, inner as Codec<unknown>, {
      decode: (wire) => (wire === undefined ? undefined : before(wire)),
      encode: (wire) => wire,
    }) as Codec<T>,
    () => faceOf(inner),
  )
