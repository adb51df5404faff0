import { type Codec, expected, field } from './codec.ts'
import { isNothing } from './is-nothing.ts'

/** One of a few words. `also` maps other spellings found in the wild. */
export const oneOf = <const W extends string>(
  words: readonly W[],
  also: Readonly<Record<string, W>> = {},
): Codec<W> => {
  const known: ReadonlySet<string> = new Set(words)
  // As an object it would know "constructor" too.
  const spellings = new Map(Object.entries(also))
  return field<W>({
    schema: { type: 'string', enum: words },
    decode: (wire, isRequest) => {
      if (isNothing(wire, isRequest)) return undefined
      if (typeof wire === 'string') {
        if (known.has(wire)) return wire as W
        const other = spellings.get(wire.trim().toLowerCase())
        if (other !== undefined) return other
      }
      return expected(`one of ${words.join(', ')}`)
    },
    encode: (value) => value,
  })
}
