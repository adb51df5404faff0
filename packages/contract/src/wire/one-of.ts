import { type Codec, expected, field } from './codec.ts'
import { isNothing } from './nothing.ts'

/** One of a few words. `also` maps other spellings found in the wild. */
export const oneOf = <const W extends string>(
  words: readonly W[],
  also: Readonly<Record<string, W>> = {},
): Codec<W> => {
  const known: ReadonlySet<string> = new Set(words)
  return field<W>({
    face: { type: 'string', enum: words },
    decode: (wire) => {
      if (isNothing(wire)) return undefined
      if (typeof wire === 'string') {
        if (known.has(wire)) return wire as W
        const other = also[wire.trim().toLowerCase()]
        if (other !== undefined) return other
      }
      return expected(`one of ${words.join(', ')}`)
    },
    encode: (value) => value,
  })
}
