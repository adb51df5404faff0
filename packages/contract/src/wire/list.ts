import * as z from 'zod/mini'
import { anything, brief, type Codec } from './codec.ts'
import { faceOf, showFace } from './face.ts'
import { isObject } from './json.ts'

/** PHP's lists: an array, an object with numeric keys, or nothing at all. Null when it is none of them. */
export const listOf = (wire: unknown): readonly unknown[] | null => {
  if (Array.isArray(wire)) return wire
  if (wire === null || wire === undefined || wire === false || wire === '') return []
  if (isObject(wire) && Object.keys(wire).every((key) => /^\d+$/.test(key))) return Object.values(wire)
  return null
}

/** A list of anything; nothing is the empty list. */
export const list = <T>(element: Codec<T>): Codec<readonly T[]> => {
  const elements = z.array(element).check((payload) => {
    payload.value.forEach((value, index) => {
      if (value === undefined)
        payload.issues.push({ code: 'custom', message: 'missing', input: payload.value, path: [index] })
    })
  })
  const codec = z.codec(anything, z.optional(elements), {
    decode: (wire, payload) => {
      if (wire === undefined) return undefined
      const values = listOf(wire)
      if (values === null)
        payload.issues.push({ code: 'custom', message: `a list expected, got ${brief(wire)}`, input: wire })
      return values as never
    },
    encode: (values) => values,
  })
  return showFace(codec as unknown as Codec<readonly T[]>, () => z.array(faceOf(element)))
}
