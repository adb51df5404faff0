import * as z from 'zod/mini'
import { type Face, showFace } from './face.ts'
import type { Json } from './json.ts'

/**
 * A zod codec from anything the wire may bring to `T`, and back to canonical JSON.
 * Decoding answers `undefined` for "nothing" (null, false, an empty string where PHP means none);
 * whoever holds the value decides whether that is a default or a fault.
 */
export type Codec<T> = z.core.$ZodType<T, unknown>
export type Domain<C extends z.core.$ZodType> = z.output<C>

export class Refused {
  readonly what: string
  constructor(what: string) {
    this.what = what
  }
}

/** What a field codec answers when it cannot make sense of the wire's value. */
export const expected = (what: string): Refused => new Refused(what)

export const anything: Codec<unknown> = z.unknown()

interface Field<T> {
  readonly face: Face
  readonly decode: (wire: unknown) => T | undefined | Refused
  readonly encode: (value: T) => Json
}

/** One field codec: how to read it from a careless server, how to write it, how it looks when written. */
export const field = <T>({ face, decode, encode }: Field<T>): Codec<T> =>
  showFace(
    z.codec(anything, anything, {
      decode: (wire, payload) => {
        const value = decode(wire)
        if (!(value instanceof Refused)) return value
        payload.issues.push({
          code: 'custom',
          message: `${value.what} expected, got ${brief(wire)}`,
          input: wire,
        })
        return undefined
      },
      encode: (value) => encode(value as T),
    }) as Codec<T>,
    face,
  )

/** The offending value, short enough for one line of a report. */
export const brief = (wire: unknown): string => {
  if (wire === undefined) return 'nothing'
  const text = JSON.stringify(wire) ?? String(wire)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
