import { type Codec, codecOf } from './codec.ts'
import { isObject } from './json.ts'
import { listOfThese, orNull } from './json-schema.ts'
import type { Reader } from './reader.ts'
import { afterwards, inTurn, type Steps } from './steps.ts'

/** PHP's lists: an array, an object with numeric keys, or nothing at all. Null when it is none of them. */
export const listOf = (wire: unknown): readonly unknown[] | null => {
  if (Array.isArray(wire)) return wire
  if (wire === null || wire === undefined || wire === false || wire === '') return []
  if (isObject(wire) && Object.keys(wire).every((key) => /^\d+$/.test(key))) return Object.values(wire)
  return null
}

/** A request with more faults is not read to its end: nobody mends a list of thousands. */
const MOST_FAULTS = 50

/** A list of anything; nothing is the empty list. */
export const list = <T>(element: Codec<T>): Codec<readonly T[]> =>
  codecOf<readonly T[]>({
    decode(wire, reader) {
      if (wire === undefined) return undefined
      const parts = listOf(wire)
      return parts === null ? reader.refuse(wire, 'a list') : readElements(element, parts, reader)
    },
    encode: (values) => values.map((one) => element.encode(one)),
    schema: (writer) => listOfThese(writer.of(element)),
  })

const readElements = <T>(
  element: Codec<T>,
  parts: readonly unknown[],
  reader: Reader,
): readonly T[] | Steps<readonly T[]> => {
  const { faults, isRequest, pause } = reader
  const values: T[] = []
  const readElement = (index: number) => {
    const before = faults.length
    if (before >= MOST_FAULTS && isRequest) return
    return afterwards(element.decode(parts[index], reader), (value) => {
      if (faults.length > before) reader.place(before, index)
      else if (value === undefined) reader.missing(index)
      values.push(value as T)
    })
  }
  return inTurn(parts.length, readElement, () => values, pause)
}

/** A list, or null where the wire does not choose; an empty list is a choice. */
export const optionalList = <T>(element: Codec<T>): Codec<readonly T[] | null> => {
  const inner = list(element)
  return codecOf<readonly T[] | null>({
    decode: (wire, reader) =>
      wire === null || wire === false || wire === '' ? null : inner.decode(wire, reader),
    encode: (values) => (values === null ? null : inner.encode(values)),
    schema: (writer) => orNull(writer.of(inner)),
  })
}
