import { type Codec, codecOf } from './codec.ts'
import { isNothing } from './is-nothing.ts'
import { isObject } from './json.ts'
import type { JsonSchema, SchemaWriter } from './json-schema.ts'
import type { Reader } from './reader.ts'
import { untouched } from './record.ts'
import { afterwards, inTurn, type Steps } from './steps.ts'

/**
 * How a domain key travels: its wire name and codec; a third place makes it optional and says what it is
 * when absent; 'sparse' leaves it out of the written form while it has that value.
 */
export type Entry<T> =
  | readonly [wire: string, codec: Codec<T>]
  | readonly [wire: string, codec: Codec<T>, absent: NoInfer<T>]
  | readonly [wire: string, codec: Codec<T>, absent: NoInfer<T>, written: 'sparse']

export type Table<T> = { readonly [K in keyof T]-?: Entry<Exclude<T[K], undefined>> }

interface Options<T> {
  /** Puts a foreign document into our places before it is read. */
  readonly before?: (wire: Record<string, unknown>) => Record<string, unknown>
  /** Settles what one field alone cannot decide. */
  readonly after?: (value: T) => T
  /** The last word on the written form. */
  readonly written?: (wire: Record<string, unknown>) => Record<string, unknown>
  /** The domain key that carries the wire's unknown keys. */
  readonly rest?: keyof T & string
}

/** The place of the key named by `rest`: it has no wire name of its own. */
export const unknownKeys: Entry<Record<string, unknown>> = ['', untouched as Codec<Record<string, unknown>>]

/** The codec of one noun from one table: domain key → [wire name, codec, value when absent]. */
export const noun = <T extends object>(
  name: string,
  table: Table<T>,
  options: Options<T> = {},
): Codec<Readonly<T>> => {
  const fields = fieldsOf(table, options.rest)
  const known = new Set(fields.map((f) => f.wire))
  const { before, after, written, rest } = options
  // Copying a blank keeps the records of one noun in one hidden class; growing them key by key costs twice the time.
  const blank: Record<string, unknown> = Object.fromEntries(fields.map((f) => [f.key, f.absent]))

  const readFields = (wire: Record<string, unknown>, reader: Reader): T | Steps<T> => {
    const value = { ...blank }
    const { faults, pause } = reader
    const first = faults.length
    const readField = (index: number) => {
      const f = fields[index] as FieldOfNoun
      const part = wire[f.wire]
      if (part === undefined) {
        if (f.needed) reader.missing(f.wire)
        return
      }
      const found = faults.length
      return afterwards(f.codec.decode(part, reader), (read) => {
        if (read !== undefined) value[f.key] = read
        if (faults.length > found) reader.place(found, f.wire)
        else if (read === undefined && f.needed) reader.missing(f.wire)
      })
    }
    const result = () => {
      if (rest !== undefined) value[rest] = unknownOf(wire, known)
      return after && faults.length === first ? after(value as T) : (value as T)
    }
    return inTurn(fields.length, readField, result, pause)
  }

  return codecOf<Readonly<T>>({
    decode(wire, reader) {
      if (isObject(wire)) return readFields(before ? before(wire) : wire, reader)
      if (Array.isArray(wire) && wire.length === 0) return readFields({}, reader)
      return isNothing(wire) ? undefined : reader.refuse(wire, 'an object')
    },
    encode(value) {
      const source = value as Record<string, unknown>
      const wire: Record<string, unknown> = {}
      for (const f of fields) {
        const part = source[f.key]
        if (part === undefined || (f.sparse && isSame(part, f.absent))) continue
        wire[f.wire] = f.codec.encode(part)
      }
      if (rest !== undefined) Object.assign(wire, source[rest])
      return written ? written(wire) : wire
    },
    schema: (writer) => writer.noun(name, () => schemaOfFields(fields, writer)),
  })
}

const unknownOf = (wire: object, known: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(wire).filter(([key]) => !known.has(key)))

interface FieldOfNoun {
  readonly key: string
  readonly wire: string
  readonly codec: Codec<unknown>
  readonly needed: boolean
  readonly absent: unknown
  readonly sparse: boolean
}

const fieldsOf = <T>(table: Table<T>, rest: string | undefined): FieldOfNoun[] =>
  (Object.entries(table) as [string, readonly unknown[]][])
    .filter(([key]) => key !== rest)
    .map(([key, entry]) => ({
      key,
      wire: entry[0] as string,
      codec: entry[1] as Codec<unknown>,
      needed: entry.length === 2,
      absent: entry[2],
      sparse: entry[3] === 'sparse',
    }))

const schemaOfFields = (fields: readonly FieldOfNoun[], writer: SchemaWriter): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((f) => [f.wire, schemaOfField(f, writer)])),
  required: fields.filter((f) => f.needed || (writer.side === 'answer' && !f.sparse)).map((f) => f.wire),
})

const schemaOfField = (f: FieldOfNoun, writer: SchemaWriter): JsonSchema => {
  const form = writer.of(f.codec)
  if (f.needed || f.sparse) return form
  return { ...form, default: f.absent === null ? null : f.codec.encode(f.absent) }
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === 0 && b.length === 0)
