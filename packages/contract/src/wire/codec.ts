import type { CodecSchema } from './json-schema.ts'
import type { Reader } from './reader.ts'
import type { Steps } from './steps.ts'

/** Between what the wire may bring and `T`. */
export interface Codec<T> {
  /**
   * From anything the wire may bring; what has parts is read in steps. `undefined` is "nothing" (null, false, an empty
   * string where PHP means none): whoever holds the value decides whether that is a default or a fault.
   */
  decode(wire: unknown, reader: Reader): T | undefined | Steps<T | undefined>
  /** Canonical JSON. */
  encode(value: T): unknown
  /** The form of that JSON, for the API's description. */
  readonly schema: CodecSchema
}
export type Domain<C> = C extends Codec<infer T> ? T : never

/** All codecs are objects of one shape: a field of a noun may hold any of them, and is read a million times. */
export const codecOf = <T>({ decode, encode, schema }: Codec<T>): Codec<T> => ({ decode, encode, schema })

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

interface Field<T> {
  readonly schema: CodecSchema
  /** A request says "nothing" plainly; a server may say it in any of PHP's ways. */
  readonly decode: (wire: unknown, isRequest: boolean) => T | undefined | Refused
  readonly encode: (value: T) => unknown
}

/** One field codec: how to read it from a careless server, how to write it, how it looks when written. */
export const field = <T>({ schema, decode, encode }: Field<T>): Codec<T> =>
  codecOf<T>({
    decode(wire, reader) {
      const value = decode(wire, reader.isRequest)
      if (!(value instanceof Refused)) return value
      return value.isTooLarge ? reader.refuseSize(wire, value.what) : reader.refuse(wire, value.what)
    },
    encode,
    schema,
  })
