import * as z from 'zod/mini'
import { type Codec, type Context, codecOf, type Payload, refuse, runPart } from './codec.ts'
import { isNothing } from './is-nothing.ts'
import { isObject } from './json.ts'
import type { JsonSchema, SchemaWriter } from './json-schema.ts'
import { untouched } from './record.ts'
import { inSteps, missing, stepThrough } from './steps.ts'

/**
 * How a domain key travels: its wire name and codec; a third place makes it optional and says what it is
 * when absent; 'sparse' leaves it out of the written form while it has that value.
 */
export type Entry<T> =
  | readonly [wire: string, codec: Codec<T>]
  | readonly [wire: string, codec: Codec<T>, absent: NoInfer<T>]
  | readonly [wire: string, codec: Codec<T>, absent: NoInfer<T>, written: 'sparse']

export type Table<T> = { readonly [K in keyof T]-?: Entry<Exclude<T[K], undefined>> }

interface Habits<T> {
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
  habits: Habits<T> = {},
): Codec<Readonly<T>> => {
  const fields = fieldsOf(table, habits.rest)
  const known = new Set(fields.map((f) => f.wire))
  const { before, after, written, rest } = habits
  // Copying a blank keeps the records of one noun in one hidden class; growing them key by key costs twice the time.
  const blank: Record<string, unknown> = Object.fromEntries(fields.map((f) => [f.key, f.absent]))

  const readFields = (wire: Record<string, unknown>, payload: Payload, context: Context) => {
    const value = { ...blank }
    const faults = payload.issues.length
    for (const f of fields) {
      const part = wire[f.wire]
      const issues = payload.issues.length
      const read = part === undefined ? undefined : runPart(f.codec, part, f.wire, payload, context)
      if (read !== undefined) value[f.key] = read
      else if (f.needed && payload.issues.length === issues)
        payload.issues.push({ code: 'custom', message: 'missing', input: wire, path: [f.wire] })
    }
    if (rest !== undefined) value[rest] = unknownOf(wire, known)
    return after && payload.issues.length === faults ? after(value as T) : value
  }

  function* stepFields(wire: Record<string, unknown>, payload: Payload, context: Context) {
    const value = { ...blank }
    for (const f of fields) {
      const part = wire[f.wire]
      const read = part === undefined ? undefined : yield* stepThrough(f.codec, part, payload, context)
      if (read !== undefined) value[f.key] = read
      else if (f.needed) missing(payload)
    }
    if (rest !== undefined) value[rest] = unknownOf(wire, known)
    return after && payload.issues.length === 0 ? after(value as T) : value
  }

  /** null where the wire brings no record at all. */
  const opened = (wire: unknown): Record<string, unknown> | null => {
    if (isObject(wire)) return before ? before(wire) : wire
    return Array.isArray(wire) && wire.length === 0 ? {} : null
  }

  const codec = codecOf<Readonly<T>>(
    (payload, context) => {
      const wire = opened(payload.value)
      if (wire) return readFields(wire, payload, context)
      return isNothing(payload.value) ? undefined : refuse(payload, 'an object')
    },
    (payload, context) => {
      const source = payload.value as Record<string, unknown>
      const wire: Record<string, unknown> = {}
      for (const f of fields) {
        const part = source[f.key]
        if (part === undefined || (f.sparse && isSame(part, f.absent))) continue
        wire[f.wire] = runPart(f.codec, part, f.wire, payload, context)
      }
      if (rest !== undefined) Object.assign(wire, source[rest])
      return written ? written(wire) : wire
    },
    (writer) => writer.noun(name, () => schemaOfFields(fields, writer)),
  )
  return inSteps(codec, function* (wire, payload, context) {
    const record = opened(wire)
    if (record) return yield* stepFields(record, payload, context)
    return isNothing(wire) ? undefined : missing(payload)
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
  return { ...form, default: f.absent === null ? null : z.encode(f.codec, f.absent) }
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === 0 && b.length === 0)
