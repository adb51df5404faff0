import type * as z from 'zod/mini'
import type { Json } from './json.ts'
import { attachSchema, type CodecSchema } from './json-schema.ts'

/**
 * A zod schema from anything the wire may bring to `T`, and back to canonical JSON.
 * Decoding answers `undefined` for "nothing" (null, false, an empty string where PHP means none);
 * whoever holds the value decides whether that is a default or a fault.
 */
export type Codec<T> = z.core.$ZodType<T, unknown>
export type Domain<C extends z.core.$ZodType> = z.output<C>

export type Payload = z.core.ParsePayload
/** Limits hold in what is asked; what another server answers is read whatever its size. */
export type Context = z.core.ParseContextInternal & { readonly side?: 'request' }
type Step = (payload: Payload, context: Context) => unknown

/**
 * The inside of a zod schema, as far as zod itself looks into one when it reads and writes. Made by its constructors a
 * schema takes ten times as long to come into being, and several hundred do while somebody taps; z.codec would run
 * four of them for each field, and a catalogue has a million.
 */
class Inside {
  readonly def: { readonly type: 'custom' }
  readonly decode: Step
  readonly encode: Step

  constructor(decode: Step, encode: Step) {
    this.def = DEF
    this.decode = decode
    this.encode = encode
  }

  run(payload: Payload, context: Context): Payload {
    payload.value =
      context.direction === 'backward' ? this.encode(payload, context) : this.decode(payload, context)
    return payload
  }
}
const DEF = { type: 'custom' } as const

/** A codec from its two steps; each answers the new value and may add issues to the payload. */
export const codecOf = <T>(decode: Step, encode: Step, schema: CodecSchema): Codec<T> =>
  attachSchema({ _zod: new Inside(decode, encode) } as unknown as Codec<T>, schema)

/** Runs a codec on a part of the payload's value; its issues get the part's key. */
export const runPart = (
  codec: Codec<unknown>,
  value: unknown,
  key: string | number,
  payload: Payload,
  context: Context,
): unknown => {
  const { issues } = payload
  const before = issues.length
  const result = codec._zod.run({ value, issues }, context) as Payload
  for (let index = before; index < issues.length; index++) {
    const issue = issues[index]
    if (issue) issues[index] = { ...issue, path: [key, ...(issue.path ?? [])] }
  }
  return result.value
}

/** Runs a codec on another form of the payload's whole value. */
export const runWhole = (
  codec: Codec<unknown>,
  value: unknown,
  payload: Payload,
  context: Context,
): unknown => (codec._zod.run({ value, issues: payload.issues }, context) as Payload).value

export class Refused {
  readonly what: string
  readonly isTooLarge: boolean
  constructor(what: string, isTooLarge = false) {
    this.what = what
    this.isTooLarge = isTooLarge
  }
}

/** What a field codec answers when it cannot make sense of the wire's value. */
export const expected = (what: string): Refused => new Refused(what)

/** What a field codec answers when it understands the wire's value, but not so much of it. */
export const beyond = (what: string): Refused => new Refused(what, true)

/** Reports a value that is not what was expected. */
export const refuse = (payload: Payload, what: string): undefined => {
  const { value } = payload
  payload.issues.push({ code: 'custom', message: `${what} expected, got ${brief(value)}`, input: value })
}

/** Reports a value that is more than may come. */
export const tooLarge = (payload: Payload, what: string): undefined => {
  const { value } = payload
  const params = { isTooLarge: true }
  payload.issues.push({
    code: 'custom',
    message: `${what} expected, got ${brief(value)}`,
    input: value,
    params,
  })
}

interface Field<T> {
  readonly schema: CodecSchema
  /** A request says "nothing" plainly; a server may say it in any of PHP's ways. */
  readonly decode: (wire: unknown, isRequest: boolean) => T | undefined | Refused
  readonly encode: (value: T) => Json
}

/** One field codec: how to read it from a careless server, how to write it, how it looks when written. */
export const field = <T>({ schema, decode, encode }: Field<T>): Codec<T> =>
  codecOf<T>(
    (payload, context) => {
      const value = decode(payload.value, context.side === 'request')
      if (!(value instanceof Refused)) return value
      return value.isTooLarge ? tooLarge(payload, value.what) : refuse(payload, value.what)
    },
    (payload) => encode(payload.value as T),
    schema,
  )

/** The offending value, short enough for one line of a report; a large one is not written out to be cut. */
const brief = (wire: unknown): string => {
  if (wire === undefined) return 'nothing'
  const text = JSON.stringify(shortened(wire, 3)) ?? String(wire)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const shortened = (wire: unknown, levels: number): unknown => {
  if (typeof wire === 'string') return wire.slice(0, 60)
  if (typeof wire !== 'object' || wire === null) return wire
  if (Array.isArray(wire))
    return levels === 0 ? [] : wire.slice(0, 30).map((one) => shortened(one, levels - 1))
  const some: Record<string, unknown> = Object.create(null)
  let room = levels === 0 ? 0 : 12
  for (const key in wire) {
    if (room === 0) break
    room -= 1
    some[key.slice(0, 60)] = shortened((wire as Record<string, unknown>)[key], levels - 1)
  }
  return some
}
