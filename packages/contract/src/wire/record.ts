import { type Codec, codecOf } from './codec.ts'
import { isNothing } from './is-nothing.ts'
import { isObject } from './json.ts'
import { readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { afterwards, inTurn, type Steps } from './steps.ts'

/** A dictionary by name; PHP's `[]` is the empty one. Entries that say nothing are left out. */
export const record = <T>(value: Codec<T>): Codec<Readonly<Record<string, T>>> =>
  codecOf<Readonly<Record<string, T>>>({
    decode(wire, reader) {
      if (wire === undefined) return undefined
      if (isObject(wire)) return readEntries(value, wire, reader)
      return isNothing(wire) ? {} : reader.refuse(wire, 'an object')
    },
    encode: (entries) => fromEntries(Object.entries(entries).map(([key, one]) => [key, value.encode(one)])),
    schema: (writer) => ({ type: 'object', additionalProperties: writer.of(value) }),
  })

const readEntries = <T>(
  value: Codec<T>,
  wire: Readonly<Record<string, unknown>>,
  reader: Reader,
): Record<string, T> | Steps<Record<string, T>> => {
  const keys = Object.keys(wire)
  const entries: [string, unknown][] = []
  const readEntry = (index: number) => {
    const key = keys[index] as string
    return afterwards(readPart(value, wire[key], key, reader), (one) => void entries.push([key, one]))
  }
  return inTurn(keys.length, readEntry, () => fromEntries(entries) as Record<string, T>, reader.pause)
}

const fromEntries = (entries: [string, unknown][]): Record<string, unknown> =>
  Object.fromEntries(entries.filter(([, one]) => one !== undefined))

/** JSON the contract carries but does not read. */
export const untouched: Codec<unknown> = codecOf<unknown>({
  decode: (wire) => wire,
  encode: (value) => value,
  schema: {},
})
