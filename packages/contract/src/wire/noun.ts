import * as z from 'zod/mini'
import { anything, brief, type Codec } from './codec.ts'
import { faceOf, showFace } from './face.ts'
import { isObject } from './json.ts'

/**
 * How a domain key travels: its wire name and codec; a third place makes it optional and says what it is
 * when absent; 'sparse' leaves it out of the written form while it has that value.
 */
export type Entry<T> =
  | readonly [wire: string, codec: Codec<T>]
  | readonly [wire: string, codec: Codec<T>, absent: NoInfer<T>]
  | readonly [wire: string, codec: Codec<T>, absent: NoInfer<T>, written: 'sparse']

export type Table<T> = { readonly [K in keyof T]-?: Entry<T[K]> }

interface Habits<T> {
  /** Puts a foreign document into our places before it is read. */
  readonly before?: (wire: Record<string, unknown>) => Record<string, unknown>
  /** Settles what one field alone cannot decide. */
  readonly after?: (value: T) => T
  /** The domain key that carries the wire's unknown keys. */
  readonly rest?: keyof T & string
}

/** The place of the key named by `rest`: it has no wire name of its own. */
export const unknownKeys: Entry<Record<string, unknown>> = ['', z.unknown() as Codec<Record<string, unknown>>]

/** The codec of one noun from one table: domain key → [wire name, codec, value when absent]. */
export const noun = <T extends object>(
  name: string,
  table: Table<T>,
  habits: Habits<T> = {},
): Codec<Readonly<T>> => {
  const fields = fieldsOf(table, habits.rest)
  const shape = Object.fromEntries(fields.map((f) => [f.wire, f.needed ? f.codec : z.optional(f.codec)]))
  const wireObject = habits.rest === undefined ? z.object(shape) : z.looseObject(shape)
  const known = new Set(fields.map((f) => f.wire))
  const { before, after, rest } = habits

  const renamed = z.codec(wireObject, anything, {
    decode: (wire: Record<string, unknown>, payload) => {
      const value: Record<string, unknown> = {}
      for (const f of fields) {
        const part = wire[f.wire]
        if (part !== undefined) value[f.key] = part
        else if (f.needed)
          payload.issues.push({ code: 'custom', message: 'missing', input: wire, path: [f.wire] })
        else value[f.key] = f.absent
      }
      if (rest !== undefined)
        value[rest] = Object.fromEntries(Object.entries(wire).filter(([key]) => !known.has(key)))
      return after && payload.issues.length === 0 ? after(value as T) : value
    },
    encode: (value) => {
      const source = value as Record<string, unknown>
      const wire: Record<string, unknown> = {}
      for (const f of fields) {
        const part = source[f.key]
        if (part !== undefined && !(f.sparse && isSame(part, f.absent))) wire[f.wire] = part
      }
      return rest === undefined ? wire : { ...wire, ...(source[rest] as object) }
    },
  })

  const codec = z.codec(anything, z.optional(renamed), {
    decode: (wire, payload) => {
      if (isObject(wire)) return (before ? before(wire) : wire) as never
      if (wire === undefined || wire === null || wire === false || wire === '') return undefined
      if (Array.isArray(wire) && wire.length === 0) return {} as never
      payload.issues.push({ code: 'custom', message: `an object expected, got ${brief(wire)}`, input: wire })
      return undefined
    },
    encode: (wire) => wire,
  })

  return showFace(codec as unknown as Codec<Readonly<T>>, () => {
    const faces = fields.map((f) => [f.wire, f.sparse ? z.optional(faceOf(f.codec)) : faceOf(f.codec)])
    const face =
      rest === undefined ? z.object(Object.fromEntries(faces)) : z.looseObject(Object.fromEntries(faces))
    return nameFace(face, name)
  })
}

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

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === 0 && b.length === 0)

const names = new WeakMap<object, string>()

/** The name under which a noun stands in the API description. */
export const nameFace = <S extends object>(face: S, name: string): S => {
  names.set(face, name)
  return face
}
export const nameOfFace = (face: object): string | undefined => names.get(face)
