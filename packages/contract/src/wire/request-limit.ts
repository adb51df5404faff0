import { type Codec, codecOf } from './codec.ts'
import type { JsonSchema, SchemaWriter } from './json-schema.ts'
import { afterwards } from './steps.ts'

type TooMuch = (wire: unknown) => boolean

/** The same codec with a limit that holds in requests alone, and is looked at before anything else is. */
const inRequests = <T>(inner: Codec<T>, isTooMuch: TooMuch, what: string, limit: JsonSchema): Codec<T> =>
  codecOf<T>({
    decode: (wire, reader) =>
      reader.isRequest && isTooMuch(wire) ? reader.refuseSize(wire, what) : inner.decode(wire, reader),
    encode: (value) => inner.encode(value),
    schema: (writer) => withLimit(inner, limit, writer),
  })

const withLimit = (inner: Codec<unknown>, limit: JsonSchema, writer: SchemaWriter): JsonSchema =>
  writer.side === 'request' ? limitedSchema(writer.of(inner), limit) : writer.of(inner)

/** Where a form is one of several, each of them is limited. */
const limitedSchema = (schema: JsonSchema, limit: JsonSchema): JsonSchema =>
  Array.isArray(schema.anyOf)
    ? { anyOf: schema.anyOf.map((one) => limitOf(one, limit)) }
    : { ...schema, ...limit }

const limitOf = (schema: JsonSchema, limit: JsonSchema): JsonSchema => {
  if (schema.type === 'object') return { ...schema, maxProperties: limit.maxItems }
  return schema.type === 'null' ? schema : { ...schema, ...limit }
}

/** A text, or something written as one, of at most so many characters. */
export const maxLength = <T>(inner: Codec<T>, most: number): Codec<T> =>
  inRequests(inner, (wire) => typeof wire === 'string' && wire.length > most, `at most ${most} characters`, {
    maxLength: most,
  })

/** The longest id with its comma. */
const ID_LENGTH = 17

/** A list of at most so many elements, in whichever form it comes: an array, an object by number, "1,2,3". */
export const maxItems = <T>(inner: Codec<T>, most: number): Codec<T> =>
  inRequests(inner, (wire) => holdsMoreThan(wire, most), `at most ${most} elements`, { maxItems: most })

const holdsMoreThan = (wire: unknown, most: number): boolean => {
  if (Array.isArray(wire)) return wire.length > most
  if (typeof wire === 'string') return wire.length > most * ID_LENGTH
  return typeof wire === 'object' && wire !== null && Object.keys(wire).length > most
}

/** A number of a request from the least to the most; written as a text it has no thousand digits either. */
export const inRange = <T extends number | null>(
  inner: Codec<T>,
  minimum: number,
  maximum: number,
  limit: JsonSchema = { minimum, maximum },
): Codec<T> =>
  codecOf<T>({
    decode(wire, reader) {
      if (!reader.isRequest) return inner.decode(wire, reader)
      const { faults } = reader
      const before = faults.length
      const what = `from ${minimum} to ${maximum}`
      if (typeof wire === 'string' && wire.length > LONGEST_NUMBER) return reader.refuseSize(wire, what)
      return afterwards(inner.decode(wire, reader), (value) => {
        if (faults.length > before || typeof value !== 'number') return value as T
        return value < minimum || value > maximum ? reader.refuseSize(wire, what) : (value as T)
      })
    },
    encode: (value) => inner.encode(value),
    schema: (writer) => withLimit(inner, limit, writer),
  })
const LONGEST_NUMBER = 64

interface Bulk {
  readonly characters: number
  readonly levels: number
}

/** Something that is carried but not read, as far as so much of it. */
export const maxBulk = <T>(inner: Codec<T>, bulk: Bulk): Codec<T> =>
  inRequests(
    inner,
    (wire) => roomAfter(wire, bulk.characters, bulk.levels) < 0,
    `at most ${bulk.characters} characters in ${bulk.levels} levels`,
    {
      description: `At most ${bulk.characters} characters of JSON, ${bulk.levels} levels deep.`,
      'x-max-characters': bulk.characters,
      'x-max-levels': bulk.levels,
    },
  )

/** What is left of the room, negative when there was not enough; it is not looked at any further then. */
const roomAfter = (wire: unknown, room: number, levels: number): number => {
  if (typeof wire === 'string') return room - wire.length - 2
  if (typeof wire !== 'object' || wire === null) return room - 4
  if (levels === 0) return -1
  let left = room - 2
  if (Array.isArray(wire)) {
    for (let at = 0; at < wire.length && left >= 0; at += 1) left = roomAfter(wire[at], left - 1, levels - 1)
    return left
  }
  for (const key in wire) {
    left = roomAfter((wire as Record<string, unknown>)[key], left - key.length - 4, levels - 1)
    if (left < 0) return left
  }
  return left
}
