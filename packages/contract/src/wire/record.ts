import * as z from 'zod/mini'
import { anything, brief, type Codec } from './codec.ts'
import { faceOf, showFace } from './face.ts'
import { isObject } from './json.ts'

/** A dictionary by name; PHP's `[]` is the empty one. Entries that say nothing are left out. */
export const record = <T>(value: Codec<T>): Codec<Readonly<Record<string, T>>> => {
  const codec = z.codec(anything, z.optional(z.record(z.string(), value)), {
    decode: (wire, payload) => {
      if (wire === undefined) return undefined
      if (isObject(wire)) return without(wire) as never
      if (wire === null || wire === false || wire === '' || (Array.isArray(wire) && wire.length === 0))
        return {} as never
      payload.issues.push({ code: 'custom', message: `an object expected, got ${brief(wire)}`, input: wire })
      return undefined
    },
    encode: (values) => values,
  })
  return showFace(codec as unknown as Codec<Record<string, T>>, () => z.record(z.string(), faceOf(value)))
}

const without = (wire: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== null && value !== undefined))

/** JSON the contract carries but does not read. */
export const untouched: Codec<unknown> = showFace(z.unknown() as Codec<unknown>, () => z.unknown())
